// verdict: assertion

// An object of one thread becomes another's through a copy.
import java.util.*;
public class AddAllInThread {
    static class Box { int f; }
    static final List<Box> list = Collections.synchronizedList(new ArrayList<>());
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box p = new Box();
            list.addAll(List.of(p));
            p.f++;
        });
        t.start();
        if (!list.isEmpty()) {
            Box p = list.get(0);
            p.f++;
            t.join();
            assert p.f == 2;
        }
    }
}
