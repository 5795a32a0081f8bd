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
        IT.make(choose(constructors()));
        for (;;) {
            IT.call(choose(calls()));
        }
    }

    private void make(int call) {
        root = allocate();
        try {
            construct(root, call);
        } catch (Throwable e) {
            thrown = e;
        }
    }

    private void call(int call) {
        try {
            execute(root, call);
        } catch (Throwable e) {
            thrown = e;
        }
    }

    /** The invariant of its class. */
    @Override
    public boolean getAsBoolean() {
        return holds(root);
    }

    /** One of that many; also of one alone it is a choice. */
    private static native int choose(int alternatives);

    private static native int constructors();

    private static native int calls();

    private static native Object allocate();

    private static native void construct(Object root, int call) throws Throwable;

    private static native void execute(Object root, int call) throws Throwable;

    private static native boolean holds(Object root);
}
