// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.WeakReference;

// Inside of a monitor that the collector does not enter, an object is let go of and taken up again.
public class TakenUpAgain {
    static final Object MONITOR = new Object();
    static Object strong = new Object();
    static final WeakReference<Object> WEAK = new WeakReference<>(strong);

    public static void main(String[] args) {
        new Thread(System::gc).start();
        synchronized (MONITOR) {
            strong = null;
            strong = WEAK.get();
        }
        System.out.println(strong == null);
    }
}
