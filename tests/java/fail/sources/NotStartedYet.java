// verdict: assertion

/** The one who could read before the write is started by one who is started by another. */
public class NotStartedYet {
    static volatile int a, b, seen = 1;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> a = 1);
        Thread starter = new Thread(() -> {
            b = 1;
            Thread between = new Thread(() -> {
                b = 2;
                new Thread(() -> seen = a).start();
            });
            between.start();
        });
        writer.start();
        starter.start();
        writer.join();
        starter.join();
        assert seen == 1;
    }
}
