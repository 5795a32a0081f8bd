// states: 1099
// bug: assertion

import java.util.stream.IntStream;

// The sum of a parallel stream. Bug: the parts add to one field.
public class ParallelSum {
    static int total;

    public static void main(String[] args) {
        IntStream numbers = IntStream.rangeClosed(1, 4).parallel();
        if (args.length > 0) {
            numbers.forEach(i -> total += i);
        } else {
            total = numbers.sum();
        }
        assert total == 10 : total;
    }
}
