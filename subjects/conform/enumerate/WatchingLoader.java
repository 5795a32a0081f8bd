package enumerate;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Label;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.commons.ClassRemapper;
import jdk.internal.org.objectweb.asm.commons.Remapper;

/**
 * Loads the classes under check, rewritten: before each read of a field or an element, and where a loop goes on or a method
 * begins, they call {@link Monitor}. Classes of the JDK are as they are; specifications beside them read by
 * {@code jaunt.spec.Access}, and it is these calls that tell.
 *
 * <p>Annotations come from the loader above, so that the enumerator can ask for them by their classes.
 */
final class WatchingLoader extends URLClassLoader {
    private static final String MONITOR = "enumerate/Monitor";
    private static final String ACCESS = "jaunt/spec/Access";

    /** By the name of a class: the one in its place, in all that is loaded. With slashes. */
    private final Map<String, String> replaced = new HashMap<>();

    WatchingLoader(URL[] path, Map<String, String> replacements) {
        super(path, WatchingLoader.class.getClassLoader());
        replacements.forEach((from, to) -> replaced.put(from.replace('.', '/'), to.replace('.', '/')));
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            byte[] bytes = name.startsWith("enumerate.") ? null : bytes(name);
            if (bytes == null || (new ClassReader(bytes).getAccess() & Opcodes.ACC_ANNOTATION) != 0) {
                return super.loadClass(name, resolve);
            }
            byte[] rewritten = rewrite(bytes);
            return defineClass(name, rewritten, 0, rewritten.length);
        }
    }

    /** As the compiler made them; null where it is not a class under check. */
    byte[] bytes(String name) {
        URL url = findResource(name.replace('.', '/') + ".class");
        if (url == null) {
            return null;
        }
        try (InputStream in = url.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new Refused("cannot read " + url + ": " + e.getMessage());
        }
    }

    private byte[] rewrite(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        ClassVisitor watching = new ClassVisitor(Opcodes.ASM8, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                MethodVisitor code = super.visitMethod(access, name, descriptor, signature, exceptions);
                return code == null ? null : new Watching(code);
            }
        };
        reader.accept(replaced.isEmpty() ? watching : new ClassRemapper(watching, new Names()), 0);
        return writer.toByteArray();
    }

    private final class Names extends Remapper {
        @Override
        public String map(String name) {
            int nested = name.indexOf('$');
            String outer = replaced.get(nested < 0 ? name : name.substring(0, nested));
            return outer == null ? name : nested < 0 ? outer : outer + name.substring(nested);
        }
    }

    private static final class Watching extends MethodVisitor {
        private final Set<Label> passed = new HashSet<>();

        Watching(MethodVisitor code) {
            super(Opcodes.ASM8, code);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            step();
        }

        private void step() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, MONITOR, "step", "()V", false);
        }

        @Override
        public void visitLabel(Label label) {
            passed.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (passed.contains(label)) {
                step();
            }
            super.visitJumpInsn(opcode, label);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            if (opcode == Opcodes.GETFIELD) {
                super.visitInsn(Opcodes.DUP);
                super.visitLdcInsn(name);
                super.visitMethodInsn(
                        Opcodes.INVOKESTATIC, MONITOR, "field", "(Ljava/lang/Object;Ljava/lang/String;)V", false);
            }
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
                super.visitInsn(Opcodes.DUP2);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, MONITOR, "element", "(Ljava/lang/Object;I)V", false);
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (owner.equals(ACCESS) && descriptor.startsWith("(Ljava/lang/Object;Ljava/lang/String;)")) {
                super.visitInsn(Opcodes.DUP2);
                super.visitMethodInsn(
                        Opcodes.INVOKESTATIC, MONITOR, "field", "(Ljava/lang/Object;Ljava/lang/String;)V", false);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }
}
