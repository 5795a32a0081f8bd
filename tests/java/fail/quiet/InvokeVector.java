// verdict: assertion

// Two synchronized calls by reflection: what lies between them is visible.
import java.util.Vector;
public class InvokeVector {
    static final Vector<String> v = new Vector<>();
    public static void main(String[] args) throws Exception {
        var size = Vector.class.getMethod("size");
        Thread t = new Thread(() -> v.add("a"));
        t.start();
        int before = (int) size.invoke(v);
        int after = (int) size.invoke(v);
        t.join();
        assert before == after;
    }
}
