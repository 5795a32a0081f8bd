// verdict: pass

// A binary search over five numbers finds exactly those that are there.
import jaunt.Verify;

public class DataBinarySearch {
    static int find(int[] sorted, int key) {
        int lo = 0;
        int hi = sorted.length - 1;
        while (lo <= hi) {
            int mid = lo + (hi - lo) / 2;
            if (sorted[mid] == key) return mid;
            if (sorted[mid] < key) lo = mid + 1;
            else hi = mid - 1;
        }
        return -1;
    }

    public static void main(String[] a) {
        int[] data = {1, 3, 5, 7, 9};
        int key = Verify.getInt(0, 10);
        int at = find(data, key);
        assert key % 2 == 1 ? data[at] == key : at == -1;
    }
}
