// verdict: pass

// A controller monitor gives green to one direction at a time.
public class TrafficLights {
    enum Way {
        NORTH, EAST;

        Way other() {
            return switch (this) {
                case NORTH -> EAST;
                case EAST -> NORTH;
            };
        }
    }

    private Way green;

    synchronized void go(Way w) throws InterruptedException {
        while (green != null) wait();
        green = w;
    }

    synchronized void stop(Way w) {
        assert green == w && green != w.other();
        green = null;
        notifyAll();
    }

    void drive(Way w) {
        try {
            go(w);
            stop(w);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) {
        TrafficLights c = new TrafficLights();
        new Thread(() -> c.drive(Way.NORTH)).start();
        new Thread(() -> c.drive(Way.NORTH)).start();
        c.drive(Way.EAST);
    }
}
