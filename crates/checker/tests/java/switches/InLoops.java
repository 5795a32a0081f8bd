/** Two instructions allocate, each more than once. */
public class InLoops {
    static volatile int gate;
    static final Object[] left = new Object[2], right = new Object[2];

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = gate; i < 2; i++) {
                left[i] = new Object();
            }
        }).start();
        for (int i = gate; i < 2; i++) {
            right[i] = new Object();
        }
    }
}
