// verdict: assertion

// Farmer, wolf, goat and cabbage; the claim that they never all get across in seven trips is wrong.
import jaunt.Verify;

public class DataFarmer {
    static final int FARMER = 1;
    static final int WOLF = 2;
    static final int GOAT = 4;
    static final int CABBAGE = 8;

    static boolean safe(int side) {
        boolean farmer = (side & FARMER) != 0;
        boolean wolf = (side & WOLF) != 0;
        boolean goat = (side & GOAT) != 0;
        boolean cabbage = (side & CABBAGE) != 0;
        return goat == farmer || goat != wolf && goat != cabbage;
    }

    public static void main(String[] a) {
        int side = 0;
        for (int trip = 0; trip < 7; trip++) {
            int cargo = Verify.getIntFromList(0, WOLF, GOAT, CABBAGE);
            boolean hasFarmer = (side & FARMER) != 0;
            if (cargo != 0 && ((side & cargo) != 0) != hasFarmer) return;
            side ^= FARMER | cargo;
            if (!safe(side)) return;
            assert side != (FARMER | WOLF | GOAT | CABBAGE);
        }
    }
}
