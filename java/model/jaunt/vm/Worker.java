package jaunt.vm;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** A thread of a {@link Client}. */
final class Worker extends Thread {
    private final int number;
    private final Object root;
    private final int[] calls;

    /** What the calls came to, and how many have returned. */
    private final Object[] answers;

    private int returned;

    /** How many calls of each thread have returned; null if that does not count. */
    private final AtomicIntegerArray done;

    /** The same, as it was when each call began: one thread after the other for each call. */
    private final int[] before;

    Worker(String name, int number, Object root, int[] calls, AtomicIntegerArray done) {
        super(name);
        this.number = number;
        this.root = root;
        this.calls = calls;
        this.done = done;
        answers = new Object[calls.length];
        before = done == null ? null : new int[calls.length * done.length()];
    }

    @Override
    public void run() {
        while (left() > 0) {
            next();
        }
    }

    int left() {
        return calls.length - returned;
    }

    void next() {
        if (done != null) {
            int threads = done.length();
            for (int t = 0; t < threads; t++) {
                if (t != number) {
                    before[returned * threads + t] = done.get(t);
                }
            }
        }
        answers[returned] = answer(root, calls[returned]);
        returned++;
        if (done != null) {
            done.set(number, returned);
        }
    }

    /** What a call returns, or the class of what it throws. */
    static Object answer(Object root, int call) {
        try {
            return Calls.answer(root, call, Calls.others(false, call));
        } catch (InvocationTargetException e) {
            // As with reflection, what the call itself throws is inside.
            return new Thrown(e.getCause().getClass());
        } catch (Throwable e) {
            return new Thrown(e.getClass());
        }
    }

    static final class Thrown {
        final Class<?> type;

        Thrown(Class<?> type) {
            this.type = type;
        }
    }
}
