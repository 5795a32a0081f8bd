// verdict: pass

// Each thread runs a stream of its own over a shared list that cannot change.
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ModernStreams {
    public static void main(String[] a) throws InterruptedException {
        List<String> words = List.of("one", "two", "three");
        int[] total = new int[1];
        Thread t = new Thread(() -> total[0] = words.stream().mapToInt(String::length).sum());
        t.start();
        String s = words.stream().filter(w -> w.length() == 3).collect(Collectors.joining("+"));
        t.join();
        assert total[0] == 11 && s.equals("one+two");
        assert IntStream.rangeClosed(1, 4).reduce(1, (x, y) -> x * y) == 24;
    }
}
