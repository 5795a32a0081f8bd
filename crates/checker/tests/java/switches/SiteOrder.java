/** Two instructions allocate, in either order. */
public class SiteOrder {
    static volatile int gate;
    static Object left, right;

    public static void main(String[] args) {
        new Thread(() -> {
            if (gate == 0) {
                left = new Object();
            }
        }).start();
        if (gate == 0) {
            right = new Object();
        }
    }
}
