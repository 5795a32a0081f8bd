/**
 * Specifications for {@code jaunt conform}: a module has a {@code repOk} (which of its states are valid) and an
 * {@code abstraction} (which state of a simple model a valid state stands for), and Jaunt shows that the module does what the
 * model does. Everything runs under a plain {@code java} as well.
 */
package jaunt.spec;
