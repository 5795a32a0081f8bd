// verdict: deadlock

// A superclass makes an object of its subclass, which has no initialiser: each thread may wait for the other.
public class ClinitEmptyCycle {
  static class A { static String who; static { who = Thread.currentThread() == t1 ? "1" : "2"; new B(); } }
  static class B extends A { }
  static Thread t1, t2;
  public static void main(String[] a) throws Exception {
    t1 = new Thread(() -> { new A(); });
    t2 = new Thread(() -> { new B(); });
    t2.start(); t1.start(); t1.join(); t2.join();
    System.out.println(A.who);
  }
}
