// verdict: pass
// outcomes: 12x | x12

// Whoever is inside of the stream's monitor prints alone.
public class ConsoleHeld {
    public static void main(String[] a) {
        new Thread(() -> System.out.print("x")).start();
        synchronized (System.out) {
            System.out.print(1);
            System.out.print(2);
        }
    }
}
