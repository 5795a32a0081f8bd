package enumerate;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import jaunt.spec.Abstraction;
import jaunt.spec.RepOk;
import jaunt.spec.SpecFor;

/** A module, its repOk and its abstraction function, the abstraction, and the operations of both: docs/conform.md. */
final class Specification {
    final Class<?> module;

    /** Null: repOk alone is wanted. */
    final Class<?> abstraction;

    final Facts facts;
    private final Method repOk;
    private final Method function;
    private final Method equalTo;

    /** Null where every state of the abstraction is valid. */
    private final Method modelRepOk;

    /** @param named the module, or a class beside it that is a specification for it */
    Specification(Class<?> named, Class<?> abstraction, Bounds bounds) {
        SpecFor beside = named.getAnnotation(SpecFor.class);
        boolean isBeside = beside != null && beside.value() != named;
        module = isBeside ? beside.value() : named;
        this.abstraction = abstraction;
        facts = new Facts(bounds, named, beside);
        Class<?>[] parameters = isBeside ? new Class<?>[] {module} : new Class<?>[0];
        boolean isModel = abstraction == named;
        repOk = isModel ? null : find(named, "repOk", RepOk.class, parameters);
        // What is an abstraction itself needs no function.
        function = abstraction != null && !isModel ? find(named, "abstraction", Abstraction.class, parameters) : null;
        equalTo = abstraction == null ? null : find(abstraction, "equalTo", null, abstraction);
        modelRepOk = abstraction == null ? null : search(abstraction, "repOk", RepOk.class);
    }

    private static Method find(Class<?> type, String name, Class<? extends Annotation> annotation, Class<?>... parameters) {
        Method found = search(type, name, annotation, parameters);
        if (found == null) {
            throw new Refused(Facts.name(type) + " has no method " + name);
        }
        return found;
    }

    private static Method search(Class<?> type, String name, Class<? extends Annotation> annotation, Class<?>... parameters) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) {
                if ((method.getName().equals(name) || annotation != null && method.isAnnotationPresent(annotation))
                        && Arrays.equals(method.getParameterTypes(), parameters)) {
                    method.setAccessible(true);
                    return method;
                }
            }
        }
        return null;
    }

    Result repOk(Object module) {
        return call(repOk, module);
    }

    Result abstraction(Object module) {
        return call(function, module);
    }

    Result equalTo(Object abstraction, Object other) {
        return Result.of(equalTo, abstraction, other);
    }

    /** Whether a state of the abstraction is valid. */
    boolean isValid(Object model) {
        return modelRepOk == null || call(modelRepOk, model).isTrue();
    }

    private static Result call(Method method, Object module) {
        return Modifier.isStatic(method.getModifiers()) ? Result.of(method, null, module) : Result.of(method, module);
    }

    /** Those of the abstraction with the module's, in alphabetical order, constructors first. */
    List<Operation> operations(Bounds bounds, int greatest) {
        List<Operation> found = new ArrayList<>();
        for (Constructor<?> constructor : abstraction.getConstructors()) {
            Executable own = isOperation(constructor) ? partner(constructor, module.getConstructors()) : null;
            if (own != null && (bounds.operations.isEmpty() || bounds.operations.contains("new"))) {
                found.add(new Operation(own, constructor, facts, greatest));
            }
        }
        // Sorted, because reflection has no order.
        TreeMap<String, Operation> methods = new TreeMap<>();
        for (Method method : abstraction.getMethods()) {
            boolean wanted = bounds.operations.isEmpty() || bounds.operations.contains(method.getName());
            if (wanted && isOperation(method)) {
                Executable own = partner(method, module.getMethods());
                if (own == null) {
                    throw new Refused(Facts.name(module) + " has no operation " + method.getName() + " like " + method);
                }
                Operation operation = new Operation(own, method, facts, greatest);
                methods.put(operation.name, operation);
            }
        }
        found.addAll(methods.values());
        for (String name : bounds.operations) {
            if (found.stream().noneMatch(operation -> operation.name.startsWith(name + "("))) {
                throw new Refused("no operation " + name);
            }
        }
        return found;
    }

    private boolean isOperation(Executable candidate) {
        Function<Class<?>, Boolean> isForeign =
                type -> type == abstraction || !type.getName().startsWith("jaunt.spec.");
        return !Modifier.isStatic(candidate.getModifiers())
                && !candidate.isSynthetic()
                && candidate.getDeclaringClass() != Object.class
                && !List.of("repOk", "abstraction", "equalTo").contains(candidate.getName())
                && !candidate.isAnnotationPresent(RepOk.class)
                && !candidate.isAnnotationPresent(Abstraction.class)
                && (candidate instanceof Constructor || isForeign.apply(((Method) candidate).getReturnType()))
                && Arrays.stream(candidate.getParameterTypes()).allMatch(isForeign::apply);
    }

    /** The one with the same types, else one where the abstraction has Object. */
    private static Executable partner(Executable abstracted, Executable[] candidates) {
        Executable found = null;
        for (Executable candidate : candidates) {
            if ((candidate instanceof Constructor || candidate.getName().equals(abstracted.getName()))
                    && !candidate.isSynthetic()
                    && fits(abstracted.getParameterTypes(), candidate.getParameterTypes())) {
                if (found == null || Arrays.equals(abstracted.getParameterTypes(), candidate.getParameterTypes())) {
                    found = candidate;
                }
            }
        }
        return found;
    }

    private static boolean fits(Class<?>[] abstracted, Class<?>[] own) {
        if (abstracted.length != own.length) {
            return false;
        }
        for (int i = 0; i < own.length; i++) {
            if (abstracted[i] != own[i] && abstracted[i] != Object.class) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return Facts.name(module) + (abstraction == null ? "" : " against " + abstraction.getName());
    }
}
