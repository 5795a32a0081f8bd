// verdict: livelock

/** Waiting politely for what nobody does. */
public class SleepingForAFlag {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> System.out.print("")).start();
        while (!ready) {
            Thread.sleep(10);
        }
    }
}
