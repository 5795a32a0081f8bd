// verdict: pass
// outcomes: seen

// A group of the program's own gets the exception first: what it does with it is its own affair, also where it leaves the rest to Java.
public class GroupPassesOn {
    static class G extends ThreadGroup {
        G() {
            super("g");
        }

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            System.out.println("seen");
            super.uncaughtException(t, new ThreadDeath());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(new G(), () -> {
            throw new IllegalStateException();
        });
        t.start();
        t.join();
    }
}
