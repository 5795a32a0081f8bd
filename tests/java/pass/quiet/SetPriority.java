// verdict: pass
// outcomes: 5 | 7

// One thread sets what another looks at.
public class SetPriority {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.currentThread();
        t.setName("a");
        Thread other = new Thread(() -> t.setPriority(7));
        other.start();
        System.out.println(t.getPriority());
        other.join();
    }
}
