// verdict: deadlock

// A superclass makes an instance of its subclass while it is initialised.
public class ClinitSubSuper {
    static class Shape {
        static final Shape DEFAULT = new Circle();
    }

    static class Circle extends Shape {
        static int made = 0;
    }

    public static void main(String[] a) {
        new Thread() {
            @Override
            public void run() {
                new Shape();
            }
        }.start();
        new Circle();
    }
}
