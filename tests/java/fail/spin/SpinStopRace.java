// verdict: race
// property: +race

// The stop flag is a plain field.
public class SpinStopRace {
    static boolean stop;

    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            for (int i = 0; i < 3 && !stop; i++) Thread.yield();
        });
        t.start();
        stop = true;
    }
}
