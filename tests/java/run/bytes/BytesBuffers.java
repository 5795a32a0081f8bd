// ByteBuffer heap and direct: position/limit/mark, relative and absolute access of all types in both orders,
// slice/duplicate/compact, read-only and bounds failures, bulk, compare.
import java.nio.*;
import java.util.*;

public class BytesBuffers {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println("  " + n + " -> " + q.go()); } catch (Exception e) {
            System.out.println("  " + n + " " + e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage()));
        }
    }
    static String st(Buffer b) {
        return "pos=" + b.position() + " lim=" + b.limit() + " cap=" + b.capacity() + " rem=" + b.remaining();
    }
    static String hex(ByteBuffer b) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < b.limit(); i++) s.append(String.format("%02x", b.get(i)));
        return s.toString();
    }
    static void all(ByteBuffer b) {
        System.out.println((b.isDirect() ? "direct " : "heap ") + st(b) + " " + b.order() + " hasArray=" + b.hasArray() + " ro="
                + b.isReadOnly());
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putChar('A').putFloat(1f).putDouble(-2.5);
        System.out.println("  " + st(b) + " " + hex(b));
        b.flip();
        System.out.println("  " + st(b));
        System.out.println("  " + b.get() + " " + b.getShort() + " " + Integer.toHexString(b.getInt()) + " "
                + Long.toHexString(b.getLong()) + " " + b.getChar() + " " + b.getFloat() + " " + b.getDouble() + " " + b.hasRemaining());
        t("underflow", b::get);
        b.rewind();
        b.order(ByteOrder.LITTLE_ENDIAN);
        b.get();
        System.out.println("  LE " + Integer.toHexString(b.getShort()) + " " + Integer.toHexString(b.getInt()) + " "
                + Long.toHexString(b.getLong()));
        b.clear();
        b.putInt(0, 0x11223344);
        b.putLong(4, -1L);
        b.putDouble(12, Math.PI);
        b.putChar(20, '\u1234');
        System.out.println("  " + hex(b) + " " + b.getInt(0) + " " + b.getShort(2) + " " + b.getDouble(12) + " " + st(b));
        t("abs oob", () -> b.getInt(b.limit() - 3));
        t("abs neg", () -> b.get(-1));
        t("put oob", () -> b.put(99, (byte) 1));
        t("limit", () -> st(b.limit(8).position(8)));
        t("overflow", () -> b.put((byte) 1));
        t("overflow long", () -> b.position(4).putLong(1));
        t("bad position", () -> b.position(9));
        t("bad limit", () -> b.limit(1000));
        t("reset unset", () -> b.clear().reset());
        t("mark", () -> {
            b.position(3).mark();
            b.position(7).reset();
            return st(b);
        });
        t("mark discarded", () -> {
            b.position(5).mark();
            b.position(2);
            return b.reset();
        });
        b.clear();
        for (int i = 0; i < b.capacity(); i++) b.put((byte) i);
        b.position(5).limit(12);
        ByteBuffer s = b.slice(), d = b.duplicate(), r = b.asReadOnlyBuffer(), s2 = b.slice(2, 4);
        System.out.println("  slice " + st(s) + " " + s.get(0) + " dup " + st(d) + " " + s.order() + d.order() + " slice2 " + st(s2)
                + s2.get(0));
        s.put(0, (byte) 99);
        System.out.println("  shared " + b.get(5) + " " + r.get(5) + " " + d.get(5));
        t("ro put", () -> r.put((byte) 1));
        t("ro put abs", () -> r.putInt(0, 1));
        t("ro array", r::array);
        t("ro compact", r::compact);
        t("ro slice", () -> r.slice().isReadOnly());
        t("slice bad", () -> b.slice(3, 99));
        b.compact();
        System.out.println("  compact " + st(b) + " " + b.get(0) + b.get(1) + b.get(6));
        byte[] dst = new byte[4];
        b.flip();
        b.get(dst);
        System.out.println("  bulk " + Arrays.toString(dst) + st(b));
        t("bulk underflow", () -> b.get(new byte[10]));
        t("bulk oob", () -> b.get(dst, 2, 3));
        t("bulk abs", () -> {
            byte[] q = new byte[3];
            b.get(1, q);
            return Arrays.toString(q) + st(b);
        });
        b.clear();
        b.put(new byte[]{9, 8, 7}).put(dst, 1, 2);
        System.out.println("  put bulk " + hex((ByteBuffer) b.duplicate().limit(5)));
        t("put self", () -> b.put(b));
        t("put buf", () -> {
            ByteBuffer o = ByteBuffer.wrap(new byte[]{5, 6});
            b.put(o);
            return st(o) + b.get(5);
        });
        t("put buf big", () -> {
            b.position(b.limit() - 1);
            return b.put(ByteBuffer.allocate(3));
        });
        t("alignedSlice", () -> b.alignmentOffset(0, 1));
    }
    public static void main(String[] args) {
        all(ByteBuffer.allocate(29));
        all(ByteBuffer.allocateDirect(29));
        byte[] arr = new byte[10];
        ByteBuffer w = ByteBuffer.wrap(arr, 3, 4);
        System.out.println(st(w) + " off " + w.arrayOffset() + " " + (w.array() == arr));
        w.put((byte) 7);
        System.out.println(arr[3] + " " + w.slice().arrayOffset());
        t("neg alloc", () -> ByteBuffer.allocate(-1));
        t("wrap bad", () -> ByteBuffer.wrap(arr, 8, 5));
        ByteBuffer a = ByteBuffer.wrap(new byte[]{1, 2, 3}), b = ByteBuffer.allocateDirect(5);
        b.put(new byte[]{9, 1, 2, 3, 9});
        b.position(1).limit(4);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.compareTo(b) + " " + a.mismatch(b) + " "
                + a.compareTo(ByteBuffer.wrap(new byte[]{1, (byte) 200})) + a.mismatch(ByteBuffer.wrap(new byte[]{1, 5}))
                + a.equals(CharBuffer.wrap("x")) + " " + a + " " + b.toString().replace("DirectByteBuffer", "X"));
        ByteBuffer e = ByteBuffer.allocate(0);
        System.out.println(st(e) + e.hasRemaining() + e.hashCode());
        ByteBuffer big = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(big.slice().order() + " " + big.duplicate().order() + " " + big.order(null).order() + " "
                + (ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN));
        int sum = 0;
        ByteBuffer loop = ByteBuffer.allocateDirect(400);
        for (int i = 0; i < 100; i++) loop.putInt(i * i);
        loop.flip();
        while (loop.hasRemaining()) sum += loop.getInt();
        System.out.println(sum);
    }
}
