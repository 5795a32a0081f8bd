// verdict: assertion

// First both monitors are held, then only one of them, then only the other: no monitor is common to all.
public class GuardsApart {
    static final Object LOCK = new Object();

    static class Box {
        int value;
    }

    public static void main(String[] args) throws InterruptedException {
        Box box = new Box();
        Thread both = new Thread(() -> {
            synchronized (box) {
                synchronized (LOCK) {
                    box.value++;
                }
            }
        });
        both.start();
        both.join();
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                box.value++;
            }
        });
        other.start();
        synchronized (box) {
            box.value++;
        }
        other.join();
        synchronized (box) {
            synchronized (LOCK) {
                assert box.value == 3;
            }
        }
    }
}
