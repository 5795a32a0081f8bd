// verdict: pass
// outcomes: abfalse | atrue | true

// Another thread closes standard output: what comes after is not printed, and checkError says so.
public class ClosedMeanwhile {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.close());
        t.start();
        System.out.print("a");
        System.out.print("b");
        t.join();
        System.err.print(System.out.checkError());
    }
}
