import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.lang.invoke.*;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Real lambdas beside spun ones. Interface methods are called on the class, so the interfaces can be empty. */
public class LambdaDriver extends Support {
    public static void main(String[] args) throws Exception {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[0])));
        for (int n = in.readInt(); n > 0; n--) one(in);
        done();
    }

    static MethodType methodType(String descriptor) {
        return MethodType.fromMethodDescriptorString(descriptor, LambdaDriver.class.getClassLoader());
    }

    static void one(DataInputStream in) throws Exception {
        String[] interfaces = strings(in);
        String name = in.readUTF(), erased = in.readUTF(), instantiated = in.readUTF();
        String[] bridges = strings(in);
        String captured = in.readUTF();
        int kind = in.readInt();
        String implClass = in.readUTF(), implName = in.readUTF(), implDesc = in.readUTF();
        boolean implInterface = in.readBoolean();
        int serial = in.readInt();
        byte[] bytes = bytes(in);
        String what = name + erased + " " + instantiated + " " + captured + " -> " + kind + " " + implClass + "." + implName + implDesc;
        MethodType site = methodType(captured);

        CallSite callSite;
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(Impl.class, LOOKUP);
            Class<?> holder = type(implClass);
            MethodType implType = methodType(implDesc);
            MethodHandle impl = switch (kind) {
                case 5, 9 -> lookup.findVirtual(holder, implName, implType);
                case 6 -> lookup.findStatic(holder, implName, implType);
                case 7 -> lookup.findSpecial(holder, implName, implType, Impl.class);
                default -> lookup.findConstructor(holder, implType);
            };
            if (serial == 0 && bridges.length == 0 && interfaces.length == 1) {
                callSite = LambdaMetafactory.metafactory(lookup, name, site, methodType(erased), impl, methodType(instantiated));
            } else {
                List<Object> more = new ArrayList<>(List.of(methodType(erased), impl, methodType(instantiated)));
                more.add((serial == 1 ? 1 : 0) | 2 | 4);
                more.add(interfaces.length - 1);
                for (int i = 1; i < interfaces.length; i++) more.add(type(interfaces[i]));
                more.add(bridges.length);
                for (String bridge : bridges) more.add(methodType(bridge));
                callSite = LambdaMetafactory.altMetafactory(lookup, name, site, more.toArray());
            }
        } catch (LambdaConversionException e) {
            skipped++;
            return;
        }
        if (bytes.length == 0) {
            same(what, "accepted", "refused");
            return;
        }
        // The old class-file version cannot name interface methods in these calls.
        if (MAJOR != 0 && implInterface && (kind == 6 || kind == 7)) {
            skipped++;
            return;
        }
        Class<?> spun;
        Method factory;
        try {
            spun = define(Impl.class, bytes);
            factory = spun.getDeclaredMethod("get$Lambda", site.parameterArray());
        } catch (Throwable e) {
            same(what, "a class", e.toString());
            return;
        }
        factory.setAccessible(true);
        for (int round = 0; round < (site.parameterCount() == 0 ? 1 : 4); round++) {
            Object[] values = arguments(site.parameterArray(), round);
            for (int i = 0; i < values.length; i++) {
                if (site.parameterType(i) == Impl.class) values[i] = new Impl(1, 2, "x");
                if (site.parameterType(i) == Impl.Face.class) values[i] = Impl.face();
            }
            Object theirs, ours;
            try {
                theirs = callSite.getTarget().invokeWithArguments(values);
                ours = factory.invoke(null, values);
            } catch (Throwable e) {
                same(what, "an instance", e.toString());
                return;
            }
            same(what, String.valueOf(Arrays.asList(theirs.getClass().getInterfaces())), String.valueOf(Arrays.asList(spun.getInterfaces())));
            call(what, name, erased, theirs, ours);
            for (String bridge : bridges) call(what + " bridge " + bridge, name, bridge, theirs, ours);
            if (serial != 0) serialization(what, theirs, ours);
        }
    }

    static Method method(Object of, String name, MethodType type) throws Exception {
        for (Method method : of.getClass().getDeclaredMethods()) {
            if (method.getName().equals(name) && method.getReturnType() == type.returnType()
                && Arrays.equals(method.getParameterTypes(), type.parameterArray())) {
                method.setAccessible(true);
                return method;
            }
        }
        throw new NoSuchMethodException(name + type);
    }

    static void call(String what, String name, String descriptor, Object theirs, Object ours) throws Exception {
        MethodType type = methodType(descriptor);
        Method real = method(theirs, name, type), spun = method(ours, name, type);
        int rounds = 1;
        for (Class<?> parameter : type.parameterArray()) rounds = Math.max(rounds, values(parameter).length);
        for (int n = 0; n < rounds; n++) {
            Object[] args = arguments(type.parameterArray(), n);
            for (int i = 0; i < args.length; i++) {
                if (type.parameterType(i) == Impl.class) args[i] = new Impl(3, 4, "y");
                if (type.parameterType(i) == Impl.Face.class) args[i] = Impl.face();
            }
            same(what + Arrays.toString(args), outcome(real, theirs, args), outcome(spun, ours, args));
        }
    }

    static void serialization(String what, Object theirs, Object ours) throws Exception {
        for (Method method : theirs.getClass().getDeclaredMethods()) {
            String name = method.getName();
            if (!List.of("writeReplace", "writeObject", "readObject").contains(name)) continue;
            Method spun = method(ours, name, MethodType.methodType(method.getReturnType(), method.getParameterTypes()));
            method.setAccessible(true);
            same(what + name, Arrays.toString(method.getExceptionTypes()) + method.getModifiers(),
                Arrays.toString(spun.getExceptionTypes()) + spun.getModifiers());
            Object[] args = new Object[method.getParameterCount()];
            same(what + name, outcome(method, theirs, args), outcome(spun, ours, args));
            if (name.equals("writeReplace")) {
                SerializedLambda a = (SerializedLambda) method.invoke(theirs), b = (SerializedLambda) spun.invoke(ours);
                for (int i = 0; i < a.getCapturedArgCount(); i++) same(what, show(a.getCapturedArg(i)), show(b.getCapturedArg(i)));
            }
        }
    }
}
