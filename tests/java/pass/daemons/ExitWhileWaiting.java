// verdict: pass

// A thread waits for ever, but main can always go on and end the program by System.exit.
public class ExitWhileWaiting {
    public static void main(String[] a) {
        Object never = new Object();
        new Thread(() -> {
            synchronized (never) {
                try {
                    never.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }).start();
        System.exit(0);
    }
}
