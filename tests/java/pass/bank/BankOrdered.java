// verdict: pass
// property: +race

// The account with the smaller number is locked first, whatever the direction.
public class BankOrdered {
    static class Account {
        final int number;
        int balance = 10;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to, int n) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= n;
                to.balance += n;
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Account x = new Account(1);
        Account y = new Account(2);
        Thread t = new Thread(() -> transfer(x, y, 1));
        t.start();
        transfer(y, x, 2);
        t.join();
        assert x.balance == 11 && y.balance == 9;
    }
}
