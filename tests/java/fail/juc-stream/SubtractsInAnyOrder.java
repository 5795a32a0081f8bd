// verdict: assertion

import java.util.stream.IntStream;

// The function of a reduction is not associative, and the parts are those of more than one worker.
public class SubtractsInAnyOrder {
    public static void main(String[] a) {
        assert IntStream.of(1, 2, 3).parallel().reduce(0, (x, y) -> x - y) == -6;
    }
}
