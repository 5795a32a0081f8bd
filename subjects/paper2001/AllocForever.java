/**
 * Figure 5: objects are made for ever and only the last is kept. Without garbage collection there are infinitely many
 * states. The figure has one thread and a local variable; here the variable is a field and `main` waits for the thread that
 * writes it, because a thread that nobody could watch makes no states. No arguments.
 */
public class AllocForever {
    static Object last;

    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread() {
            @Override
            public void run() {
                while (true) {
                    last = new Object();
                }
            }
        };
        maker.start();
        maker.join();
    }
}
