// verdict: pass
// outcomes: [aa, bb, cc]

import java.util.stream.Collectors;
import java.util.stream.Stream;

// Collecting in parallel keeps the order.
public class CollectInOrder {
    public static void main(String[] a) {
        System.out.println(Stream.of("a", "b", "c").parallel().map(s -> s + s).collect(Collectors.toList()));
    }
}
