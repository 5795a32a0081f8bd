package jaunt.vm;

/** The calls that an exploration makes, by their numbers. */
final class Calls {
    private Calls() {}

    /** The other objects of its class that a call has as arguments, each made by its own calls; null if there are none. */
    static Object[] others(boolean constructor, int call) {
        int count = countOthers(constructor, call);
        if (count == 0) {
            return null;
        }
        Object[] others = new Object[count];
        for (int i = 0; i < count; i++) {
            Object other = allocate();
            int steps = countSteps(constructor, call, i);
            for (int step = 0; step < steps; step++) {
                try {
                    makeOther(other, constructor, call, i, step);
                } catch (Throwable e) {
                    // What these calls throw was judged when they were found.
                }
            }
            others[i] = other;
        }
        return others;
    }

    static native int constructors();

    static native int calls();

    /** An object on which no constructor was called. */
    static native Object allocate();

    static native void construct(Object root, int call, Object[] others) throws Throwable;

    static native void execute(Object root, int call, Object[] others) throws Throwable;

    /** The same with what the call returns: a value in its wrapper. What it throws is in an {@code InvocationTargetException}. */
    static native Object answer(Object root, int call, Object[] others) throws Throwable;

    /** The invariant of its class. */
    static native boolean holds(Object root);

    private static native int countOthers(boolean constructor, int call);

    private static native int countSteps(boolean constructor, int call, int other);

    private static native void makeOther(Object other, boolean constructor, int call, int number, int step) throws Throwable;
}
