import java.util.ArrayList;
import java.util.List;

/** Finalizers run after collections, also of objects made by reflection and clone; an object can come back once. */
public class ClassFinalizers {
    static final List<String> log = new ArrayList<>();

    static synchronized void log(String text) {
        log.add(text);
        ClassFinalizers.class.notifyAll();
    }

    static synchronized int count() {
        return log.size();
    }

    static class Plain implements Cloneable {
        String name;

        Plain() {
            this("reflected");
        }

        Plain(String name) {
            this.name = name;
        }

        @Override
        protected void finalize() throws Throwable {
            log(name);
            if (name.equals("throws")) {
                throw new Exception("ignored");
            }
        }

        Plain copy() throws CloneNotSupportedException {
            Plain copy = (Plain) clone();
            copy.name = name + " copy";
            return copy;
        }
    }

    static class Sub extends Plain {
        Sub(String name) {
            super(name);
        }
    }

    static class Failing extends Plain {
        Failing() {
            super("failing");
            throw new IllegalStateException();
        }
    }

    static Phoenix saved;

    static class Phoenix {
        @Override
        protected void finalize() {
            saved = this;
            log("phoenix");
        }
    }

    static class Empty {
        @Override
        protected void finalize() {
        }
    }

    static void wait(int wanted) throws Exception {
        for (int i = 0; i < 400 && count() < wanted; i++) {
            System.gc();
            System.runFinalization();
            Thread.sleep(2);
        }
        synchronized (ClassFinalizers.class) {
            log.sort(null);
            System.out.println(log);
            log.clear();
        }
    }

    static void make() throws Exception {
        new Plain("plain");
        new Plain("throws");
        new Sub("sub").copy();
        Plain.class.getDeclaredConstructor().newInstance();
        try {
            new Failing();
        } catch (IllegalStateException e) {
            System.out.println("constructor failed");
        }
        for (int i = 0; i < 3; i++) {
            new Empty();
        }
    }

    static void rise() {
        new Phoenix();
    }

    public static void main(String[] args) throws Exception {
        Plain kept = new Plain("kept");
        make();
        wait(6);
        rise();
        wait(1);
        System.out.println(saved != null);
        saved = null;
        for (int round = 0; round < 3; round++) {
            new Plain("round " + round);
            new Plain("again " + round);
            wait(2);
        }
        System.out.println(kept.name);
    }
}
