// verdict: race
// property: +race

import java.lang.reflect.Field;

// A static that another thread reads by reflection before its class is initialised: nothing orders the two.
public class RaceInInitialiser {
    static class K {
        static int x;
        static {
            try {
                Field f = K.class.getDeclaredField("x");
                f.getInt(null);
                Thread t = new Reader(f);
                t.start();
                x = 1;
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        }
    }

    static class Reader extends Thread {
        final Field f;

        Reader(Field f) {
            this.f = f;
        }

        @Override
        public void run() {
            try {
                f.getInt(null);
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        }
    }

    public static void main(String[] args) {
        new K();
    }
}
