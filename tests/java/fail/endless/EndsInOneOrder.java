// verdict: termination
// property: +termination

/** Whoever is too late goes round for ever, and changes values. */
public class EndsInOneOrder {
    static volatile int phase;

    public static void main(String[] args) {
        new Thread(() -> phase = 1).start();
        if (phase == 1) {
            return;
        }
        while (true) {
            phase = 2;
            phase = 3;
        }
    }
}
