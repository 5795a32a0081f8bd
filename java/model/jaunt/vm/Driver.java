package jaunt.vm;

import java.util.function.BooleanSupplier;

/**
 * What {@code jaunt explore --mode vm} checks: it makes an object, and then one call after the other, each of which is a choice. Who explores
 * looks at the object before each choice, and goes no further from one that it has seen before.
 */
final class Driver implements BooleanSupplier {
    /** Who explores finds it here. */
    private static final Driver IT = new Driver();

    /** The object under exploration. */
    private Object root;

    /** What the last call has thrown. */
    private Throwable thrown;

    /** The number of the object's state: written by who explores. */
    private int state = -1;

    private Driver() {}

    static void main(String[] args) {
        IT.make(choose(Calls.constructors()));
        for (;;) {
            IT.call(choose(Calls.calls()));
        }
    }

    private void make(int call) {
        root = Calls.allocate();
        try {
            Calls.construct(root, call, Calls.others(true, call));
        } catch (Throwable e) {
            thrown = e;
        }
    }

    private void call(int call) {
        try {
            Calls.execute(root, call, Calls.others(false, call));
        } catch (Throwable e) {
            thrown = e;
        }
    }

    /** The invariant of its class. */
    @Override
    public boolean getAsBoolean() {
        return Calls.holds(root);
    }

    /** One of that many; also of one alone it is a choice. */
    private static native int choose(int alternatives);
}
