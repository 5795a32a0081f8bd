// verdict: exception java.lang.ArrayIndexOutOfBoundsException

// A binary search with byte indices; the sum of two large ones becomes negative.
import jaunt.Verify;

public class DataByteSearch {
    static int find(int[] sorted, int key) {
        byte lo = 0;
        byte hi = (byte) (sorted.length - 1);
        while (lo <= hi) {
            byte mid = (byte) ((byte) (lo + hi) / 2);
            if (sorted[mid] == key) return mid;
            if (sorted[mid] < key) lo = (byte) (mid + 1);
            else hi = (byte) (mid - 1);
        }
        return -1;
    }

    public static void main(String[] a) {
        int[] data = new int[100];
        for (int i = 0; i < data.length; i++) data[i] = 2 * i;
        find(data, Verify.getIntFromList(0, 50, 99, 198));
    }
}
