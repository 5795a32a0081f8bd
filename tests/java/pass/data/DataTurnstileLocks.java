// verdict: pass

// The turnstile locks after each person; people never outnumber coins.
import jaunt.Verify;

public class DataTurnstileLocks {
    private int coins;
    private boolean locked = true;
    private int passed;

    void coin() {
        coins++;
        locked = false;
    }

    void push() {
        if (!locked) passed++;
        locked = true;
    }

    public static void main(String[] a) {
        DataTurnstileLocks t = new DataTurnstileLocks();
        for (int i = 0; i < 5; i++) {
            if (Verify.getBoolean()) t.coin();
            else t.push();
            assert t.passed <= t.coins;
        }
    }
}
