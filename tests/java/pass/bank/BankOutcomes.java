// verdict: pass
// outcomes: 105|110|115

// A deposit of 5 and one of 10 without a lock; one of them may get lost.
public class BankOutcomes {
    static volatile int balance = 100;

    static void deposit(int n) {
        int b = balance;
        balance = b + n;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> deposit(5));
        t.start();
        deposit(10);
        t.join();
        System.out.println(balance);
    }
}
