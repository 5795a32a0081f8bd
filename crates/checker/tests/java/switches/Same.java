/** Three threads that do the same and that nobody asks for. The argument says how the second one is told apart, if at all. */
public class Same {
    static volatile int x;
    static long first;
    static Thread starter;
    static Thread[] threads = new Thread[3];
    static final ThreadLocal<Integer> number = new ThreadLocal<>();

    public static void main(String[] args) throws InterruptedException {
        String how = args[0];
        starter = Thread.currentThread();
        Runnable body = () -> {
            int seen = x;
            x = seen + 1;
            // Only as the last of the three, and after both others.
            if (seen == 2 && isSecond(how)) {
                throw new IllegalStateException(how);
            }
            // Until here it has not ended.
            seen = x;
        };
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(body);
        }
        first = threads[0].getId();
        Thread[] all = threads;
        if (how.equals("none") || how.equals("name") || how.equals("id") || how.equals("text")) {
            threads = null;
        }
        for (Thread thread : all) {
            thread.start();
        }
        if (how.equals("join")) {
            all[1].join();
            if (x == 1) {
                throw new IllegalStateException(how);
            }
        }
        if (how.equals("alive")) {
            if (!all[1].isAlive() && all[0].isAlive() && all[2].isAlive()) {
                throw new IllegalStateException(how);
            }
        }
        if (how.equals("interrupt")) {
            all[1].interrupt();
        }
    }

    static boolean isSecond(String how) {
        Thread me = Thread.currentThread();
        switch (how) {
            case "name":
                return me.getName().endsWith("-1");
            case "id":
                return me.getId() == first + 1;
            case "text":
                return me.toString().contains("-1,");
            case "array":
                return me == threads[1];
            case "enumerate":
                Thread[] found = new Thread[10];
                int count = me.getThreadGroup().enumerate(found);
                int at = found[0] == starter ? 1 : 0;
                // In the middle of all three.
                return count - at == 3 && found[at + 1] == me;
            case "interrupt":
                return me.isInterrupted();
            default:
                return false;
        }
    }
}
