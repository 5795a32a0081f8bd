/**
 * Figure 2: two threads, each the first to touch a static field of a class of its own. Which class is initialised first
 * depends on the schedule, and so do their places if classes are kept in the order in which they came. No arguments.
 */
public class ClassLoading {
    static final class A {
        static int touched = initial(1);
    }

    static final class B {
        static int touched = initial(2);
    }

    /** Not a constant: the class needs its initialiser. */
    static int initial(int value) {
        return value;
    }

    public static void main(String[] args) {
        Thread one = new Thread() {
            @Override
            public void run() {
                A.touched++;
            }
        };
        Thread two = new Thread() {
            @Override
            public void run() {
                B.touched++;
            }
        };
        one.start();
        two.start();
    }
}
