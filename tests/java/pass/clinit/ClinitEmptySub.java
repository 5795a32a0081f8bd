// verdict: pass
// outcomes: 1 | 2

// Who initialises A: both threads make an object of a subclass that has nothing to initialise.
public class ClinitEmptySub {
  static class A { static String who; static { who = Thread.currentThread() == t1 ? "1" : "2"; } }
  static class B extends A { }
  static Thread t1, t2;
  public static void main(String[] a) throws Exception {
    t1 = new Thread(() -> { new B(); });
    t2 = new Thread(() -> { new B(); });
    t1.start(); t2.start(); t1.join(); t2.join();
    System.out.println(A.who);
  }
}
