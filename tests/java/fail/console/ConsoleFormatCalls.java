// verdict: deadlock

// printf calls toString inside of the stream's monitor.
public class ConsoleFormatCalls {
    static final Object lock = new Object();

    public static void main(String[] a) {
        new Thread(() -> {
            synchronized (lock) {
                System.out.println("x");
            }
        }).start();
        System.out.printf("%s%n", new Object() {
            @Override
            public String toString() {
                synchronized (lock) {
                    return "y";
                }
            }
        });
    }
}
