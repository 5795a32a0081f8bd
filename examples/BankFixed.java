/**
 * The bank of Bank.java, repaired: whoever locks two accounts locks the one with the smaller number first, so no two
 * threads can wait for each other.
 */
public class BankFixed {
    static class Account {
        final int number;
        int balance = 100;

        Account(int number) {
            this.number = number;
        }
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
            Account first = from.number < to.number ? from : to;
            Account second = first == from ? to : from;
            synchronized (first) {
                synchronized (second) {
                    from.balance -= amount;
                    to.balance += amount;
                    assert from.balance + to.balance == 200 : "money was made or lost";
                }
            }
        }
    }

    public static void main(String[] args) {
        Account ann = new Account(1);
        Account bob = new Account(2);
        new Transfer("rent", ann, bob, 30).start();
        new Transfer("refund", bob, ann, 10).start();
    }
}
