// verdict: pass
// outcomes: 28

import java.util.stream.IntStream;

// A parallel sum over eight numbers.
public class SumOfRange {
    public static void main(String[] a) {
        System.out.println(IntStream.range(0, 8).parallel().sum());
    }
}
