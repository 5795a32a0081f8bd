// verdict: pass

// The sequence is odd during a write, and the reader believes its values only when it was even and stayed.
public class Seqlock {
    static volatile int seq, x, y;

    public static void main(String[] a) {
        new Thread(() -> {
            seq++;
            x = 1;
            y = 1;
            seq++;
        }).start();
        int before, p, q;
        do {
            before = seq;
            p = x;
            q = y;
        } while ((before & 1) != 0 || seq != before);
        assert p == q : p + " " + q;
    }
}
