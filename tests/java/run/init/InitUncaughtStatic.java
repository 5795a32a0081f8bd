// An exception in the static initialiser of the main class itself: reported before main runs, exit status 1.
public class InitUncaughtStatic {
    static { System.out.println("static block of main class"); }
    static final int[] DATA = {1, 2, 3};
    static int pick(int i) { System.out.println("pick " + i); return DATA[i]; }
    static final int V = pick(2) + pick(3);
    static { System.out.println("never reached"); }
    public static void main(String[] args) { System.out.println("main never runs"); }
}
