package enumerate;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Deliberate mistakes in the subjects, as data: {@code mutants/*.txt}. Each is tried by the enumerator within the bounds of its
 * file: it has to be caught, unless it is marked as equivalent, and then it must not be.
 *
 * <pre>
 * Mutants FOLDER CLASSES list [FILE [NAME]]    FILE, NAME, "caught" or "equivalent", KIND, what Enumerate is asked: a line
 *                                              for each, with tabs between
 * Mutants FOLDER CLASSES apply FILE NAME OUT   writes the changed source, alone, into the folder OUT
 * Mutants FOLDER CLASSES check [FILE [NAME]]   tries them
 * </pre>
 *
 * FOLDER is where the subjects are, CLASSES where their classes and those of jaunt.spec are.
 *
 * <p>A file begins with what the enumerator is asked, {@code module …}: the words behind Enumerate. Then come the mutants:
 *
 * <pre>
 * mutant NAME
 * kind KIND
 * what ONE LINE THAT SAYS WHAT IT BREAKS
 * equivalent WHY            (where it is)
 * file SOURCE.java
 *  a line as it is
 * -a line that goes
 * +a line that comes
 * </pre>
 *
 * The lines are those of the source, each behind its sign; those that stay and those that go are together in one place of it.
 */
public final class Mutants {
    private final Path folder;
    private final String classes;

    private Mutants(Path folder, String classes) {
        this.folder = folder;
        this.classes = classes;
    }

    public static void main(String[] words) throws IOException, InterruptedException {
        Mutants tool = new Mutants(Path.of(words[0]), words[1]);
        List<String> rest = Arrays.asList(words).subList(2, words.length);
        List<Mutant> mutants = tool.read();
        if (rest.size() > 1) {
            mutants.removeIf(mutant -> !mutant.file.equals(rest.get(1)));
        }
        if (rest.size() > 2) {
            mutants.removeIf(mutant -> !mutant.name.equals(rest.get(2)));
        }
        boolean ok = !mutants.isEmpty();
        switch (rest.isEmpty() ? "check" : rest.get(0)) {
            case "list" -> mutants.forEach(mutant -> System.out.println(line(mutant)));
            case "apply" -> {
                Path out = Files.createDirectories(Path.of(rest.get(3)));
                Files.writeString(out.resolve(mutants.get(0).source()), mutants.get(0).apply(tool.folder));
            }
            case "check" -> ok &= tool.check(mutants);
            default -> throw new Refused("unknown: " + rest.get(0));
        }
        System.exit(ok ? 0 : 1);
    }

    private static String line(Mutant mutant) {
        String expected = mutant.isEquivalent() ? "equivalent" : "caught";
        return String.join("\t", mutant.file, mutant.name, expected, mutant.kind(), String.join(" ", mutant.module));
    }

    private List<Mutant> read() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder.resolve("mutants"))) {
            files = all.filter(path -> path.toString().endsWith(".txt")).sorted().collect(Collectors.toList());
        }
        List<Mutant> mutants = new ArrayList<>();
        for (Path file : files) {
            mutants.addAll(Mutant.read(file));
        }
        return mutants;
    }

    private boolean check(List<Mutant> mutants) throws InterruptedException {
        int caught = 0;
        int equivalent = 0;
        int wrong = 0;
        for (Mutant mutant : mutants) {
            String[] outcome = new String[1];
            // A stack of its own, because recursion that never ends has to end soon.
            Thread thread = new Thread(null, () -> outcome[0] = outcome(mutant), "mutant", 1 << 20);
            thread.start();
            thread.join();
            boolean isCaught = outcome[0].startsWith("violation");
            boolean isRight = isCaught != mutant.isEquivalent() && !outcome[0].startsWith("refused");
            if (!isRight) {
                wrong++;
            } else if (isCaught) {
                caught++;
            } else {
                equivalent++;
            }
            String head = (isRight ? "" : "WRONG ") + mutant.file + " " + mutant.name + " (" + mutant.kind() + "): ";
            System.out.println(head + outcome[0]);
        }
        System.out.println(mutants.size() + " mutants: " + caught + " caught, " + equivalent + " equivalent, " + wrong + " wrong");
        return wrong == 0;
    }

    private String outcome(Mutant mutant) {
        try {
            Path out = Files.createTempDirectory("mutant");
            try {
                Path changed = out.resolve(mutant.source());
                Files.writeString(changed, mutant.apply(folder));
                compile(changed, out);
                Bounds bounds = Bounds.of(mutant.module);
                bounds.first = true;
                bounds.path.add(out.toString());
                bounds.path.addAll(List.of(classes.split(":")));
                Enumerate.Answer answer = Enumerate.of(bounds);
                return answer.wrong.isEmpty() ? "pass" : "violation: " + answer.wrong.values().iterator().next();
            } finally {
                delete(out);
            }
        } catch (IOException | Refused e) {
            return "refused: " + e.getMessage();
        }
    }

    private void compile(Path source, Path out) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-nowarn", "-Xlint:none", "-g", "-cp", classes, "-d", out.toString());
            if (!compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source)).call()) {
                throw new Refused("does not compile: " + messages);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(folder)) {
            all = walk.sorted((a, b) -> b.compareTo(a)).collect(Collectors.toList());
        }
        for (Path path : all) {
            Files.delete(path);
        }
    }
}
