/**
 * Two people send money to each other. Each transfer locks both accounts, so that nobody sees half of it.
 *
 * On most days this works. `jaunt check examples/Bank.java` shows the day on which it does not.
 */
public class Bank {
    static class Account {
        int balance = 100;
    }

    static class Transfer extends Thread {
        final Account from, to;
        final int amount;

        Transfer(String name, Account from, Account to, int amount) {
            super(name);
            this.from = from;
            this.to = to;
            this.amount = amount;
        }

        @Override
        public void run() {
            synchronized (from) {
                synchronized (to) {
                    from.balance -= amount;
                    to.balance += amount;
                    assert from.balance + to.balance == 200 : "money was made or lost";
                }
            }
        }
    }

    public static void main(String[] args) {
        Account ann = new Account();
        Account bob = new Account();
        new Transfer("rent", ann, bob, 30).start();
        new Transfer("refund", bob, ann, 10).start();
    }
}
