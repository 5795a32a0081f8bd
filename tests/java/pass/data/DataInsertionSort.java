// verdict: pass

// Insertion sort of all arrays of four numbers from 0 to 2; sorted, and the same sum.
import gov.nasa.jpf.vm.Verify;

public class DataInsertionSort {
    static void sort(int[] v) {
        for (int i = 1; i < v.length; i++) {
            int x = v[i];
            int j = i;
            while (j > 0 && v[j - 1] > x) {
                v[j] = v[j - 1];
                j--;
            }
            v[j] = x;
        }
    }

    public static void main(String[] a) {
        int[] v = new int[4];
        int sum = 0;
        for (int i = 0; i < v.length; i++) sum += v[i] = Verify.random(2);
        sort(v);
        for (int i = 0; i < v.length; i++) {
            assert i == 0 || v[i - 1] <= v[i];
            sum -= v[i];
        }
        assert sum == 0;
    }
}
