import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.util.Base64;

/**
 * What only other compilers write: dynamic constants (also of null), resolution that fails and keeps failing, a class that is
 * not there, members that are not accessible. Methods m0 to m8 of a class file made with ASM.
 */
public class ReflLinkErrors {
    static final String GENERATED = ""
        + "yv66vgAAADcARAEAEVJlZmxMaW5rR2VuZXJhdGVkBwABAQAQamF2YS9sYW5nL09iamVjdAcAAwEAAm0wAQAUKClMamF2YS9sYW5n"
        + "L09iamVjdDsBACNqYXZhL2xhbmcvaW52b2tlL0NvbnN0YW50Qm9vdHN0cmFwcwcABwEADG51bGxDb25zdGFudAEAXihMamF2YS9s"
        + "YW5nL2ludm9rZS9NZXRob2RIYW5kbGVzJExvb2t1cDtMamF2YS9sYW5nL1N0cmluZztMamF2YS9sYW5nL0NsYXNzOylMamF2YS9s"
        + "YW5nL09iamVjdDsMAAkACgoACAALDwYADAEAAW4BABJMamF2YS9sYW5nL09iamVjdDsMAA4ADxEAAAAQAQACbTEBAA5SZWZsTGlu"
        + "a0Vycm9ycwcAEwEABG1ha2UMABUACgoAFAAWDwYAFwEABG1pbmUMABkADxEAAQAaAQACbTIBAARub25lAQASTGphdmEvbGFuZy9T"
        + "dHJpbmc7DAAdAB4RAAEAHwEAAm0zAQAFZmFpbHMMACIADxEAAQAjAQACbTQBAARmaXZlDAAmAB4RAAEAJwEAAm01AQAEc2l0ZQEA"
        + "cyhMamF2YS9sYW5nL2ludm9rZS9NZXRob2RIYW5kbGVzJExvb2t1cDtMamF2YS9sYW5nL1N0cmluZztMamF2YS9sYW5nL2ludm9r"
        + "ZS9NZXRob2RUeXBlOylMamF2YS9sYW5nL2ludm9rZS9DYWxsU2l0ZTsMACoAKwoAFAAsDwYALQwAKgAGEgACAC8BAAJtNgEADFJl"
        + "ZmxMaW5rR29uZQcAMgEABjxpbml0PgEAAygpVgwANAA1CgAzADYBAAJtNwEAFVJlZmxMaW5rRXJyb3JzJEhpZGRlbgcAOQEABnNl"
        + "Y3JldAwAOwAGCgA6ADwBAAJtOAEABWZpZWxkDAA/AA8JADoAQAEABENvZGUBABBCb290c3RyYXBNZXRob2RzACEAAgAEAAAAAAAJ"
        + "AAkABQAGAAEAQgAAAA8AAQAAAAAAAxIRsAAAAAAACQASAAYAAQBCAAAADwABAAAAAAADEhuwAAAAAAAJABwABgABAEIAAAAPAAEA"
        + "AAAAAAMSILAAAAAAAAkAIQAGAAEAQgAAAA8AAQAAAAAAAxIksAAAAAAACQAlAAYAAQBCAAAADwABAAAAAAADEiiwAAAAAAAJACkA"
        + "BgABAEIAAAASAAEAAAAAAAa6ADAAALAAAAAAAAkAMQAGAAEAQgAAABQAAgAAAAAACLsAM1m3ADewAAAAAAAJADgABgABAEIAAAAQ"
        + "AAEAAAAAAAS4AD2wAAAAAAAJAD4ABgABAEIAAAAQAAEAAAAAAASyAEGwAAAAAAABAEMAAAAOAAMADQAAABgAAAAuAAA=";

    static class Hidden {
        private static Object field = "field";

        private static Object secret() {
            return field;
        }
    }

    public static Object make(MethodHandles.Lookup lookup, String name, Class<?> type) {
        System.out.println("make " + name + " " + type.getSimpleName() + " for " + lookup);
        switch (name) {
            case "none":
                return null;
            case "fails":
                throw new IllegalStateException(name);
            case "five":
                return 5;
            default:
                return name;
        }
    }

    public static CallSite site(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        System.out.println("site " + name + type);
        throw new Exception(name);
    }

    public static void main(String[] args) throws Exception {
        Class<?> generated = MethodHandles.lookup().defineClass(Base64.getDecoder().decode(GENERATED));
        for (int i = 0; i < 9; i++) {
            for (int round = 0; round < 2; round++) {
                try {
                    System.out.println("m" + i + " " + generated.getMethod("m" + i).invoke(null));
                } catch (InvocationTargetException e) {
                    for (Throwable t = e.getCause(); t != null; t = t.getCause()) {
                        System.out.println("m" + i + " " + t);
                        for (StackTraceElement element : t.getStackTrace()) {
                            System.out.println("    " + element);
                            if (element.getClassName().equals("ReflLinkGenerated")) {
                                break;
                            }
                        }
                    }
                }
            }
        }
    }
}
