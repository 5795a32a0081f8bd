// verdict: assertion

// The writer bumps the sequence only after the write: a reader in the middle notices nothing.
public class SeqlockOneBump {
    static volatile int seq, x, y;

    public static void main(String[] a) {
        new Thread(() -> {
            x = 1;
            y = 1;
            seq += 2;
        }).start();
        int before = seq;
        int p = x, q = y;
        if ((before & 1) == 0 && seq == before) assert p == q : p + " " + q;
    }
}
