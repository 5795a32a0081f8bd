// verdict: pass
// outcomes: 3

import java.util.stream.IntStream;

// A parallel stream over two numbers.
public class ParallelStreamSum {
    public static void main(String[] a) {
        System.out.println(IntStream.rangeClosed(1, 2).parallel().sum());
    }
}
