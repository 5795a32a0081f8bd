/** Half of the random executions end the search; what a search in order finds comes before that, or never. */
public class Terminates {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> x++);
        t.start();
        t.join();
        if (jaunt.Verify.getBoolean()) {
            jaunt.Verify.terminateSearch();
        }
        int n = jaunt.Verify.getInt(0, 9_999);
        if (args[0].equals("wrong") && n == 7_777) {
            throw new AssertionError();
        }
        System.exit(0);
    }
}
