// verdict: pass

// The dependency between the two initialisers goes one way only.
public class ClinitOneWay {
    static class Base {
        static final int V = Integer.parseInt("3");
    }

    static class User {
        static final int V = Base.V + 1;
    }

    public static void main(String[] a) throws InterruptedException {
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = User.V);
        t.start();
        int mine = Base.V;
        t.join();
        assert mine == 3 && got[0] == 4;
    }
}
