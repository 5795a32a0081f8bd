// verdict: pass
// outcomes: made | destroyed

// A daemon group is destroyed when its last thread ends: then no thread can be made in it.
public class GroupOfDaemons {
    public static void main(String[] a) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        g.setDaemon(true);
        Thread t = new Thread(g, () -> { });
        t.start();
        String s = "";
        try { new Thread(g, () -> { }); s = "made"; } catch (IllegalThreadStateException e) { s = "destroyed"; }
        System.out.println(s);
    }
}
