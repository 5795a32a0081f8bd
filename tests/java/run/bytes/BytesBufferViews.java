// Typed buffers: views of ByteBuffers in both orders, CharBuffer as CharSequence, IntBuffer etc. wrap/slice/compact/compare,
// read-only views, put between kinds.
import java.nio.*;
import java.util.*;

public class BytesBufferViews {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println("  " + n + " -> " + q.go()); } catch (Exception e) {
            System.out.println("  " + n + " " + e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage()));
        }
    }
    static String st(Buffer b) { return "[" + b.position() + "," + b.limit() + "," + b.capacity() + "]"; }
    static String hex(ByteBuffer b) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < b.capacity(); i++) s.append(String.format("%02x", b.get(i)));
        return s.toString();
    }
    public static void main(String[] args) throws Exception {
        for (boolean direct : new boolean[]{false, true}) for (ByteOrder o : new ByteOrder[]{ByteOrder.BIG_ENDIAN,
                ByteOrder.LITTLE_ENDIAN}) {
            ByteBuffer b = (direct ? ByteBuffer.allocateDirect(19) : ByteBuffer.allocate(19)).order(o);
            b.position(1);
            IntBuffer ib = b.asIntBuffer();
            LongBuffer lb = b.asLongBuffer();
            ShortBuffer sb = b.asShortBuffer();
            CharBuffer cb = b.asCharBuffer();
            FloatBuffer fb = b.asFloatBuffer();
            DoubleBuffer db = b.asDoubleBuffer();
            System.out.println((direct ? "direct " : "heap ") + o + st(ib) + st(lb) + st(sb) + st(cb) + st(fb) + st(db) + " " + ib.order()
                    + ib.isDirect());
            ib.put(0x01020304).put(-1);
            System.out.println("  " + hex(b) + " short " + sb.get(0) + "," + sb.get(1) + " long " + Long.toHexString(lb.get(0)) + " char "
                    + (int) cb.get(1));
            cb.put(0, 'H').put(1, 'i');
            System.out.println("  " + hex(b) + " " + cb.subSequence(0, 2));
            fb.put(2, 1.5f);
            db.put(0, -0.0);
            System.out.println("  " + hex(b) + " " + fb.get(2) + " " + db.get(0) + " " + Long.toHexString(lb.get(0)));
            t("view overflow", () -> ib.put(new int[5]));
            t("view oob", () -> lb.get(2));
            b.order(o == ByteOrder.BIG_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
            System.out.println("  order change does not reach view " + (ib.order() == o) + " " + ib.get(2));
            t("ro view", () -> {
                IntBuffer ro = b.asReadOnlyBuffer().asIntBuffer();
                return ro.isReadOnly() + " " + ro.put(0, 1);
            });
            t("hasArray", () -> ib.hasArray() + "" + ib.array());
        }
        IntBuffer i = IntBuffer.wrap(new int[]{5, 4, 3, 2, 1});
        i.get();
        IntBuffer s = i.slice();
        s.put(0, 40);
        System.out.println(i.get(1) + st(s) + s.arrayOffset() + " " + i.compact() + " " + Arrays.toString(i.array()));
        System.out.println(IntBuffer.wrap(new int[]{1, 2}).compareTo(IntBuffer.wrap(new int[]{1, 3})) + " " + IntBuffer.wrap(new int[]{1,
                2}).equals(IntBuffer.wrap(new int[]{0, 1, 2}, 1, 2)) + " " + IntBuffer.wrap(new int[]{7,
                8}).mismatch(IntBuffer.wrap(new int[]{7})) + " "
                + DoubleBuffer.wrap(new double[]{Double.NaN}).equals(DoubleBuffer.wrap(new double[]{Double.NaN})) + " "
                + DoubleBuffer.wrap(new double[]{0.0}).equals(DoubleBuffer.wrap(new double[]{-0.0})) + " "
                + FloatBuffer.wrap(new float[]{Float.NaN}).compareTo(FloatBuffer.wrap(new float[]{1})));
        LongBuffer l = LongBuffer.allocate(4);
        l.put(1).put(new long[]{2, 3}, 1, 1).put(LongBuffer.wrap(new long[]{9}));
        l.flip();
        System.out.println(st(l) + l.get() + l.get() + l.get());
        t("long underflow", l::get);
        ShortBuffer sh = ShortBuffer.allocate(3);
        sh.put((short) -1);
        t("short dup", () -> {
            ShortBuffer d = sh.duplicate();
            d.put((short) 7);
            return sh.get(1) + st(sh) + st(d);
        });
        CharBuffer c = CharBuffer.wrap("hello world", 2, 9);
        System.out.println(c + " " + c.length() + c.charAt(1) + c.subSequence(1, 4) + st(c) + c.isReadOnly() + c.isEmpty() + " "
                + c.chars().filter(x -> x == 'o').count());
        t("ro", () -> c.put('x'));
        CharBuffer cb = CharBuffer.allocate(10);
        cb.append("abc").append('d').append("xyz", 1, 2).put("QQ");
        System.out.println(st(cb) + cb.flip());
        t("read", () -> {
            CharBuffer target = CharBuffer.allocate(3);
            int n = cb.read(target);
            target.flip();
            return n + " " + target + "|" + cb;
        });
        t("appendTo", () -> new StringBuilder().append(cb).append("<").toString());
        System.out.println(CharBuffer.wrap("abc").equals(CharBuffer.wrap(new char[]{'a', 'b', 'c'})) + " "
                + CharBuffer.wrap("abc").compareTo(CharBuffer.wrap("abd")) + " " + CharBuffer.wrap("abc").hashCode() + " "
                + CharBuffer.wrap(new char[]{'q'}).array().length + " " + CharSequence.compare("a", CharBuffer.wrap("b")));
        t("charAt oob", () -> CharBuffer.wrap("ab").charAt(2));
        t("wrap oob", () -> CharBuffer.wrap("ab", 1, 5));
        t("overflow", () -> CharBuffer.allocate(2).put("toolong"));
        t("put src", () -> {
            CharBuffer a = CharBuffer.allocate(4);
            a.put(CharBuffer.wrap("zz")).put(new char[]{'!'});
            a.flip();
            return a.toString();
        });
        FloatBuffer f = FloatBuffer.allocate(3);
        f.put(1.5f).put(2, 9f).rewind();
        System.out.println(f.get() + " " + f.get() + " " + f.get() + f.hasRemaining());
        DoubleBuffer d = DoubleBuffer.wrap(new double[]{1, 2, 3, 4});
        d.position(1).limit(3);
        DoubleBuffer ds = d.slice();
        ds.put(1, -3);
        System.out.println(d.get(2) + st(ds) + ds + " " + d.duplicate().clear().remaining());
        int h = 0;
        for (Buffer q : new Buffer[]{i.clear(), IntBuffer.allocate(2), ByteBuffer.allocate(3).asIntBuffer()}) h = h * 31 + q.hashCode();
        System.out.println(h);
        MappedCheck.run();
    }
    static class MappedCheck {
        static void run() {
            Buffer b = ByteBuffer.allocate(4);
            System.out.println(b.hasArray() + " " + b.slice().capacity() + " " + b.duplicate().position() + " "
                    + (b.array() instanceof byte[]));
        }
    }
}
