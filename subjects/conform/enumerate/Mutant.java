package enumerate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A deliberate mistake in a source: {@link Mutants} says how it is written. */
final class Mutant {
    /** The name of the file that has it, without ".txt". */
    final String file;

    /** What the enumerator is asked. */
    final List<String> module;

    final String name;
    private String kind = "";

    /** Within the bounds nothing can be seen of it. */
    private boolean isEquivalent;

    private String source;
    private final List<String> old = new ArrayList<>();
    private final List<String> changed = new ArrayList<>();

    private Mutant(String file, List<String> module, String name) {
        this.file = file;
        this.module = module;
        this.name = name;
    }

    String kind() {
        return kind;
    }

    boolean isEquivalent() {
        return isEquivalent;
    }

    /** The source that it changes. */
    String source() {
        return source;
    }

    static List<Mutant> read(Path path) throws IOException {
        String file = path.getFileName().toString().replace(".txt", "");
        List<Mutant> mutants = new ArrayList<>();
        List<String> module = List.of();
        Mutant mutant = null;
        for (String line : Files.readAllLines(path)) {
            int space = line.indexOf(' ');
            String word = space < 0 ? line : line.substring(0, space);
            String rest = space < 0 ? "" : line.substring(space + 1);
            if (word.equals("module")) {
                module = List.of(rest.split(" "));
            } else if (word.equals("mutant")) {
                mutant = new Mutant(file, module, rest);
                mutants.add(mutant);
            } else if (mutant != null && !line.isBlank()) {
                mutant.read(line, word, rest);
            }
        }
        return mutants;
    }

    private void read(String line, String word, String rest) {
        String text = line.substring(1);
        switch (line.charAt(0)) {
            case ' ' -> {
                old.add(text);
                changed.add(text);
            }
            case '-' -> old.add(text);
            case '+' -> changed.add(text);
            default -> {
                switch (word) {
                    case "kind" -> kind = rest;
                    case "what" -> { }
                    case "equivalent" -> isEquivalent = true;
                    case "file" -> source = rest;
                    default -> throw new Refused(file + ", " + name + ": unknown: " + line);
                }
            }
        }
    }

    /** The changed source. */
    String apply(Path folder) throws IOException {
        String text = Files.readString(folder.resolve(source));
        String from = "\n" + String.join("\n", old) + "\n";
        String to = changed.isEmpty() ? "\n" : "\n" + String.join("\n", changed) + "\n";
        int at = text.indexOf(from);
        if (at < 0 || text.indexOf(from, at + 1) >= 0) {
            throw new Refused(file + ", " + name + ": the lines are " + (at < 0 ? "nowhere" : "twice") + " in " + source);
        }
        return text.substring(0, at) + to + text.substring(at + from.length());
    }
}
