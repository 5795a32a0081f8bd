// verdict: pass
// outcomes: true 00 | true 01 | true 11

import java.lang.reflect.*;
import sun.misc.Unsafe;

// One long is written over two ints that are neighbours.
public class LongOverInts {
    int a, b; static int s;
    public static void main(String[] x) throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true);
        Unsafe u = (Unsafe) f.get(null);
        long oa = u.objectFieldOffset(LongOverInts.class.getDeclaredField("a")), ob = u.objectFieldOffset(LongOverInts.class.getDeclaredField("b"));
        LongOverInts o = new LongOverInts();
        // One long over two ints, if they are neighbours.
        long lo = Math.min(oa, ob);
        boolean pair = Math.abs(oa - ob) == 4 && lo % 8 == 0;
        Thread t = new Thread(() -> { if (pair) u.putLong(o, lo, 0x100000001L); else { u.putInt(o, oa, 1); u.putInt(o, ob, 1); } });
        t.start();
        int hi = oa < ob ? o.b : o.a; int l = oa < ob ? o.a : o.b; 
        t.join();
        System.out.println(pair + " " + hi + l);
    }
}
