package enumerate;

import java.util.IdentityHashMap;
import java.util.function.Consumer;

/**
 * What rewritten code calls: it tells of the fields and elements that it is about to read, and of each step that could be
 * endless. One search at a time; nothing here is for several threads.
 */
public final class Monitor {
    /** More steps than this in one call, and it is said not to end: no call of the subjects comes near. */
    private static final int MOST_STEPS = 100_000;

    private static IdentityHashMap<Object, Thing> things = new IdentityHashMap<>();
    private static Consumer<Variable> reader;
    private static int steps;

    private Monitor() {}

    /** A call that went on for too long. */
    static final class Endless extends Error {
        private static final long serialVersionUID = 1;

        Endless() {
            super("more than " + MOST_STEPS + " steps", null, false, false);
        }
    }

    /** The objects of the space whose variables are told. */
    static void of(IdentityHashMap<Object, Thing> space) {
        things = space;
    }

    /** Tells {@code reader} of every variable that is read from now on; null: nobody. */
    static void tell(Consumer<Variable> to) {
        reader = to;
    }

    /** A new call begins. */
    static void begin() {
        steps = 0;
    }

    /** A method begins, or a loop goes on. */
    public static void step() {
        if (++steps > MOST_STEPS) {
            throw new Endless();
        }
    }

    /** A field is about to be read. */
    public static void field(Object object, String name) {
        if (reader != null && object != null) {
            Thing thing = things.get(object);
            if (thing != null) {
                tell(thing.byName.get(name));
            }
        }
    }

    /** An element of an array is about to be read. */
    public static void element(Object array, int index) {
        if (reader != null && array != null) {
            Thing thing = things.get(array);
            if (thing != null && index >= 0 && index < thing.elements.length) {
                tell(thing.elements[index]);
            }
        }
    }

    private static void tell(Variable variable) {
        if (variable != null) {
            reader.accept(variable);
        }
    }
}
