// verdict: assertion

// What is copied into a shared array is shared: two threads count in it.
import java.util.*;
public class AddAllPublishes {
    static class Box { int f; }
    static final List<Box> list = Collections.synchronizedList(new ArrayList<>());
    public static void main(String[] args) throws Exception {
        Box p = new Box();
        list.addAll(List.of(p));
        Thread t = new Thread(() -> list.get(0).f++);
        t.start();
        p.f++;
        t.join();
        assert p.f == 2;
    }
}
