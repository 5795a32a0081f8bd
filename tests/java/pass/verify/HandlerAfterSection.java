// verdict: pass
// outcomes: 11 | 12 | 22

import jaunt.Verify;

/** The program's part of the thread is over, and with it the section: a handler runs in none. */
public class HandlerAfterSection {
    static volatile int x;

    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
            Verify.beginAtomic();
            x = 1;
            throw new IllegalStateException();
        });
        thread.setUncaughtExceptionHandler((t, e) -> {
            int first = x;
            System.out.print(first + "" + x);
        });
        thread.start();
        x = 2;
    }
}
