// Runtime.halt ends at once: no hooks, no finally; exit status given.
public class ExcHalt {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook must not run")));
        Thread other = new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { System.out.println("interrupted?"); } });
        other.start();
        try {
            System.out.println("before halt");
            System.err.println("err before halt");
            System.out.flush();
            Runtime.getRuntime().halt(99);
        } finally {
            System.out.println("finally must not run");
        }
    }
}
