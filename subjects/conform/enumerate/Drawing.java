package enumerate;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** A state as a line of text: each object that is reached, with its fields. What is null, 0 or false is left out. */
final class Drawing {
    private final Map<Object, Thing> things;
    private final IdentityHashMap<Object, String> names = new IdentityHashMap<>();
    private final List<Object> queue = new ArrayList<>();

    private Drawing(Map<Object, Thing> things) {
        this.things = things;
    }

    static String of(Object root, Map<Object, Thing> things) {
        Drawing drawing = new Drawing(things);
        StringBuilder text = new StringBuilder();
        drawing.name(root);
        for (int i = 0; i < drawing.queue.size(); i++) {
            text.append(i == 0 ? "" : " ").append(drawing.object(drawing.queue.get(i)));
        }
        return text.toString();
    }

    /** Objects that an operation made are called "new". */
    private String name(Object object) {
        String known = names.get(object);
        if (known == null) {
            Thing thing = things.get(object);
            known = thing == null ? "new" + names.size() : thing.name.isEmpty() ? object.getClass().getSimpleName() : thing.name;
            names.put(object, known);
            queue.add(object);
        }
        return known;
    }

    private String object(Object object) {
        Class<?> type = object.getClass();
        StringBuilder text = new StringBuilder(names.get(object)).append('{');
        int start = text.length();
        if (type.isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                text.append(i == 0 ? "" : ", ").append(value(Array.get(object, i)));
            }
        } else {
            for (Field field : Facts.fields(type)) {
                Object value = Memory.get(object, Memory.offset(field), field.getType());
                if (value != null && !value.equals(0) && !value.equals(false)) {
                    text.append(text.length() == start ? "" : ", ").append(field.getName()).append('=').append(value(value));
                }
            }
        }
        return text.append('}').toString();
    }

    private String value(Object value) {
        boolean isPlain = value == null
                || value instanceof Token
                || value.getClass().getName().startsWith("java.lang.")
                || value instanceof Enum;
        if (isPlain) {
            return String.valueOf(value);
        }
        return value.getClass().getName().equals(Space.LIST) ? list(value) : name(value);
    }

    /** The elements that are in a list, not how it holds them. */
    private String list(Object list) {
        Object[] elements = (Object[]) field(list, "elements");
        boolean[] present = (boolean[]) field(list, "present");
        List<String> in = new ArrayList<>();
        for (int i = 0; i < (Integer) field(list, "slots"); i++) {
            if (present[i]) {
                in.add(value(elements[i]));
            }
        }
        return in.toString();
    }

    private static Object field(Object object, String name) {
        for (Field field : Facts.fields(object.getClass())) {
            if (field.getName().equals(name)) {
                return Memory.get(object, Memory.offset(field), field.getType());
            }
        }
        throw new Refused(object.getClass().getName() + " has no field " + name);
    }
}
