/** Two threads allocate with one instruction. */
public class OneSite {
    static volatile int gate;
    static final Object[] kept = new Object[2];

    public static void main(String[] args) {
        new Thread(() -> make(1)).start();
        make(0);
    }

    static void make(int place) {
        if (gate == 0) {
            kept[place] = new Object();
        }
    }
}
