// verdict: assertion

import java.util.stream.IntStream;

// The parts of a parallel stream add to one plain field.
public class ParallelStreamSideEffect {
    static int sum;

    public static void main(String[] a) {
        IntStream.rangeClosed(1, 2).parallel().forEach(i -> sum += i);
        assert sum == 3;
    }
}
