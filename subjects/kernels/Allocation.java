/** Kernel: small objects, most of them garbage at once. Prints its result and the time of its second half, after a first half that loads classes. */
public class Allocation {
    static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static long work(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            Node list = null;
            for (int j = 0; j < 20; j++) {
                list = new Node(i ^ j, list);
            }
            int[] a = new int[8];
            a[i & 7] = list.value;
            for (Node p = list; p != null; p = p.next) {
                sum += p.value;
            }
            sum += a[i & 7];
        }
        return sum;
    }

    public static void main(String[] args) {
        long first = work(150_000);
        long start = System.nanoTime();
        long second = work(150_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
