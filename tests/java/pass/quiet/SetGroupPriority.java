// verdict: pass
// outcomes: 10 | 3

// One thread sets what another looks at.
public class SetGroupPriority {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.currentThread();
        t.setName("a");
        Thread other = new Thread(() -> t.getThreadGroup().setMaxPriority(3));
        other.start();
        System.out.println(t.getThreadGroup().getMaxPriority());
        other.join();
    }
}
