/** Two classes come in either order. */
public class ClassOrder {
    static class Left {
        static int x;
    }

    static class Right {
        static int x;
    }

    static volatile int gate;

    public static void main(String[] args) {
        new Thread(() -> Left.x = gate + 1).start();
        Right.x = gate + 1;
    }
}
