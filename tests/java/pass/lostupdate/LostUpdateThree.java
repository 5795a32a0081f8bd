// verdict: pass
// property: +race
// outcomes: 1|2|3

// Three volatile increments; updates get lost, which is no data race.
public class LostUpdateThree extends Thread {
    static volatile int n;

    @Override
    public void run() {
        n = n + 1;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread[] ts = {new LostUpdateThree(), new LostUpdateThree(), new LostUpdateThree()};
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(n);
    }
}
