/** Never starts a thread and never ends. */
public class Forever {
    public static void main(String[] args) {
        long n = 0;
        if (args[0].equals("nothing")) {
            while (true) {
            }
        }
        while (true) {
            n++;
        }
    }
}
