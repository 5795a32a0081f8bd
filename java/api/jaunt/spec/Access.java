package jaunt.spec;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/**
 * Fields by their names, private ones and those of the library included: for specifications beside a class
 * ({@link SpecFor}). Jaunt reads the fields itself; the bodies here are for a plain {@code java}, where they need no flags.
 *
 * <p>An object that is null is a {@link NullPointerException}, as it is for a field; a name that the object's class and its
 * superclasses do not have is an {@link IllegalArgumentException}.
 */
public final class Access {
    private Access() {}

    /** A reference. */
    @Declarative
    public static Object ref(Object object, String field) {
        try {
            return (Object) Raw.REF.invokeExact(object, offset(object, field, Object.class));
        } catch (Throwable e) {
            throw Raw.unexpected(e);
        }
    }

    /** A {@code boolean}. */
    @Declarative
    public static boolean bool(Object object, String field) {
        try {
            return (boolean) Raw.BOOL.invokeExact(object, offset(object, field, boolean.class));
        } catch (Throwable e) {
            throw Raw.unexpected(e);
        }
    }

    /** An {@code int}. */
    @Declarative
    public static int integer(Object object, String field) {
        try {
            return (int) Raw.INTEGER.invokeExact(object, offset(object, field, int.class));
        } catch (Throwable e) {
            throw Raw.unexpected(e);
        }
    }

    /** A {@code long}. */
    @Declarative
    public static long longInteger(Object object, String field) {
        try {
            return (long) Raw.LONG.invokeExact(object, offset(object, field, long.class));
        } catch (Throwable e) {
            throw Raw.unexpected(e);
        }
    }

    /** A {@code float}. */
    @Declarative
    public static float floating(Object object, String field) {
        try {
            return (float) Raw.FLOAT.invokeExact(object, offset(object, field, float.class));
        } catch (Throwable e) {
            throw Raw.unexpected(e);
        }
    }

    /** To read a field as what it is not would read other memory: so its type is looked at. */
    private static long offset(Object object, String name, Class<?> type) {
        Place place = Raw.PLACES.get(object.getClass()).get(name);
        if (place == null) {
            throw new IllegalArgumentException(object.getClass().getName() + " has no field " + name);
        }
        if (place.type != type && (type.isPrimitive() || place.type.isPrimitive())) {
            throw new IllegalArgumentException(name + " is read as " + type.getSimpleName());
        }
        return place.offset;
    }

    /** Where a field is in an object. */
    private static final class Place {
        final Class<?> type;
        final long offset;

        Place(Class<?> type, long offset) {
            this.type = type;
            this.offset = offset;
        }
    }

    /**
     * What {@code sun.misc.Unsafe} can do: the one way to private fields of {@code java.base} that a plain {@code java} allows.
     * Through method handles, since {@code javac} warns of each mention of that class.
     */
    private static final class Raw {
        static final MethodHandle REF;
        static final MethodHandle BOOL;
        static final MethodHandle INTEGER;
        static final MethodHandle LONG;
        static final MethodHandle FLOAT;

        private static final MethodHandle OFFSET;

        static {
            try {
                Class<?> type = Class.forName("sun.misc.Unsafe");
                Field instance = type.getDeclaredField("theUnsafe");
                instance.setAccessible(true);
                Object unsafe = instance.get(null);
                REF = getter(unsafe, "getObject", Object.class);
                BOOL = getter(unsafe, "getBoolean", boolean.class);
                INTEGER = getter(unsafe, "getInt", int.class);
                LONG = getter(unsafe, "getLong", long.class);
                FLOAT = getter(unsafe, "getFloat", float.class);
                MethodType ofField = MethodType.methodType(long.class, Field.class);
                OFFSET = MethodHandles.lookup().findVirtual(type, "objectFieldOffset", ofField).bindTo(unsafe);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        /** The fields of an object by their names. A field hides those of the same name in superclasses. */
        static final ClassValue<Map<String, Place>> PLACES = new ClassValue<Map<String, Place>>() {
            @Override
            protected Map<String, Place> computeValue(Class<?> type) {
                Class<?> above = type.getSuperclass();
                Map<String, Place> places = above == null ? new HashMap<>() : new HashMap<>(get(above));
                for (Field field : type.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        places.put(field.getName(), new Place(field.getType(), offset(field)));
                    }
                }
                return places;
            }
        };

        private static MethodHandle getter(Object unsafe, String name, Class<?> result) throws ReflectiveOperationException {
            MethodType signature = MethodType.methodType(result, Object.class, long.class);
            return MethodHandles.lookup().findVirtual(unsafe.getClass(), name, signature).bindTo(unsafe);
        }

        private static long offset(Field field) {
            try {
                return (long) OFFSET.invokeExact(field);
            } catch (Throwable e) {
                throw unexpected(e);
            }
        }

        /** What was thrown is thrown on: a handle declares any throwable, the methods behind these throw no checked ones. */
        static RuntimeException unexpected(Throwable e) {
            if (e instanceof Error) {
                throw (Error) e;
            }
            return (RuntimeException) e;
        }
    }
}
