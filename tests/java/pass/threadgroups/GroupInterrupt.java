// verdict: pass
// outcomes: 0 0 | 0 1 | 1 1

// Interrupting a group interrupts its threads, at any moment.
public class GroupInterrupt {
    static volatile int seen;

    public static void main(String[] a) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        Thread t = new Thread(group, () -> {
            if (Thread.interrupted()) {
                seen = 1;
            }
        });
        t.start();
        group.interrupt();
        int early = seen;
        t.join();
        System.out.print(early + " " + seen);
    }
}
