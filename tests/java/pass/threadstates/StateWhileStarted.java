// verdict: pass
// outcomes: NEW | RUNNABLE | BLOCKED | TERMINATED

// A thread with nothing to do, while another thread starts it: start still holds the monitor that the thread needs for its end.
public class StateWhileStarted {
    public static void main(String[] args) throws Exception {
        Thread w = new Thread("w");
        Thread t = new Thread(w::start);
        t.start();
        Thread.State state = w.getState();
        t.join();
        w.join();
        System.out.println(state);
    }
}
