// Static methods of java.lang.Long over corner values, incl. unsigned arithmetic.
public class ArithLongUtil {
    public static void main(String[] args) {
        long[] v = {0, 1, -1, 10, 255, -256, 0x0F0F0F0F0F0F0F0FL, Long.MAX_VALUE, Long.MIN_VALUE, 0x123456789ABCDEF0L, 0xCAFEBABEDEADBEEFL,
                    1L << 32, 999999999999L, Integer.MIN_VALUE, 4294967295L};
        for (long x : v) {
            System.out.println(x + " bc" + Long.bitCount(x) + " rev" + Long.reverse(x) + " rb" + Long.reverseBytes(x) + " ho" +
                    Long.highestOneBit(x) + " lo" + Long.lowestOneBit(x)
                + " nlz" + Long.numberOfLeadingZeros(x) + " ntz" + Long.numberOfTrailingZeros(x) + " sg" + Long.signum(x) + " hash" +
                        Long.hashCode(x) + " rl" + Long.rotateLeft(x, 5) + " rr" + Long.rotateRight(x, 69));
            System.out.println("  " + Long.toBinaryString(x) + " " + Long.toOctalString(x) + " " + Long.toHexString(x) + " " +
                    Long.toString(x, 36) + " " + Long.toString(x, 3) + " " + Long.toUnsignedString(x) + " " + Long.toUnsignedString(x,
                    5) + " " + Long.toUnsignedString(x, 16));
        }
        for (long a : new long[]{0, 7, -7, Long.MAX_VALUE, Long.MIN_VALUE, -1})
            for (long b : new long[]{1, 10, -2, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 40})
                System.out.println(a + "," + b + " cu" + Long.compareUnsigned(a, b) + " c" + Long.compare(a,
                        b) + " du" + Long.divideUnsigned(a, b) + " ru" + Long.remainderUnsigned(a, b)
                    + " fd" + Math.floorDiv(a, b) + " fm" + Math.floorMod(a, b) + " mh" + Math.multiplyHigh(a,
                            b) + " fmi" + Math.floorMod(a, (int) (b | 1)));
        try { Long.divideUnsigned(-1, 0); } catch (ArithmeticException e) { System.out.println(e); }
        System.out.println(Long.decode("0x7fffffffffffffff") + " " + Long.decode("-0x8000000000000000") + " " + Long.decode("-01777") +
                " " + Long.parseUnsignedLong("18446744073709551615") + " " + Long.parseUnsignedLong("zz", 36) + " " + Long.parseLong("-zz",
                36));
        String[] bad = {"18446744073709551616", "-1", "", "99999999999999999999", "+"};
        for (String s : bad) try { System.out.println(Long.parseUnsignedLong(s)); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        System.out.println(Long.parseLong("xx-12yy", 2, 5, 10) + " " + Long.valueOf(5).equals(5) + " " + Long.valueOf(5).equals(5L) + " " +
                Long.max(1, -1) + " " + Long.sum(Long.MAX_VALUE, 1));
        System.out.println(Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE) + " " + Math.multiplyFull(-1,
                Integer.MAX_VALUE) + " " + Math.multiplyHigh(0x123456789ABCDEFL, 0xFEDCBA987654321L));
    }
}
