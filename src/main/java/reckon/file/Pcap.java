package reckon.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.List;
import reckon.network.Link;
import reckon.run.Packet;
import reckon.run.Run;

/**
 * The packets of a run as the receiver gets them, as a capture that network tools read: classic pcap of raw IPv4, UDP to port
 * 3000, which is that of IEEE 1278.1. Time 0 of the run is that of 1970.
 */
public final class Pcap {
    private static final int MICROSECOND_CAPTURE = 0xa1b2c3d4;
    private static final int RAW_IP = 101;
    private static final short PORT = 3000;
    private static final int IP_HEADER = 20;
    private static final int UDP_LENGTH = 8 + EntityStatePdu.BYTES;
    private static final byte UDP = 17;
    private static final int SENDER = 0x0a000001;
    private static final int RECEIVER = 0x0a000002;

    private Pcap() {}

    /** Writes the packets that arrive, in the order of their arrival. */
    public static void write(Run run, OutputStream out) throws IOException {
        out.write(fileHeader());
        List<Packet> arrivals = run.packets().stream()
                .filter(packet -> packet.transit().delivered())
                .sorted(Comparator.comparingLong(packet -> packet.transit().arrivedMicros()))
                .toList();
        for (Packet packet : arrivals) {
            out.write(record(packet));
        }
    }

    private static byte[] fileHeader() {
        return ByteBuffer.allocate(24)
                .putInt(MICROSECOND_CAPTURE)
                .putShort((short) 2)
                .putShort((short) 4)
                .putInt(0)
                .putInt(0)
                .putInt(65_535)
                .putInt(RAW_IP)
                .array();
    }

    private static byte[] record(Packet packet) {
        long arrived = packet.transit().arrivedMicros();
        ByteBuffer record = ByteBuffer.allocate(16 + Link.PACKET_BYTES)
                .putInt((int) (arrived / 1_000_000))
                .putInt((int) (arrived % 1_000_000))
                .putInt(Link.PACKET_BYTES)
                .putInt(Link.PACKET_BYTES);
        int ip = record.position();
        record.put((byte) 0x45).put((byte) 0).putShort((short) Link.PACKET_BYTES);
        record.putShort((short) packet.transit().number()).putShort((short) 0x4000);
        record.put((byte) 64).put(UDP).putShort((short) 0).putInt(SENDER).putInt(RECEIVER);
        record.putShort(ip + 10, checksum(sum(record, ip, IP_HEADER)));
        int udp = record.position();
        record.putShort(PORT).putShort(PORT).putShort((short) UDP_LENGTH).putShort((short) 0);
        EntityStatePdu.put(packet.pdu(), record);
        // UDP's sum covers the addresses, the protocol and the length as well
        int addresses = sum(record, ip + 12, 8) + UDP + UDP_LENGTH;
        record.putShort(udp + 6, checksum(addresses + sum(record, udp, UDP_LENGTH)));
        return record.array();
    }

    private static int sum(ByteBuffer data, int from, int length) {
        int sum = 0;
        for (int i = 0; i < length; i += 2) {
            sum += data.getShort(from + i) & 0xffff;
        }
        return sum;
    }

    /** The internet checksum of RFC 1071; a sum of 0 is sent as all ones, 0 meaning that there is none. */
    private static short checksum(int sum) {
        int folded = sum;
        while (folded > 0xffff) {
            folded = (folded & 0xffff) + (folded >>> 16);
        }
        int complement = ~folded & 0xffff;
        return (short) (complement == 0 ? 0xffff : complement);
    }
}
