// verdict: deadlock

// Transfers in opposite directions lock the two accounts in opposite orders.
public class BankDeadlock {
    static class Account {
        int balance = 10;

        void sendTo(Account to, int n) {
            synchronized (this) {
                synchronized (to) {
                    balance -= n;
                    to.balance += n;
                }
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Account x = new Account();
        Account y = new Account();
        Thread t = new Thread(() -> x.sendTo(y, 1));
        t.start();
        y.sendTo(x, 2);
        t.join();
    }
}
