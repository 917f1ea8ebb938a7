package reckon.file;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import reckon.method.Pdu;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * An update as the entity state PDU of IEEE 1278.1 that it would be. Positions are those of the scenario's plane, with z = 0, and
 * not on the globe.
 */
final class EntityStatePdu {
    /** Its length without articulated parts, B. */
    static final int BYTES = 144;

    private static final byte VERSION_1998 = 6;
    private static final byte EXERCISE = 1;
    private static final byte ENTITY_STATE = 1;
    private static final byte ENTITY_INFORMATION = 1;
    private static final long HOUR_MICROS = 3_600_000_000L;

    /** Dead reckoning in world coordinates with acceleration and without rotation. */
    private static final byte FVW = 5;

    private EntityStatePdu() {}

    static void put(Pdu pdu, ByteBuffer out) {
        Kinematics state = pdu.state();
        out.put(VERSION_1998).put(EXERCISE).put(ENTITY_STATE).put(ENTITY_INFORMATION);
        out.putInt(timestamp(pdu.sentMicros())).putShort((short) BYTES).putShort((short) 0);
        // site, application, entity; force; articulated parts; two entity types
        out.putShort((short) 1).putShort((short) 1).putShort((short) 1);
        out.put((byte) 0).put((byte) 0).putLong(0).putLong(0);
        putFloats(out, state.velocity());
        out.putDouble(state.position().x()).putDouble(state.position().y()).putDouble(0);
        putFloats(out, Vec2.ZERO);
        // appearance; dead reckoning with 15 bytes that it does not use, acceleration, angular velocity
        out.putInt(0).put(FVW).put(new byte[15]);
        putFloats(out, state.acceleration());
        putFloats(out, Vec2.ZERO);
        out.put((byte) 1).put("reckon\0\0\0\0\0".getBytes(StandardCharsets.US_ASCII));
        out.putInt(0);
    }

    private static void putFloats(ByteBuffer out, Vec2 vector) {
        out.putFloat((float) vector.x()).putFloat((float) vector.y()).putFloat(0);
    }

    /** Time past the hour in units of 2⁻³¹ hours, in the upper 31 bits; the last bit says that it is absolute. */
    private static int timestamp(long micros) {
        long units = ((micros % HOUR_MICROS) << 31) / HOUR_MICROS;
        return (int) (units << 1 | 1);
    }
}
