// verdict: pass
// outcomes: handled

// A thread that says itself who takes its exceptions.
public class HandlerMethod {
  static class T extends Thread { public void run() { throw new IllegalStateException("fine"); }
    public UncaughtExceptionHandler getUncaughtExceptionHandler() { return (t, e) -> System.out.println("handled"); } }
  public static void main(String[] a) throws Exception { Thread t = new T(); t.start(); t.join(); }
}
