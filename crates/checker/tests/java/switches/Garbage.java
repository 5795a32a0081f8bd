/** Two executions that differ in nothing but objects that nobody can reach any more; the argument says of what form. */
public class Garbage {
    static class Node {
        Node next;
    }

    static volatile Node hold;
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        boolean circle = args[0].equals("cycle");
        boolean none = args[0].equals("none");
        Thread t = new Thread(() -> x++);
        t.start();
        for (int i = 0; i < 3; i++) {
            if (!none && jaunt.Verify.getBoolean()) {
                Node first = new Node(), second = new Node();
                first.next = second;
                second.next = circle ? first : null;
                hold = first;
            }
            hold = null;
        }
        t.join();
        x++;
        assert x == 2;
    }
}
