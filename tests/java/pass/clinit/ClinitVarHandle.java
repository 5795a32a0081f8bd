// verdict: pass
// outcomes: 0 | 1 | 2

import java.lang.invoke.*;
// A var handle that was made inside of the initialiser: who has it does not wait for the initialiser.
public class ClinitVarHandle {
  static VarHandle vh; static int seen;
  static class K { static volatile int x; static {
    try { vh = MethodHandles.lookup().findStaticVarHandle(K.class, "x", int.class); } catch (Exception e) { throw new Error(e); }
    Thread t = new Thread(R::go); t.start();
    x = 1; x = 2;
    try { t.join(); } catch (InterruptedException e) { }
  } }
  static class R { static void go() { seen = (int) vh.getVolatile(); } }
  public static void main(String[] a) throws Exception { new K(); System.out.println(seen); }
}
