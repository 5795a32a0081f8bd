// OutOfMemoryError from impossible array sizes: message, catchable, program goes on; library variants hitting the size limit.
import java.util.*;
public class ExcOom {
    interface T { Object go() throws Throwable; } static void t(String n, T f) { try { f.go(); System.out.println(n + " allocated"); }
        catch (OutOfMemoryError e) {
            System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage()); }
        catch (Throwable e) { System.out.println(n + " " + e); } }
    static int max = Integer.MAX_VALUE; static int[] keep = {1, 2, 3};
    public static void main(String[] args) {
        t("int", () -> new int[Integer.MAX_VALUE]); t("long", () -> new long[max]); t("double", () -> new double[max]);
        t("Object", () -> new Object[max]); t("String", () -> new String[max]); t("float", () -> new float[max]);
        t("2d", () -> new int[2][max]); t("3d", () -> new long[1][1][max]);
        t("reflect", () -> java.lang.reflect.Array.newInstance(int.class, max));
        t("reflect2", () -> java.lang.reflect.Array.newInstance(Object.class, max)); t("copyOf", () -> Arrays.copyOf(keep, max));
        t("copyOfRange", () -> Arrays.copyOfRange(keep, 0, max)); t("ArrayList", () -> new ArrayList<>(max));
        t("negative", () -> new int[max + 1]); t("repeat", () -> "abc".repeat(max)); t("repeat2", () -> "\u4e00".repeat(max));
        t("ncopies", () -> Collections.nCopies(max, "x").toArray()); try { try { int[] a = new int[max]; System.out.println(a.length); }
            finally { System.out.println("finally"); } } catch (OutOfMemoryError e) { System.out.println(e); }
        try { throw new OutOfMemoryError("manual"); } catch (VirtualMachineError e) { System.out.println(e.getMessage()); } int ok = 0;
        for (int i = 0; i < 50; i++) try { Object o = new long[max]; } catch (OutOfMemoryError e) { ok++; }
        System.out.println(ok + " " + Arrays.toString(keep)); Object[] big = null; try { big = new Object[max]; }
        catch (OutOfMemoryError e) { System.out.println(big == null); } new int[1000].clone(); System.out.println("alive");
    }
}
