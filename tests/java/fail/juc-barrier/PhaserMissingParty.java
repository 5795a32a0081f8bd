// verdict: deadlock

import java.util.concurrent.Phaser;

// Main registered as a party and never arrives.
public class PhaserMissingParty {
    public static void main(String[] a) {
        Phaser p = new Phaser(2);
        new Thread(p::arriveAndAwaitAdvance).start();
    }
}
