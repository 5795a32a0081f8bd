// verdict: pass

// Every philosopher takes the fork with the smaller number first.
public class PhilOrdered {
    record Fork(int number) { }

    static int[] meals = new int[3];

    static void eat(int who, Fork x, Fork y) {
        Fork first = x.number() < y.number() ? x : y;
        Fork second = first == x ? y : x;
        synchronized (first) {
            synchronized (second) {
                meals[who]++;
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Fork[] forks = {new Fork(0), new Fork(1), new Fork(2)};
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int who = i;
            ts[i] = new Thread(() -> eat(who, forks[who], forks[(who + 1) % 3]));
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        assert meals[0] + meals[1] + meals[2] == 3;
    }
}
