// verdict: exception java.lang.ArithmeticException

/** The last thread divides when nobody else is left: that it read what the others wrote counts all the same. */
public class LeftAlone {
    static volatile int y;

    public static void main(String[] args) {
        new Thread(() -> y = 9).start();
        new Thread(() -> y = 6 / y).start();
    }
}
