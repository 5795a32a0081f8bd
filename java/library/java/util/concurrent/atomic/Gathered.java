package java.util.concurrent.atomic;

import jaunt.vm.Choices;

/**
 * The model of adders and accumulators: cells with values, and those who are looking at them.
 *
 * <p>The JDK's use one cell until threads get in each other's way. Then a thread finds another one by a random number, moves on when it meets somebody
 * there, and whoever looks goes from cell to cell. So an update that comes while somebody looks may be seen or not, whatever came before it. Here a
 * single thread has one cell; as soon as there are several, each update has a cell of its own, as long as there are few. Each cell is looked at at some
 * moment between the beginning and the end of looking.
 *
 * <p>Values are longs, or the bits of doubles.
 */
abstract class Gathered extends Number {
    private static final long serialVersionUID = 1;

    /** As many as the JDK makes for three processors; that there are not more keeps the number of states finite. */
    private static final int CELLS = 4;

    private static final class Cell {
        long value;
        /** Otherwise nothing is in it. */
        boolean used;
        Cell next;

        Cell(long value) {
            this.value = value;
        }
    }

    /** Somebody looks. */
    private static final class Look {
        /** What cells were since it began, the latest first. */
        Past last;
        Look next;

        void note(Cell cell) {
            Past past = last;
            while (past != null && !past.isNow(cell)) {
                past = past.before;
            }
            if (past == null) {
                last = new Past(cell, last);
            }
        }

        boolean hasSeenChange(Cell cell) {
            Past past = last;
            while (past != null && past.cell != cell) {
                past = past.before;
            }
            return past != null;
        }
    }

    private static final class Past {
        final Cell cell;
        final long value;
        final boolean used;
        final Past before;

        Past(Cell cell, Past before) {
            this.cell = cell;
            this.value = cell.value;
            this.used = cell.used;
            this.before = before;
        }

        boolean isNow(Cell other) {
            return cell == other && value == other.value && used == other.used;
        }
    }

    private final Object lock = new Object();
    private final long identity;
    /** The order of updates may make a difference. */
    private final boolean ordered;
    /** The value if nobody gets in anybody's way. */
    private final Cell first;
    /** The only one who has made updates so far, unless there were {@code several}. */
    private Thread updater;
    private boolean several;
    private Look looks;

    Gathered(long identity, boolean ordered) {
        this.identity = identity;
        this.ordered = ordered;
        first = new Cell(identity);
        first.used = true;
    }

    abstract long apply(long value, long x);

    /** A cell for an update of the running thread. */
    private Cell cell(long x) {
        Thread me = Thread.currentThread();
        if (updater == null && !several) {
            updater = me;
        }
        several |= updater != me;
        if (!several) {
            return first;
        }
        updater = null;
        Cell last = first;
        for (int cells = 0; last.next != null; last = last.next) {
            if (++cells == CELLS) {
                return last.next;
            }
        }
        // They stand in the order in which they came, unless nobody can see that.
        Cell before = ordered ? last : first;
        while (before.next != null && before.next.value < x) {
            before = before.next;
        }
        Cell cell = new Cell(x);
        cell.next = before.next;
        before.next = cell;
        return cell;
    }

    private void change(Cell cell, long value, boolean used) {
        for (Look look = looks; look != null; look = look.next) {
            look.note(cell);
        }
        cell.value = value;
        cell.used = used;
    }

    final void update(long x) {
        while (true) {
            Cell cell;
            long value;
            boolean used;
            synchronized (lock) {
                cell = cell(x);
                value = cell.value;
                used = cell.used;
            }
            // Not inside of the lock: it may be the program's own function.
            long result = used ? apply(value, x) : x;
            synchronized (lock) {
                // Otherwise somebody else has changed it or taken it away.
                if (cell.value == value && cell.used == used) {
                    change(cell, result, true);
                    return;
                }
            }
        }
    }

    /** The value, with some of what comes meanwhile. */
    final long look() {
        // Two operations: others may come between them.
        return end(begin());
    }

    /** The value, which is taken away: nothing is lost, and nothing is seen twice. */
    final long lookAndReset() {
        return endAndReset(begin());
    }

    private Look begin() {
        synchronized (lock) {
            Look look = new Look();
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

    /** The cells as they are now. */
    private Past now() {
        Past now = null;
        for (Cell cell = first; cell != null; cell = cell.next) {
            now = new Past(cell, now);
        }
        return now;
    }

    private long end(Look look) {
        Past now;
        synchronized (lock) {
            remove(look);
            now = now();
            for (Past past = look.last; past != null; past = past.before) {
                if (!contains(now, past.cell)) {
                    // It was taken away meanwhile.
                    now = new Past(past.cell, now);
                }
            }
        }
        return see(now, look);
    }

    private static boolean contains(Past list, Cell cell) {
        Past past = list;
        while (past != null && past.cell != cell) {
            past = past.before;
        }
        return past != null;
    }

    /** The value of all cells, each at some moment since {@code look} began. */
    private long see(Past now, Look look) {
        if (now == null) {
            return identity;
        }
        long before = see(now.before, look);
        Past moment = choose(now, look.last);
        if (now.cell == first) {
            return moment.value;
        }
        return moment.used ? apply(before, moment.value) : before;
    }

    /** A cell as it is now, or as it was before. */
    private static Past choose(Past now, Past last) {
        int moments = 1;
        for (Past past = last; past != null; past = past.before) {
            if (past.cell == now.cell) {
                moments++;
            }
        }
        int chosen = Choices.choose(moments);
        if (chosen == 0) {
            return now;
        }
        Past past = last;
        while (true) {
            if (past.cell == now.cell && --chosen == 0) {
                return past;
            }
            past = past.before;
        }
    }

    /** Choosing and each taking are operations of their own: of two threads that take values away at the same time each may get a part, as with the JDK's. */
    private long endAndReset(Look look) {
        long seen = identity;
        for (Past taken = toTake(look); taken != null; taken = taken.before) {
            Past was = take(taken.cell);
            if (was.cell == first) {
                seen = was.value;
            } else if (was.used) {
                seen = apply(seen, was.value);
            }
        }
        return seen;
    }

    /** The cells that are to be taken; what came meanwhile may be left where it is. */
    private Past toTake(Look look) {
        Past now;
        synchronized (lock) {
            remove(look);
            now = now();
        }
        Past taken = null;
        for (Past past = now; past != null; past = past.before) {
            if (past.used && (past.cell == first || !look.hasSeenChange(past.cell) || Choices.choose(2) == 0)) {
                taken = new Past(past.cell, taken);
            }
        }
        return taken;
    }

    /** Takes away what is in a cell, which may be nothing any more. */
    private Past take(Cell cell) {
        synchronized (lock) {
            Past was = new Past(cell, null);
            change(cell, identity, cell == first);
            unlink(cell);
            return was;
        }
    }

    private void unlink(Cell cell) {
        Cell before = first;
        while (before != null && before.next != cell) {
            before = before.next;
        }
        if (before != null) {
            before.next = cell.next;
        }
    }
}
