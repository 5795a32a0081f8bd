// verdict: pass

import java.util.concurrent.Phaser;

// After the phase each party sees what the other one wrote before it.
public class PhaserTwoParties {
    static final int[] part = new int[2];
    static final Phaser p = new Phaser(2);

    static void work(int i) {
        part[i] = 1;
        p.arriveAndAwaitAdvance();
        assert part[1 - i] == 1;
    }

    public static void main(String[] a) {
        new Thread(() -> work(0)).start();
        work(1);
    }
}
