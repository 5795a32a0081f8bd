import jaunt.Verify;

/** In an atomic section no other thread runs, however long it takes and whatever is asked; unless the section waits. */
public class Atomic {
    static volatile long steps;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            while (true) {
                steps++;
            }
        });
        other.setDaemon(true);
        other.start();
        while (steps == 0) {
            Thread.yield();
        }
        Verify.beginAtomic();
        Verify.beginAtomic();
        long before = steps;
        for (int i = 0; i < 1_000_000; i++) {
            if (i % 1000 == 0) {
                Thread.yield();
            }
        }
        Verify.endAtomic();
        Thread.yield();
        System.out.println(steps - before);
        Thread.sleep(100);
        System.out.println(steps > before);
        Verify.endAtomic();
        before = steps;
        while (steps == before) {
            Thread.yield();
        }
        System.out.println("over");
    }
}
