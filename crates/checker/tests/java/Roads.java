import java.util.ArrayList;
import java.util.List;

/** Several roads to one state: other garbage, another order of allocation, other classes loaded on the way. */
public class Roads {
    static final class Cell {
        Object left;
        Object right;
        int value;
    }

    static Cell top;

    public static void main(String[] args) {
        build(args[0]);
        args[0] = "";
        while (true) {
            Thread.yield();
        }
    }

    private static void build(String road) {
        Cell a;
        Cell b;
        if (road.equals("straight")) {
            a = new Cell();
            b = new Cell();
        } else if (road.equals("reversed")) {
            b = new Cell();
            a = new Cell();
        } else {
            List<Object> garbage = new ArrayList<>();
            for (int i = 0; i < 1000; i++) {
                garbage.add(new int[i % 7]);
            }
            b = new Cell();
            a = new Cell();
            a.left = garbage;
            a.value = road.equals("different") ? 7 : 3;
            a.left = null;
        }
        if (!road.equals("different")) {
            a.value = 1;
        }
        b.value = 2;
        a.left = b;
        b.right = a;
        a.right = new Object[] {b, null, a};
        top = a;
    }
}
