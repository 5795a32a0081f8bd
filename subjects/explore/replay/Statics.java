import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Statics that methods write: part of the state, and made anew before each replay.
 *
 * A class that has such statics gives them all their first values in a static method `start`, which its initialiser calls too.
 * Those are its own and those of the classes declared in it, as far as they are not final.
 */
final class Statics {
    private final Method start;
    private final List<Field> fields = new ArrayList<>();
    private final Linear linear;

    private Statics(Method start, Class<?> type, Linear linear) {
        this.start = start;
        this.linear = linear;
        start.setAccessible(true);
        collect(type);
        fields.sort(Comparator.comparing(Field::toString));
    }

    /** Null where the class has no `start`. */
    static Statics of(Class<?> type, Linear linear) {
        try {
            Method start = type.getDeclaredMethod("start");
            return Modifier.isStatic(start.getModifiers()) ? new Statics(start, type, linear) : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private void collect(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers) && !field.isSynthetic()) {
                field.setAccessible(true);
                fields.add(field);
            }
        }
        for (Class<?> inner : type.getDeclaredClasses()) collect(inner);
    }

    void begin() {
        try {
            start.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the statics cannot be made anew", e);
        }
        linear.begin(fields);
    }

    String with(Object root) {
        return linear.of(root, fields);
    }
}
