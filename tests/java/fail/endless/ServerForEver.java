// verdict: termination
// property: +termination

/** Its values go round for ever. */
public class ServerForEver {
    static int served;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                synchronized (ServerForEver.class) {
                    served = (served + 1) % 4;
                }
            }
        }).start();
        new Thread(() -> {
            while (true) {
                synchronized (ServerForEver.class) {
                    served = 0;
                }
            }
        }).start();
    }
}
