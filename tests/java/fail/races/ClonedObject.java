// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The fields of a clone are written by whoever clones. */
public class ClonedObject {
    static final VarHandle LAST;
    static Box last;

    static {
        try {
            LAST = MethodHandles.lookup().findStaticVarHandle(ClonedObject.class, "last", Box.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static class Box implements Cloneable {
        int value = 3;

        Box copy() {
            try {
                return (Box) clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        Box first = new Box();
        new Thread(() -> LAST.setOpaque(first.copy())).start();
        Box seen = (Box) LAST.getOpaque();
        if (seen != null) {
            System.out.print(seen.value == 3 ? "" : "?");
        }
    }
}
