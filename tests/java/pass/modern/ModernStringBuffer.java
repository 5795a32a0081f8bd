// verdict: pass
// outcomes: ab|ba

// A StringBuffer is synchronized; both letters arrive, in either order.
public class ModernStringBuffer {
    public static void main(String[] a) throws InterruptedException {
        var buffer = new StringBuffer();
        Thread t = new Thread(() -> buffer.append('a'));
        t.start();
        buffer.append('b');
        t.join();
        System.out.println(buffer);
    }
}
