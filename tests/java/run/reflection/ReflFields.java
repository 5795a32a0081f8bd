// Field get/set over every type, static and instance, final with setAccessible, constants, hiding, widening rules.
import java.lang.reflect.*;
import java.util.*;

public class ReflFields {
    static class F {
        boolean z = true;
        byte b = 1;
        char c = 'c';
        short s = 3;
        int i = 4;
        long j = 5;
        float f = 6.5f;
        double d = 7.5;
        String t = "eight";
        int[] a = {9};
        Object o;
        List<String> l = List.of("x");
        static boolean sz;
        static byte sb;
        static char sc = 'S';
        static short ss;
        static int si = 1;
        static long sj;
        static float sf;
        static double sd;
        static String st = "st";
        static volatile long vol = 77;
        private int p = 11;
        final int fin;
        final String finConst = "lit";
        static final int SCONST = 5;
        static final Object SOBJ = "obj";
        F(int x) { fin = x; }
        int readFin() { return fin; } String readConst() { return finConst; }
    }
    static class G extends F { int i = 400; static int si = 100; G() { super(2); } }
    interface K { int A = 1; String B = "b"; Object C = new Object() { public String toString() { return "C"; } }; }
    static Field f(Class<?> c, String n) throws Exception {
        Field x = c.getDeclaredField(n);
        x.setAccessible(true);
        return x;
    }
    static String g(Field f, Object o, int how) {
        try {
            switch (how) {
                case 0: return "" + f.getBoolean(o);
                case 1: return "" + f.getByte(o);
                case 2: return "" + f.getChar(o);
                case 3: return "" + f.getShort(o);
                case 4: return "" + f.getInt(o);
                case 5: return "" + f.getLong(o);
                case 6: return "" + f.getFloat(o);
                case 7: return "" + f.getDouble(o);
                default: Object r = f.get(o);
                return r == null ? "null" : r.getClass().getSimpleName();
            }
        } catch (IllegalArgumentException e) { return "-"; } catch (IllegalAccessException e) { return "IAE"; }
    }
    static String s(Field f, Object o, int how) {
        try {
            switch (how) {
                case 0: f.setBoolean(o, true);
                break;
                case 1: f.setByte(o, (byte) 11);
                break;
                case 2: f.setChar(o, 'q');
                break;
                case 3: f.setShort(o, (short) 13);
                break;
                case 4: f.setInt(o, 14);
                break;
                case 5: f.setLong(o, 15L);
                break;
                case 6: f.setFloat(o, 16.5f);
                break;
                case 7: f.setDouble(o, 17.5);
                break;
                case 8: f.set(o, null);
                break;
                case 9: f.set(o, 21);
                break;
                case 10: f.set(o, 'w');
                break;
                case 11: f.set(o, "str");
                break;
                case 12: f.set(o, (byte) 22);
                break;
                default: f.set(o, 23.5f);
            }
            Object r = f.get(o); return r == null ? "null" : r.toString();
        } catch (IllegalArgumentException e) { return "-"; } catch (NullPointerException e) { return "npe";
                } catch (IllegalAccessException e) { return "IAE"; }
    }
    public static void main(String[] args) throws Exception {
        F x = new F(42);
        for (String n : "z b c s i j f d t a o l".split(" ")) {
            StringBuilder sb = new StringBuilder("get " + n);
            Field q = f(F.class, n);
            for (int h = 0; h < 9; h++) sb.append(' ').append(g(q, x, h));
            System.out.println(sb + "  : " + q.getType().getSimpleName() + " / " + q.getGenericType());
        }
        for (String n : "z b c s i j f d t o".split(" ")) {
            StringBuilder sb = new StringBuilder("set " + n);
            Field q = f(F.class, n);
            for (int h = 0; h < 14; h++) sb.append(' ').append(s(q, new F(0), h));
            System.out.println(sb);
        }
        for (String n : "sz sb sc ss si sj sf sd st vol".split(" ")) {
            StringBuilder sb = new StringBuilder("stat " + n);
            Field q = f(F.class, n);
            for (int h = 0; h < 14; h++) sb.append(' ').append(s(q, null, h));
            System.out.println(sb);
        }
        System.out.println(F.sz + " " + F.sb + F.sc + F.ss + F.si + F.sj + F.sf + F.sd + F.st + F.vol);
        Field fin = f(F.class, "fin");
        fin.setInt(x, 43);
        System.out.println(x.fin + " " + x.readFin() + " " + fin.get(x));
        fin.set(x, (short) 44);
        System.out.println(x.readFin());
        Field fc = f(F.class, "finConst"); fc.set(x, "changed"); System.out.println(x.readConst() + " " + fc.get(x));
        for (String n : new String[]{"SCONST", "SOBJ"}) try {
            f(F.class, n).set(null, n.equals("SCONST") ? (Object) 6 : "new");
            System.out.println("set");
        } catch (IllegalAccessException e) { System.out.println(e.getMessage()); }
        G g = new G();
        System.out.println(f(F.class, "i").get(g) + " " + f(G.class, "i").get(g) + " " + f(F.class, "si").get(g) + " " + f(G.class,
                "si").get(null) + " " + G.class.getSuperclass().getDeclaredField("p").getInt(g));
        f(F.class, "i").set(g, 1); f(G.class, "i").set(g, 2); System.out.println(((F) g).i + " " + g.i);
        for (Field k : sorted(K.class.getFields())) System.out.println(k + " = " + k.get(null) + " " + Modifier.toString(k.getModifiers()));
        Field[] fs = sorted(F.class.getDeclaredFields());
        StringBuilder sb = new StringBuilder();
        for (Field k : fs) sb.append(k.getName()).append(':').append(k.getModifiers()).append(' ');
        System.out.println(sb);
        System.out.println(f(F.class, "i").equals(f(F.class, "i")) + " " + f(F.class, "i").equals(f(G.class, "i")) + " " + (f(F.class,
                "i").hashCode() == ("ReflFields$F".hashCode() ^ "i".hashCode())) + " " + f(F.class, "l").toGenericString() + " "
                + f(F.class, "vol"));
        Field len = String.class.getDeclaredField("hash");
        try { len.getInt("x"); } catch (IllegalAccessException e) { System.out.println(e.getMessage()); }
    }
    static Field[] sorted(Field[] f) { Arrays.sort(f, Comparator.comparing(Field::getName)); return f; }
}
