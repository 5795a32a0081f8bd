// verdict: pass
// outcomes: handled

// The parent group has a handler of the program's own: ThreadGroup.uncaughtException delegates to it.
public class GroupParent {
  static class G extends ThreadGroup { G() { super("g"); } public void uncaughtException(Thread t, Throwable e) { System.out.println("handled"); } }
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(new ThreadGroup(new G(), "child"), () -> { throw new IllegalStateException("fine"); });
    t.start(); t.join();
  }
}
