// verdict: pass
// outcomes: 0 | 1 | 2

import java.lang.reflect.*;
// An accessor that was made inside of the initialiser: who has it does not wait for the initialiser.
public class ClinitField {
  static Field f; static int seen;
  static class K { static volatile int x; static {
    try { f = K.class.getDeclaredField("x"); f.setAccessible(true); f.getInt(null); } catch (Exception e) { throw new Error(e); }
    Thread t = new Thread(R::go); t.start();
    x = 1; x = 2;
    try { t.join(); } catch (InterruptedException e) { }
  } }
  static class R { static void go() { try { seen = f.getInt(null); } catch (Exception e) { throw new Error(e); } } }
  public static void main(String[] a) throws Exception { new K(); System.out.println(seen); }
}
