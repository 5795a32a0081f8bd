// verdict: pass
// outcomes: added | refused

// A hook is added once; who comes second is refused.
public class HookAddedTwice {
    public static void main(String[] args) throws Exception {
        Thread hook = new Thread(() -> {});
        Thread t = new Thread(() -> {
            try {
                Runtime.getRuntime().addShutdownHook(hook);
            } catch (IllegalArgumentException e) {
            }
        });
        t.start();
        String answer = "added";
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            answer = "refused";
        }
        System.out.println(answer);
        t.join();
    }
}
