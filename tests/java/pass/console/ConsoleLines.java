// verdict: pass
// outcomes: a\nbb | bb\na

// println is atomic, whatever it prints.
public class ConsoleLines {
    public static void main(String[] a) {
        new Thread(() -> System.out.println("a")).start();
        System.out.println(new StringBuilder("bb"));
    }
}
