// verdict: pass
// property: +termination

/** Executions that do not count are no loop. */
public class IgnoredLoop {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!flag) {
                jaunt.Verify.ignoreIf(!flag);
            }
        }).start();
    }
}
