// verdict: assertion

// The outer loop of the bubble sort is one round short.
import gov.nasa.jpf.vm.Verify;

public class DataBubbleShort {
    static void sort(int[] v) {
        for (int round = 0; round < v.length - 2; round++) {
            for (int i = 0; i + 1 < v.length; i++) {
                if (v[i] > v[i + 1]) {
                    int t = v[i];
                    v[i] = v[i + 1];
                    v[i + 1] = t;
                }
            }
        }
    }

    public static void main(String[] a) {
        int[] v = new int[3];
        for (int i = 0; i < v.length; i++) v[i] = Verify.getInt(0, 2);
        sort(v);
        for (int i = 0; i + 1 < v.length; i++) assert v[i] <= v[i + 1];
    }
}
