// verdict: pass
// outcomes: 12x | 1x2 | x12

// Two prints are two; only println, printf and stack traces hold the stream's monitor.
public class ConsolePieces {
    public static void main(String[] a) {
        new Thread(() -> System.out.print("x")).start();
        System.out.print(1);
        System.out.print((Object) "2");
    }
}
