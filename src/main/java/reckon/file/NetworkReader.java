package reckon.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import reckon.network.Network;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.setting.Group;
import reckon.setting.Values;

/** Reads the network of a scenario. */
final class NetworkReader {

    private NetworkReader() {}

    /** Takes an override that names the link that it is for. */
    interface Links {
        /** No override may name one. */
        Links NONE = (section, fate) -> false;

        /** Takes an override, if its section names its link, and says whether it does. */
        boolean take(Section section, PacketOverride fate);
    }

    static Network read(Section section, Library library) {
        return read(section, library, Links.NONE);
    }

    static Network read(Section section, Library library, Links links) {
        Values values = SettingsReader.read(Group.NETWORK, section);
        List<Stall> stalls = section.take("stalls").map(NetworkReader::stalls).orElse(List.of());
        List<PacketOverride> overrides =
                section.take("overrides").map(list -> overrides(list, links)).orElse(List.of());
        Optional<Network.LoggedFates> log = section.take("log")
                .filter(entry -> !Scalar.isNothing(entry.node()))
                .flatMap(entry -> log(entry, library));
        section.close();
        return new Network(values, stalls, overrides, log);
    }

    private static List<Stall> stalls(Entry list) {
        List<Stall> stalls = new ArrayList<>();
        for (Entry item : list.items()) {
            item.section().ifPresent(section -> {
                OptionalDouble at = seconds(section, "at");
                OptionalDouble length = seconds(section, "length");
                section.close();
                if (at.isPresent() && length.isPresent()) {
                    stalls.add(new Stall(at.getAsDouble(), length.getAsDouble()));
                }
            });
        }
        return stalls;
    }

    private static List<PacketOverride> overrides(Entry list, Links links) {
        List<PacketOverride> overrides = new ArrayList<>();
        for (Entry item : list.items()) {
            item.section().ifPresent(section -> {
                override(section).filter(fate -> !links.take(section, fate)).ifPresent(overrides::add);
                section.close();
            });
        }
        return overrides;
    }

    private static Optional<PacketOverride> override(Section section) {
        OptionalDouble sent = seconds(section, "sent");
        Optional<Entry> lost = section.take("lost");
        boolean isLost = lost.isPresent() && lost(lost.get());
        OptionalDouble arrived = OptionalDouble.empty();
        if (isLost) {
            section.take("arrived").ifPresent(entry -> entry.fault("goes against lost: true; keep one of them"));
        } else {
            arrived = seconds(section, "arrived");
        }
        return sent.isPresent() && (isLost || arrived.isPresent())
                ? Optional.of(new PacketOverride(sent.getAsDouble(), arrived))
                : Optional.empty();
    }

    private static boolean lost(Entry entry) {
        Optional<Boolean> flag = Scalar.flag(entry.node());
        if (flag.isEmpty()) {
            entry.mustBe("true or false", "");
        }
        return flag.orElse(false);
    }

    private static OptionalDouble seconds(Section section, String key) {
        Optional<Entry> entry = section.take(key);
        if (entry.isEmpty()) {
            section.fault("has no " + key + "; give it in s");
            return OptionalDouble.empty();
        }
        return entry.get().number(0, Stall.LONGEST);
    }

    private static Optional<Network.LoggedFates> log(Entry entry, Library library) {
        return entry.text("the name of a packet log beside this file, or null")
                .flatMap(reference ->
                        library.log(entry, reference).map(packets -> new Network.LoggedFates(reference, packets)));
    }
}
