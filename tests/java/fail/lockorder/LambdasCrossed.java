// verdict: deadlock

// A lambda that captures nothing is one object for everybody.
public class LambdasCrossed {
    static Object first() {
        Runnable one = () -> {};
        return one;
    }

    static Object second() {
        Runnable other = () -> {};
        return other;
    }

    static void both(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> both(first(), second()));
        t.start();
        both(second(), first());
        t.join();
    }
}
