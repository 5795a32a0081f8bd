import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finalizers run once, may save their object, and may throw; made by new, clone and reflection. */
public class MemFinalize {
    static int count;

    static class Counted implements Cloneable {
        byte[] pad = new byte[100];

        public Counted() {}

        Counted copy() throws CloneNotSupportedException {
            return (Counted) clone();
        }

        @Override
        protected void finalize() {
            synchronized (MemFinalize.class) {
                count++;
            }
        }
    }

    static class Saved {
        final int id;

        Saved(int id) {
            this.id = id;
        }

        @Override
        protected void finalize() throws Throwable {
            SAVED.add(this);
            throw new IllegalStateException("ignored");
        }
    }

    static final List<Saved> SAVED = Collections.synchronizedList(new ArrayList<>());

    static void make() throws Exception {
        for (int i = 0; i < 100; i++) {
            new Counted().copy();
            Counted.class.getDeclaredConstructor().newInstance();
        }
        for (int i = 0; i < 10; i++) {
            new Saved(i);
        }
    }

    public static void main(String[] args) throws Exception {
        make();
        for (int i = 0; i < 200; i++) {
            System.gc();
            System.runFinalization();
            synchronized (MemFinalize.class) {
                if (count == 300 && SAVED.size() == 10) {
                    break;
                }
            }
            Thread.sleep(5);
        }
        System.out.println(count + " " + SAVED.size());
        System.out.println(SAVED.stream().mapToInt(s -> s.id).sum());
        SAVED.clear();
        System.gc();
        System.runFinalization();
        System.out.println(SAVED.size());
    }
}
