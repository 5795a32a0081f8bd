// verdict: pass

// The alternating bit protocol over a line that may lose two frames; every message arrives exactly once.
import gov.nasa.jpf.vm.Verify;

public class AbpLossy {
    static int losses = 2;
    static int senderBit;
    static int receiverBit;
    static String delivered = "";

    static boolean arrives() {
        if (losses > 0 && Verify.getBoolean()) {
            losses--;
            return false;
        }
        return true;
    }

    static void receive(char c, int bit) {
        if (bit == receiverBit) {
            delivered += c;
            receiverBit ^= 1;
        }
    }

    static void send(char c) {
        boolean acked = false;
        while (!acked) {
            if (arrives()) {
                receive(c, senderBit);
                acked = arrives();
            }
        }
        senderBit ^= 1;
    }

    public static void main(String[] a) {
        send('x');
        send('y');
        assert delivered.equals("xy") : delivered;
    }
}
