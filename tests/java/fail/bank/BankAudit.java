// verdict: assertion

// Each account is locked by itself; an audit in the middle of a transfer misses the money under way.
public class BankAudit {
    static class Account {
        private int balance = 10;

        synchronized void add(int n) {
            balance += n;
        }

        synchronized int get() {
            return balance;
        }
    }

    public static void main(String[] a) {
        Account x = new Account();
        Account y = new Account();
        new Thread() {
            @Override
            public void run() {
                x.add(-3);
                y.add(3);
            }
        }.start();
        assert x.get() + y.get() == 20;
    }
}
