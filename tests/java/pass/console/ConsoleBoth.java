// verdict: pass
// outcomes: 1-x2 | x1-2 | 1x-2 | 1-2x | 1-2\nx

// The two streams have two monitors: what is printed to one may come between the pieces of a format to the other.
public class ConsoleBoth {
    public static void main(String[] a) {
        new Thread(() -> System.err.print("x")).start();
        System.out.printf("%d-%d%n", 1, 2);
    }
}
