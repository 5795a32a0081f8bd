import java.util.Arrays;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** A first program for `jaunt run`: records, streams, futures and formatting on the JDK's own library. */
public class Greeter {
    record Greeting(String name, int length) {}

    public static void main(String[] args) throws Exception {
        var greetings = Arrays.stream(args.length == 0 ? new String[] {"World"} : args)
                .map(name -> CompletableFuture.supplyAsync(() -> new Greeting(name, name.length())))
                .map(CompletableFuture::join)
                .collect(Collectors.groupingBy(Greeting::length, TreeMap::new, Collectors.toList()));
        greetings.forEach((length, list) -> {
            for (Greeting g : list) {
                System.out.printf("Hello, %-8s %d letters, %s%n", g.name() + "!", length, g);
            }
        });
    }
}
