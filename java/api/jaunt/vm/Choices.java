package jaunt.vm;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * What {@code jaunt.Verify} and {@code gov.nasa.jpf.vm.Verify} stand on. Programs use those, not this class.
 *
 * <p>Inside of Jaunt every method here except {@link #pick} is replaced by the VM; the bodies are what happens under a plain
 * {@code java}: one execution with random values. No field may be added to this class: it would be part of each state.
 */
public final class Choices {
    private Choices() {}

    /** One of {@code 0 .. alternatives-1}; there is at least one. */
    public static int choose(int alternatives) {
        return Outside.RANDOM.nextInt(alternatives);
    }

    /**
     * One of {@code 0 .. last}, read as unsigned numbers. More than 65,536 are chosen in steps of 16 bits, so that nobody has
     * to list them.
     */
    public static long pick(long last) {
        if (Long.compareUnsigned(last, 0xffff) <= 0) {
            return choose((int) last + 1);
        }
        long highest = last >>> 16;
        long high = pick(highest);
        return high << 16 | pick(high == highest ? last & 0xffff : 0xffff);
    }

    public static void enterAtomic() {}

    public static void leaveAtomic() {}

    /** Ends this execution as one that does not count. Does not return. */
    public static void ignore() {
        throw new IllegalStateException("Verify.ignoreIf: this execution does not count");
    }

    /** Ends the whole search. Does not return. */
    public static void terminate() {
        System.exit(0);
    }

    /** A place where a transition may end. */
    public static void breakPoint(String reason) {}

    /** Ends this execution if the heap reachable from {@code root} was seen here before. */
    public static void stopIfVisited(Object root) {}

    /** From now on {@code condition} (a BooleanSupplier) must hold in every state. */
    public static void registerInvariant(Object condition, String name) {}

    public static boolean isInside() {
        return false;
    }

    /** Whether states are stored and recognised. */
    public static boolean matchesStates() {
        return false;
    }

    /** Something that Jaunt does not have: the run ends and says so. Does not return. */
    public static void missing(String what) {
        throw new UnsupportedOperationException(what);
    }

    // Notes: values that a search never takes back.

    public static int counter(int id) {
        return Outside.COUNTERS.getOrDefault(id, 0);
    }

    public static void setCounter(int id, int value) {
        Outside.COUNTERS.put(id, value);
    }

    public static int value(String key, int otherwise) {
        return Outside.VALUES.getOrDefault(key, otherwise);
    }

    public static void setValue(String key, int value) {
        Outside.VALUES.put(key, value);
    }

    public static boolean bit(int set, int bit) {
        return Outside.BITS.containsKey((long) set << 32 | bit);
    }

    public static void setBit(int set, int bit, boolean value) {
        if (value) {
            Outside.BITS.put((long) set << 32 | bit, true);
        } else {
            Outside.BITS.remove((long) set << 32 | bit);
        }
    }

    /** Only ever initialised under a plain {@code java}. */
    private static final class Outside {
        static final Random RANDOM = new Random(42);
        static final Map<Integer, Integer> COUNTERS = new HashMap<>();
        static final Map<String, Integer> VALUES = new HashMap<>();
        static final Map<Long, Boolean> BITS = new HashMap<>();
    }
}
