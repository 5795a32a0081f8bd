// verdict: pass
// outcomes: 0 | 1 | 2

import jaunt.Verify;

// One step overwrites what another thread wrote, which makes two states one, and only then asks for a value and writes what others read.
public class OverwrittenThenChosen {
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws InterruptedException {
        Thread chooser = new Thread(() -> {
            Verify.beginAtomic();
            x = 0;
            y = Verify.getBoolean() ? 1 : 2;
            Verify.endAtomic();
        });
        Thread writer = new Thread(() -> x = 0);
        chooser.start();
        writer.start();
        System.out.print(y);
        writer.join();
        chooser.join();
    }
}
