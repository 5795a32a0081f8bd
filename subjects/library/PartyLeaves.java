// states: 6
// bug: deadlock

import java.util.concurrent.Phaser;

// A party leaves after the first phase, and the other one goes on alone. Bug: it goes without saying so.
public class PartyLeaves {
    static final Phaser phaser = new Phaser(2);
    static int written;

    public static void main(String[] args) {
        new Thread(() -> {
            written = 1;
            if (args.length > 0) phaser.arrive(); else phaser.arriveAndDeregister();
        }).start();
        int first = phaser.arriveAndAwaitAdvance();
        assert first == 1 && written == 1;
        int second = phaser.arriveAndAwaitAdvance();
        assert second == 2 && phaser.getRegisteredParties() == 1;
    }
}
