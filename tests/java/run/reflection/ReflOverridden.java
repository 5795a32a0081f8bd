// Methods that a VM may do itself are what their class files say.
public class ReflOverridden {
    public static void main(String[] args) throws Exception {
        System.out.println(Thread.class.getMethod("getName"));
        System.out.println(Thread.class.getMethod("getId"));
        System.out.println(ClassLoader.class.getMethod("getDefinedPackage", String.class));
        System.out.println(Math.class.getMethod("sin", double.class));
        System.out.println(Object.class.getMethod("hashCode"));
    }
}
