// RandomAccessFile and FileChannel: positions, sparse holes, truncate, scatter/gather, transfer, absolute reads, mapped buffers,
// locks, closed and wrong-mode failures.
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

public class IoChannels {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e.getMessage() == null || e.getMessage().contains("/") ? "" : ": "
                    + e.getMessage()));
        }
    }
    static ByteBuffer bb(String s) { return ByteBuffer.wrap(s.getBytes()); }
    static String str(ByteBuffer b) {
        b.flip();
        byte[] x = new byte[b.remaining()];
        b.get(x);
        return new String(x).replace('\0', '.');
    }
    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("jaunt-ch"); Path f = dir.resolve("f.bin"), g = dir.resolve("g.bin");
        try {
            try (RandomAccessFile r = new RandomAccessFile(f.toFile(), "rw")) {
                r.writeInt(0x01020304);
                r.writeUTF("utf");
                r.writeDouble(2.5);
                r.writeBytes("line one\nline two\r\nlast");
                System.out.println(r.getFilePointer() + " " + r.length());
                r.seek(0);
                System.out.println(r.readInt() + r.readUTF() + r.readDouble() + r.readLine() + "|" + r.readLine() + "|" + r.readLine()
                        + "|" + r.readLine() + r.read());
                r.seek(2);
                r.write(99);
                r.seek(0);
                System.out.println(Integer.toHexString(r.readInt()));
                r.seek(100);
                r.write(7);
                System.out.println(r.length());
                r.seek(60);
                System.out.println(r.read() + " " + r.skipBytes(1000) + " " + r.getFilePointer());
                r.setLength(10);
                System.out.println(r.length() + " " + r.getFilePointer());
                r.seek(0);
                byte[] b = new byte[4];
                r.readFully(b);
                System.out.println(Arrays.toString(b));
                t("eof", () -> {
                    r.seek(8);
                    return r.readInt();
                });
                t("neg seek", () -> {
                    r.seek(-1);
                    return 0;
                });
                r.setLength(0);
                t("empty read", r::read);
                t("past end", () -> {
                    r.seek(5);
                    return r.read() + " " + r.length();
                });
            }
            t("r mode missing", () -> new RandomAccessFile(dir.resolve("nope").toFile(), "r"));
            t("bad mode", () -> new RandomAccessFile(f.toFile(), "x"));
            t("ro write", () -> {
                try (RandomAccessFile r = new RandomAccessFile(f.toFile(), "r")) {
                    r.write(1);
                    return 0;
                }
            });
            t("closed", () -> {
                RandomAccessFile r = new RandomAccessFile(f.toFile(), "r");
                r.close();
                return r.read();
            });
            t("dir", () -> new RandomAccessFile(dir.toFile(), "r"));
            try (FileChannel c = FileChannel.open(f, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                System.out.println(c.write(bb("hello channel")) + " " + c.position() + " " + c.size());
                ByteBuffer b = ByteBuffer.allocate(5);
                c.position(0);
                System.out.println(c.read(b) + str(b) + c.position());
                b.clear();
                System.out.println(c.read(b, 8) + str(b) + c.position());
                c.write(bb("HE"), 0);
                System.out.println(c.position());
                b.clear();
                System.out.println(c.read(b, 100));
                c.position(20);
                c.write(bb("far"));
                System.out.println(c.size());
                ByteBuffer all = ByteBuffer.allocateDirect(40);
                c.position(0);
                c.read(all);
                System.out.println(str(all));
                System.out.println(c.read(ByteBuffer.allocate(3)) + " " + c.read(ByteBuffer.allocate(0)));
                c.truncate(5);
                System.out.println(c.size() + " " + c.position());
                c.truncate(50);
                System.out.println(c.size());
                c.position(0);
                ByteBuffer[] gather = {bb("one-"), bb("two-"), bb("three")};
                System.out.println(c.write(gather) + " " + c.size());
                c.position(0);
                ByteBuffer x = ByteBuffer.allocate(4), y = ByteBuffer.allocate(6), z = ByteBuffer.allocate(9);
                System.out.println(c.read(new ByteBuffer[]{x, y, z}) + str(x) + "|" + str(y) + "|" + str(z));
                c.force(true);
                try (FileChannel o = FileChannel.open(g, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
                    System.out.println(c.transferTo(4, 5, o) + " " + o.size() + " " + c.position());
                    c.position(0);
                    System.out.println(o.transferFrom(c, 2, 100) + " " + o.size());
                    ByteBuffer q = ByteBuffer.allocate(30);
                    o.read(q, 0);
                    System.out.println(str(q));
                }
                MappedByteBuffer m = c.map(FileChannel.MapMode.READ_WRITE, 0, 8);
                m.put(0, (byte) 'M');
                m.putInt(4, 0x41424344);
                m.force();
                ByteBuffer v = ByteBuffer.allocate(13);
                c.read(v, 0);
                System.out.println(str(v) + m.isDirect() + m.capacity());
                MappedByteBuffer ro = c.map(FileChannel.MapMode.READ_ONLY, 2, 4);
                t("ro map", () -> ro.put(0, (byte) 1));
                System.out.println((char) ro.get(0));
                MappedByteBuffer pr = c.map(FileChannel.MapMode.PRIVATE, 0, 4);
                pr.put(0, (byte) 'P');
                v.clear();
                c.read(v, 0);
                System.out.println(str(v).charAt(0));
                MappedByteBuffer grow = c.map(FileChannel.MapMode.READ_WRITE, 0, 64);
                System.out.println(c.size() + " " + grow.get(63));
                t("neg pos", () -> c.position(-1));
                t("neg read", () -> c.read(ByteBuffer.allocate(1), -5));
                t("lock", () -> {
                    try (FileLock k = c.lock()) {
                        return k.isValid() + " " + k.isShared() + " " + k.position();
                    }
                });
                t("overlap", () -> {
                    try (FileLock k = c.lock(0, 10, false)) { return c.tryLock(5, 10, false); }
                });
                t("read into ro", () -> c.read(ByteBuffer.allocate(2).asReadOnlyBuffer()));
            }
            t("non readable", () -> {
                try (FileChannel c = FileChannel.open(f, StandardOpenOption.WRITE)) { return c.read(ByteBuffer.allocate(1)); }
            });
            t("non writable", () -> {
                try (FileChannel c = FileChannel.open(f)) { return c.write(bb("x")); }
            });
            t("closed ch", () -> {
                FileChannel c = FileChannel.open(f);
                c.close();
                return c.size();
            });
            t("missing", () -> FileChannel.open(dir.resolve("zip")));
            t("append", () -> {
                Files.deleteIfExists(g);
                try (FileChannel c = FileChannel.open(g, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                    c.write(bb("ab"));
                    c.position(0);
                    c.write(bb("cd"));
                    return Files.readString(g) + c.position();
                }
            });
            t("append+read", () -> FileChannel.open(g, StandardOpenOption.APPEND, StandardOpenOption.READ));
            t("from stream", () -> {
                try (FileInputStream i = new FileInputStream(g.toFile()); FileChannel c = i.getChannel()) {
                    i.read();
                    return c.position() + " " + i.available() + i.getFD().valid();
                }
            });
            t("seekable", () -> {
                try (SeekableByteChannel s = Files.newByteChannel(g, Set.of(StandardOpenOption.READ))) {
                    s.position(2);
                    ByteBuffer b = ByteBuffer.allocate(9);
                    s.read(b);
                    return str(b) + s.size();
                }
            });
            t("channels util", () -> {
                try (ReadableByteChannel rc = Channels.newChannel(new ByteArrayInputStream("via channels".getBytes()));
                        WritableByteChannel wc = Channels.newChannel(new FileOutputStream(g.toFile()))) {
                    ByteBuffer b = ByteBuffer.allocate(4);
                    while (rc.read(b) >= 0) {
                        b.flip();
                        wc.write(b);
                        b.clear();
                    }
                }
                return Files.readString(g);
            });
            t("pipe", () -> {
                Pipe p = Pipe.open();
                Thread w = new Thread(() -> {
                    try (Pipe.SinkChannel s = p.sink()) { s.write(bb("through a pipe")); } catch (IOException e) { System.out.println(e); }
                });
                w.start();
                ByteBuffer b = ByteBuffer.allocate(50);
                while (p.source().read(b) >= 0) ;
                w.join();
                return str(b);
            });
        } finally {
            for (Path p : Files.list(dir).toList()) Files.delete(p);
            Files.delete(dir);
            System.out.println("clean " + Files.notExists(dir));
        }
    }
}
