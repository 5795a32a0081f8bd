package jaunt.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a field that holds a reference, or an array of references: what lies below is a tree, in which no object is met twice.
 * So each place of the tree has one object of its own, and {@code --nodes} and {@code --height} say how many there are.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Tree {}
