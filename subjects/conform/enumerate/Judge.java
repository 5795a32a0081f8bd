package enumerate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Executes every operation on every valid state, and looks at what docs/conform.md calls R, O and A. */
final class Judge {
    /** Stands for the name of an operation: what is wrong with the abstraction of a valid state. */
    private static final String ABSTRACTION = "abstraction()";

    private final Specification specification;
    private final Space space;
    private final List<Operation> operations;

    /** By the name of an operation: how often it was called. */
    private final Map<String, Long> calls = new LinkedHashMap<>();

    /** By the name of an operation: the first thing that was wrong with it. */
    private final Map<String, String> wrong = new LinkedHashMap<>();

    Judge(Specification specification, Space space, List<Operation> operations) {
        this.specification = specification;
        this.space = space;
        this.operations = new ArrayList<>(operations);
        operations.forEach(operation -> calls.put(operation.name, 0L));
    }

    Map<String, Long> calls() {
        return calls;
    }

    Map<String, String> wrong() {
        return wrong;
    }

    /** Constructors, and there are no states for them. */
    void construct() {
        for (Operation operation : List.copyOf(operations)) {
            if (operation.isConstructor()) {
                operations.remove(operation);
                for (int call = 0; call < operation.calls() && !wrong.containsKey(operation.name); call++) {
                    construct(operation, operation.arguments(call));
                }
            }
        }
    }

    private void construct(Operation operation, Object[] arguments) {
        calls.merge(operation.name, 1L, Long::sum);
        Result module = Result.of(operation.module, null, arguments);
        Result model = Result.of(operation.abstraction, null, arguments);
        String message = null;
        if (module.thrown != null || model.thrown != null) {
            message = module.sameAs(model) ? null : module + " instead of " + model;
        } else {
            message = after(module.value(), model.value());
        }
        report(operation, arguments, "", message);
    }

    /** A valid state. One violation of each operation is enough: it is not called any more. Whether anything was wrong so far. */
    boolean state(List<Thing> reached) {
        if (!specification.isValid(model()) && !wrong.containsKey(ABSTRACTION)) {
            wrong.put(ABSTRACTION, "the model of " + Drawing.of(space.root(), space.things()) + " is not valid by its own repOk");
        }
        for (Operation operation : operations) {
            for (int call = 0; call < operation.calls() && !wrong.containsKey(operation.name); call++) {
                calls.merge(operation.name, 1L, Long::sum);
                Object[] arguments = operation.arguments(call);
                Object model = model();
                Result expected = Result.of(operation.abstraction, model, arguments);
                Result result = Result.of(operation.module, space.root(), arguments);
                refuse(expected, operation);
                refuse(result, operation);
                String message = result.sameAs(expected)
                        ? after(space.root(), model) : "the result is " + result + " instead of " + expected;
                String after = message == null ? null : Drawing.of(space.root(), space.things());
                for (Thing thing : reached) {
                    thing.variables.forEach(Variable::write);
                }
                if (message != null) {
                    String before = Drawing.of(space.root(), space.things());
                    report(operation, arguments, before, message + "; afterwards " + after);
                }
            }
        }
        return !wrong.isEmpty();
    }

    private Object model() {
        Result model = specification.abstraction(space.root());
        if (model.thrown != null || model.value() == null) {
            throw new Refused("the abstraction of a valid state: " + model + ": " + Drawing.of(space.root(), space.things()));
        }
        return model.value();
    }

    private static void refuse(Result result, Operation operation) {
        if (!result.isComparable()) {
            throw new Refused(operation.name + " returns what cannot be compared: " + result);
        }
    }

    /** What is wrong with a module behind an operation, whose model is now {@code expected}; null if nothing is. */
    private String after(Object module, Object expected) {
        Result repOk = specification.repOk(module);
        if (!repOk.isTrue()) {
            return "repOk is broken" + (repOk.thrown == null ? "" : ": " + repOk);
        }
        Result model = specification.abstraction(module);
        if (model.thrown != null) {
            return "the abstraction cannot be made: " + model;
        }
        Result equal = specification.equalTo(expected, model.value());
        return equal.isTrue() ? null : "the abstraction is another one";
    }

    private void report(Operation operation, Object[] arguments, String before, String message) {
        if (message != null) {
            String on = before.isEmpty() ? "" : " on " + before;
            wrong.put(operation.name, operation.call(arguments) + on + ": " + message);
        }
    }
}
