// verdict: deadlock

// A static initialiser joins a thread whose lambda body belongs to the class under initialisation.
public class ClinitJoinLambda {
    static class Config {
        static int value;

        static {
            Thread loader = new Thread(() -> value = 7);
            loader.start();
            try {
                loader.join();
            } catch (InterruptedException e) {
                value = -1;
            }
        }
    }

    public static void main(String[] a) {
        int v = Config.value;
    }
}
