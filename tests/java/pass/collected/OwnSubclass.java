// verdict: Incomplete ClearedBeside
// outcomes: false 3 | true 3
import java.lang.ref.WeakReference;

// A reference of the program's own class.
public class OwnSubclass {
    static class Numbered extends WeakReference<Object> {
        int number;

        Numbered(Object object, int number) {
            super(object);
            this.number = number;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            Numbered own = new Numbered(new Object(), 3);
            boolean gone = own.get() == null;
            System.out.println(gone + " " + own.number);
        }).start();
        System.gc();
    }
}
