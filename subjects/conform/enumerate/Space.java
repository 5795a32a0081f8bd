package enumerate;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All objects that a state within the bounds can have, with the values that their fields can have: docs/conform.md, "Bounds".
 * A state is an assignment of the variables of those objects that are reached from the root.
 */
final class Space {
    /** Its fields are known: they are not asked what they can be. */
    static final String LIST = "jaunt.spec.SpecList";

    private final Bounds bounds;
    private final Facts facts;
    private final Thing root;
    private final IdentityHashMap<Object, Thing> things = new IdentityHashMap<>();
    private final Map<Class<?>, Object[]> pools = new HashMap<>();
    private int positions;

    Space(Class<?> type, Bounds bounds, Facts facts) {
        this.bounds = bounds;
        this.facts = facts;
        root = thing(Memory.allocate(type), "");
        grow(root, type);
    }

    Object root() {
        return root.object;
    }

    IdentityHashMap<Object, Thing> things() {
        return things;
    }

    /** The greatest number that an {@code int} of which nothing is said can have. */
    int greatest() {
        return positions;
    }

    /** All that is reached from the root in the present state. */
    List<Thing> reached() {
        List<Thing> found = new ArrayList<>(List.of(root));
        Set<Thing> met = new HashSet<>(found);
        for (int i = 0; i < found.size(); i++) {
            Thing thing = found.get(i);
            for (int j = 0; j < thing.variables.size(); j++) {
                Thing next = thing.shows(j) ? things.get(thing.variables.get(j).value()) : null;
                if (next != null && met.add(next)) {
                    found.add(next);
                }
            }
        }
        return found;
    }

    private Thing thing(Object object, String name) {
        Thing thing = new Thing(object, name, object.getClass().isArray() ? Array.getLength(object) : 0);
        things.put(object, thing);
        return thing;
    }

    /** The nodes below one object, counted from 0. */
    private static final class Forest {
        /** Of the names of its nodes. */
        final String prefix;

        final List<Object> nodes = new ArrayList<>();
        final Set<Class<?>> types = new HashSet<>();
        int depth;

        Forest(String prefix) {
            this.prefix = prefix;
        }
    }

    /** An object of a forest, or the one above all of it, whose fields are to be made. */
    private static final class Holder {
        final Thing thing;
        final Class<?> type;

        /** What {@code @Parent} fields refer to. */
        final Object parent;

        /** Null where it is not a node itself. */
        final Object node;

        Holder(Thing thing, Class<?> type, Object parent, Object node) {
            this.thing = thing;
            this.type = type;
            this.parent = parent;
            this.node = node;
        }
    }

    /** Makes all fields of an object that is no node, and of all that is below it. */
    private void grow(Thing owner, Class<?> type) {
        Forest forest = new Forest(owner.name.isEmpty() ? "" : owner.name + ".");
        List<Thing> parts = new ArrayList<>();
        List<Holder> all = new ArrayList<>();
        List<Holder> level = List.of(new Holder(owner, type, null, null));
        while (!level.isEmpty()) {
            all.addAll(level);
            List<Holder> next = new ArrayList<>();
            for (Holder holder : level) {
                for (Field field : Facts.fields(holder.type)) {
                    if (facts.isTree(field)) {
                        treeField(holder, field, forest, parts, next);
                    }
                }
            }
            level = next;
            forest.depth++;
        }
        positions = Math.max(positions, forest.nodes.size());
        for (Holder holder : all) {
            for (Field field : Facts.fields(holder.type)) {
                if (!facts.isTree(field)) {
                    otherField(holder, field, forest);
                }
            }
        }
        for (Thing part : parts) {
            grow(part, part.object.getClass());
        }
    }

    private void treeField(Holder holder, Field field, Forest forest, List<Thing> parts, List<Holder> next) {
        Class<?> type = field.getType();
        long offset = Memory.offset(field);
        if (!type.isArray()) {
            Object[] domain = below(holder, type, name(holder.thing, field), forest, parts, next);
            holder.thing.add(new Variable(holder.thing, field.getName(), type, offset, domain, false));
            return;
        }
        Class<?> component = type.getComponentType();
        List<Thing> arrays = arrays(holder.thing, field);
        if (arrays.size() > 1) {
            throw new Refused(Facts.name(field) + ": below an array in a tree there is room for one length only");
        }
        Thing array = arrays.get(0);
        for (int i = 0; i < array.elements.length; i++) {
            Object[] domain = below(holder, component, array.name + "[" + i + "]", forest, parts, next);
            array.add(new Variable(array, "[" + i + "]", component, Memory.offset(type, i), domain, false), i);
        }
    }

    /** The arrays that a field can refer to: one of each length. */
    private List<Thing> arrays(Thing holder, Field field) {
        Class<?> type = field.getType();
        List<Thing> arrays = new ArrayList<>();
        for (int length : facts.lengths(field)) {
            arrays.add(thing(Array.newInstance(type.getComponentType(), length), name(holder, field)));
        }
        Object[] domain = withNull(arrays.stream().map(array -> array.object).toList());
        holder.add(new Variable(holder, field.getName(), type, Memory.offset(field), domain, false));
        return arrays;
    }

    /** What a tree field can be: null, and the node at its position or the part that is its own. */
    private Object[] below(
            Holder holder, Class<?> type, String name, Forest forest, List<Thing> parts, List<Holder> next) {
        if (!isNode(type)) {
            Thing part = thing(Memory.allocate(type), name);
            parts.add(part);
            return new Object[] {null, part.object};
        }
        forest.types.add(type);
        if (bounds.nodes < 0 && bounds.height < 0) {
            throw new Refused("say how many objects of " + Facts.name(type) + " there are: --nodes N or --height H");
        }
        int position = forest.nodes.size();
        if (bounds.nodes >= 0 && position >= bounds.nodes || bounds.height >= 0 && forest.depth >= bounds.height) {
            return new Object[] {null};
        }
        Thing node = thing(Memory.allocate(type), forest.prefix + type.getSimpleName() + "#" + position);
        forest.nodes.add(node.object);
        next.add(new Holder(node, type, holder.node, node.object));
        return new Object[] {null, node.object};
    }

    /** Whether objects of a class can be below themselves. */
    private boolean isNode(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        addBelow(type, found);
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i) == type) {
                return true;
            }
            addBelow(found.get(i), found);
        }
        return false;
    }

    private void addBelow(Class<?> type, List<Class<?>> found) {
        for (Field field : Facts.fields(type)) {
            Class<?> held = field.getType().isArray() ? field.getType().getComponentType() : field.getType();
            if (facts.isTree(field) && !found.contains(held)) {
                found.add(held);
            }
        }
    }

    private void otherField(Holder holder, Field field, Forest forest) {
        Class<?> type = field.getType();
        if (type.isArray() && !facts.isParent(field)) {
            for (Thing array : arrays(holder.thing, field)) {
                elements(array, field, forest, holder.type);
            }
            return;
        }
        Object[] said = facts.domain(field, type);
        boolean alike = false;
        if (said == null) {
            if (facts.isParent(field)) {
                said = new Object[] {holder.parent};
            } else if (type.getName().equals(LIST)) {
                said = new Object[] {null, list(name(holder.thing, field), field).object};
            } else if (forest.types.contains(type)) {
                said = withNull(forest.nodes);
            } else {
                alike = facts.bound(type) >= 0;
                said = undescribed(type, field.getName(), forest, holder.type);
            }
        }
        holder.thing.add(new Variable(holder.thing, field.getName(), type, Memory.offset(field), said, alike));
    }

    private void elements(Thing array, Field field, Forest forest, Class<?> owner) {
        Class<?> component = field.getType().getComponentType();
        if (component.isArray()) {
            throw new Refused(Facts.name(field) + ": arrays of arrays have no domain");
        }
        Object[] domain = facts.domain(field, component);
        boolean alike = domain == null && facts.bound(component) >= 0;
        if (domain == null) {
            domain = undescribed(component, field.getName(), forest, owner);
        } else if (!component.isPrimitive()) {
            domain = withNull(Arrays.asList(domain));
        }
        for (int i = 0; i < array.elements.length; i++) {
            long offset = Memory.offset(field.getType(), i);
            array.add(new Variable(array, "[" + i + "]", component, offset, domain, alike), i);
        }
    }

    /** What a field of a type can be if nothing is said of it. */
    private Object[] undescribed(Class<?> type, String name, Forest forest, Class<?> owner) {
        if (type == boolean.class) {
            return new Object[] {false, true};
        } else if (type == float.class) {
            return new Object[] {0f};
        } else if (type == double.class) {
            return new Object[] {0.0};
        } else if (type.isPrimitive()) {
            int greatest = forest.nodes.isEmpty() ? longestArray(owner) : forest.nodes.size();
            positions = Math.max(positions, greatest);
            return Facts.numbers(0, name.equals("modCount") ? 0 : greatest, type);
        } else if (type.isEnum()) {
            return type.getEnumConstants();
        }
        int bound = facts.bound(type);
        return bound < 0 ? new Object[] {null} : pool(type, bound);
    }

    private int longestArray(Class<?> owner) {
        int longest = 0;
        for (Field field : Facts.fields(owner)) {
            if (field.getType().isArray()) {
                longest = Math.max(longest, Collections.max(facts.lengths(field)));
            }
        }
        return longest;
    }

    /** Null and the objects of a class that belong to no tree. */
    private Object[] pool(Class<?> type, int bound) {
        Object[] known = pools.get(type);
        if (known != null) {
            return known;
        }
        Object[] pool = new Object[bound + 1];
        for (int i = 1; i <= bound; i++) {
            pool[i] = thing(Memory.allocate(type), type.getSimpleName() + "#" + (i - 1)).object;
        }
        pools.put(type, pool);
        for (int i = 1; i <= bound; i++) {
            grow(things.get(pool[i]), type);
        }
        return pool;
    }

    /** A list with as many slots as there are nodes, each in use or not. */
    private Thing list(String name, Field field) {
        if (bounds.nodes < 0) {
            throw new Refused("say how many elements " + Facts.name(field) + " has: --nodes N");
        }
        int slots = bounds.nodes;
        Class<?> element = (Class<?>) ((ParameterizedType) field.getGenericType()).getActualTypeArguments()[0];
        Thing elements = thing(new Object[Math.max(slots, 1)], name + ".elements");
        Thing present = thing(new boolean[Math.max(slots, 1)], name + ".present");
        for (int i = 0; i < slots; i++) {
            Thing one = thing(Memory.allocate(element), name + "[" + i + "]");
            grow(one, element);
            Object[] only = {one.object};
            long offset = Memory.offset(Object[].class, i);
            elements.add(new Variable(elements, "[" + i + "]", Object.class, offset, only, false), i);
            Object[] whether = {false, true};
            offset = Memory.offset(boolean[].class, i);
            present.add(new Variable(present, "[" + i + "]", boolean.class, offset, whether, false), i);
        }
        elements.showIf(present);
        Thing list = thing(Memory.allocate(field.getType()), name);
        for (Field part : Facts.fields(field.getType())) {
            Object only = switch (part.getName()) {
                case "elements" -> elements.object;
                case "present" -> present.object;
                case "slots" -> slots;
                default -> throw new Refused("unknown in " + LIST + ": " + part.getName());
            };
            Object[] domain = {only};
            list.add(new Variable(list, part.getName(), part.getType(), Memory.offset(part), domain, false));
        }
        return list;
    }

    private static Object[] withNull(List<?> objects) {
        List<Object> all = new ArrayList<>();
        all.add(null);
        all.addAll(objects);
        return all.toArray();
    }

    private static String name(Thing holder, Field field) {
        return holder.name.isEmpty() ? field.getName() : holder.name + "." + field.getName();
    }
}
