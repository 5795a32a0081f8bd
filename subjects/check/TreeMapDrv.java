import gov.nasa.jpf.vm.Verify;
import java.util.TreeMap;

/**
 * `java.util.TreeMap` under `put` and `remove`. Arguments: calls, values. A bit mask says what must be in the map; size and
 * first key are compared with it after each call.
 */
public class TreeMapDrv {
    static int call(TreeMap<Integer, Integer> map, int values, int present) {
        int operation = Verify.getInt(0, 1);
        int key = Verify.getInt(0, values - 1);
        boolean before = (present >> key & 1) != 0;
        if (operation == 0) {
            if ((map.put(key, key) != null) != before) {
                throw new AssertionError("put says something wrong");
            }
            present |= 1 << key;
        } else {
            if ((map.remove(key) != null) != before) {
                throw new AssertionError("remove says something wrong");
            }
            present &= ~(1 << key);
        }
        if (map.size() != Integer.bitCount(present)) {
            throw new AssertionError("wrong size");
        }
        if (present != 0 && map.firstKey() != Integer.numberOfTrailingZeros(present)) {
            throw new AssertionError("wrong first key");
        }
        return present;
    }

    public static void main(String[] args) {
        int calls = Integer.parseInt(args[0]);
        int values = Integer.parseInt(args[1]);
        TreeMap<Integer, Integer> map = new TreeMap<>();
        int present = 0;
        for (int i = 0; i < calls; i++) {
            present = call(map, values, present);
        }
    }
}
