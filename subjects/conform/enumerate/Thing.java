package enumerate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An object or an array of the space, with all that can be in it. */
final class Thing {
    final Object object;

    /** {@code "Entry#3"}; empty for the module. */
    final String name;

    /** All fields or elements, constants included. */
    final List<Variable> variables = new ArrayList<>();

    /** The fields that are no constants. */
    final Map<String, Variable> byName = new HashMap<>();

    /** Of an array, null where constant. */
    final Variable[] elements;

    /** Null: all is shown. */
    private Thing condition;

    Thing(Object object, String name, int length) {
        this.object = object;
        this.name = name;
        this.elements = new Variable[length];
    }

    void add(Variable variable) {
        variables.add(variable);
        if (!variable.isConstant()) {
            byName.put(variable.name, variable);
        }
    }

    void add(Variable variable, int index) {
        variables.add(variable);
        if (!variable.isConstant()) {
            elements[index] = variable;
        }
    }

    /** Of these elements only those are to be seen of which the array {@code flags} says true: what is not in a list does not matter. */
    void showIf(Thing flags) {
        condition = flags;
    }

    boolean shows(int index) {
        return condition == null || (Boolean) condition.variables.get(index).value();
    }
}
