// verdict: assertion

// A list is copied without the lock under which it is changed.
import java.util.*;
public class OpenListCopy {
    static final List<Integer> list = new ArrayList<>(List.of(0, 0));
    public static void main(String[] args) throws Exception {
        Thread w = new Thread() { public void run() { synchronized (list) { list.set(0, 1); list.set(1, 1); } } };
        w.start();
        List<Integer> copy = new ArrayList<>(list);
        w.join();
        assert copy.get(0).equals(copy.get(1)) : copy;
    }
}
