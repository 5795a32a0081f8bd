// verdict: pass

// Transfer and audit are synchronized on the bank.
public class BankAuditSync {
    private final int[] balances = {10, 10};

    synchronized void move(int n) {
        balances[0] -= n;
        balances[1] += n;
    }

    synchronized int total() {
        return balances[0] + balances[1];
    }

    public static void main(String[] a) {
        BankAuditSync b = new BankAuditSync();
        new Thread(() -> b.move(3)).start();
        assert b.total() == 20;
    }
}
