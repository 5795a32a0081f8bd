// verdict: assertion

// Each light looks at the other before it turns green, but not in one step.
public class TrafficBothGreen {
    enum Light { RED, GREEN }

    static volatile Light north = Light.RED;
    static volatile Light east = Light.RED;

    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            if (east == Light.RED) {
                north = Light.GREEN;
                assert east == Light.RED;
                north = Light.RED;
            }
        });
        t.start();
        if (north == Light.RED) {
            east = Light.GREEN;
            assert north == Light.RED;
            east = Light.RED;
        }
    }
}
