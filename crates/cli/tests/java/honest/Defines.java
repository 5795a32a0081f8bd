import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Makes a class and loads it with a class loader of its own, in a thread. */
public class Defines extends ClassLoader {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            x++;
            byte[] bytes = empty("Made");
            try {
                Class<?> made = new Defines().defineClass("Made", bytes, 0, bytes.length);
                x += made.getName().length();
            } catch (LinkageError e) {
                // Another execution of the same search may have loaded it: that is why such a search is not complete.
                x++;
            }
        });
        t.start();
        x++;
        t.join();
    }

    /** The class file of a class without members. */
    static byte[] empty(String name) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(0xcafebabe);
            out.writeInt(55);
            out.writeShort(5);
            out.writeByte(1);
            out.writeUTF(name);
            out.writeByte(7);
            out.writeShort(1);
            out.writeByte(1);
            out.writeUTF("java/lang/Object");
            out.writeByte(7);
            out.writeShort(3);
            out.writeShort(0x21);
            out.writeShort(2);
            out.writeShort(4);
            for (int i = 0; i < 4; i++) {
                out.writeShort(0);
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
