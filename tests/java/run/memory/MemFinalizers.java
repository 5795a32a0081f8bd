// Finalizers: each runs once after its object became unreachable, a resurrected object is not finalized again, an exception in one is ignored.
public class MemFinalizers {
    static int finalized;
    static int thrown;
    static Phoenix saved;

    static class Plain {
        @Override
        protected void finalize() {
            finalized++;
        }
    }

    static class Thrower {
        @Override
        protected void finalize() {
            thrown++;
            throw new IllegalStateException("nobody sees this");
        }
    }

    static class Phoenix {
        int lives = 2;

        @Override
        protected void finalize() {
            lives--;
            saved = this;
        }
    }

    static class Empty {
        @Override
        protected void finalize() {}
    }

    static void make() {
        for (int i = 0; i < 5; i++) {
            new Plain();
            new Empty();
        }
        new Thrower();
        new Phoenix();
    }

    static void collect(int rounds) throws InterruptedException {
        for (int i = 0; i < rounds; i++) {
            System.gc();
            System.runFinalization();
            Thread.sleep(2);
        }
    }

    public static void main(String[] args) throws Exception {
        Plain kept = new Plain();
        make();
        for (int i = 0; i < 100 && (finalized < 5 || thrown < 1 || saved == null); i++) {
            collect(1);
        }
        System.out.println("finalized " + finalized + " thrown " + thrown + " saved " + (saved != null) + " lives " + saved.lives);
        saved = null;
        collect(5);
        System.out.println("again " + (saved != null) + " finalized " + finalized);
        System.out.println(kept.getClass().getSimpleName());
    }
}
