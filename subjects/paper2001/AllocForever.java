/**
 * Figure 5: objects are made for ever and only the last is kept. Without garbage collection there are infinitely many
 * states. The figure has one thread and a local variable; here the variable is a field and the loop runs in a thread that
 * `main` starts, because a search begins with the first thread and sees what others could see. No arguments.
 */
public class AllocForever {
    static Object last;

    public static void main(String[] args) {
        Thread maker = new Thread() {
            @Override
            public void run() {
                while (true) {
                    last = new Object();
                }
            }
        };
        maker.start();
    }
}
