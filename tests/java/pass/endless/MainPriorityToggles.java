// verdict: pass

/** The same in a program of one thread. */
public class MainPriorityToggles {
    public static void main(String[] args) {
        Thread self = Thread.currentThread();
        while (true) {
            self.setPriority(3);
            self.setPriority(4);
        }
    }
}
