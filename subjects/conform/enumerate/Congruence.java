package enumerate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The second property: two valid states of an abstraction that are equal have equal results, and are valid and equal afterwards. */
final class Congruence {
    private final Specification specification;
    private final Space one;
    private final Space other;
    private final List<Operation> operations;
    private final Map<String, String> wrong = new LinkedHashMap<>();
    private long pairs;

    private Congruence(Class<?> abstraction, Bounds bounds) {
        specification = new Specification(abstraction, abstraction, bounds);
        one = new Space(abstraction, bounds, specification.facts);
        other = new Space(abstraction, bounds, specification.facts);
        operations = specification.operations(bounds, one.greatest());
        operations.removeIf(Operation::isConstructor);
    }

    static Enumerate.Answer of(Class<?> abstraction, Bounds bounds) {
        Congruence congruence = new Congruence(abstraction, bounds);
        Space one = congruence.one;
        Search search = new Search(one, () -> congruence.specification.isValid(one.root()), bounds);
        search.run(reached -> congruence.state(reached, bounds));
        Enumerate.Answer answer = new Enumerate.Answer();
        answer.candidates = search.candidates();
        answer.valid = search.valid();
        answer.wrong = congruence.wrong;
        if (answer.valid == 0) {
            throw new Refused("no state within the bounds satisfies repOk");
        }
        answer.lines.add("equal states of " + abstraction.getName());
        answer.lines.add("valid states " + answer.valid);
        answer.lines.add("equal pairs " + congruence.pairs);
        congruence.wrong.forEach((name, what) -> answer.lines.add("operation " + name + ": violation: " + what));
        answer.lines.add("verdict " + (answer.wrong.isEmpty() ? "pass" : "violation"));
        return answer;
    }

    private boolean state(List<Thing> reached, Bounds bounds) {
        Search search = new Search(other, this::isEqual, bounds);
        search.run(alsoReached -> {
            pair(reached, alsoReached);
            return bounds.first && !wrong.isEmpty();
        });
        return bounds.first && !wrong.isEmpty();
    }

    private boolean isEqual() {
        return specification.isValid(other.root()) && specification.equalTo(one.root(), other.root()).isTrue();
    }

    private void pair(List<Thing> reached, List<Thing> alsoReached) {
        pairs++;
        for (Operation operation : operations) {
            for (int call = 0; call < operation.calls() && !wrong.containsKey(operation.name); call++) {
                Object[] arguments = operation.arguments(call);
                Result result = Result.of(operation.abstraction, one.root(), arguments);
                Result expected = Result.of(operation.abstraction, other.root(), arguments);
                boolean isSame = result.sameAs(expected);
                boolean isRight = isSame
                        && specification.isValid(one.root())
                        && specification.isValid(other.root())
                        && specification.equalTo(one.root(), other.root()).isTrue();
                for (List<Thing> things : List.of(reached, alsoReached)) {
                    things.forEach(thing -> thing.variables.forEach(Variable::write));
                }
                if (!isRight) {
                    String states = Drawing.of(one.root(), one.things()) + " and " + Drawing.of(other.root(), other.things());
                    String what = isSame ? "they differ afterwards, or are not valid" : "the results are " + result + " and " + expected;
                    wrong.put(operation.name, operation.call(arguments) + " on " + states + ": " + what);
                }
            }
        }
    }
}
