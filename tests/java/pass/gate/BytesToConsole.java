// verdict: pass
// outcomes: ab | ad | cb | cd

// The bytes of an array that another thread writes, printed: they are read one after the other, and printing comes after.
public class BytesToConsole {
    public static void main(String[] args) throws Exception {
        byte[] bytes = {'a', 'b'};
        Thread t = new Thread(() -> {
            bytes[0] = 'c';
            bytes[1] = 'd';
            System.out.print("");
        });
        t.start();
        System.out.write(bytes, 0, 2);
        t.join();
    }
}
