// java.util.Random with fixed seeds: every method, bounds, bytes, gaussians, streams, shuffles; RandomGenerator defaults; failures.
import java.util.*;
import java.util.random.RandomGenerator;
import java.util.stream.*;

public class NumRandomSeeded {
    static void o(Object x) { System.out.println(x); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, Long.MIN_VALUE, 0x5DEECE66DL}) { Random r = new Random(seed); byte[] b = new byte[7]; o(seed + ": " + r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextInt(1 << 30) + " " + r.nextInt((1 << 30) + 1) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble() + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextGaussian()); r.nextBytes(b); o("  " + Arrays.toString(b) + " " + r.nextInt(5, 8) + " " + r.nextInt(-10, -9) + " " + r.nextLong(1000) + " " + r.nextLong(-5, 1L << 60) + " " + r.nextDouble(10) + " " + r.nextDouble(-1, 1) + " " + r.nextFloat(2) + " " + r.nextFloat(1, 3) + " " + r.nextExponential() + " " + r.nextGaussian(100, 15)); }
        Random r = new Random(7);
        o(r.ints(5).boxed().toList() + " " + r.ints(5, 0, 10).boxed().toList() + " " + r.longs(3).boxed().toList() + " " + r.longs(3, -5, 5).boxed().toList() + " " + r.doubles(3).boxed().toList() + " " + r.doubles(2, 5, 6).boxed().toList() + " " + r.ints().limit(2).boxed().toList() + " " + r.ints(3, 9).limit(6).boxed().toList() + " " + r.longs(10, 12).limit(4).boxed().toList());
        o(t(() -> r.nextInt(0)) + " " + t(() -> r.nextInt(-5)) + " " + t(() -> r.nextInt(5, 5)) + " " + t(() -> r.ints(-1)) + " " + t(() -> r.ints(3, 5, 5)) + " " + t(() -> r.doubles(1, 2, 1)) + " " + t(() -> r.nextDouble(Double.NaN)) + " " + t(() -> r.nextDouble(0, Double.POSITIVE_INFINITY)) + " " + t(() -> r.nextLong(0)) + " " + t(() -> r.nextFloat(-1)) + " " + t(() -> r.nextGaussian(0, -1)) + " " + t(() -> { r.nextBytes(null); return 0; }));
        Random a = new Random(123), b = new Random(); b.setSeed(123); b.nextGaussian(); b.setSeed(123); boolean same = true;
        for (int i = 0; i < 100; i++) same &= a.nextInt() == b.nextInt();
        o(same); List<Integer> l = new ArrayList<>(IntStream.range(0, 20).boxed().toList()); Collections.shuffle(l, new Random(5)); o(l);
        Collections.shuffle(l, new Random(5)); o(l);
        // overriding next(): the other methods draw through it
        int[] calls = {0};
        Random c = new Random(9) { @Override protected int next(int bits) { calls[0]++; return (int) (0x123456789ABCDEFL >>> (48 - bits)) & (bits == 32 ? -1 : (1 << bits) - 1); } };
        o(c.nextInt() + " " + c.nextInt(10) + " " + c.nextLong() + " " + c.nextDouble() + " " + c.nextFloat() + " " + c.nextBoolean() + " calls " + calls[0]);
        int[] hist = new int[10]; Random h = new Random(77);
        for (int i = 0; i < 5000; i++) hist[h.nextInt(10)]++;
        o(Arrays.toString(hist)); double m = 0, v = 0;
        for (int i = 0; i < 2000; i++) { double g = h.nextGaussian(); m += g; v += g * g; } o(m / 2000 + " " + v / 2000);
        long x = 0;
        for (int i = 0; i < 3000; i++) x = x * 31 + h.nextLong();
        o(x); double pi = 0;
        for (int i = 0; i < 3000; i++) { double p = h.nextDouble(), q = h.nextDouble(); if (p * p + q * q < 1) pi++; } o(4 * pi / 3000);
        RandomGenerator rg = new Random(3);
        o(rg.nextInt(5, 500) + " " + rg.nextLong(7, 70) + " " + rg.isDeprecated() + " " + rg.ints(4, 0, 3).sum() + " " + rg.doubles(2).sum());
        RandomGenerator lcg = new RandomGenerator() { long s = 1; public long nextLong() { return s = s * 6364136223846793005L + 1442695040888963407L; } };
        byte[] by = new byte[11]; lcg.nextBytes(by);
        o(lcg.nextInt() + " " + lcg.nextInt(10) + " " + lcg.nextInt(16) + " " + lcg.nextInt(-3, 3) + " " + lcg.nextLong(100) + " " + lcg.nextDouble() + " " + lcg.nextFloat() + " " + lcg.nextBoolean() + " " + lcg.nextGaussian() + " " + lcg.nextExponential() + " " + Arrays.toString(by) + " " + lcg.ints(3, 0, 9).boxed().toList() + lcg.longs(2, 0, 5).boxed().toList() + " " + lcg.nextDouble(5, 6));
        StringBuilder pw = new StringBuilder(); Random pr = new Random(2024);
        for (int i = 0; i < 30; i++) pw.append((char) ('a' + pr.nextInt(26)));
        o(pw); o(new Random(1).ints(1000, 0, 6).boxed().collect(Collectors.groupingBy(k -> k, TreeMap::new, Collectors.counting())));
    }
}
