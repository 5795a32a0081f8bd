// verdict: assertion

// Frames without a sequence bit; when an acknowledgement is lost, the message is delivered twice.
import jaunt.Verify;

public class AbpNoBit {
    static int losses = 1;
    static int delivered;

    static boolean arrives() {
        boolean lost = losses > 0 && Verify.getBoolean();
        if (lost) losses--;
        return !lost;
    }

    static void send() {
        boolean acked = false;
        while (!acked) {
            if (arrives()) {
                delivered++;
                acked = arrives();
            }
        }
    }

    public static void main(String[] a) {
        for (int i = 1; i <= 2; i++) {
            send();
            assert delivered == i;
        }
    }
}
