// verdict: pass
// outcomes: 12x | 1x2 | x12

import jaunt.Verify;

// As long as one stream alone is printed to, nobody can come between what is printed inside of its monitor. That there are two shows
// when all of that was printed.
public class SecondStreamLate {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        Thread t = new Thread(() -> {
            synchronized (lock) {
            }
            System.err.print("x");
        });
        t.start();
        synchronized (System.out) {
            System.out.print(1);
            System.out.print(2);
        }
        t.join();
    }
}
