package enumerate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the user said: see {@link Enumerate}. */
final class Bounds {
    String module;
    String against;
    final List<String> path = new ArrayList<>();

    /** -1: not said. */
    int nodes = -1;

    int height = -1;
    int keys = -1;
    int values = 1;

    /** By {@code "Class.field"}. */
    final Map<String, String> range = new HashMap<>();

    final Map<String, String> length = new HashMap<>();

    /** By the name of a class. */
    final Map<String, String> bound = new HashMap<>();

    /** Empty: all. */
    final Set<String> operations = new HashSet<>();

    /** By the name of a class: the one that takes its place in clients. */
    final Map<String, String> replaced = new HashMap<>();

    boolean count;
    boolean upToRenaming;
    boolean congruence;
    boolean first;
    boolean unpruned;

    /** The module, the abstraction and the options, from words as on a command line. */
    static Bounds of(List<String> words) {
        Bounds bounds = new Bounds();
        ArrayDeque<String> rest = new ArrayDeque<>(words);
        while (!rest.isEmpty()) {
            String word = rest.remove();
            switch (word) {
                case "--against" -> bounds.against = next(word, rest);
                case "-cp" -> bounds.path.addAll(List.of(next(word, rest).split(":")));
                case "--nodes" -> bounds.nodes = number(word, next(word, rest));
                case "--height" -> bounds.height = number(word, next(word, rest));
                case "--keys" -> bounds.keys = number(word, next(word, rest));
                case "--values" -> bounds.values = number(word, next(word, rest));
                case "--range" -> pair(word, next(word, rest), bounds.range);
                case "--length" -> pair(word, next(word, rest), bounds.length);
                case "--bound" -> pair(word, next(word, rest), bounds.bound);
                case "--op" -> bounds.operations.add(next(word, rest));
                case "--replace" -> pair(word, next(word, rest), bounds.replaced);
                case "--count" -> bounds.count = true;
                case "--up-to-renaming" -> bounds.upToRenaming = true;
                case "--first" -> bounds.first = true;
                case "--unpruned" -> bounds.unpruned = true;
                case "--congruence" -> bounds.congruence = true;
                default -> {
                    if (word.startsWith("-") || bounds.module != null) {
                        throw new Refused("unknown: " + word);
                    }
                    bounds.module = word;
                }
            }
        }
        if (bounds.module == null) {
            throw new Refused("say which class");
        }
        if (bounds.keys < 0) {
            bounds.keys = Math.max(bounds.nodes, 1);
        }
        return bounds;
    }

    private static String next(String option, ArrayDeque<String> rest) {
        if (rest.isEmpty()) {
            throw new Refused(option + " needs a value");
        }
        return rest.remove();
    }

    static int number(String what, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new Refused(what + ": not a number: " + text);
        }
    }

    /** {@code NAME=TEXT}. */
    static void pair(String what, String text, Map<String, String> into) {
        int at = text.indexOf('=');
        if (at < 0) {
            throw new Refused(what + ": NAME=… is wanted, not " + text);
        }
        into.put(text.substring(0, at), text.substring(at + 1));
    }
}
