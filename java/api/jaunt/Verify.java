package jaunt;

import jaunt.vm.Choices;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * What a program can say to Jaunt. {@code jaunt check} takes every value of every choice; {@code jaunt run} takes the first.
 * Under a plain {@code java} a choice is random and the rest does nothing.
 */
public final class Verify {
    private Verify() {}

    // Choices

    /** False, then true. */
    public static boolean getBoolean() {
        return Choices.choose(2) == 1;
    }

    /** Both values, in the order that is asked for. */
    public static boolean getBoolean(boolean falseFirst) {
        return (Choices.choose(2) == 1) == falseFirst;
    }

    /** Every number from {@code lo} to {@code hi}, both included; the bounds may be in any order. */
    public static int getInt(int lo, int hi) {
        return (int) getLong(lo, hi);
    }

    /** Every number from {@code lo} to {@code hi}, both included; the bounds may be in any order. */
    public static long getLong(long lo, long hi) {
        long first = Math.min(lo, hi);
        return first + Choices.pick(Math.max(lo, hi) - first);
    }

    /** Every number from 0 to {@code max}, both included. */
    public static int random(int max) {
        return getInt(0, max);
    }

    /** The same as {@link #getBoolean()}. */
    public static boolean randomBool() {
        return getBoolean();
    }

    public static int getIntFromList(int... values) {
        return values[index(values.length)];
    }

    public static long getLongFromList(long... values) {
        return values[index(values.length)];
    }

    public static float getFloatFromList(float... values) {
        return values[index(values.length)];
    }

    public static double getDoubleFromList(double... values) {
        return values[index(values.length)];
    }

    @SafeVarargs
    public static <T> T getFromList(T... values) {
        return values[index(values.length)];
    }

    public static <T> T getFromList(List<? extends T> values) {
        return values.get(index(values.size()));
    }

    private static int index(int length) {
        if (length == 0) {
            throw new IllegalArgumentException("there is nothing to choose from");
        }
        return (int) Choices.pick(length - 1);
    }

    // The search

    /** Until the matching {@link #endAtomic} no other thread runs, unless this one has to wait. Sections nest. */
    public static void beginAtomic() {
        Choices.enterAtomic();
    }

    public static void endAtomic() {
        Choices.leaveAtomic();
    }

    /** Executions in which {@code condition} holds here do not count: this one ends. */
    public static void ignoreIf(boolean condition) {
        if (condition) {
            Choices.ignore();
        }
    }

    /** Ends this execution if the heap reachable from {@code root} is the same as at an earlier arrival here. */
    public static void stopIfVisited(Object root) {
        Choices.stopIfVisited(root);
    }

    /** Ends the transition here, so that the state is stored. */
    public static void breakTransition(String reason) {
        Choices.breakPoint(reason);
    }

    /** Ends the whole search; what was found so far is reported. */
    public static void terminateSearch() {
        Choices.terminate();
    }

    /** True under {@code jaunt}, false under {@code java}. */
    public static boolean isRunningInJaunt() {
        return Choices.isInside();
    }

    // Properties

    public static void assertTrue(boolean condition) {
        if (!condition) {
            throw new AssertionError("Verify.assertTrue failed");
        }
    }

    public static void assertTrue(String message, boolean condition) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    /** From now on {@code condition} must hold in every state. It must only read. */
    public static void always(BooleanSupplier condition) {
        always(null, condition);
    }

    /** The same, with a name for the report. */
    public static void always(String name, BooleanSupplier condition) {
        Choices.registerInvariant(java.util.Objects.requireNonNull(condition), name);
    }

    // Counters: shared by all executions of a search, never taken back, no part of a state.

    public static int getCounter(int id) {
        return Choices.counter(id);
    }

    public static void setCounter(int id, int value) {
        Choices.setCounter(id, value);
    }

    public static void resetCounter(int id) {
        Choices.setCounter(id, 0);
    }

    /** Returns the new value. */
    public static int incrementCounter(int id) {
        int value = Choices.counter(id) + 1;
        Choices.setCounter(id, value);
        return value;
    }

    // Output, without strings put together on the way

    public static void print(Object... parts) {
        for (Object part : parts) {
            System.out.print(part);
        }
    }

    public static void println(Object... parts) {
        print(parts);
        System.out.println();
    }
}
