// verdict: pass

// Records as keys of a map that two threads fill; equal records are one key.
import java.util.HashMap;
import java.util.Map;

public class ModernRecords {
    record Point(int x, int y) {
        Point mirrored() {
            return new Point(y, x);
        }
    }

    private final Map<Point, String> names = new HashMap<>();

    synchronized void name(Point p, String s) {
        names.merge(p, s, String::concat);
    }

    public static void main(String[] a) throws InterruptedException {
        ModernRecords m = new ModernRecords();
        Thread t = new Thread(() -> m.name(new Point(1, 2), "a"));
        t.start();
        m.name(new Point(2, 1).mirrored(), "b");
        t.join();
        assert m.names.size() == 1;
        String s = m.names.get(new Point(1, 2));
        assert s.equals("ab") || s.equals("ba");
        assert new Point(3, 4).toString().equals("Point[x=3, y=4]");
    }
}
