// verdict: pass
// outcomes: 0 | 1 | 2

import java.lang.invoke.*;
// The same with a thread of a class of its own.
public class ClinitVarHandleThread {
  static VarHandle vh; static volatile int seen;
  static class W extends Thread { public void run() { seen = (int) vh.getVolatile(); } }
  static class K { static volatile int x; static {
    try { vh = MethodHandles.lookup().findStaticVarHandle(K.class, "x", int.class); } catch (Exception e) { throw new Error(e); }
    Thread t = new W(); t.start();
    x = 1; x = 2;
    try { t.join(); } catch (InterruptedException e) { }
  } }
  public static void main(String[] a) throws Exception { new K(); System.out.println(seen); }
}
