// Hexadecimal floating literals, toHexString, parsing and formatting of %a; literals with underscores in all bases.
public class ArithHexFloat {
    public static void main(String[] args) {
        double[] d = {0x1p0, 0x1.8p1, 0x.1p4, 0x1.fffffffffffffp1023, 0x0.0000000000001p-1022, 0x1.0p-1022, 0xA.Bp3, 0x1p-1074,
                    0x123456789abcdefp0, -0x1.921fb54442d18p1, 0x0p0, -0x0p5, 0x1p10d};
        for (double x : d) System.out.println(x + " " + Double.toHexString(x) + " " + Double.parseDouble(Double.toHexString(x)) + " " +
                String.format("%a %A", x, x));
        float[] f = {0x1p0f, 0x1.fffffep127f, 0x1p-149f, 0x0.000002p-126f, 0x1.8p-3F, 0x1.000001p0f, 0x1.000003p0f, -0x1.4p2f};
        for (float x : f) System.out.println(x + " " + Float.toHexString(x) + " " + Float.parseFloat(Float.toHexString(x)));
        System.out.println(Double.toHexString(Double.NaN) + Double.toHexString(Double.NEGATIVE_INFINITY) +
                Float.toHexString(Float.POSITIVE_INFINITY) + Double.toHexString(-0.0) + Double.toHexString(Double.MIN_VALUE));
        String[] p = {"0x1.0p0", "0X1P-2", "0x1.8", "0x1.00000000000008p0", "0x1.00000000000018p0", "0x1.000000000000081p0", "0x1p1024",
                    "-0x1p1024", "0x1p-1075", "0x1.8p-1075", "0x1.0000001p-1075", "0x0.0p99999", "0x1p99999999999", "0x1p-99999999999",
                    "0xfffffffffffff8p0", "0xfffffffffffffcp0", "0x1.p1f", "0x.p1"};
        for (String s : p) try { System.out.println(s + " = " + Double.parseDouble(s) + " / " + Float.parseFloat(s)); }
        catch (NumberFormatException e) { System.out.println(s + " !! " + e.getMessage()); }
        System.out.println(1_000_000 + " " + 0b1010_1010 + " " + 0x7fff_ffff + " " + 0_17 + " " + 0xFFFF_FFFF_FFFF_FFFFL + " " +
                0b1111_0000_1111L + " " + 1_2.3_4e1_0 + " " + 0x1_0.8p0_1 + " " + 01777777777777777777777L + " " + 037777777777 + " " +
                -2147483648 + " " + 0x80000000 + " " + 0b10000000000000000000000000000000);
        System.out.println(1e1f + " " + 1d + " " + .5 + " " + 5. + " " + 1e-1 + " " + 5f + " " + 0f + " " + 00 + " " + 09.5 + " " + 1.e2 +
                " " + 0e5 + " " + 1D / 3 + " " + 1F / 3);
        System.out.println('\101' + '\7' + " " + (int) '\377' + " " + (int) '\0' + " " + (int) '\u00ff' + " " + (int) '\\' + (int) '\'' +
                (int) '"' + (int) '\s' + " " + "\1234".length() + "\u0041\uuu0042");
    }
}
