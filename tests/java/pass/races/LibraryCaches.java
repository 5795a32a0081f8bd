// verdict: pass
// property: +race

import java.math.*;
import java.util.*;
// What the library remembers of a number or a map it may compute twice.
public class LibraryCaches {
    static final BigDecimal D = new BigDecimal("12.5");
    static final Map<String, String> M = new HashMap<>(Map.of("a", "b"));
    static void work() {
        D.toString();
        D.precision();
        for (String s : M.keySet()) s.length();
    }
    public static void main(String[] args) {
        new Thread(LibraryCaches::work).start();
        work();
    }
}
