// verdict: pass
// property: +termination

/** Spinning on a flag that is set: some executions are long, all can end. */
public class FlagIsSet {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!flag) {
            }
        });
        t.start();
        flag = true;
        t.join();
    }
}
