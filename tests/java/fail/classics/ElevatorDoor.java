// verdict: assertion

// A state machine fed with every sequence of four events; opening does not check for movement.
import jaunt.Verify;

public class ElevatorDoor {
    private boolean open;
    private boolean moving;

    void handle(int event) {
        switch (event) {
            case 0 -> open = true;
            case 1 -> open = false;
            case 2 -> moving = !open;
            default -> moving = false;
        }
        assert !(open && moving) : "event " + event;
    }

    public static void main(String[] a) {
        ElevatorDoor e = new ElevatorDoor();
        for (int i = 0; i < 4; i++) e.handle(Verify.getInt(0, 3));
    }
}
