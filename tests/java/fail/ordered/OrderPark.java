// verdict: race
// property: +race

// To be unparked orders nothing: park may return for no reason.
import java.util.concurrent.locks.LockSupport;
public class OrderPark {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { LockSupport.park(); x = 2; });
        t.start();
        x = 1;
        LockSupport.unpark(t);
    }
}
