// verdict: pass
// outcomes: a | b

// One thread sets what another looks at.
public class SetThreadNames {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.currentThread();
        t.setName("a");
        Thread other = new Thread(() -> t.setName("b"));
        other.start();
        System.out.println(t.getName());
        other.join();
    }
}
