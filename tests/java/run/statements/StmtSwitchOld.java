// Classic switch: tableswitch/lookupswitch shapes, negative and extreme cases, fallthrough, default anywhere, all selector types, nested, empty.
public class StmtSwitchOld {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static int dense(int x) { switch (x) { case 0: return 10; case 1: return 11; case 2: return 12; case 3: return 13; case 5: return 15;
            default: return -1; } }
    static int neg(int x) { switch (x) { case -3: return 1; case -2: return 2; case -1: return 3; case 0: return 4; case 1: return 5; } return 0; }
    static int sparse(int x) { switch (x) { case Integer.MIN_VALUE: return 1; case -1000000: return 2; case -1: return 3; case 0: return 4;
            case 7: return 5; case 1 << 20: return 6; case Integer.MAX_VALUE: return 7; default: return 8; } }
    static int edgeHi(int x) { switch (x) { case Integer.MAX_VALUE: return 1; case Integer.MAX_VALUE - 1: return 2;
            case Integer.MAX_VALUE - 2: return 3; case Integer.MAX_VALUE - 3: return 4; default: return 0; } }
    static int edgeLo(int x) { switch (x) { case Integer.MIN_VALUE: return 1; case Integer.MIN_VALUE + 1: return 2;
            case Integer.MIN_VALUE + 2: return 3; case Integer.MIN_VALUE + 3: return 4; default: return 0; } }
    static String fall(int x) { StringBuilder s = new StringBuilder();
        switch (x) { default: s.append('d'); case 1: s.append('1'); case 2: s.append('2'); break; case 3: { s.append('3'); }
            case 4: case 5: s.append('5'); } return s.toString(); }
    static int onByte(byte b) { switch (b) { case -128: return 1; case 127: return 2; case 0: return 3; default: return 4; } }
    static int onChar(char c) { switch (c) { case 'a': case 'e': case 'i': return 1; case '\uffff': return 2; case 0: return 3;
            case '\\': return 4; default: return 5; } }
    static int onShort(short s) { switch (s) { case Short.MIN_VALUE: return 1; case Short.MAX_VALUE: return 2; default: return 3; } }
    static int onBox(Integer i) { switch (i) { case 1: return 10; case 1000: return 20; default: return 30; } }
    static int onBoxC(Character c) { switch (c) { case 'x': return 1; default: return 2; } }
    enum D { N, E, S, W }
    static String onEnum(D d) { String r = ""; switch (d) { case N: r += "n"; case S: r += "s"; break; case W: return "west"; } return r; }
    static int single(int x) { switch (x) { case 42: x = 0; } return x; } static int only(int x) { switch (x) { default: x++; } return x; }
    static int empty(int x) { switch (x++) { } return x; }
    static int nested(int a, int b) { switch (a) { case 1: switch (b) { case 1: return 11; case 2: break; default: return 19; }
            case 2: switch (b) { case 2: return 22; } break; default: return 99; } return 0; }
    static int scope(int x) { switch (x) { case 1: int y = 5; return y; case 2: y = 7; return y * 2; default: y = x;
            { int z = y; y = z + 1; } return y; } }
    static final int K = 100;
    static int consts(int x) { final int L = 200; switch (x) { case K: return 1; case K + 1: return 2; case L: return 3;
            case 'A': return 4; case (byte) 300: return 5; case 1 + 2 * 3 << 4: return 6; case ~0: return 7; } return 0; }
    static int longSel(long l) { switch ((int) l) { case 0: return 1; case -1: return 2; default: return 3; } }
    static int inLoop() { int s = 0;
        for (int i = 0; i < 10; i++) { switch (i & 3) { case 0: continue; case 1: s += 1; break; case 2: s += 10; default: s += 100; }
            s += 1000; } return s; }

    public static void main(String[] args) {
        for (int i : new int[]{-1, 0, 1, 2, 3, 4, 5, 6, Integer.MIN_VALUE,
                    Integer.MAX_VALUE}) System.out.print(dense(i) + "," + neg(i) + "," + sparse(i) + "," + edgeHi(i) + "," + edgeLo(i) +
                "," + fall(i) + "  "); System.out.println();
        for (int i = -4; i <= 2; i++) System.out.print(neg(i) + " ");
        for (int i : new int[]{-1000000, -999999, 7, 8, 1 << 20, (1 << 20) + 1}) System.out.print(sparse(i) + " ");
        for (int i = 0; i < 6; i++) System.out.print(edgeHi(Integer.MAX_VALUE - i) + "" + edgeLo(Integer.MIN_VALUE + i) + " ");
        System.out.println();
        out(onByte((byte) 128), onByte((byte) 127), onByte((byte) 256), onByte((byte) 5), " ", onChar('e'), onChar('\uffff'), onChar('\0'),
                onChar('\\'), onChar('z'), " ", onShort((short) 32768), onShort((short) 32767), onShort((short) 0), " ", onBox(1),
                onBox(1000), onBox(-5), " ", onBoxC('x'), onBoxC('y')); for (D d : D.values()) System.out.print(onEnum(d) + ";");
        System.out.println();
        System.out.println(single(42) + " " + single(41) + " " + only(1) + " " + empty(5));
        for (int a = 0; a < 4; a++) for (int b = 0; b < 4; b++) System.out.print(nested(a, b) + " "); System.out.println();
        System.out.println(scope(1) + " " + scope(2) + " " + scope(3));
        for (int x : new int[]{100, 101, 200, 65, 44, 112, -1, 5}) System.out.print(consts(x)); System.out.println();
        System.out.println(longSel(1L << 32) + "" + longSel(0xFFFFFFFFL) + longSel(5) + " " + inLoop());
        try { onBox(null); } catch (NullPointerException e) { System.out.println("npe"); } try { onEnum(null); }
        catch (NullPointerException e) { System.out.println("npe enum"); }
        int state = 0, steps = 0; StringBuilder tr = new StringBuilder();
        while (state != 9 && steps++ < 50) { tr.append(state); switch (state) { case 0: state = steps % 2 == 0 ? 3 : 1; break;
                case 1: state = 4; break; case 3: state = 0; break; case 4: state = steps > 10 ? 9 : 0; break; } }
        System.out.println(tr + " " + state);
        int side = 0; switch (side++) { case 0: side += 10; break; case 1: side += 100; } System.out.println(side);
        switch (args.length == 0 ? 'q' : "zz".charAt(0)) { case 'q': System.out.println("char cond"); }
    }
}
