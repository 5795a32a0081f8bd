// verdict: race
// property: +race

// clone reads the fields as anybody does, here in steps.
public class RaceInClone implements Cloneable {
    int x, y;
    public static void main(String[] a) throws Exception {
        RaceInClone o = new RaceInClone();
        Thread t = new Thread(() -> o.x = 1);
        t.start();
        o.clone();
        t.join();
    }
}
