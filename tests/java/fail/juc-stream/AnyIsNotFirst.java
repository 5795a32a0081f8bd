// verdict: assertion

import java.util.stream.IntStream;

// findAny is taken for findFirst.
public class AnyIsNotFirst {
    public static void main(String[] a) {
        assert IntStream.of(1, 2).parallel().findAny().getAsInt() == 1;
    }
}
