package enumerate;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A method of the module and the abstraction's of the same name, or a constructor of each, with the arguments to try. */
final class Operation {
    final String name;
    final Executable module;
    final Executable abstraction;

    /** For each parameter. */
    final Object[][] domains;

    Operation(Executable module, Executable abstraction, Facts facts, int greatest) {
        this.module = module;
        this.abstraction = abstraction;
        module.setAccessible(true);
        abstraction.setAccessible(true);
        Parameter[] parameters = module.getParameters();
        String types = Arrays.stream(parameters).map(p -> Facts.name(p.getType())).collect(Collectors.joining(", "));
        name = (isConstructor() ? "new" : module.getName()) + "(" + types + ")";
        domains = new Object[parameters.length][];
        for (int i = 0; i < parameters.length; i++) {
            domains[i] = domain(parameters[i], abstraction.getParameters()[i], facts, greatest);
        }
    }

    boolean isConstructor() {
        return module instanceof Constructor;
    }

    private Object[] domain(Parameter own, Parameter abstracted, Facts facts, int greatest) {
        Class<?> type = own.getType();
        Object[] domain = facts.annotated(own, type);
        if (domain == null) {
            domain = facts.annotated(abstracted, type);
        }
        if (domain != null) {
            return domain;
        } else if (type == boolean.class) {
            return new Object[] {false, true};
        } else if (type.isEnum()) {
            return type.getEnumConstants();
        } else if (type.isPrimitive() && type != float.class && type != double.class) {
            return Facts.numbers(0, greatest, type);
        }
        throw new Refused("parameter " + own.getName() + " of " + name + ": say what it can be, @Key or @Value");
    }

    /** {@code "put(3, value0)"}. */
    String call(Object[] arguments) {
        String list = Arrays.stream(arguments).map(String::valueOf).collect(Collectors.joining(", "));
        return name.substring(0, name.indexOf('(')) + "(" + list + ")";
    }

    /** How many lists of arguments there are. */
    int calls() {
        int calls = 1;
        for (Object[] domain : domains) {
            calls *= domain.length;
        }
        return calls;
    }

    /** One of them. */
    Object[] arguments(int call) {
        Object[] arguments = new Object[domains.length];
        for (int i = domains.length - 1; i >= 0; i--) {
            arguments[i] = domains[i][call % domains[i].length];
            call /= domains[i].length;
        }
        return arguments;
    }
}
