// verdict: pass
// outcomes: ab\ncd | cd\nab

// println of characters is atomic too.
public class ConsoleChars {
    public static void main(String[] a) {
        new Thread(() -> System.out.println(new char[] {'a', 'b'})).start();
        System.out.println(new char[] {'c', 'd'});
    }
}
