// verdict: exception java.lang.IllegalStateException

// Every method is synchronized, but isEmpty and take are two calls.
public class QueueLookThenTake {
    private String item = "job";

    synchronized boolean isEmpty() {
        return item == null;
    }

    synchronized String take() {
        if (item == null) throw new IllegalStateException("empty");
        String s = item;
        item = null;
        return s;
    }

    public static void main(String[] a) {
        QueueLookThenTake q = new QueueLookThenTake();
        Runnable worker = () -> {
            if (!q.isEmpty()) q.take();
        };
        new Thread(worker).start();
        new Thread(worker).start();
    }
}
