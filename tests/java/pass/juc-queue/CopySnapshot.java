// verdict: pass
// outcomes: x,y|y

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

// A stream of a copy-on-write list works on one version of it.
public class CopySnapshot {
    public static void main(String[] a) throws InterruptedException {
        CopyOnWriteArrayList<String> l = new CopyOnWriteArrayList<>(new String[] {"x", "y"});
        Thread t = new Thread(() -> l.remove("x"));
        t.start();
        String s = l.stream().collect(Collectors.joining(","));
        t.join();
        System.out.println(s);
    }
}
