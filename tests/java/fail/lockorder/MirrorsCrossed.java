// verdict: deadlock

import java.lang.reflect.Array;

// Classes of arrays whose elements are of a class that the program has loaded itself: nobody has stored them anywhere, and everybody who has
// such an array finds them.
public class MirrorsCrossed {
    static class Loader extends ClassLoader {
        Class<?> define() throws Exception {
            byte[] bytes = MirrorsCrossed.class.getResourceAsStream("MirrorsCrossed$Element.class").readAllBytes();
            return defineClass("MirrorsCrossed$Element", bytes, 0, bytes.length);
        }
    }

    static class Element {}

    static void both(Object outer, Object inner) {
        synchronized (outer.getClass()) {
            synchronized (inner.getClass()) {
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> element = new Loader().define();
        Object row = Array.newInstance(element, 0);
        Object table = Array.newInstance(element, 0, 0);
        new Thread(() -> both(row, table)).start();
        both(table, row);
    }
}
