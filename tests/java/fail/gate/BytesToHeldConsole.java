// verdict: assertion

// To print bytes that others write, while the console is held now and then: it gets on.
public class BytesToHeldConsole {
    public static void main(String[] args) throws Exception {
        byte[] bytes = {'a', 'b'};
        Thread t = new Thread(() -> System.out.write(bytes, 0, 2));
        t.start();
        synchronized (System.out) {
            bytes[0] = 'c';
        }
        bytes[1] = 'd';
        t.join();
        assert false;
    }
}
