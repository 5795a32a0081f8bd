package enumerate;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jaunt.spec.Bound;
import jaunt.spec.Key;
import jaunt.spec.Length;
import jaunt.spec.Parent;
import jaunt.spec.Range;
import jaunt.spec.SpecFor;
import jaunt.spec.Tree;
import jaunt.spec.Value;

/** What is said of fields, parameters and classes: by options first, then by annotations where they stand, then by a SpecFor. */
final class Facts {
    private final Bounds bounds;
    private final ClassLoader loader;
    private final String home;
    private final List<String> tree = new ArrayList<>();
    private final List<String> parents = new ArrayList<>();
    private final List<String> keys = new ArrayList<>();
    private final List<String> values = new ArrayList<>();
    private final Map<String, String> range = new HashMap<>();
    private final Map<String, String> length = new HashMap<>();
    private final Map<String, String> bound = new HashMap<>();
    private final Object[] tokens;

    /** @param home a class in whose package names without one are looked for */
    Facts(Bounds bounds, Class<?> home, SpecFor beside) {
        this.bounds = bounds;
        this.loader = home.getClassLoader();
        this.home = home.getPackageName();
        tokens = new Object[bounds.values];
        for (int i = 0; i < tokens.length; i++) {
            tokens[i] = new Token(i);
        }
        if (beside != null) {
            tree.addAll(List.of(beside.tree()));
            parents.addAll(List.of(beside.parent()));
            keys.addAll(List.of(beside.keys()));
            values.addAll(List.of(beside.values()));
            List.of(beside.range()).forEach(text -> Bounds.pair("range", text, range));
            List.of(beside.length()).forEach(text -> Bounds.pair("length", text, length));
            List.of(beside.bound()).forEach(text -> Bounds.pair("bound", text, bound));
        }
    }

    boolean isTree(Field field) {
        return has(field, Tree.class, tree);
    }

    boolean isParent(Field field) {
        return has(field, Parent.class, parents);
    }

    private boolean has(Field field, Class<? extends Annotation> annotation, List<String> named) {
        return field.isAnnotationPresent(annotation) || named.stream().anyMatch(name -> names(name, field));
    }

    /** The lengths of a field's arrays, most often one. */
    List<Integer> lengths(Field field) {
        String said = find(bounds.length, field);
        if (said == null && field.isAnnotationPresent(Length.class)) {
            return List.of(field.getAnnotation(Length.class).value());
        }
        if (said == null) {
            said = find(length, field);
        }
        if (said == null) {
            if (bounds.nodes < 0) {
                throw new Refused("say how long an array is: --length " + name(field) + "=N");
            }
            return List.of(bounds.nodes);
        }
        List<Integer> lengths = new ArrayList<>();
        for (Object length : range(said, int.class)) {
            lengths.add((Integer) length);
        }
        return lengths;
    }

    /** How many objects of a class there are for references outside of trees, or -1. */
    int bound(Class<?> type) {
        for (Map<String, String> said : List.of(bounds.bound, bound)) {
            for (Map.Entry<String, String> entry : said.entrySet()) {
                if (names(entry.getKey(), type)) {
                    return Bounds.number("bound", entry.getValue());
                }
            }
        }
        return type.isAnnotationPresent(Bound.class) ? type.getAnnotation(Bound.class).value() : -1;
    }

    /**
     * What a field of this type, or an element of its array, can be by what is said of it; null if nothing is. Options and
     * ranges count more than keys and values.
     */
    Object[] domain(Field field, Class<?> type) {
        String said = find(bounds.range, field);
        if (said == null && !field.isAnnotationPresent(Range.class)) {
            said = find(range, field);
        }
        if (said != null) {
            return range(said, type);
        }
        if (field.isAnnotationPresent(Range.class)) {
            return annotated(field, type);
        }
        if (has(field, Key.class, keys)) {
            return keys(type);
        }
        return has(field, Value.class, values) ? values(type) : null;
    }

    /** What a parameter of this type can be by its annotations; null if there are none. */
    Object[] annotated(AnnotatedElement parameter, Class<?> type) {
        if (parameter.isAnnotationPresent(Range.class)) {
            Range numbers = parameter.getAnnotation(Range.class);
            return numbers(numbers.lo(), numbers.hi(), type);
        }
        if (parameter.isAnnotationPresent(Key.class)) {
            return keys(type);
        }
        return parameter.isAnnotationPresent(Value.class) ? values(type) : null;
    }

    private Object[] keys(Class<?> type) {
        return numbers(0, bounds.keys - 1, type);
    }

    private Object[] values(Class<?> type) {
        return type == Object.class ? tokens : numbers(0, bounds.values - 1, type);
    }

    private Object[] range(String said, Class<?> type) {
        int dots = said.indexOf("..");
        if (dots >= 0) {
            int lo = Bounds.number("range", said.substring(0, dots));
            return numbers(lo, Bounds.number("range", said.substring(dots + 2)), type);
        }
        if (said.matches("-?[0-9.]+")) {
            return new Object[] {type == float.class ? (Object) Float.valueOf(said)
                    : type == double.class ? (Object) Double.valueOf(said)
                    : number(Bounds.number("range", said), type)};
        }
        return new Object[] {constant(said)};
    }

    /** {@code "Other.CONSTANT"}: the object of a static field. */
    private Object constant(String said) {
        int dot = said.lastIndexOf('.');
        for (String prefix : new String[] {"", home + "."}) {
            try {
                Field field = Class.forName(prefix + said.substring(0, dot), true, loader).getDeclaredField(said.substring(dot + 1));
                field.setAccessible(true);
                return field.get(null);
            } catch (ClassNotFoundException e) {
                continue;
            } catch (ReflectiveOperationException | NullPointerException e) {
                break;
            }
        }
        throw new Refused("no range: " + said);
    }

    static Object[] numbers(int lo, int hi, Class<?> type) {
        if (hi < lo) {
            throw new Refused("no number from " + lo + " to " + hi);
        }
        Object[] all = new Object[hi - lo + 1];
        for (int i = 0; i < all.length; i++) {
            all[i] = number(lo + i, type);
        }
        return all;
    }

    /** As a field of this type holds it: in the box of its own kind, of an {@code int} where it is a reference. */
    private static Object number(int number, Class<?> type) {
        if (type == int.class || type.isAssignableFrom(Integer.class)) {
            return number;
        } else if (type == long.class) {
            return (long) number;
        } else if (type == short.class) {
            return (short) number;
        } else if (type == byte.class) {
            return (byte) number;
        } else if (type == char.class) {
            return (char) number;
        }
        throw new Refused("numbers are no values of the type " + type.getName());
    }

    /** The instance fields of a class, those of its superclasses first. */
    static List<Field> fields(Class<?> type) {
        List<Field> all = type.getSuperclass() == null ? new ArrayList<>() : fields(type.getSuperclass());
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                all.add(field);
            }
        }
        return all;
    }

    static String name(Field field) {
        return name(field.getDeclaringClass()) + "." + field.getName();
    }

    /** Without the package. */
    static String name(Class<?> type) {
        String name = type.getName();
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    }

    private String find(Map<String, String> said, Field field) {
        for (Map.Entry<String, String> entry : said.entrySet()) {
            if (names(entry.getKey(), field)) {
                return entry.getValue();
            }
        }
        return null;
    }

    private boolean names(String name, Field field) {
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            throw new Refused("Class.field is wanted, not " + name);
        }
        return name.substring(dot + 1).equals(field.getName()) && names(name.substring(0, dot), field.getDeclaringClass());
    }

    /** A class that takes the place of another one has the other one's name as well. */
    private boolean names(String name, Class<?> type) {
        String own = type.getName().replace('$', '.');
        if (own.equals(name) || own.endsWith("." + name)) {
            return true;
        }
        for (Map.Entry<String, String> entry : bounds.replaced.entrySet()) {
            if (own.equals(entry.getValue()) || own.startsWith(entry.getValue() + ".")) {
                String other = entry.getKey() + own.substring(entry.getValue().length());
                if (other.equals(name) || other.endsWith("." + name)) {
                    return true;
                }
            }
        }
        return false;
    }
}
