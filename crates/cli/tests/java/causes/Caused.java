/** An exception with a chain of causes, one of which has no message, and one whose cause is itself: none. */
public class Caused {
    static void inner() {
        throw new IllegalStateException();
    }

    static void middle() {
        try {
            inner();
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException("in the middle", e);
        }
    }

    static void outer() {
        try {
            middle();
        } catch (IllegalArgumentException e) {
            throw new RuntimeException("outside", e);
        }
    }

    public static void main(String[] args) {
        if (args[0].equals("alone")) {
            throw new RuntimeException("alone");
        }
        outer();
    }
}
