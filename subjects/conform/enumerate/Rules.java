package enumerate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.JumpInsnNode;
import jdk.internal.org.objectweb.asm.tree.LineNumberNode;
import jdk.internal.org.objectweb.asm.tree.LookupSwitchInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;
import jdk.internal.org.objectweb.asm.tree.TableSwitchInsnNode;

/** What declarative methods may not do (docs/conform.md, "Specifications"), asked of the bytecode of all classes that take part. */
final class Rules {
    private static final String DECLARATIVE = "Ljaunt/spec/Declarative;";
    private static final Set<String> SPECIFICATIONS = Set.of("repOk", "equalTo", "matches");

    /** What they may call of the JDK: owners, and which of their methods. */
    private static final Map<String, Set<String>> LIBRARY = Map.of(
            "java/lang/Object", Set.of("equals", "hashCode", "getClass"),
            "java/util/Objects", Set.of("equals"),
            "java/lang/Comparable", Set.of("compareTo"),
            "java/lang/Math", Set.of("abs", "min", "max"));

    private static final Set<String> BOXES = Set.of(
            "java/lang/Boolean", "java/lang/Byte", "java/lang/Short", "java/lang/Character", "java/lang/Integer", "java/lang/Long");

    private final WatchingLoader loader;
    private final Map<String, ClassNode> classes = new HashMap<>();

    Rules(WatchingLoader loader) {
        this.loader = loader;
    }

    /** The classes of a specification, those nested in them and those that they mention; null is none. */
    void check(Class<?>... roots) {
        ArrayDeque<String> queue = new ArrayDeque<>();
        Set<String> met = new HashSet<>();
        for (Class<?> root : roots) {
            if (root != null && met.add(root.getName().replace('.', '/'))) {
                queue.add(root.getName().replace('.', '/'));
            }
        }
        while (!queue.isEmpty()) {
            ClassNode type = node(queue.remove());
            if (type != null && (type.access & Opcodes.ACC_ANNOTATION) == 0) {
                List<String> mentioned = new ArrayList<>(type.interfaces);
                mentioned.add(type.superName);
                type.innerClasses.forEach(inner -> mentioned.add(inner.name));
                type.methods.forEach(method -> mentioned.addAll(check(type, method)));
                mentioned.stream().filter(name -> name != null && met.add(name)).forEach(queue::add);
            }
        }
    }

    private ClassNode node(String name) {
        return classes.computeIfAbsent(name, key -> {
            byte[] bytes = loader.bytes(key.replace('/', '.'));
            if (bytes == null) {
                return null;
            }
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        });
    }

    private static boolean isDeclarative(MethodNode method) {
        return method.visibleAnnotations != null
                && method.visibleAnnotations.stream().anyMatch(annotation -> annotation.desc.equals(DECLARATIVE));
    }

    /** Checks a method, and gives the owners of what it calls. */
    private List<String> check(ClassNode type, MethodNode method) {
        List<String> called = new ArrayList<>();
        boolean isBridge = (method.access & Opcodes.ACC_BRIDGE) != 0;
        // Those of Access have bodies for a plain java only.
        boolean isDeclarative = isDeclarative(method) && !type.name.equals("jaunt/spec/Access");
        if (!isDeclarative && !isBridge) {
            if (SPECIFICATIONS.contains(method.name)) {
                throw broken(type, method, null, "is not declarative");
            }
            String above = overridden(type, method);
            if (above != null) {
                throw broken(type, method, null, "is not declarative, but is in " + above.replace('/', '.'));
            }
        }
        if (isDeclarative) {
            if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
                throw broken(type, method, null, "is synchronized");
            }
            if (!method.tryCatchBlocks.isEmpty()) {
                throw broken(type, method, method.tryCatchBlocks.get(0).handler, "has a handler");
            }
        }
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof MethodInsnNode) {
                called.add(((MethodInsnNode) insn).owner);
            }
            String why = isDeclarative ? forbidden(method, insn) : null;
            if (why != null) {
                throw broken(type, method, insn, why);
            }
        }
        return called;
    }

    /** Why an instruction may not be in a declarative method; null if it may. */
    private String forbidden(MethodNode method, AbstractInsnNode insn) {
        switch (insn.getOpcode()) {
            case Opcodes.NEW:
            case Opcodes.NEWARRAY:
            case Opcodes.ANEWARRAY:
            case Opcodes.MULTIANEWARRAY:
            case Opcodes.INVOKEDYNAMIC:
                return "allocates";
            case Opcodes.PUTFIELD:
            case Opcodes.PUTSTATIC:
                return "assigns to a field";
            case Opcodes.MONITORENTER:
                return "is synchronized";
            default:
                break;
        }
        if (insn.getOpcode() >= Opcodes.IASTORE && insn.getOpcode() <= Opcodes.SASTORE) {
            return "assigns to an element";
        }
        List<AbstractInsnNode> targets = new ArrayList<>();
        if (insn instanceof JumpInsnNode) {
            targets.add(((JumpInsnNode) insn).label);
        } else if (insn instanceof TableSwitchInsnNode) {
            targets.addAll(((TableSwitchInsnNode) insn).labels);
        } else if (insn instanceof LookupSwitchInsnNode) {
            targets.addAll(((LookupSwitchInsnNode) insn).labels);
        } else if (insn instanceof MethodInsnNode) {
            MethodInsnNode call = (MethodInsnNode) insn;
            return mayCall(call.owner, call.name, call.desc) ? null : "calls " + call.owner.replace('/', '.') + "." + call.name;
        }
        int here = method.instructions.indexOf(insn);
        return targets.stream().anyMatch(target -> method.instructions.indexOf(target) <= here) ? "has a loop" : null;
    }

    private boolean mayCall(String owner, String name, String descriptor) {
        ClassNode type = node(owner);
        if (type != null) {
            for (MethodNode method : type.methods) {
                if (method.name.equals(name) && method.desc.equals(descriptor)) {
                    return isDeclarative(method);
                }
            }
            if (type.interfaces.stream().anyMatch(above -> mayCall(above, name, descriptor))) {
                return true;
            }
            return type.superName != null && mayCall(type.superName, name, descriptor);
        }
        return LIBRARY.getOrDefault(owner, Set.of()).contains(name)
                || BOXES.contains(owner)
                        && (Set.of("equals", "hashCode", "compareTo", "compare", "valueOf").contains(name) || name.endsWith("Value"));
    }

    /** A class or interface above in which the method is declarative, or null. */
    private String overridden(ClassNode type, MethodNode method) {
        if ((method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) != 0 || method.name.startsWith("<")) {
            return null;
        }
        List<String> above = new ArrayList<>(type.interfaces);
        above.add(type.superName);
        for (String name : above) {
            ClassNode other = name == null ? null : node(name);
            if (other == null) {
                continue;
            }
            for (MethodNode same : other.methods) {
                if (same.name.equals(method.name) && same.desc.equals(method.desc) && isDeclarative(same)) {
                    return name;
                }
            }
            String further = overridden(other, method);
            if (further != null) {
                return further;
            }
        }
        return null;
    }

    private static Refused broken(ClassNode type, MethodNode method, AbstractInsnNode at, String why) {
        int line = 0;
        AbstractInsnNode first = at != null ? at : method.instructions.getFirst();
        for (AbstractInsnNode insn = first; insn != null && line == 0; insn = at != null ? insn.getPrevious() : insn.getNext()) {
            line = insn instanceof LineNumberNode ? ((LineNumberNode) insn).line : 0;
        }
        String where = type.name.replace('/', '.').replace('$', '.') + "." + method.name + (line == 0 ? "" : ", line " + line);
        return new Refused(where + ": a declarative method may not do this: " + why);
    }
}
