// verdict: pass
// outcomes: Thread-0 | Thread-1

// Threads get their numbers in the order in which they are made.
public class NumbersOfThreads {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new Thread(() -> {}), "maker");
        t.start();
        System.out.println(new Thread(() -> {}).getName());
        t.join();
    }
}
