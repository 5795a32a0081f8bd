import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The object graph that is reachable from a root as text; two roots have one text exactly where their graphs are isomorphic.
 *
 * <pre>
 * value  = null | #K | object | array | string | box | named | primitive
 * #K     = the K-th object, array, string or box in the order of first visit, the root being 0
 * object = Class{name=value ...}   fields: those of superclasses first, in one class by name
 * array  = [I{value ...}           the array class as Class.getName() has it
 * string = "..."                   a quote and a backslash behind a backslash
 * box    = java.lang.Integer(5)
 * named  = @string | @box | @Class.CONSTANT | @Class.field | @class Name
 * </pre>
 *
 * Primitives are decimal, char as a number, float and double as the hexadecimal of their bits. Named are objects that exist
 * before any exploration and are the same object in all states: enum constants, classes, cached boxes, interned strings,
 * arguments, and what a static final field of a class in the graph refers to. What they contain is not looked at.
 *
 * With statics (see Statics) their values follow, and what the objects that they began with contain now: such an object is
 * named too, by its place in a walk over the statics at the beginning, and counts whether anything refers to it or not.
 *
 * Left out: modCount in java.util, since it says how often something was changed and not what is there; and the hash that a
 * String keeps, which is a cache (a String is a leaf here).
 */
final class Linear {
    /** What to look at in objects of one class, in order. */
    private final Map<Class<?>, Field[]> fields = new HashMap<>();

    private final IdentityHashMap<Object, String> named = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Integer> visited = new IdentityHashMap<>();
    private final boolean countModifications;
    private StringBuilder text;

    /** What statics began with, in the order of a walk. */
    private List<Object> base = List.of();

    private final IdentityHashMap<Object, Integer> baseNumbers = new IdentityHashMap<>();

    Linear(boolean countModifications) {
        this.countModifications = countModifications;
    }

    /** An object that exists before exploration: an argument. */
    void name(Object object) {
        if (object instanceof String || isBox(object)) named.put(object, "@" + leaf(object));
    }

    String of(Object root) {
        visited.clear();
        text = new StringBuilder(256);
        reference(root);
        return text.toString();
    }

    /** The same with statics; they have been begun by `begin`. */
    String of(Object root, List<Field> statics) {
        of(root);
        statics.forEach(this::value);
        for (Object object : base) {
            text.append(' ');
            content(object);
        }
        return text.toString();
    }

    /** Statics have their first values: what can be reached from them is called by its place from now on. */
    void begin(List<Field> statics) {
        baseNumbers.clear();
        visited.clear();
        text = new StringBuilder(256);
        statics.forEach(this::value);
        base = new ArrayList<>(java.util.Collections.nCopies(visited.size(), null));
        visited.forEach((object, number) -> base.set(number, object));
        baseNumbers.putAll(visited);
    }

    private void value(Field field) {
        text.append(' ').append(field.getName()).append('=');
        try {
            if (field.getType().isPrimitive()) {
                text.append(primitive(field.get(null)));
            } else {
                reference(field.get(null));
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private void reference(Object object) {
        if (object == null) {
            text.append("null");
            return;
        }
        Integer seen = visited.get(object);
        if (seen != null) {
            text.append('#').append(seen);
            return;
        }
        String name = nameOf(object);
        if (name != null) {
            text.append(name);
            return;
        }
        Integer number = baseNumbers.get(object);
        if (number != null) {
            text.append("@base ").append(number);
            return;
        }
        visited.put(object, visited.size());
        content(object);
    }

    private void content(Object object) {
        if (object instanceof String || isBox(object)) {
            text.append(leaf(object));
        } else if (object.getClass().isArray()) {
            array(object);
        } else {
            object(object);
        }
    }

    private void array(Object array) {
        text.append(array.getClass().getName()).append('{');
        boolean primitive = array.getClass().getComponentType().isPrimitive();
        for (int i = 0; i < Array.getLength(array); i++) {
            if (i > 0) text.append(' ');
            if (primitive) {
                text.append(primitive(Array.get(array, i)));
            } else {
                reference(Array.get(array, i));
            }
        }
        text.append('}');
    }

    private void object(Object object) {
        text.append(object.getClass().getName()).append('{');
        boolean first = true;
        for (Field field : fieldsOf(object.getClass())) {
            if (!first) text.append(' ');
            first = false;
            text.append(field.getName()).append('=');
            try {
                if (field.getType() == int.class) {
                    text.append(field.getInt(object));
                } else if (field.getType().isPrimitive()) {
                    text.append(primitive(field.get(object)));
                } else {
                    reference(field.get(object));
                }
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
        text.append('}');
    }

    private Field[] fieldsOf(Class<?> type) {
        Field[] known = fields.get(type);
        if (known != null) return known;
        List<Field> all = new ArrayList<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            List<Field> own = new ArrayList<>();
            for (Field field : c.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    nameStatic(field);
                } else if (countModifications || !isModCount(field)) {
                    field.setAccessible(true);
                    own.add(field);
                }
            }
            own.sort(Comparator.comparing(Field::getName));
            all.addAll(0, own);
        }
        known = all.toArray(new Field[0]);
        fields.put(type, known);
        return known;
    }

    private static boolean isModCount(Field field) {
        return field.getName().equals("modCount") && field.getDeclaringClass().getName().startsWith("java.util.");
    }

    private void nameStatic(Field field) {
        if (!Modifier.isFinal(field.getModifiers()) || field.getType().isPrimitive()) return;
        try {
            field.setAccessible(true);
            Object object = field.get(null);
            if (object != null && !(object instanceof String) && !isBox(object)) {
                named.putIfAbsent(object, "@" + field.getDeclaringClass().getName() + "." + field.getName());
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private String nameOf(Object object) {
        if (object instanceof Enum<?> constant) {
            return "@" + constant.getDeclaringClass().getName() + "." + constant.name();
        }
        if (object instanceof Class<?> type) return "@class " + type.getName();
        String name = named.get(object);
        if (name != null) return name;
        // The copy is what the pool takes where it had no such string, so the pool never takes a string of the program.
        boolean old = object instanceof String string ? new String(string).intern() == string : isCachedBox(object);
        if (old) return "@" + leaf(object);
        // Statics are named with the first object of their class, and this object may be one of them.
        if (!object.getClass().isArray()) fieldsOf(object.getClass());
        return named.get(object);
    }

    private static boolean isBox(Object object) {
        return object instanceof Number && object.getClass().getName().startsWith("java.lang.")
                || object instanceof Character
                || object instanceof Boolean;
    }

    private static boolean isCachedBox(Object object) {
        if (object instanceof Integer value) return Integer.valueOf(value.intValue()) == value;
        if (object instanceof Long value) return Long.valueOf(value.longValue()) == value;
        if (object instanceof Short value) return Short.valueOf(value.shortValue()) == value;
        if (object instanceof Byte value) return Byte.valueOf(value.byteValue()) == value;
        if (object instanceof Character value) return Character.valueOf(value.charValue()) == value;
        if (object instanceof Boolean value) return Boolean.valueOf(value.booleanValue()) == value;
        return false;
    }

    private static String leaf(Object object) {
        if (object instanceof String string) {
            return '"' + string.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        }
        return object.getClass().getName() + "(" + primitive(object) + ")";
    }

    private static String primitive(Object boxed) {
        if (boxed instanceof Character value) return Integer.toString(value);
        if (boxed instanceof Float value) return Integer.toHexString(Float.floatToRawIntBits(value));
        if (boxed instanceof Double value) return Long.toHexString(Double.doubleToRawLongBits(value));
        return boxed.toString();
    }
}
