// Field hiding, static method hiding, shadowing of names, interface constants and ambiguity by qualification, field access through casts, super.field chains, inherited statics.
public class ClsHiding {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static class A { int x = 1; static int s = 10; String n = "A"; int get() { return x; } static String st() { return "A.st" + s; }
        int own = 5; protected int prot = 8; final int fin = 3; } static class B extends A { int x = 2; static int s = 20; String n = "B";
        static String st() { return "B.st" + s; } int sum() { return x + super.x + ((A) this).x; } }
    static class C extends B { long x = 3L; int get() { return (int) x + super.get(); }
        String all() { return x + "," + super.x + "," + ((B) this).x + "," + ((A) this).x + "," + n + "," + ((A) this).n + "," + own +
                    this.own + super.own + prot; } void set() { x = 30; super.x = 20; ((A) this).x = 10; super.n = "BB";
            ((A) this).n = "AA"; } } static class D extends C { String x = "d"; { super.x++; ((A) this).x--; } static int s = 40; }
    interface I { int K = 100; String NAME = "I" + K; int[] ARR = {1, 2}; } interface J { int K = 200; }
    interface I2 extends I { int K = I.K + 1; } static class Impl implements I, J { int k() { return I.K + J.K; }
        String nm() { return NAME + ARR[0]++; } } static class Impl2 implements I2 { int k() { return K + I.K; } int K2 = K * 2; }
    static int v = 1; int w = 2;
    static int shadow(int v) { v++; { int w = v; ClsHiding.v += w; } return v + ClsHiding.v; }
    int inst(int w) { this.w += w; for (int i = 0; i < 2; i++) { int v = i; w += v + this.w; }
        class L { int w = 50; int g(int v) { return w + v + ClsHiding.this.w + ClsHiding.v; } } return w + new L().g(1000); }
    static String name; static class name { static String name = "class name"; }
    static class Outer { int a = 1;
        class In { int a = 2; class In2 { int a = 3; String s(int a) { return a + "" + this.a + In.this.a + Outer.this.a; } } } }
    int length = 7; static int length(String length) { return length.length(); }
    static class String2 { java.lang.String String = "field String"; java.lang.String String() { return String + "()"; } }
    static <T> T T(T t) { return t; } static class Par { String who = "par"; String getWho() { return who; } }
    static class Chi extends Par { String who = "chi"; String sup() { return super.who + getWho(); } }
    static class Gen<T> { T v; Gen(T v) { this.v = v; } } static class GenS extends Gen<String> { int v = 9; GenS() { super("gs"); }
        String s() { return super.v.length() + "" + v + ((Gen<String>) this).v; } }
    public static void main(java.lang.String[] args) {
        A a = new C(); B b = (B) a; C c = (C) a;
        out(a.x, " ", b.x, " ", c.x, " ", a.n, b.n, c.n, " ", a.get(), " ", c.sum(), " ", c.all()); c.set();
        out(c.all(), " ", a.x, b.x, c.x, a.n, b.n, c.n); a.x += 5; ((A) c).x++; b.x <<= 2;
        System.out.println(c.all()); System.out.println(a.st() + b.st() + C.st() + A.s + B.s + C.s + c.s + ((A) c).s + D.s); C.s = 77;
        System.out.println(B.s + " " + A.s + " " + D.s); D d = new D();
        System.out.println(d.x + ((C) d).x + ((B) d).x + ((A) d).x + d.all());
        System.out.println(new Impl().k() + new Impl().nm() + new Impl().nm() + I.ARR[0] + new Impl2().k() + new Impl2().K2 + I2.NAME);
        System.out.println(shadow(5) + " " + v + " " + new ClsHiding().inst(3)); name = "variable";
        System.out.println(name + " " + ClsHiding.name.length()); System.out.println(new Outer().new In().new In2().s(4));
        System.out.println(length("four") + new ClsHiding().length + new String2().String + new String2().String() + T("t"));
        Par p = new Chi(); System.out.println(p.who + p.getWho() + ((Chi) p).who + ((Chi) p).sup());
        System.out.println(new GenS().s() + ((Gen<?>) new GenS()).v); int x = 1; { int y = x; x = y + 1; }
        for (int i = 0, y = 5; i < 1; i++) x += y; System.out.println(x); class A { int x = 99; int m() { return new ClsHiding.A().x + x; }
        } System.out.println(new A().m()); java.util.function.IntUnaryOperator f = q -> { int z = q; return z + v; };
        System.out.println(f.applyAsInt(1)); ClsHiding h = null; System.out.println(h.v + h.shadow(1)); try { System.out.println(h.w); }
        catch (NullPointerException e) { System.out.println("npe"); } final int fin; if (v > 0) fin = 1; else fin = 2;
        System.out.println(fin + new B().fin); label: { java.lang.String label = "label"; if (v > 0) break label; }
        int args2[] = {1}, ints[][] = {{2}, args2}; System.out.println(ints[1][0]);
    }
}
