// verdict: exception java.lang.ArrayIndexOutOfBoundsException

// The bound is checked, then the other thread takes the last place.
public class ArrayIndexLate {
    static final char[] TEXT = new char[1];
    static volatile int used;

    static synchronized void append(char c) {
        TEXT[used] = c;
        used = used + 1;
    }

    public static void main(String[] a) {
        new Thread(() -> {
            if (used < TEXT.length) append('x');
        }).start();
        if (used < TEXT.length) append('y');
    }
}
