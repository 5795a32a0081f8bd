// verdict: assertion

// An initialiser joins the second worker, then main joins the first. Whoever needs the class in between waits for the one, and not for the
// other: which of two workers that do the same is over can be seen there, though main waits for one thread in either case.
public class JoinInInitialiserSeen {
    static final Shared shared = new Shared();

    static class Shared {
        volatile boolean begun;
        volatile String log = "";
        Thread second;

        synchronized void add(String what) {
            log += what;
        }
    }

    static class Initialised {
        static {
            Thread joined = shared.second;
            shared.second = null;
            shared.begun = true;
            try {
                joined.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        static void use() {}
    }

    static void workers(Thread user) throws InterruptedException {
        Runnable work = () -> shared.add("w");
        Thread first = new Thread(work);
        shared.second = new Thread(work);
        first.start();
        shared.second.start();
        user.start();
        Initialised.use();
        first.join();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread user = new Thread(() -> {
            if (shared.log.equals("w") && shared.begun) {
                Initialised.use();
                shared.add("X");
            }
        });
        workers(user);
        user.join();
        assert !shared.log.equals("wXw");
    }
}
