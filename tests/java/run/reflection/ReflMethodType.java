// MethodType algebra: factories, wrap/unwrap/erase/generic, insert/drop/append, descriptors, equality, errors; ClassDesc and
// Constable.
import java.lang.constant.*;
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.*;

public class ReflMethodType {
    static void t(String n, java.util.concurrent.Callable<?> c) {
        try { System.out.println(n + " -> " + c.call()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) throws Throwable {
        MethodType m = methodType(String.class, int.class, long[].class, Integer.class, List.class);
        System.out.println(m + " " + m.toMethodDescriptorString() + " " + m.descriptorString() + " " + m.parameterCount() + " "
                + m.returnType() + " " + m.parameterList() + " " + m.lastParameterType() + " " + m.parameterType(1));
        System.out.println(m.wrap() + " " + m.unwrap() + " " + m.erase() + " " + m.generic() + " " + m.hasPrimitives() + m.hasWrappers());
        System.out.println(genericMethodType(3) + " " + genericMethodType(2, true) + " " + methodType(void.class).wrap() + " "
                + methodType(Void.class, Void.class).unwrap() + " " + methodType(void.class));
        System.out.println(m.changeReturnType(void.class) + " " + m.changeParameterType(0, Object.class) + " " + m.insertParameterTypes(1,
                char.class, byte.class) + " " + m.appendParameterTypes(double.class) + " " + m.dropParameterTypes(1, 3) + " "
                + m.dropParameterTypes(0, 4));
        System.out.println((m == methodType(String.class, new Class<?>[]{int.class, long[].class, Integer.class, List.class})) + " "
                + m.equals(methodType(String.class, m)) + " " + (m.hashCode() == methodType(String.class, m).hashCode()) + " "
                + m.equals(m.erase()) + " " + (methodType(int.class) == methodType(int.class)));
        for (String d : new String[]{ "()V", "(I)I", "(IJ[[DLjava/lang/String;)[Ljava/lang/Object;", "(LReflMethodType;)V", "I", "(I",
                "(V)V", "()", "(Lnone/Such;)V", "(I)VX", "([V)V", "()[[Z" }) t(d, () -> fromMethodDescriptorString(d,
                ReflMethodType.class.getClassLoader()));
        t("void param", () -> methodType(int.class, void.class));
        t("null ret", () -> {
            try { return methodType((Class<?>) null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("idx", () -> m.parameterType(4));
        t("drop range", () -> m.dropParameterTypes(3, 5));
        t("insert pos", () -> m.insertParameterTypes(9, int.class));
        t("insert void", () -> m.insertParameterTypes(0, void.class));
        t("too many", () -> {
            Class<?>[] a = new Class<?>[256];
            Arrays.fill(a, int.class);
            return methodType(void.class, a).parameterCount();
        });
        t("too many long", () -> {
            Class<?>[] a = new Class<?>[128];
            Arrays.fill(a, long.class);
            return methodType(void.class, a).parameterCount();
        });
        t("255", () -> {
            Class<?>[] a = new Class<?>[255];
            Arrays.fill(a, int.class);
            return methodType(void.class, a).toMethodDescriptorString().length();
        });
        t("array mutate", () -> {
            Class<?>[] a = m.parameterArray();
            a[0] = null;
            return m.parameterType(0);
        });
        t("list immutable", () -> m.parameterList().set(0, int.class));
        MethodTypeDesc md = m.describeConstable().get();
        System.out.println(md + " " + md.displayDescriptor() + " " + md.resolveConstantDesc(MethodHandles.lookup()).equals(m));
        ClassDesc cd = ClassDesc.of("java.util.Map").nested("Entry").arrayType(2);
        System.out.println(cd + " " + cd.descriptorString() + " " + cd.componentType().displayName() + " "
                + cd.resolveConstantDesc(MethodHandles.lookup()) + " " + ConstantDescs.CD_int.isPrimitive() + " "
                + ClassDesc.ofDescriptor("[[I").isArray() + " "
                + int[].class.describeConstable().get().equals(ClassDesc.ofDescriptor("[I")));
        t("bad cd", () -> ClassDesc.of("a/b"));
        t("cd null", () -> ClassDesc.ofDescriptor("Q"));
        t("resolve none", () -> ClassDesc.of("no.Such").resolveConstantDesc(MethodHandles.lookup()));
        System.out.println("abc".describeConstable().get() + " " + ((Integer) 5).describeConstable().get() + " "
                + Thread.State.NEW.describeConstable().get().constantType() + " " + DirectMethodHandleDesc.Kind.VIRTUAL);
        MethodHandleDesc mhd = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, ClassDesc.of("java.lang.Math"), "max",
                MethodTypeDesc.ofDescriptor("(II)I"));
        System.out.println(mhd + " " + (int) ((MethodHandle) mhd.resolveConstantDesc(MethodHandles.lookup())).invokeExact(3, 9));
        DynamicConstantDesc<?> nul = (DynamicConstantDesc<?>) ConstantDescs.NULL;
        System.out.println(nul.constantName() + " " + nul.resolveConstantDesc(MethodHandles.lookup()));
        MethodType z = m;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            z = z.dropParameterTypes(0, 1);
            sb.append(z).append(' ');
        }
        System.out.println(sb);
        Set<MethodType> set = new HashSet<>();
        for (int i = 0; i < 30; i++) set.add(genericMethodType(i % 7, i % 2 == 0));
        System.out.println(set.size());
    }
}
