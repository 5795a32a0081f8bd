package jaunt.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a field of a tree's node: it refers to the node above, and is null in a node that has none. In a state before an
 * operation that is so without being asked; an operation can break it, so {@code repOk} has to say it all the same.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Parent {}
