package reckon.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import reckon.motion.Track;

/**
 * Reads the points of a GPX track, projected to metres around the first: x to the east, y to the north, on a sphere of the
 * earth's mean radius, which is good for some tens of kilometres.
 */
final class Gpx {
    private static final double EARTH_RADIUS = 6_371_008.8;

    private final Path path;
    private final XMLStreamReader xml;
    private final GrowingTrack growing = new GrowingTrack();
    private @Nullable Instant firstTime;
    private double firstLatitude;
    private double firstLongitude;

    private Gpx(Path path, XMLStreamReader xml) {
        this.path = path;
        this.xml = xml;
    }

    static Track read(Path path, Progress progress) throws InputException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        // a recording is a stranger's file: it fetches nothing and expands nothing
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try (InputStream in = ReadingStream.open(path, progress)) {
            return new Gpx(path, factory.createXMLStreamReader(in)).track();
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
            String said = String.valueOf(e.getMessage()).replaceFirst("(?s).*Message: ", "");
            throw new InputException(path, line, "", "is not GPX: " + said + "; export the track again");
        } catch (IOException e) {
            throw TextFile.unreadable(path, e);
        }
    }

    private Track track() throws XMLStreamException, InputException {
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT
                    && xml.getLocalName().equals("trkpt")) {
                point();
            }
        }
        if (growing.track().size() == 0) {
            throw new InputException(path, 1, "trkpt", "is missing; a GPX recording needs a track with times");
        }
        return growing.track();
    }

    private void point() throws XMLStreamException, InputException {
        int line = xml.getLocation().getLineNumber();
        double latitude = degrees(line, "lat", 90);
        double longitude = degrees(line, "lon", 180);
        Optional<Instant> time = time();
        if (time.isEmpty()) {
            throw new InputException(path, line, "trkpt", "has no time; record the track with times");
        }
        Instant first = firstTime;
        if (first == null) {
            first = time.get();
            firstTime = first;
            firstLatitude = latitude;
            firstLongitude = longitude;
        }
        double seconds = (time.get().toEpochMilli() - first.toEpochMilli()) / 1000.0;
        double east = Math.IEEEremainder(longitude - firstLongitude, 360);
        Optional<String> fault = growing.add(
                seconds,
                EARTH_RADIUS * Math.cos(Math.toRadians(firstLatitude)) * Math.toRadians(east),
                EARTH_RADIUS * Math.toRadians(latitude - firstLatitude));
        if (fault.isPresent()) {
            throw new InputException(path, line, "trkpt", fault.get());
        }
    }

    private double degrees(int line, String name, double most) throws InputException {
        String text = Optional.ofNullable(xml.getAttributeValue(null, name)).orElse("nothing");
        OptionalDouble degrees = Decimal.parse(text.strip());
        if (degrees.isEmpty() || Math.abs(degrees.getAsDouble()) > most) {
            String range = Decimal.text(-most) + " to " + Decimal.text(most);
            throw new InputException(path, line, name, "must be a number, " + range + ", not " + text);
        }
        return degrees.getAsDouble();
    }

    /** The time of the point that has begun; the reader stands at the point's end afterwards. */
    private Optional<Instant> time() throws XMLStreamException, InputException {
        Optional<Instant> time = Optional.empty();
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT
                    && depth == 1
                    && xml.getLocalName().equals("time")) {
                int line = xml.getLocation().getLineNumber();
                String text = xml.getElementText().strip();
                time = Optional.of(instant(line, text));
            } else if (event == XMLStreamConstants.START_ELEMENT) {
                depth++;
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
            }
        }
        return time;
    }

    private Instant instant(int line, String text) throws InputException {
        try {
            return text.matches(".*(Z|[+-]\\d\\d:\\d\\d)")
                    ? OffsetDateTime.parse(text).toInstant()
                    : LocalDateTime.parse(text).toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            throw new InputException(path, line, "time", "must be a time as 2026-05-04T12:30:00Z, not " + text);
        }
    }
}
