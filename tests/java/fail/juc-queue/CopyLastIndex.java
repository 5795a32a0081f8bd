// verdict: exception java.lang.ArrayIndexOutOfBoundsException

import java.util.concurrent.CopyOnWriteArrayList;

// size and get look at two versions of the list.
public class CopyLastIndex {
    public static void main(String[] a) {
        CopyOnWriteArrayList<String> l = new CopyOnWriteArrayList<>(new String[] {"x", "y"});
        new Thread(() -> l.remove("x")).start();
        String last = l.get(l.size() - 1);
        assert last.equals("y");
    }
}
