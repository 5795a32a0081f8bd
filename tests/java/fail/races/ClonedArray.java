// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** To clone is to write. */
public class ClonedArray {
    static final VarHandle ARRAY;
    static int[] array;

    static {
        try {
            ARRAY = MethodHandles.lookup().findStaticVarHandle(ClonedArray.class, "array", int[].class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> ARRAY.setOpaque(new int[]{4}.clone())).start();
        int[] seen = (int[]) ARRAY.getOpaque();
        if (seen != null) {
            System.out.print(seen[0] == 4 ? "" : "?");
        }
    }
}
