// verdict: pass
// outcomes: ab | ay | xb | xy

// The same with an array that did not exist when the first thread was started.
public class YoungBytesToConsole {
    static volatile byte[] shared;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            byte[] bytes = shared;
            if (bytes != null) {
                bytes[0] = 'x';
                bytes[1] = 'y';
            }
        });
        t.start();
        byte[] bytes = {'a', 'b'};
        shared = bytes;
        System.out.write(bytes, 0, 2);
        System.out.flush();
        t.join();
    }
}
