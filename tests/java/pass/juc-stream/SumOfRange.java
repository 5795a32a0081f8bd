// verdict: pass
// outcomes: 6

import java.util.stream.IntStream;

// A parallel sum over four numbers.
public class SumOfRange {
    public static void main(String[] a) {
        System.out.println(IntStream.range(0, 4).parallel().sum());
    }
}
