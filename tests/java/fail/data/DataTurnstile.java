// verdict: assertion

// After the second coin a turnstile no longer locks; five events show that more people than coins get in.
import jaunt.Verify;

public class DataTurnstile {
    private int coins;
    private boolean locked = true;
    private int passed;

    void coin() {
        coins++;
        locked = false;
    }

    void push() {
        if (!locked) passed++;
        if (coins < 2) locked = true;
    }

    public static void main(String[] a) {
        DataTurnstile t = new DataTurnstile();
        for (int i = 0; i < 5; i++) {
            if (Verify.getBoolean()) t.coin();
            else t.push();
            assert t.passed <= t.coins;
        }
    }
}
