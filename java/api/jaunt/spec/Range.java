package jaunt.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** On a field or a parameter: its values are the numbers from {@code lo} to {@code hi}, like {@code --range}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER})
public @interface Range {
    /** The least. */
    int lo();

    /** The greatest, itself included. */
    int hi();
}
