package java.util.concurrent.atomic;

import jaunt.vm.Choices;

/**
 * The model of adders and accumulators: one value, and those who are looking at it.
 *
 * <p>The JDK's spread updates over cells when threads get in each other's way, and look at one cell after the other. So an update
 * that comes while somebody looks may be seen or not, each for itself, whatever came before it. As long as only one thread has made
 * updates there is one cell, and what is seen is the value of one moment.
 *
 * <p>Values are longs, or the bits of doubles.
 */
abstract class Gathered extends Number {
    private static final long serialVersionUID = 1;

    /** Somebody looks at the value. */
    private static final class Look {
        /** As it was when this began. */
        long first;
        /** Whoever looks takes away what it has seen. */
        final boolean resets;
        /** What has come since: the one before the first of them, and the last. */
        Update before = new Update(0, false);
        Update last = before;
        Look next;

        Look(long first, boolean resets) {
            this.first = first;
            this.resets = resets;
        }
    }

    private static final class Update {
        /** The operand; of a reset, the value that it left. */
        final long x;
        final boolean reset;
        Update next;

        Update(long x, boolean reset) {
            this.x = x;
            this.reset = reset;
        }
    }

    private final transient Object lock = new Object();
    private final transient long identity;
    private transient long value;
    /** The only one who has made updates so far, unless there were {@code several}. */
    private transient Thread updater;
    private transient boolean several;
    private transient Look looks;

    Gathered(long identity) {
        this.identity = identity;
        this.value = identity;
    }

    abstract long apply(long value, long x);

    /** As it was when it was written, before anybody else has it. */
    final void set(long value) {
        this.value = value;
    }

    final void update(long x) {
        while (true) {
            long seen;
            synchronized (lock) {
                seen = value;
            }
            // Not inside of the lock: it may be the program's own function.
            long result = apply(seen, x);
            synchronized (lock) {
                if (value == seen) {
                    value = result;
                    note(x, false);
                    several |= updater != null && updater != Thread.currentThread();
                    updater = several ? null : Thread.currentThread();
                    return;
                }
            }
        }
    }

    private void note(long x, boolean reset) {
        for (Look look = looks; look != null; look = look.next) {
            if (reset && look.resets) {
                // What it would have taken away, another one has.
                look.first = x;
                look.before = look.last = new Update(0, false);
            } else {
                look.last = look.last.next = new Update(x, reset);
            }
        }
    }

    private Look begin(boolean resets) {
        synchronized (lock) {
            Look look = new Look(value, resets);
            look.next = looks;
            looks = look;
            return look;
        }
    }

    private void remove(Look look) {
        if (looks == look) {
            looks = look.next;
            return;
        }
        Look before = looks;
        while (before.next != look) {
            before = before.next;
        }
        before.next = look.next;
    }

    /** The value, with some of what comes meanwhile. */
    final long look() {
        // Two operations: others may come between them.
        return end(begin(false));
    }

    /** As {@link #look}; what was not seen is left, and nothing else. */
    final long lookAndReset() {
        return endAndReset(begin(true));
    }

    private long end(Look look) {
        synchronized (lock) {
            remove(look);
            if (!several) {
                return value;
            }
        }
        long seen = look.first;
        for (Update update = look.before.next; update != null; update = update.next) {
            if (isSeen()) {
                seen = update.reset ? update.x : apply(seen, update.x);
            }
        }
        return seen;
    }

    private long endAndReset(Look look) {
        while (true) {
            Update at;
            long seen;
            synchronized (lock) {
                if (!several) {
                    remove(look);
                    seen = value;
                    value = identity;
                    note(identity, true);
                    return seen;
                }
                at = look.before;
                seen = look.first;
            }
            long left = identity;
            for (; at.next != null; at = at.next) {
                if (isSeen()) {
                    seen = apply(seen, at.next.x);
                } else {
                    left = apply(left, at.next.x);
                }
            }
            synchronized (lock) {
                // Otherwise somebody came while this looked at the last ones.
                if (at == look.last) {
                    remove(look);
                    value = left;
                    note(left, true);
                    return seen;
                }
            }
        }
    }

    private static boolean isSeen() {
        return Choices.choose(2) == 0;
    }
}
