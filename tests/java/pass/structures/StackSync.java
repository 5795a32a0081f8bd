// verdict: pass
// property: +race

// push and pop are synchronized; nothing gets lost and nothing comes twice.
public class StackSync {
    private int[] items = new int[2];
    private int size;

    synchronized void push(int v) {
        items[size++] = v;
    }

    synchronized int pop() {
        return size == 0 ? 0 : items[--size];
    }

    public static void main(String[] a) throws InterruptedException {
        StackSync s = new StackSync();
        int[] got = new int[1];
        Thread t = new Thread(() -> {
            s.push(1);
            got[0] = s.pop();
        });
        t.start();
        s.push(2);
        int mine = s.pop();
        t.join();
        assert got[0] + mine == 3;
    }
}
