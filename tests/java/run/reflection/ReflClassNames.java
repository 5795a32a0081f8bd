// Names of every kind of class: top level, nested, inner, local, anonymous, array, primitive, enum bodies.
import java.util.*;

public class ReflClassNames {
    static class Nested { class Inner { class Deeper {} } }
    class Member {}
    interface Face { class InFace {} }
    enum Color { RED, GREEN { int v() { return 2; } }; int v() { return 1; } }
    @interface Note {}
    record Pair(int a, String b) {}
    static class $Odd$Name$ {}

    static Object anonField = new Object() {};
    Object anonInst = new Runnable() { public void run() {} };

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName()
            + " | " + c.getCanonicalName() + " | " + c.descriptorString() + " | [" + c.getPackageName() + "]");
    }
    static String kind(Class<?> c) {
        StringBuilder sb = new StringBuilder();
        if (c.isPrimitive()) sb.append("prim ");
        if (c.isArray()) sb.append("array ");
        if (c.isInterface()) sb.append("iface ");
        if (c.isAnnotation()) sb.append("annot ");
        if (c.isEnum()) sb.append("enum ");
        if (c.isRecord()) sb.append("record ");
        if (c.isAnonymousClass()) sb.append("anon ");
        if (c.isLocalClass()) sb.append("local ");
        if (c.isMemberClass()) sb.append("member ");
        if (c.isSynthetic()) sb.append("synth ");
        if (c.isHidden()) sb.append("hidden ");
        if (c.isSealed()) sb.append("sealed ");
        return sb.toString().trim();
    }
    public static void main(String[] args) throws Exception {
        class Local { class InLocal {} }
        record LocalRec(int q) {}
        enum LocalEnum { X }
        interface LocalFace {}
        Object anon = new Object() { Object inner = new Object() {}; };
        Class<?>[] all = {
            ReflClassNames.class, Nested.class, Nested.Inner.class, Nested.Inner.Deeper.class, Member.class,
            Face.class, Face.InFace.class, Color.class, Color.GREEN.getClass(), Color.RED.getClass(), Note.class, Pair.class,
            $Odd$Name$.class, Local.class, Local.InLocal.class, LocalRec.class, LocalEnum.class, LocalFace.class, anon.getClass(),
            anonField.getClass(), new ReflClassNames().anonInst.getClass(),
            int.class, void.class, boolean.class, char.class, long.class, double.class, float.class, short.class, byte.class,
            int[].class, long[][].class, String[].class, Object[][][].class, Nested[].class, Local[].class, anon.getClass().arrayType(),
            Map.Entry.class, Map.Entry[].class, String.class, Thread.State.class, Integer.class, Void.class, Pair[][].class };
        for (Class<?> c : all) { show(c); System.out.println("   " + kind(c) + " :: " + c.toString()); }
        System.out.println(int.class == Integer.TYPE);
        System.out.println(int[].class.getName() + boolean[][].class.getName() + byte[].class.getName() + char[].class.getName()
            + short[].class.getName() + float[].class.getName() + double[].class.getName() + long[].class.getName());
        System.out.println(String[].class.getComponentType() + " " + int[][].class.componentType() + " " + String.class.getComponentType());
        for (Class<?> c : new Class<?>[]{int.class, Nested.class, Color.class, int[].class, Face.class})
        System.out.println(c.toGenericString());
        System.out.println(Map.class.toGenericString());
        System.out.println(Comparable[].class.toGenericString());
        System.out.println(Enum.class.toGenericString());
        System.out.println(Pair.class.toGenericString());
        System.out.println(Note.class.toGenericString());
        System.out.println(List.class.getPackage().getName() + " / " + ReflClassNames.class.getPackage().getName() + "/"
                + int.class.getPackage());
        System.out.println(int[].class.getPackageName() + " " + int.class.getPackageName() + " " + Map.Entry[].class.getPackageName());
        System.out.println(String.class.getModule() + " " + ReflClassNames.class.getModule().isNamed() + " "
                + String.class.getModule().getName());
    }
}
