// verdict: pass
// property: +race

// Who is interrupted comes after what was done before, whichever way it is seen.
public class OrderInterrupt {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(10);
                if (Thread.interrupted()) x = 2;
            } catch (InterruptedException e) {
                x = 3;
            }
        });
        t.start();
        x = 1;
        t.interrupt();
    }
}
