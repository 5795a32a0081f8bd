// verdict: race
// property: +race

import java.lang.invoke.*;
// The superclass has frozen its field when the constructor of the class writes to the array.
public class AfterSuper {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(AfterSuper.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    static class A { final int[] a; A(int[] a) { this.a = a; } }
    static class B extends A {
        final Object z;
        B(int[] a) { super(a); a[0] = 1; z = new Object(); }
    }
    public static void main(String[] args) {
        new Thread(() -> O.setOpaque((Object) new B(new int[1]))).start();
        B f = (B) (Object) O.getOpaque();
        if (f != null) {
            int q = f.a[0];
        }
    }
}
