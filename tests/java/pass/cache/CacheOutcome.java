// verdict: pass
// outcomes: -1|10|20

// What an unsafe cache may hold after a change of its source (10 is the stale value).
public class CacheOutcome {
    static volatile int source = 1;
    static volatile int cached = -1;

    public static void main(String[] a) throws InterruptedException {
        Thread reader = new Thread() {
            @Override
            public void run() {
                int s = source;
                cached = s * 10;
            }
        };
        reader.start();
        source = 2;
        cached = -1;
        reader.join();
        System.out.println(cached);
    }
}
