/** What main prints depends on the order of two additions to one variable. */
public class Printed {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> count++);
        Thread b = new Thread(() -> count++);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(count);
    }
}
