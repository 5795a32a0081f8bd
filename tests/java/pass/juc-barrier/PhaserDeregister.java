// verdict: pass

import java.util.concurrent.Phaser;

// Main arrives and deregisters, so that the worker can go on alone.
public class PhaserDeregister {
    public static void main(String[] a) throws InterruptedException {
        Phaser p = new Phaser(2);
        Thread t = new Thread(p::arriveAndAwaitAdvance);
        t.start();
        p.arriveAndDeregister();
        t.join();
        assert p.getPhase() == 1 && p.getRegisteredParties() == 1;
    }
}
