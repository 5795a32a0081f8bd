// Multi-dimensional arrays: partial allocation, zero and ragged dimensions, class names, defaults, clone depth, deep equality, swaps, 255-dimension type.
import java.util.*;
public class StmtMultiArrays {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    public static void main(String[] args) throws Exception {
        int[][][] a = new int[2][3][4]; a[1][2][3] = 5;
        out(a.length, " ", a[0].length, " ", a[0][0].length, " ", Arrays.deepToString(a), " ", a.getClass().getName(), " ",
                a[0].getClass().getName()); int[][][] b = new int[2][][]; System.out.println(Arrays.deepToString(b));
        b[0] = new int[][]{{1}, {}, null}; System.out.println(Arrays.deepToString(b)); int[][] z = new int[0][5];
        System.out.println(z.length); int[][] zz = new int[3][0]; System.out.println(zz.length + " " + zz[2].length);
        long[][] l = new long[2][2]; double[][] d = {{1.5}, {2, 3}}; boolean[][] z1 = new boolean[1][2];
        char[][] c = {"ab".toCharArray(), {}}; String[][] s = new String[2][2]; byte[][][] by = new byte[1][1][1];
        float[] f[] = new float[1][2], g = {1f};
        System.out.println(Arrays.deepToString(l) + Arrays.deepToString(d) + Arrays.deepToString(z1) + Arrays.deepToString(s) +
                c[0].length + Arrays.deepToString(by) + f[0][1] + g[0]);
        for (Object o : new Object[]{l, d, z1, c, s, by, f, g, new Object[1][1], new short[0][][], new int[0][0][0][0][0], new Map[1][1],
                    new StmtMultiArrays[1][1]}) System.out.print(o.getClass().getName() + " " +
                o.getClass().getComponentType().getTypeName() + " " + o.getClass().getSimpleName() + "; "); System.out.println();
        int[][] tri = new int[6][]; for (int i = 0; i < 6; i++) { tri[i] = new int[i + 1]; tri[i][0] = tri[i][i] = 1;
            for (int j = 1; j < i; j++) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j]; } System.out.println(Arrays.deepToString(tri));
        int[][] cl = tri.clone(); cl[0] = new int[]{99}; cl[5][1] = 77; System.out.println(tri[0][0] + " " + tri[5][1]);
        int[] tmp = tri[1]; tri[1] = tri[2]; tri[2] = tmp;
        out(tri[1].length, " ", tri[2].length, " ", Arrays.equals(new int[][]{{1}}, new int[][]{{1}}),
                Arrays.deepEquals(new int[][]{{1}}, new int[][]{{1}}), " ", Arrays.deepHashCode(new int[][]{{1, 2}, {3}})); 
        int[][] shared = new int[3][]; Arrays.fill(shared, new int[2]); shared[0][1] = 8; System.out.println(Arrays.deepToString(shared));
        Object[] objs = new int[2][2]; objs[0] = new int[]{4, 5, 6}; System.out.println(((int[][]) objs)[0][2]);
        try { objs[1] = new long[1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { objs[1] = new int[1][1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); } try { int q = b[1][0][0]; }
        catch (NullPointerException e) { System.out.println("npe"); } try { int q = a[1][3][0]; }
        catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { int[][] q = new int[2][-1]; }
        catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); } try { int[][] q = new int[-2][-1]; }
        catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        try { int[][] q = new int[0][-1]; System.out.println("zero outer " + q.length); }
        catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        int n = 4; double[][] m = new double[n][n], r = new double[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m[i][j] = (i + 1) * (j + 2) % 5;
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) r[i][j] += m[i][k] * m[k][j];
        System.out.println(Arrays.deepToString(r)); long[][][][] deep = new long[2][3][2][2]; long cnt = 0;
        for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) for (int k = 0; k < 2; k++) for (int p = 0; p < 2;
                p++) deep[i][j][k][p] = cnt++ << 33; System.out.println(deep[1][2][1][1] + " " + deep[1][0][0][1]); deep[1][2][1][1]++;
        deep[0][0][0][1] += 1.5; deep[1][1][1][1] >>>= 2;
        System.out.println(deep[1][2][1][1] + " " + deep[0][0][0][1] + " " + deep[1][1][1][1]);
        Object refl = java.lang.reflect.Array.newInstance(int.class, 2, 3);
        java.lang.reflect.Array.setInt(java.lang.reflect.Array.get(refl, 1), 2, 9);
        System.out.println(Arrays.deepToString((int[][]) refl) + java.lang.reflect.Array.getLength(refl)); Object[] rec = new Object[2];
        rec[0] = rec; rec[1] = new Object[]{1, rec}; System.out.println(Arrays.deepToString(rec)); StringBuilder nm = new StringBuilder();
        for (int i = 0; i < 255; i++) nm.append('['); Class<?> c255 = Class.forName(nm + "I");
        System.out.println(c255.getName().length() + " " + c255.isArray()); try { Class.forName(nm + "[I"); }
        catch (ClassNotFoundException e) { System.out.println("256 dims: cnfe"); } char[][] board = new char[3][3];
        for (char[] row : board) Arrays.fill(row, '-'); board[1][1] = 'X'; board[0][2] = 'O';
        for (char[] row : board) System.out.println(row); Integer[][] boxed = {{1, null}, {}};
        System.out.println(Arrays.deepToString(boxed)); List<int[]>[] gen = new List[]{List.of(new int[]{1}), new ArrayList<>()};
        System.out.println(gen[0].get(0)[0] + gen.length); String[][] names = {{"x", "y"}, {"z"}}; StringBuilder sb = new StringBuilder();
        for (String[] row : names) for (String q : row) sb.append(q); System.out.println(sb);
    }
}
