// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.WeakReference;

// A local variable is used for the last time inside of a monitor, just before the object is asked for again.
public class LocalDropped {
    static class Node {
        int value = 1;
    }

    static final Object MONITOR = new Object();
    static volatile Object strong;
    static int sum;

    public static void main(String[] args) {
        new Thread(System::gc).start();
        Node node = new Node();
        WeakReference<Node> weak = new WeakReference<>(node);
        synchronized (MONITOR) {
            sum += node.value;
            node = null;
            strong = weak.get();
        }
        System.out.println(strong == null);
    }
}
