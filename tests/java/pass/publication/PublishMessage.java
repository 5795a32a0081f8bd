// verdict: pass
// outcomes: 0 0|0 1|1 1

// The message passing litmus test; whoever sees the flag also sees the data.
public class PublishMessage {
    static volatile int data;
    static volatile int flag;

    public static void main(String[] a) {
        new Thread(() -> {
            data = 1;
            flag = 1;
        }).start();
        int f = flag;
        int d = data;
        System.out.println(f + " " + d);
    }
}
