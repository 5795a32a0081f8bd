// verdict: pass
// outcomes: hook|hook  late|late  hook

/** When the hooks are done the program ends, whoever else is still there. */
public class HookLeavesThreads {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            new Thread(() -> System.out.print(" late ")).start();
            System.out.print(" hook ");
        }));
        new Thread(() -> {}).start();
    }
}
