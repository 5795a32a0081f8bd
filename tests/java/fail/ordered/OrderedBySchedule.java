// verdict: race
// property: +race

// Time orders nothing: one access is long over when the other comes.
public class OrderedBySchedule {
    static int x;
    static volatile int steps;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        Thread.sleep(1000);
        for (int i = 0; i < 5; i++) steps++;
        x = 2;
    }
}
