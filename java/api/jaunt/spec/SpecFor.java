package jaunt.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A specification for a class that cannot be edited. It stands on a class beside it, which has static methods
 * {@code repOk(X)} and {@code abstraction(X)}, reads private fields with {@link Access}, and says here what annotations would
 * say in the class itself.
 *
 * <p>It may also stand on the module itself, where fields of other classes have to be named.
 *
 * <p>A field is {@code "Class.field"}, the class by its simple name, with those around it if it is nested:
 * {@code "TreeMap.Entry.left"}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SpecFor {
    /** The module. */
    Class<?> value();

    /** Fields that are {@link Tree}. */
    String[] tree() default {};

    /** Fields that are {@link Parent}. */
    String[] parent() default {};

    /** Fields that are {@link Key}. */
    String[] keys() default {};

    /** Fields that are {@link jaunt.spec.Value}. */
    String[] values() default {};

    /** {@code "Class.field=LO..HI"}, {@code "Class.field=NUMBER"} or {@code "Class.field=Other.CONSTANT"}. */
    String[] range() default {};

    /** {@code "Class.field=N"}. */
    String[] length() default {};

    /** {@code "Class=N"}. */
    String[] bound() default {};
}
