import jaunt.Verify;

/** A livelock that is found at once, and executions that no search comes to the end of. */
public class SpinsOrGoesOn {
    static volatile boolean done;
    static volatile int count;
    static volatile Object[] chain;

    public static void main(String[] args) {
        boolean goesOn = Verify.getBoolean();
        boolean grows = args[0].equals("grows");
        new Thread(() -> {
            while (goesOn ? count >= 0 : !done) {
                if (goesOn && grows) {
                    chain = new Object[] {chain, new long[100_000]};
                } else if (goesOn) {
                    count++;
                }
            }
        }).start();
    }
}
