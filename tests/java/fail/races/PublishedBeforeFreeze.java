// verdict: race
// property: +race

import java.lang.invoke.*;
import jaunt.Verify;
// One of two choices gives the reference away between the final write and the freeze; the states differ in nothing else.
public class PublishedBeforeFreeze {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(PublishedBeforeFreeze.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    static Object q;
    static int flag;
    static final VarHandle Q, F;
    static {
        try {
            Q = MethodHandles.lookup().findStaticVarHandle(PublishedBeforeFreeze.class, "q", Object.class);
            F = MethodHandles.lookup().findStaticVarHandle(PublishedBeforeFreeze.class, "flag", int.class);
        } catch (Exception e) {
            throw new Error(e);
        }
    }
    final int a;
    PublishedBeforeFreeze(boolean early) {
        O.setOpaque((Object) this);
        a = 1;
        if (early) Q.setOpaque((Object) this);
    }
    static void make(boolean early) {
        PublishedBeforeFreeze p = new PublishedBeforeFreeze(early);
        if (!early) Q.setOpaque((Object) p);
    }
    public static void main(String[] args) {
        new Thread(() -> { make(Verify.getBoolean()); F.setOpaque(1); }).start();
        if ((int) F.getOpaque() == 1) {
            PublishedBeforeFreeze p = (PublishedBeforeFreeze) (Object) Q.getOpaque();
            int r = p.a;
        }
    }
}
