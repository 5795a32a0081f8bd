// verdict: race
// property: +race

// A plain flag guards plain data; without volatile there is no order between the threads.
public class PublishRace {
    static int data;
    static boolean ready;

    public static void main(String[] a) {
        new Thread(() -> {
            data = 5;
            ready = true;
        }).start();
        int seen = ready ? data : -1;
    }
}
