// verdict: pass
// outcomes: xyz | xzy | yxz | yzx | zxy | zyx

import java.util.stream.Stream;

// In parallel each order is possible.
public class ForEachInAnyOrder {
    public static void main(String[] a) {
        StringBuffer said = new StringBuffer();
        Stream.of("x", "y", "z").parallel().forEach(said::append);
        System.out.println(said);
    }
}
