// verdict: deadlock

// The worker ends early on a bad job (the exception is caught), and main waits for a result that never comes.
public class ExcWorkerDies {
    private Integer result;

    void work(String job) {
        try {
            int v = Integer.parseInt(job);
            synchronized (this) {
                result = v;
                notify();
            }
        } catch (NumberFormatException e) {
            return;
        }
    }

    synchronized int await() throws InterruptedException {
        while (result == null) wait();
        return result;
    }

    public static void main(String[] a) throws InterruptedException {
        ExcWorkerDies w = new ExcWorkerDies();
        String job = jaunt.Verify.getBoolean() ? "12" : "1z";
        new Thread(() -> w.work(job)).start();
        w.await();
    }
}
