// verdict: pass
// outcomes: 0 2 | 0 3 | 1 2 | 1 3
// The last party of a phaser has arrived before the phaser arrives at its parent.
import java.util.concurrent.Phaser;

public class StepsPhaserTiers {
    public static void main(String[] args) throws Exception {
        Phaser parent = new Phaser(2);
        Phaser child = new Phaser(parent, 1);
        Thread t = new Thread(child::arrive);
        t.start();
        int here = child.getUnarrivedParties();
        System.out.println(here + " " + parent.getUnarrivedParties());
        t.join();
    }
}
