// verdict: deadlock

import jaunt.Verify;

// As long as nobody stops inside of the console's monitor, it is never found held. One thread does so when the other has printed, inside of
// the lock that the first one waits for there.
public class StopsInConsoleLate {
    static final Object first = new Object();
    static final Object lock = new Object();

    public static void main(String[] args) {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        new Thread(() -> {
            synchronized (first) {
            }
            System.out.printf("%s%n", new Object() {
                @Override
                public String toString() {
                    synchronized (lock) {
                        return "y";
                    }
                }
            });
        }).start();
        synchronized (lock) {
            System.out.println("x");
        }
    }
}
