// verdict: exception java.lang.IllegalStateException

// A subclass of ThreadGroup that overrides nothing is no handler.
public class GroupPlain {
  static class G extends ThreadGroup { G() { super("g"); } }
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(new G(), () -> { throw new IllegalStateException("bug"); });
    t.start(); t.join();
  }
}
