import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A method with a tuple of arguments.
 *
 * Written `name[(types)][:values[;values...]]`: all public overloads of a name where no types are given; one list of values
 * for all parameters, or one for each. Values are ranges `lo..hi`, numbers, `true`, `false`, `null`, constants of an enum, and
 * otherwise strings or characters. A number for a parameter that is no number is an Integer.
 */
record Call(Method method, Object[] arguments) {
    static List<Call> parse(Class<?> type, String specification) {
        int colon = specification.indexOf(':');
        String head = colon < 0 ? specification : specification.substring(0, colon);
        String[] lists = colon < 0 ? new String[0] : specification.substring(colon + 1).split(";");
        List<Call> calls = new ArrayList<>();
        for (Method method : methods(type, head)) {
            List<Object[]> tuples = new ArrayList<>();
            Class<?>[] parameters = method.getParameterTypes();
            tuples.add(new Object[parameters.length]);
            for (int i = 0; i < parameters.length; i++) {
                if (lists.length == 0) throw new IllegalArgumentException("no values for " + method);
                List<Object> values = values(parameters[i], lists[Math.min(i, lists.length - 1)]);
                int at = i;
                tuples = tuples.stream().flatMap(t -> values.stream().map(v -> with(t, at, v))).collect(Collectors.toList());
            }
            for (Object[] tuple : tuples) calls.add(new Call(method, tuple));
        }
        if (calls.isEmpty()) throw new IllegalArgumentException("no public method " + head + " in " + type.getName());
        return calls;
    }

    private static Object[] with(Object[] tuple, int at, Object value) {
        Object[] copy = tuple.clone();
        copy[at] = value;
        return copy;
    }

    private static List<Method> methods(Class<?> type, String head) {
        List<Method> found = new ArrayList<>();
        for (Method method : type.getMethods()) {
            if (method.isBridge() || method.isSynthetic() || Modifier.isStatic(method.getModifiers())) continue;
            String types = Stream.of(method.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(","));
            if (head.equals(method.getName()) || head.equals(method.getName() + "(" + types + ")")) {
                method.setAccessible(true);
                found.add(method);
            }
        }
        found.sort((a, b) -> a.toString().compareTo(b.toString()));
        return found;
    }

    static List<Object> values(Class<?> type, String list) {
        List<Object> values = new ArrayList<>();
        for (String item : list.split(",")) {
            String[] ends = item.split("\\.\\.");
            if (ends.length == 2) {
                for (int i = Integer.parseInt(ends[0]); i <= Integer.parseInt(ends[1]); i++) {
                    values.add(value(type, Integer.toString(i)));
                }
            } else {
                values.add(value(type, item));
            }
        }
        return values;
    }

    private static Object value(Class<?> type, String item) {
        if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                if (((Enum<?>) constant).name().equals(item)) return constant;
            }
        }
        if (item.equals("null")) return null;
        if (type == long.class || type == Long.class) return Long.valueOf(item);
        if (type == short.class || type == Short.class) return Short.valueOf(item);
        if (type == byte.class || type == Byte.class) return Byte.valueOf(item);
        if (type == float.class || type == Float.class) return Float.valueOf(item);
        if (type == double.class || type == Double.class) return Double.valueOf(item);
        if (type == char.class || type == Character.class) {
            return item.length() == 1 ? item.charAt(0) : (char) Integer.parseInt(item);
        }
        if (type == String.class) return item.intern();
        if (item.equals("true") || item.equals("false")) return Boolean.valueOf(item);
        if (item.matches("-?[0-9]+")) return Integer.valueOf(item);
        if (type.isPrimitive()) throw new IllegalArgumentException("no " + type + ": " + item);
        return item.intern();
    }

    @Override
    public String toString() {
        return method.getName()
                + Stream.of(arguments)
                        .map(a -> a instanceof String ? "\"" + a + "\"" : String.valueOf(a))
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
