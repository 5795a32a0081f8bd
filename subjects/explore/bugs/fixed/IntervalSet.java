/**
 * A set of integers as a sorted list of intervals, both ends included, that do not touch.
 *
 * Explore add and remove with pairs of 0..4, and contains with 0..4.
 */
public class IntervalSet {
    static final class Interval {
        int low;
        int high;
        Interval next;

        Interval(int low, int high, Interval next) {
            this.low = low;
            this.high = high;
            this.next = next;
        }
    }

    /** Before the first; its ends do not count. */
    private final Interval before = new Interval(0, 0, null);

    /** Everything from low to high; nothing where high is smaller. */
    public void add(int low, int high) {
        if (high < low) return;
        Interval at = before;
        while (at.next != null && at.next.high + 1 < low) at = at.next;
        while (at.next != null && at.next.low <= high + 1) {
            low = Math.min(low, at.next.low);
            high = Math.max(high, at.next.high);
            at.next = at.next.next;
        }
        at.next = new Interval(low, high, at.next);
    }

    public void remove(int low, int high) {
        if (high < low) return;
        Interval at = before;
        while (at.next != null && at.next.low <= high) {
            Interval interval = at.next;
            if (interval.high < low) {
                at = interval;
                continue;
            }
            Interval rest = interval.next;
            if (interval.high > high) rest = new Interval(high + 1, interval.high, rest);
            if (interval.low < low) {
                interval.high = low - 1;
                interval.next = rest;
                at = interval;
            } else {
                at.next = rest;
            }
        }
    }

    public boolean contains(int element) {
        for (Interval at = before.next; at != null; at = at.next) {
            if (at.low <= element && element <= at.high) return true;
        }
        return false;
    }

    public boolean repOk() {
        for (Interval at = before.next; at != null; at = at.next) {
            if (at.low > at.high || at.next != null && at.next.low <= at.high + 1) return false;
        }
        return true;
    }
}
