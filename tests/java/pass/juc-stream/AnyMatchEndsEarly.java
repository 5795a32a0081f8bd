// verdict: pass
// outcomes: x | xy | y | yx

import java.util.stream.Stream;

// Once a match is known, the others may be left out.
public class AnyMatchEndsEarly {
    public static void main(String[] a) {
        StringBuffer said = new StringBuffer();
        Stream.of("x", "y").parallel().anyMatch(e -> {
            said.append(e);
            return true;
        });
        System.out.println(said);
    }
}
