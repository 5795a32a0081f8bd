// verdict: pass
// outcomes: false false | false true | true true

import jaunt.Verify;

// A timed wait in an atomic section lets others run.
public class AtomicTimedWait {
  static volatile boolean flag; static final Object L = new Object(); static boolean r;
  public static void main(String[] a) throws Throwable {
    Thread t = new Thread(() -> { flag = true; }); t.start();
    Verify.beginAtomic();
    boolean before = flag;
    synchronized (L) { L.wait(10); }
    r = flag;
    Verify.endAtomic();
    System.out.println(before + " " + r);
  }
}
