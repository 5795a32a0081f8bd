// verdict: pass
// outcomes: 2

import java.util.stream.Stream;

// Equal elements are counted once.
public class DistinctInParallel {
    public static void main(String[] a) {
        System.out.println(Stream.of(1, 2, 1).unordered().parallel().distinct().count());
    }
}
