// verdict: exception java.lang.NegativeArraySizeException

// A counter is below zero for a moment, and another thread uses it as a size just then.
public class ExcNegativeSize {
    static volatile int room = 1;

    static void shrink() {
        if (room > 0) {
            room = room - 2;
            room = room + 1;
        }
    }

    public static void main(String[] a) {
        new Thread(ExcNegativeSize::shrink).start();
        byte[] buffer = new byte[room];
    }
}
