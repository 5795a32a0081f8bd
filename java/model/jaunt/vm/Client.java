package jaunt.vm;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * What {@code jaunt explore --threads} checks: an object is built by calls; then several threads make calls on it, one after the other or all at once; then it is
 * asked what has become of it. The sequences come first: who explores remembers what they come to, and what threads come to at once must be among that.
 */
final class Client {
    /** The present execution: who explores finds it here. */
    private static Client it;

    private final int state;
    private final int client;
    private final Object root;
    private final Worker[] workers;

    /** Whose call came when, in a sequence; null if all run at once. */
    private int[] order;

    private int ordered;

    /** What is asked in the end, and what the answers are. */
    private int probe = -1;

    private Object[] probed;
    private int asked;

    private Client(int state, int client, Object root) {
        this.state = state;
        this.client = client;
        this.root = root;
        workers = new Worker[countThreads(client)];
    }

    static void main(String[] args) throws InterruptedException {
        int state = choose(countStates());
        Object root = build(state);
        Client run = new Client(state, choose(countClients()), root);
        it = run;
        if (choose(2) == 0) {
            run.inSequence();
        } else {
            run.atOnce();
        }
        run.ask();
        judge();
    }

    private static Object build(int state) {
        Object root = Calls.allocate();
        int length = countPath(state);
        for (int i = 0; i < length; i++) {
            int call = path(state, i);
            try {
                if (i == 0) {
                    Calls.construct(root, call, Calls.others(true, call));
                } else {
                    Calls.execute(root, call, Calls.others(false, call));
                }
            } catch (Throwable e) {
                // It was judged when the state was found.
            }
        }
        return root;
    }

    private void hire(AtomicIntegerArray done) {
        for (int t = 0; t < workers.length; t++) {
            int[] calls = new int[countCalls(client, t)];
            for (int i = 0; i < calls.length; i++) {
                calls[i] = call(client, t, i);
            }
            workers[t] = new Worker(name(t), t, root, calls, done);
        }
    }

    /** One call after the other; who comes next is a choice. */
    private void inSequence() {
        hire(null);
        int left = 0;
        for (Worker worker : workers) {
            left += worker.left();
        }
        order = new int[left];
        while (ordered < order.length) {
            int busy = 0;
            for (Worker worker : workers) {
                busy += worker.left() > 0 ? 1 : 0;
            }
            int next = choose(busy);
            int t = -1;
            while (next >= 0) {
                t++;
                next -= workers[t].left() > 0 ? 1 : 0;
            }
            order[ordered++] = t;
            workers[t].next();
        }
    }

    private void atOnce() throws InterruptedException {
        hire(countsOrder() ? new AtomicIntegerArray(workers.length) : null);
        for (Worker worker : workers) {
            worker.start();
        }
        for (Worker worker : workers) {
            worker.join();
        }
    }

    /** One call over and over, or all calls one after the other. */
    private void ask() {
        int calls = Calls.calls();
        int chosen = choose(calls + 1);
        probed = new Object[chosen == calls ? calls : countProbes()];
        probe = chosen;
        while (asked < probed.length) {
            probed[asked] = Worker.answer(root, chosen == calls ? asked : chosen);
            asked++;
        }
    }

    private static native int choose(int alternatives);

    private static native int countStates();

    private static native int countPath(int state);

    private static native int path(int state, int at);

    private static native int countClients();

    private static native int countThreads(int client);

    private static native int countCalls(int client, int thread);

    private static native int call(int client, int thread, int at);

    private static native int countProbes();

    /** Whether it counts which calls had returned when another began. */
    private static native boolean countsOrder();

    private static native String name(int thread);

    /** Looks at {@link #it}: throws where no sequence explains it. */
    private static native void judge();
}
