// verdict: pass

// Six trips are not enough for farmer, wolf, goat and cabbage.
import jaunt.Verify;

public class DataFarmerSix {
    enum Item { WOLF, GOAT, CABBAGE }

    public static void main(String[] a) {
        boolean farmer = false;
        boolean[] across = new boolean[3];
        for (int trip = 0; trip < 6; trip++) {
            int cargo = Verify.getInt(-1, 2);
            if (cargo >= 0) {
                Verify.ignoreIf(across[cargo] != farmer);
                across[cargo] = !farmer;
            }
            farmer = !farmer;
            boolean goat = across[Item.GOAT.ordinal()];
            boolean alone = goat != farmer;
            Verify.ignoreIf(alone && (goat == across[Item.WOLF.ordinal()] || goat == across[Item.CABBAGE.ordinal()]));
            assert !(farmer && across[0] && across[1] && across[2]);
        }
    }
}
