// verdict: pass
// outcomes: main child

// A child inherits the value of the moment it is made; its own changes stay its own.
public class LocalInherited {
    static final InheritableThreadLocal<String> name = new InheritableThreadLocal<>();

    public static void main(String[] a) throws InterruptedException {
        name.set("main");
        String[] seen = new String[2];
        Thread t = new Thread(() -> {
            seen[0] = name.get();
            name.set("child");
            seen[1] = name.get();
        });
        name.set("later");
        t.start();
        t.join();
        assert name.get().equals("later");
        System.out.println(seen[0] + " " + seen[1]);
    }
}
