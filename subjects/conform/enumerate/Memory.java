package enumerate;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Fields of any class, written without its leave: private ones, final ones, those of {@code java.base}. */
final class Memory {
    private static final Unsafe UNSAFE;

    static {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            UNSAFE = (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Memory() {}

    /** An object of a class, no constructor called. */
    static Object allocate(Class<?> type) {
        try {
            return UNSAFE.allocateInstance(type);
        } catch (InstantiationException e) {
            throw new Refused("there are no objects of the " + (type.isInterface() ? "interface " : "class ") + type.getName());
        }
    }

    static long offset(Field field) {
        return UNSAFE.objectFieldOffset(field);
    }

    static long offset(Class<?> array, int index) {
        return UNSAFE.arrayBaseOffset(array) + (long) index * UNSAFE.arrayIndexScale(array);
    }

    /** What kind of value is read follows from the field's type; a primitive one comes in its box. */
    static Object get(Object object, long offset, Class<?> type) {
        if (!type.isPrimitive()) {
            return UNSAFE.getObject(object, offset);
        } else if (type == int.class) {
            return UNSAFE.getInt(object, offset);
        } else if (type == boolean.class) {
            return UNSAFE.getBoolean(object, offset);
        } else if (type == long.class) {
            return UNSAFE.getLong(object, offset);
        } else if (type == byte.class) {
            return UNSAFE.getByte(object, offset);
        } else if (type == short.class) {
            return UNSAFE.getShort(object, offset);
        } else if (type == char.class) {
            return UNSAFE.getChar(object, offset);
        } else if (type == float.class) {
            return UNSAFE.getFloat(object, offset);
        }
        return UNSAFE.getDouble(object, offset);
    }

    static void put(Object object, long offset, Class<?> type, Object value) {
        if (!type.isPrimitive()) {
            UNSAFE.putObject(object, offset, value);
        } else if (type == int.class) {
            UNSAFE.putInt(object, offset, (Integer) value);
        } else if (type == boolean.class) {
            UNSAFE.putBoolean(object, offset, (Boolean) value);
        } else if (type == long.class) {
            UNSAFE.putLong(object, offset, (Long) value);
        } else if (type == byte.class) {
            UNSAFE.putByte(object, offset, (Byte) value);
        } else if (type == short.class) {
            UNSAFE.putShort(object, offset, (Short) value);
        } else if (type == char.class) {
            UNSAFE.putChar(object, offset, (Character) value);
        } else if (type == float.class) {
            UNSAFE.putFloat(object, offset, (Float) value);
        } else {
            UNSAFE.putDouble(object, offset, (Double) value);
        }
    }
}
