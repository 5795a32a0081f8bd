// verdict: pass
// outcomes: 2 | 3

import java.util.stream.IntStream;

// Which of two is found depends on who is first.
public class FindsAny {
    public static void main(String[] a) {
        System.out.println(IntStream.of(2, 3).parallel().findAny().getAsInt());
    }
}
