import java.util.ArrayList;
import java.util.function.IntUnaryOperator;

/** A bit of everything, to be damaged: the VM must survive whatever of it still verifies. */
public class Mutated {
    static int count;
    static long total = 5;
    static double[] weights = {1.5, -2.5, 3.5};
    static String text = "text";
    int x = 7;
    long y = 8;
    Object ref = this;
    byte small = 3;
    Mutated next;

    Mutated(int x) {
        this.x = x;
        if (x > 0) {
            next = new Mutated(x - 1);
        }
    }

    int sum() {
        return x + (next == null ? 0 : next.sum());
    }

    synchronized long mix(long a, int b, double c) {
        y = a * b + (long) c;
        small += b;
        return y ^ small;
    }

    static int loop(int n) {
        int[] a = new int[8];
        int s = 0;
        for (int i = 0; i < n; i++) {
            a[i & 7] += i;
            s += a[(i + 3) & 7];
        }
        return s;
    }

    static String classify(Object o) {
        if (o instanceof String) {
            return "s" + ((String) o).length();
        }
        switch (o.hashCode() & 3) {
            case 0:
                return "zero";
            case 1:
                return "one";
            default:
                return "many";
        }
    }

    static int caught(int i) {
        try {
            return weights.length / i + (int) weights[i];
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            return -1;
        } finally {
            count++;
        }
    }

    interface Shape {
        default int area() {
            return 4;
        }
    }

    public static void main(String[] args) {
        Mutated m = new Mutated(5);
        total += m.mix(3L, 4, 5.5) + m.sum() + loop(50);
        Object[] objects = {"abc", 1, 2L, m, new int[3][2]};
        for (Object o : objects) {
            text = text + classify(o);
        }
        count += caught(0) + caught(1) + caught(9);
        IntUnaryOperator f = v -> v * 2 + count;
        total += f.applyAsInt(21);
        ArrayList<Object> list = new ArrayList<>();
        list.add(m.ref);
        list.add(text);
        m.next.ref = list;
        synchronized (list) {
            total += list.size() + ((Mutated) list.get(0)).y;
        }
        System.out.println(total + " " + count + " " + text.length());
    }
}
