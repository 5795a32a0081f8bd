// verdict: pass
// outcomes: xy

import java.util.stream.Stream;

// In parallel, and yet in order.
public class OrderedForEach {
    public static void main(String[] a) {
        StringBuffer said = new StringBuffer();
        Stream.of("x", "y").parallel().forEachOrdered(said::append);
        System.out.println(said);
    }
}
