// verdict: pass

// The walk is over a copy that was made under the lock.
import java.util.ArrayList;
import java.util.List;

public class IterCopy {
    private final List<String> names = new ArrayList<>(4);

    synchronized void add(String n) {
        names.add(n);
    }

    synchronized List<String> snapshot() {
        return new ArrayList<>(names);
    }

    public static void main(String[] a) {
        IterCopy c = new IterCopy();
        c.add("ada");
        new Thread(() -> c.add("bob")).start();
        String all = String.join(",", c.snapshot());
        assert all.equals("ada") || all.equals("ada,bob");
    }
}
