// verdict: pass
// outcomes: A | B

import jaunt.Verify;

// Two methods at the same place of their code, called from one place, for objects that nobody needs any more.
public class SameBodies {
    static volatile int x;

    interface Printing {
        void print();
    }

    static class A implements Printing {
        public void print() {
            x = 1;
            x = 2;
            System.out.print("A");
        }
    }

    static class B implements Printing {
        public void print() {
            x = 1;
            x = 2;
            System.out.print("B");
        }
    }

    static Printing chosen() {
        return Verify.getBoolean() ? new B() : new A();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> x = 3);
        new A();
        new B();
        t.start();
        chosen().print();
        t.join();
    }
}
