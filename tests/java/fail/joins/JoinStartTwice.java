// verdict: exception java.lang.IllegalThreadStateException

// A thread object can be started only once, even after its end.
public class JoinStartTwice {
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(Thread::yield);
        t.start();
        t.join();
        t.start();
    }
}
