// verdict: exit
// property: +exit

/** So does halting. */
public class HaltStatus {
    public static void main(String[] args) {
        new Thread(() -> Runtime.getRuntime().halt(1)).start();
    }
}
