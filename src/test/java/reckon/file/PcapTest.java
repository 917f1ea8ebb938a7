package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import edu.nps.moves.dis7.EntityStatePdu;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import reckon.motion.Kinematics;
import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Simulator;

/** The capture holds what an independent implementation of IEEE 1278.1 reads as the updates that were sent. */
class PcapTest {

    private static Run run() throws InputException {
        String text =
                "track: {generator: spiral, duration: 5}\nnetwork: {jitter: 0.1, duplicate: 0.2, loss: {p: 0.2}}\n";
        return Simulator.run(Documents.parse(text, Path.of("s.yaml")).scenario());
    }

    private static int checksum(ByteBuffer data, int from, int length, int start) {
        int sum = start;
        for (int i = 0; i < length; i += 2) {
            sum += data.getShort(from + i) & 0xffff;
        }
        return (sum & 0xffff) + (sum >>> 16);
    }

    @Test
    void theReceiverGetsEntityStatesInTheOrderOfTheirArrival() throws InputException, IOException {
        Run run = run();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Pcap.write(run, out);
        ByteBuffer file = ByteBuffer.wrap(out.toByteArray());
        assertEquals(0xa1b2c3d4, file.getInt(0));
        assertEquals(101, file.getInt(20));
        List<Packet> arrivals = run.packets().stream()
                .filter(packet -> packet.transit().delivered())
                .toList();
        assertEquals(24 + arrivals.size() * (16 + 172), file.capacity());
        long before = 0;
        for (int at = 24; at < file.capacity(); at += 16 + 172) {
            long arrived = file.getInt(at) * 1_000_000L + file.getInt(at + 4);
            assertTrue(arrived >= before);
            before = arrived;
            assertEquals(172, file.getInt(at + 8));
            int ip = at + 16;
            assertEquals(0x4500, file.getShort(ip));
            assertEquals(172, file.getShort(ip + 2));
            assertEquals(0xffff, checksum(file, ip, 20, 0));
            assertEquals(3000, file.getShort(ip + 22));
            assertEquals(152, file.getShort(ip + 24));
            assertEquals(0xffff, checksum(file, ip + 12, 160, 17 + 152));
            int number = file.getShort(ip + 4);
            Packet packet = arrivals.stream()
                    .filter(sent ->
                            sent.transit().number() == number && sent.transit().arrivedMicros() == arrived)
                    .findFirst()
                    .orElseThrow();
            assertIsUpdate(packet, file.slice(ip + 28, 144));
        }
        assertFalse(arrivals.isEmpty());
    }

    private static void assertIsUpdate(Packet packet, ByteBuffer bytes) {
        EntityStatePdu pdu = new EntityStatePdu();
        pdu.unmarshal(bytes);
        Kinematics state = packet.pdu().state();
        assertEquals(144, pdu.getMarshalledSize());
        assertEquals(1, pdu.getPduType());
        assertEquals(state.position().x(), pdu.getEntityLocation().getX());
        assertEquals(state.position().y(), pdu.getEntityLocation().getY());
        assertEquals((float) state.velocity().x(), pdu.getEntityLinearVelocity().getX());
        assertEquals((float) state.velocity().y(), pdu.getEntityLinearVelocity().getY());
        assertEquals(
                (float) state.acceleration().x(),
                pdu.getDeadReckoningParameters().getEntityLinearAcceleration().getX());
        assertEquals(5, pdu.getDeadReckoningParameters().getDeadReckoningAlgorithm());
        double hours = (pdu.getTimestamp() >>> 1) / (double) (1L << 31);
        assertEquals(packet.pdu().sent(), hours * 3600, 2e-6);
    }
}
