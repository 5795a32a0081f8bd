// Static methods of java.lang.Integer over corner values.
public class ArithIntegerUtil {
    public static void main(String[] args) {
        int[] v = {0, 1, -1, 2, 3, 8, 10, 255, 256, -256, 0x0F0F0F0F, 0x80000001, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x12345678,
                    0xCAFEBABE, 1 << 16, 99999, 1000000000};
        for (int x : v) {
            System.out.println(x + " bc" + Integer.bitCount(x) + " rev" + Integer.reverse(x) + " rb" + Integer.reverseBytes(x) + " ho" +
                    Integer.highestOneBit(x) + " lo" + Integer.lowestOneBit(x)
                + " nlz" + Integer.numberOfLeadingZeros(x) + " ntz" + Integer.numberOfTrailingZeros(x) + " sg" + Integer.signum(x) +
                        " hash" + Integer.hashCode(x) + " rl" + Integer.rotateLeft(x, 5) + " rr" + Integer.rotateRight(x, 37));
            System.out.println("  " + Integer.toBinaryString(x) + " " + Integer.toOctalString(x) + " " + Integer.toHexString(x) + " " +
                    Integer.toString(x, 36) + " " + Integer.toString(x, 2) + " " + Integer.toString(x, 7) + " " + Integer.toString(x,
                    99) + " " + Integer.toUnsignedString(x) + " " + Integer.toUnsignedString(x, 36) + " " + Integer.toUnsignedLong(x));
        }
        for (int a : new int[]{0, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE})
            for (int b : new int[]{1, 2, -2, 10, Integer.MIN_VALUE})
                System.out.println(a + "," + b + " cu" + Integer.compareUnsigned(a, b) + " c" + Integer.compare(a,
                        b) + " du" + Integer.divideUnsigned(a, b) + " ru" + Integer.remainderUnsigned(a, b) + " mx" + Integer.max(a,
                        b) + " mn" + Integer.min(a, b) + " s" + Integer.sum(a, b) + " fd" + Math.floorDiv(a, b) + " fm" + Math.floorMod(a,
                        b));
        try { Integer.divideUnsigned(1, 0); } catch (ArithmeticException e) { System.out.println(e); }
        try { Integer.remainderUnsigned(1, 0); } catch (ArithmeticException e) { System.out.println(e); }
        System.out.println(Integer.decode("0x1F") + " " + Integer.decode("-#ff") + " " + Integer.decode("-010") + " " +
                Integer.decode("+0X7fffffff") + " " + Integer.decode("-0x80000000") + " " + Integer.decode("0"));
        System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Integer.SIZE + " " + Integer.BYTES + " " + Integer.TYPE +
                " " + int.class.getName());
        System.out.println(Integer.valueOf(77).compareTo(78) + " " + Integer.valueOf(5).equals(5L) + " " + Integer.valueOf(5).equals(5) +
                " " + Integer.getInteger("no.such.prop", 42) + " " + Integer.getInteger("no.such.prop"));
        System.out.println(Short.reverseBytes((short) 0x1280) + " " + Short.toUnsignedInt((short) -1) + " " +
                Short.toUnsignedLong((short) -2) + " " + Short.compare((short) 5, (short) -5) + " " + Short.compareUnsigned((short) 5,
                (short) -5));
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Byte.toUnsignedLong((byte) -128) + " " + Byte.compare((byte) 1,
                (byte) -128) + " " + Byte.compareUnsigned((byte) 1,
                (byte) -128) + " " + Byte.hashCode((byte) -3) + " " + Short.hashCode((short) -300));
        System.out.println(Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.logicalXor(true,
                false) + " " + Boolean.parseBoolean("TrUe") + " " + Boolean.parseBoolean(null) + " " + Boolean.compare(true,
                false) + " " + Boolean.valueOf("yes"));
    }
}
