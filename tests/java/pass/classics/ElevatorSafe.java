// verdict: pass

// The door opens only while the cabin stands; no sequence of four events breaks the rule.
import jaunt.Verify;

public class ElevatorSafe {
    private boolean open;
    private boolean moving;

    void handle(int event) {
        switch (event) {
            case 0 -> open = !moving;
            case 1 -> open = false;
            case 2 -> moving = !open;
            default -> moving = false;
        }
        assert !(open && moving);
    }

    public static void main(String[] a) {
        ElevatorSafe e = new ElevatorSafe();
        for (int i = 0; i < 4; i++) e.handle(Verify.getInt(0, 3));
    }
}
