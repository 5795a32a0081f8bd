package enumerate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * All valid states of a space, each once: Boyapati, Khurshid and Marinov, "Korat" (2002).
 *
 * <p>repOk is executed on a candidate, and the variables are noted in the order in which it reads them. What it did not read
 * did not matter: so the next candidate differs in the variable that was read last, and if that has had all its values, in the
 * one before. Of a valid state the variables that it did not read but that are reached belong to the state, and are read last.
 */
final class Search {
    private final Space space;
    private final BooleanSupplier repOk;
    private final Bounds bounds;

    /** In the order in which they were read. */
    private final List<Variable> read = new ArrayList<>();

    private long candidates;
    private long valid;

    Search(Space space, BooleanSupplier repOk, Bounds bounds) {
        this.space = space;
        this.repOk = repOk;
        this.bounds = bounds;
    }

    long candidates() {
        return candidates;
    }

    long valid() {
        return valid;
    }

    /**
     * Gives every valid state to {@code visitor}, with all objects that are reached, which it may spoil; until there are no more, or
     * it says that it has seen enough.
     */
    void run(Predicate<List<Thing>> visitor) {
        boolean enough = false;
        do {
            candidates++;
            if (bounds.unpruned) {
                meetAll(space.reached());
            }
            if (isValid()) {
                valid++;
                List<Thing> reached = space.reached();
                meetAll(reached);
                enough = visitor.test(reached);
                for (Thing thing : reached) {
                    thing.variables.forEach(Variable::write);
                }
            }
        } while (!enough && next());
    }

    private boolean isValid() {
        Monitor.of(space.things());
        Monitor.tell(this::meet);
        try {
            return repOk.getAsBoolean();
        } finally {
            Monitor.tell(null);
        }
    }

    private void meetAll(List<Thing> reached) {
        for (Thing thing : reached) {
            for (int i = 0; i < thing.variables.size(); i++) {
                Variable variable = thing.variables.get(i);
                if (!variable.isConstant() && thing.shows(i)) {
                    meet(variable);
                }
            }
        }
    }

    private void meet(Variable variable) {
        if (!variable.met) {
            variable.met = true;
            read.add(variable);
        }
    }

    /** Changes the last variable that can be something else yet. False if there is none. */
    private boolean next() {
        for (int i = read.size() - 1; i >= 0; i--) {
            Variable variable = read.get(i);
            if (variable.index() + 1 < variable.domain.length && !isRenaming(variable, i)) {
                variable.set(variable.index() + 1);
                return true;
            }
            variable.set(0);
            variable.met = false;
            read.remove(i);
        }
        return false;
    }

    /**
     * Of the objects in a pool that nothing refers to one is as good as another: the next one is tried only if all before it were
     * met by variables that were read earlier.
     */
    private boolean isRenaming(Variable variable, int index) {
        if (!bounds.upToRenaming || !variable.alike) {
            return false;
        }
        int met = 0;
        for (int i = 0; i < index; i++) {
            Variable other = read.get(i);
            if (other.alike && other.domain == variable.domain) {
                met = Math.max(met, other.index());
            }
        }
        return variable.index() > met;
    }
}
