import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.lang.invoke.*;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Real concatenation beside the spun one. */
public class ConcatDriver extends Support {
    public static void main(String[] args) throws Exception {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[0])));
        for (int n = in.readInt(); n > 0; n--) one(in);
        done();
    }

    static void one(DataInputStream in) throws Exception {
        MethodType type = MethodType.fromMethodDescriptorString(in.readUTF(), ConcatDriver.class.getClassLoader());
        String recipe = in.readUTF();
        Object[] constants = new Object[in.readInt()];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = switch (in.readInt()) {
                case 0 -> in.readUTF();
                case 1 -> in.readInt();
                case 2 -> in.readLong();
                case 3 -> in.readFloat();
                case 4 -> in.readDouble();
                default -> type(in.readUTF());
            };
        }
        byte[] bytes = bytes(in);
        MethodHandle real = StringConcatFactory.makeConcatWithConstants(LOOKUP, "concat", type, recipe, constants).getTarget();
        Method spun = define(ConcatDriver.class, bytes).getDeclaredMethod("concat", type.parameterArray());
        spun.setAccessible(true);
        for (int n = 0; n < 19; n++) {
            Object[] args = arguments(type.parameterArray(), n);
            String theirs;
            try {
                theirs = (String) real.invokeWithArguments(args);
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
            String ours = (String) spun.invoke(null, args);
            String what = type + " " + recipe + Arrays.toString(args);
            same(what, theirs, ours);
            for (Object arg : args) same(what + " is fresh", theirs == arg ? "no" : "yes", ours == arg ? "no" : "yes");
            if (recipe.equals("\1") && type.parameterType(0) == boolean.class) same(what, "true", "" + (theirs == ours));
        }
    }
}
