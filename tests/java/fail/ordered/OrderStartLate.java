// verdict: race
// property: +race

// What comes after start is not ordered.
public class OrderStartLate {
    static int x;
    public static void main(String[] args) throws Exception {
        new Thread(() -> x = 1).start();
        x = 2;
    }
}
