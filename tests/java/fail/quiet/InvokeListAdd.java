// verdict: assertion

// Two unsynchronised adds by reflection lose one.
import java.util.*;
public class InvokeListAdd {
    static final List<String> list = new ArrayList<>(4);
    static void add(String s) {
        try {
            List.class.getMethod("add", Object.class).invoke(list, s);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add("a"));
        t.start();
        add("b");
        t.join();
        assert list.size() == 2;
    }
}
