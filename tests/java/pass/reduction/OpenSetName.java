// verdict: pass
// outcomes: a | b

// The name of a running thread is changed.
public class OpenSetName {
    public static void main(String[] args) throws Exception {
        Thread w = new Thread("a") { public void run() { System.out.println(getName()); } };
        w.start();
        w.setName("b");
    }
}
