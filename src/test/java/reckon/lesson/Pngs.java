package reckon.lesson;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Pictures in the PNG format, of any size that a header can claim. */
final class Pngs {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    private Pngs() {}

    /** A header that claims a size, a row of nothing, and the end. */
    static byte[] of(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(header);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {8, 0, 0, 0, 0});
        chunk(bytes, "IHDR", header.toByteArray());
        chunk(bytes, "IDAT", deflated(new byte[9 * 8]));
        chunk(bytes, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static byte[] deflated(byte[] rows) {
        try (Deflater deflater = new Deflater()) {
            deflater.setInput(rows);
            deflater.finish();
            byte[] out = new byte[200];
            return java.util.Arrays.copyOf(out, deflater.deflate(out));
        }
    }

    private static void chunk(ByteArrayOutputStream bytes, String type, byte[] data) throws IOException {
        DataOutputStream out = new DataOutputStream(bytes);
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) sum.getValue());
    }
}
