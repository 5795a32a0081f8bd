/** Kernel: streams, lambdas and boxed collectors. Prints its result and the time of its second half, after a first half that loads classes. */
public class Streams {
    static long work(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            final int base = i;
            sum += java.util.stream.IntStream.range(0, 100).filter(v -> (v + base) % 3 == 0).mapToLong(v -> (long) v * base).sum();
            java.util.List<Integer> list = new java.util.ArrayList<>();
            for (int j = 0; j < 50; j++) {
                list.add(j * i);
            }
            sum += list.stream().map(v -> v + 1).filter(v -> v % 2 == 0).mapToInt(Integer::intValue).sum();
        }
        return sum;
    }

    public static void main(String[] args) {
        long first = work(3_000);
        long start = System.nanoTime();
        long second = work(3_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
