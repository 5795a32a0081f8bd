// verdict: pass
// outcomes: java.lang.Exception: e\nCaused by: java.lang.Exception: c\nx | x\njava.lang.Exception: e\nCaused by: java.lang.Exception: c

// A stack trace is printed as a whole.
public class ConsoleTrace {
    public static void main(String[] a) {
        Exception cause = new Exception("c");
        cause.setStackTrace(new StackTraceElement[0]);
        Exception e = new Exception("e", cause);
        e.setStackTrace(new StackTraceElement[0]);
        new Thread(() -> System.err.println("x")).start();
        e.printStackTrace();
    }
}
