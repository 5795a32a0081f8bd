// verdict: pass
// outcomes: false | true

// One thread sets what another looks at.
public class SetContextLoader {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.currentThread();
        t.setName("a");
        Thread other = new Thread(() -> t.setContextClassLoader(null));
        other.start();
        System.out.println(t.getContextClassLoader() == null);
        other.join();
    }
}
