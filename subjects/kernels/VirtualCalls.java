/** Kernel: virtual and interface calls, three receivers. Prints its result and the time of its second half, after a first half that loads classes. */
public class VirtualCalls {
    interface Shape {
        int area();
    }

    abstract static class Base implements Shape {
        abstract int side();

        public int area() {
            return side() * side();
        }
    }

    static final class A extends Base {
        int side() {
            return 3;
        }
    }

    static final class B extends Base {
        int side() {
            return 5;
        }
    }

    static final class C implements Shape {
        public int area() {
            return 7;
        }
    }

    static long work(int n) {
        Shape[] shapes = {new A(), new B(), new C(), new A()};
        Base[] bases = {new A(), new B()};
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += shapes[i & 3].area() + bases[i & 1].side();
        }
        return sum;
    }

    public static void main(String[] args) {
        long first = work(2_500_000);
        long start = System.nanoTime();
        long second = work(2_500_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
