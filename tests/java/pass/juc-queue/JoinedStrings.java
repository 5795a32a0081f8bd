// verdict: pass
// outcomes: a-b;c/d|c/d;a-b

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;

// Each thread joins its own strings; the parts arrive in either order.
public class JoinedStrings {
    public static void main(String[] a) throws InterruptedException {
        CopyOnWriteArrayList<String> parts = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> parts.add(String.join("-", List.of("a", "b"))));
        Thread u = new Thread(() -> parts.add(Stream.of("c", "d").collect(Collectors.joining("/"))));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(String.join(";", parts));
    }
}
