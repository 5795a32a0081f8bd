// verdict: assertion

import jaunt.Verify;

// Whether a stream is closed is no secret as long as nobody closes one. Here somebody does when all was printed; it could have been before.
public class ClosedLate {
    public static void main(String[] args) throws Exception {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        Thread t = new Thread(() -> System.out.close());
        t.start();
        System.out.print("a");
        t.join();
        assert !System.out.checkError() : "printed to a closed stream";
    }
}
