package jaunt.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On the method that makes of a valid state of a module the state of the abstraction that it stands for: a new object, which
 * shares with the module nothing that an operation writes. A method of the name {@code abstraction} is one without this
 * annotation.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Abstraction {}
