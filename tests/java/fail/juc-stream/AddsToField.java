// verdict: assertion

import java.util.stream.IntStream;

// The function has a side effect that is not atomic.
public class AddsToField {
    static volatile int sum;

    public static void main(String[] a) {
        IntStream.range(0, 4).parallel().forEach(i -> sum += i);
        assert sum == 6;
    }
}
