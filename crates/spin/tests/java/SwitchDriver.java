import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.lang.constant.ClassDesc;
import java.lang.invoke.*;
import java.lang.reflect.Method;
import java.lang.runtime.SwitchBootstraps;
import java.util.Arrays;

/** Real pattern switches (Java 21) beside spun ones. */
public class SwitchDriver extends Support {
    enum Color { RED, GREEN { void x() { } }, BLUE; void x() { } }
    enum Other { RED }

    public static void main(String[] args) throws Exception {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[0])));
        for (int n = in.readInt(); n > 0; n--) {
            boolean enums = in.readBoolean();
            MethodType type = MethodType.fromMethodDescriptorString(in.readUTF(), SwitchDriver.class.getClassLoader());
            Object[] labels = new Object[in.readInt()];
            for (int i = 0; i < labels.length; i++) {
                labels[i] = switch (in.readInt()) {
                    case 0 -> type(in.readUTF());
                    case 1 -> in.readUTF();
                    case 2 -> in.readInt();
                    default -> Enum.EnumDesc.of(ClassDesc.of(in.readUTF().replace('/', '.')), in.readUTF());
                };
            }
            byte[] bytes = bytes(in);
            CallSite site = enums ? SwitchBootstraps.enumSwitch(LOOKUP, "x", type, labels) : SwitchBootstraps.typeSwitch(LOOKUP, "x", type, labels);
            Method spun = define(SwitchDriver.class, bytes).getDeclaredMethod("typeSwitch", type.parameterArray());
            spun.setAccessible(true);
            Object[] values = Arrays.copyOf(REFERENCES, REFERENCES.length + 7);
            Object[] more = {Color.RED, Color.GREEN, Color.BLUE, Other.RED, "RED", 'A', 65};
            System.arraycopy(more, 0, values, REFERENCES.length, more.length);
            for (Object value : values) {
                if (value != null && !type.parameterType(0).isInstance(value)) continue;
                for (int start = 0; start <= labels.length + 1; start++) {
                    if (enums && value == null && start > labels.length) continue; // the JDK is inconsistent there
                    String theirs;
                    try {
                        theirs = show(site.getTarget().invokeWithArguments(value, start));
                    } catch (Throwable e) {
                        theirs = e.toString();
                    }
                    String ours;
                    try {
                        ours = show(spun.invoke(null, value, start));
                    } catch (java.lang.reflect.InvocationTargetException e) {
                        ours = e.getCause().toString();
                    }
                    same(type + Arrays.toString(labels) + " " + value + "@" + start, theirs, ours);
                }
            }
        }
        done();
    }
}
