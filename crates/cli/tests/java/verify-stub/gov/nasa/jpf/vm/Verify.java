package gov.nasa.jpf.vm;

/** Somebody's own stand-in, which must not be used. */
public class Verify {
    public static boolean getBoolean() {
        System.out.println("the stub");
        return true;
    }

    public static int getInt(int min, int max) {
        System.out.println("the stub");
        return max;
    }
}
