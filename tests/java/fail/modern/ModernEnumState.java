// verdict: exception java.lang.IllegalStateException

// An enum with behaviour as the state of an unguarded machine; both threads leave the same state.
public class ModernEnumState {
    enum State {
        NEW {
            @Override
            State start() {
                return RUNNING;
            }
        },
        RUNNING;

        State start() {
            throw new IllegalStateException("already running");
        }
    }

    static volatile State state = State.NEW;

    static void startOnce() {
        if (state == State.NEW) state = state.start();
    }

    public static void main(String[] a) {
        new Thread(ModernEnumState::startOnce).start();
        startOnce();
    }
}
