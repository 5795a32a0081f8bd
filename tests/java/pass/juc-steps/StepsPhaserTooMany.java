// verdict: pass
// outcomes: left over | left refused | over left | refused left
// The last party has arrived and the phase goes on only then: who arrives between is one too many.
import java.util.concurrent.Phaser;

public class StepsPhaserTooMany {
    static final Phaser phaser = new Phaser(1);

    static String leave() {
        try {
            return phaser.arriveAndDeregister() < 0 ? "over" : "left";
        } catch (IllegalStateException e) {
            return "refused";
        }
    }

    static String other;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> other = leave());
        t.start();
        String own = leave();
        t.join();
        System.out.println(own + " " + other);
    }
}
