import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Fills the heap in several ways, lets go, and goes on. */
public class FillHeap {
    static class Node {
        final Node next;
        final long[] payload = new long[1000];

        Node(Node next) {
            this.next = next;
        }
    }

    static void fill(String name, Runnable code) {
        try {
            code.run();
            System.out.println(name + " fits");
        } catch (OutOfMemoryError e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int round = 0; round < 2; round++) {
            fill("arrays", () -> {
                List<byte[]> list = new ArrayList<>();
                while (true) {
                    list.add(new byte[1 << 20]);
                }
            });
            fill("objects", () -> {
                Node node = null;
                while (true) {
                    node = new Node(node);
                }
            });
            fill("map", () -> {
                Map<Integer, String> map = new HashMap<>();
                for (int i = 0;; i++) {
                    map.put(i, "v".repeat(2000) + i);
                }
            });
            fill("concatenation", () -> {
                String s = "xyz";
                while (true) {
                    s = s + s;
                }
            });
            fill("clones", () -> {
                byte[] bytes = new byte[3 << 20];
                List<byte[]> list = new ArrayList<>();
                while (true) {
                    list.add(bytes.clone());
                }
            });
            fill("copies", () -> {
                Object[] array = new Object[1000];
                while (true) {
                    array = Arrays.copyOf(array, array.length * 2);
                }
            });
            fill("one array", () -> System.out.println(new int[1 << 28].length));
            fill("dimensions", () -> System.out.println(new int[300][300][300].length));
            fill("small dimensions", () -> {
                for (int i = 0; i < 100; i++) {
                    int[][] matrix = new int[500][500];
                    matrix[i][i] = i;
                }
            });
            fill("garbage", () -> {
                String text = "abcdefghij".repeat(10_000);
                int length = 0;
                for (int i = 0; i < 3000; i++) {
                    length += (text + i).length();
                }
                System.out.println(length);
            });
            fill("soft references", () -> {
                List<SoftReference<byte[]>> list = new ArrayList<>();
                for (int i = 0; i < 200; i++) {
                    list.add(new SoftReference<>(new byte[1 << 20]));
                }
                System.out.println(list.stream().anyMatch(r -> r.get() == null));
            });
            fill("a thread", () -> {
                Thread thread = new Thread(() -> fill("in a thread", () -> {
                    List<long[]> list = new ArrayList<>();
                    while (true) {
                        list.add(new long[100_000]);
                    }
                }));
                thread.start();
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
        }
    }
}
