// verdict: pass
// outcomes: 1-2!\nx | x\n1-2!

// printf prints its pieces inside of the stream's monitor.
public class ConsoleFormats {
    public static void main(String[] a) {
        new Thread(() -> System.out.println("x")).start();
        System.out.printf("%d-%d!%n", 1, 2);
    }
}
