// verdict: assertion

// A static and an instance synchronized method use different monitors (the class and the object).
public class LostUpdateStaticMix {
    static int n;

    static synchronized void upStatic() {
        n = n + 1;
    }

    synchronized void upInstance() {
        n = n + 1;
    }

    public static void main(String[] a) throws InterruptedException {
        LostUpdateStaticMix obj = new LostUpdateStaticMix();
        Thread t1 = new Thread(LostUpdateStaticMix::upStatic);
        Thread t2 = new Thread(obj::upInstance);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assert n == 2;
    }
}
