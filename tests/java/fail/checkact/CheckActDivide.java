// verdict: exception java.lang.ArithmeticException

// The divisor is checked, then another thread makes it zero.
public class CheckActDivide extends Thread {
    static volatile int parts = 2;

    @Override
    public void run() {
        parts = 0;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new CheckActDivide();
        t.start();
        int share = 0;
        if (parts != 0) share = 10 / parts;
        t.join();
        assert share == 0 || share == 5;
    }
}
