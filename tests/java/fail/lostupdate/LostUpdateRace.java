// verdict: race
// property: +race

// Unordered writes of a plain field by two threads; nothing is asserted, only the race is wrong.
public class LostUpdateRace {
    static int last;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> last = 1);
        t.start();
        last = 2;
        t.join();
    }
}
