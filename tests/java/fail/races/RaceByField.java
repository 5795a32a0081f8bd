// verdict: race
// property: +race

import java.lang.reflect.*;
// Field.setInt of a plain field against a plain read is a data race.
public class RaceByField {
    int x;
    public static void main(String[] a) throws Exception {
        RaceByField o = new RaceByField();
        Field f = RaceByField.class.getDeclaredField("x");
        Thread t = new Thread(() -> { try { f.setInt(o, 1); } catch (Exception e) { throw new Error(e); } });
        t.start();
        int y = o.x;
        t.join();
    }
}
