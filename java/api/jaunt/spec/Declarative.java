package jaunt.spec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that only says what is so: {@code jaunt conform} makes one formula of it, for all states at once.
 *
 * <p>It allocates nothing but the boxes of numbers, assigns to no field and no element of an array, has no loop, no
 * {@code try} and no {@code synchronized}; it calls declarative methods only, and only such override it. Recursion takes the
 * place of loops. A specification ({@code repOk}, {@code equalTo}, {@code matches}) has to be declarative.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Declarative {}
