// SplittableRandom with seeds and splits, and the named RandomGenerator algorithms created from seeds, jumps and streams.
import java.util.*;
import java.util.random.*;
import java.util.stream.*;

public class NumSplittable {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, -1, 987654321987654321L}) { SplittableRandom s = new SplittableRandom(seed); SplittableRandom t = s.split(), u = s.split(), v = t.split(); byte[] b = new byte[5]; v.nextBytes(b); o(seed + ": " + s.nextInt() + " " + s.nextInt(10) + " " + s.nextInt(5, 9) + " " + s.nextLong() + " " + s.nextLong(100) + " " + s.nextLong(-9, 9) + " " + s.nextDouble() + " " + s.nextDouble(3) + " " + s.nextDouble(1, 2) + " " + s.nextBoolean() + " | " + t.nextInt() + " " + u.nextLong() + " " + v.nextInt() + " " + Arrays.toString(b) + " " + u.nextFloat() + " " + u.nextGaussian() + " " + t.nextExponential()); }
        SplittableRandom s = new SplittableRandom(5);
        o(s.ints(4).boxed().toList() + " " + s.ints(4, 0, 100).boxed().toList() + " " + s.longs(2).boxed().toList() + " " + s.doubles(2).boxed().toList() + " " + s.splits(3).map(g -> g.nextInt()).toList() + " " + s.ints(-2, 2).limit(8).boxed().toList() + " " + s.longs(3, 0, 10).boxed().toList() + " " + s.doubles(2, -1, 0).boxed().toList());
        try { s.nextInt(0); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        try { s.nextLong(5, 5); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        try { s.ints(-1); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        for (String n : new String[] {"L32X64MixRandom", "L64X128MixRandom", "L64X128StarStarRandom", "L64X256MixRandom", "L64X1024MixRandom", "L128X128MixRandom", "L128X256MixRandom", "L128X1024MixRandom", "Xoroshiro128PlusPlus", "Xoshiro256PlusPlus", "Random", "SplittableRandom"}) { RandomGeneratorFactory<RandomGenerator> f = RandomGeneratorFactory.of(n); RandomGenerator g = f.create(42); o(n + " " + g.nextInt() + " " + g.nextLong() + " " + g.nextInt(1000) + " " + g.nextDouble() + " " + g.nextBoolean() + " " + g.nextGaussian() + " | " + f.group() + " " + f.stateBits() + " " + f.equidistribution() + " " + f.isSplittable() + f.isJumpable() + f.isLeapable() + f.isStreamable() + f.isArbitrarilyJumpable() + f.isStatistical() + f.isStochastic() + f.isHardware()); }
        RandomGenerator.LeapableGenerator x = RandomGeneratorFactory.<RandomGenerator.LeapableGenerator>of("Xoshiro256PlusPlus").create(7);
        RandomGenerator.LeapableGenerator y = x.copy(); o((x.nextLong() == y.nextLong()) + " " + x.jumpDistance() + " " + x.leapDistance()); x.jump();
        o(x.nextLong() + " " + y.nextLong()); y.leap();
        o(y.nextLong() + " " + y.copyAndJump().nextLong() + " " + x.jumps(3).map(RandomGenerator::nextInt).toList());
        RandomGenerator.SplittableGenerator l = RandomGeneratorFactory.<RandomGenerator.SplittableGenerator>of("L64X128MixRandom").create(9);
        RandomGenerator.SplittableGenerator k = l.split();
        o(l.nextLong() + " " + k.nextLong() + " " + l.splits(2).map(RandomGenerator::nextInt).toList() + " " + l.ints(3, 0, 7).boxed().toList());
        o(RandomGeneratorFactory.of("L64X128MixRandom").create(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}).nextLong());
        try { RandomGenerator.of("NoSuch"); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        o(RandomGeneratorFactory.all().map(RandomGeneratorFactory::name).sorted().collect(Collectors.joining(",")));
        o(new SplittableRandom(3).ints(2000, 0, 8).boxed().collect(Collectors.groupingBy(q -> q, TreeMap::new, Collectors.counting())));
        SplittableRandom p = new SplittableRandom(11);
        o(IntStream.range(0, 4).mapToObj(i -> p.split()).map(q -> q.nextInt(100) + "-" + q.nextInt(100)).toList());
    }
}
