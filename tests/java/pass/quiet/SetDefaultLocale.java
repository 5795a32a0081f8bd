// verdict: pass
// outcomes: false | true

// One thread sets what another looks at.
public class SetDefaultLocale {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.currentThread();
        t.setName("a");
        Thread other = new Thread(() -> java.util.Locale.setDefault(java.util.Locale.ROOT));
        other.start();
        System.out.println(java.util.Locale.getDefault() == java.util.Locale.ROOT);
        other.join();
    }
}
