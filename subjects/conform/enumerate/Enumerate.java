package enumerate;

import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Conformance as docs/conform.md defines it, by enumeration: every state within the bounds that satisfies repOk, every
 * operation with all arguments, executed. The slow twin of {@code jaunt conform}, with which it shares no code.
 *
 * <pre>
 * Enumerate MODULE --against ABSTRACTION [options]
 *
 *   MODULE               the class, or a class with a SpecFor for it
 *   -cp PATH             where the classes are, those of jaunt.spec included
 *   --nodes N, --height H, --keys N, --values N, --bound, --range, --length, --op    as jaunt conform has them
 *   --replace A=B        in clients the class B takes the place of A
 *   --count              only the states are counted
 *   --up-to-renaming     of objects from --bound, states that differ in nothing but which is which are one
 *   --unpruned           a candidate for each assignment of what is reached, whatever repOk reads: for small bounds
 *   --first              ends at the first violation
 *   --congruence         the second property: states of the abstraction that are equal stay so, with equal results. MODULE is
 *                        the abstraction, and --against is not needed
 * </pre>
 *
 * Ends with 0 if nothing is wrong, with 1 if something is, with 2 if there is nothing to be checked.
 */
public final class Enumerate {
    private Enumerate() {}

    public static void main(String[] words) throws InterruptedException {
        int[] status = {2};
        // A stack of its own, because recursion that never ends has to end soon.
        Thread thread = new Thread(null, () -> status[0] = run(List.of(words)), "enumerate", 1 << 20);
        thread.start();
        thread.join();
        System.exit(status[0]);
    }

    private static int run(List<String> words) {
        try {
            Answer answer = of(Bounds.of(words));
            answer.lines.forEach(System.out::println);
            return answer.wrong.isEmpty() ? 0 : 1;
        } catch (Refused e) {
            System.out.println("refused: " + e.getMessage());
            return 2;
        }
    }

    /** What came out. */
    static final class Answer {
        final List<String> lines = new ArrayList<>();
        Map<String, String> wrong = Map.of();
        long candidates;
        long valid;
    }

    static Answer of(Bounds bounds) {
        WatchingLoader loader = new WatchingLoader(urls(bounds.path), bounds.replaced);
        Class<?> named = load(loader, bounds.module);
        Class<?> against = bounds.against == null ? null : load(loader, bounds.against);
        if (against == null && !bounds.count && !bounds.congruence) {
            throw new Refused("say against which abstraction: --against CLASS");
        }
        if (bounds.congruence) {
            new Rules(loader).check(named);
            return Congruence.of(named, bounds);
        }
        Specification specification = new Specification(named, against, bounds);
        new Rules(loader).check(named, against);
        Space space = new Space(specification.module, bounds, specification.facts);
        Search search = new Search(space, () -> specification.repOk(space.root()).isTrue(), bounds);
        Answer answer = new Answer();
        answer.lines.add(specification.toString());
        if (bounds.count) {
            search.run(reached -> false);
        } else {
            List<Operation> operations = specification.operations(bounds, space.greatest());
            Judge judge = new Judge(specification, space, operations);
            judge.construct();
            search.run(reached -> judge.state(reached) && bounds.first);
            answer.wrong = judge.wrong();
            answer.wrong.entrySet().stream().filter(wrong -> !judge.calls().containsKey(wrong.getKey()))
                    .forEach(wrong -> answer.lines.add(wrong.getKey() + ": violation: " + wrong.getValue()));
            judge.calls().forEach((name, calls) -> answer.lines.add(
                    "operation " + name + ": " + calls + " calls, "
                            + (judge.wrong().containsKey(name) ? "violation: " + judge.wrong().get(name) : "pass")));
        }
        answer.candidates = search.candidates();
        answer.valid = search.valid();
        if (answer.valid == 0) {
            throw new Refused("no state within the bounds satisfies repOk");
        }
        answer.lines.add(1, "candidates " + answer.candidates);
        answer.lines.add(2, "valid states " + answer.valid);
        if (!bounds.count) {
            answer.lines.add(answer.wrong.isEmpty()
                    ? "verdict pass" : "verdict violation: " + answer.wrong.keySet().stream().collect(Collectors.joining(", ")));
        }
        return answer;
    }

    private static URL[] urls(List<String> path) {
        return path.stream().map(entry -> {
            try {
                return Path.of(entry).toUri().toURL();
            } catch (MalformedURLException e) {
                throw new Refused("no path: " + entry);
            }
        }).toArray(URL[]::new);
    }

    private static Class<?> load(ClassLoader loader, String name) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException e) {
            throw new Refused("there is no class " + name);
        }
    }
}
