// Custom serialization: writeObject/readObject, Externalizable, readResolve/writeReplace, readObjectNoData, inheritance with
// plain superclass, serialPersistentFields, validation, filters.
import java.io.*;
import java.util.*;

public class BytesSerialCustom {
    static byte[] ser(Object x) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) { o.writeObject(x); }
        return b.toByteArray();
    }
    static Object de(byte[] b) throws Exception {
        try (ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b))) { return i.readObject(); }
    }
    @SuppressWarnings("unchecked") static <T> T copy(T t) throws Exception { return (T) de(ser(t)); }
    static final List<String> log = new ArrayList<>();
    static class Cust implements Serializable {
        int a;
        transient int[] data;
        Cust(int... d) {
            data = d;
            a = d.length;
        }
        private void writeObject(ObjectOutputStream o) throws IOException {
            log.add("W");
            o.defaultWriteObject();
            o.writeInt(data.length);
            for (int x : data) o.writeInt(x ^ 0x55);
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            log.add("R");
            i.defaultReadObject();
            data = new int[i.readInt()];
            for (int k = 0; k < data.length; k++) data[k] = i.readInt() ^ 0x55;
        }
        public String toString() { return "Cust" + a + Arrays.toString(data); }
    }
    static class Plain {
        int p = 3;
        String ps = "init";
        Plain() {
            log.add("Plain()");
            p += 4;
        }
    }
    static class Sub extends Plain implements Serializable {
        int s = 5;
        Sub() { log.add("Sub()"); }
    }
    static class SubSub extends Sub {
        int q = 6;
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.writeInt(p);
            o.defaultWriteObject();
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            p = i.readInt() * 10;
            i.defaultReadObject();
        }
    }
    static class NoCtor { NoCtor(int x) { } }
    static class BadSub extends NoCtor implements Serializable {
        BadSub() { super(1); }
    }
    public static class Ext implements Externalizable {
        int x;
        String y;
        public Ext() { log.add("Ext()"); }
        Ext(int x, String y) {
            this.x = x;
            this.y = y;
        }
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(x);
            o.writeObject(y);
        }
        public void readExternal(ObjectInput i) throws IOException, ClassNotFoundException {
            x = i.readInt() + 1;
            y = (String) i.readObject();
        }
        public String toString() { return "Ext" + x + y; }
    }
    static class ExtPriv implements Externalizable {
        private ExtPriv() { }
        static ExtPriv mk() { return new ExtPriv(); }
        public void writeExternal(ObjectOutput o) { }
        public void readExternal(ObjectInput i) { }
    }
    static class Single implements Serializable {
        static final Single I = new Single();
        private Object readResolve() {
            log.add("resolve");
            return I;
        }
    }
    static class Proxied implements Serializable {
        final String v;
        Proxied(String v) { this.v = v; }
        private Object writeReplace() { return new Form(v + "!"); }
        private void readObject(ObjectInputStream i) throws InvalidObjectException { throw new InvalidObjectException("proxy required"); }
        static class Form implements Serializable {
            final String w;
            Form(String w) { this.w = w; }
            Object readResolve() { return new Proxied(w + "?"); }
        }
    }
    static class Pers implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = { new ObjectStreamField("name", String.class),
                new ObjectStreamField("n", int.class) };
        transient String real = "r";
        int count = 3;
        private void writeObject(ObjectOutputStream o) throws IOException {
            ObjectOutputStream.PutField p = o.putFields();
            p.put("name", real);
            p.put("n", count * 2);
            o.writeFields();
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField g = i.readFields();
            real = (String) g.get("name", "dflt");
            count = g.get("n", -1);
            log.add("defaulted " + g.defaulted("n"));
        }
    }
    static class Valid implements Serializable, ObjectInputValidation {
        int v;
        Valid(int v) { this.v = v; }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.registerValidation(this, 5);
            i.defaultReadObject();
        }
        public void validateObject() throws InvalidObjectException {
            log.add("validate");
            if (v > 10) throw new InvalidObjectException("v=" + v);
        }
    }
    static class NotSer { }
    static class Holds implements Serializable {
        int ok = 1;
        NotSer bad = new NotSer();
    }
    static class HoldsList implements Serializable { List<Object> l = new ArrayList<>(List.of(1, new NotSer())); }
    static class ThrowW implements Serializable {
        private void writeObject(ObjectOutputStream o) throws IOException { throw new IOException("no writing"); }
    }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        log.clear();
        String r;
        try { r = "" + q.go(); } catch (Exception e) { r = e.getClass().getSimpleName() + ": " + e.getMessage(); }
        System.out.println(n + " -> " + r + " " + log);
    }
    public static void main(String[] args) throws Exception {
        t("custom", () -> copy(new Cust(1, 2, 3)));
        t("custom empty", () -> copy(new Cust()));
        t("sub of plain", () -> {
            Sub s = new Sub();
            s.p = 99;
            s.ps = "x";
            s.s = 55;
            log.clear();
            Sub c = copy(s);
            return c.p + c.ps + c.s;
        });
        t("subsub", () -> {
            SubSub s = new SubSub();
            s.p = 8;
            s.q = 9;
            log.clear();
            SubSub c = copy(s);
            return c.p + " " + c.s + " " + c.q;
        });
        t("no ctor", () -> copy(new BadSub()));
        t("ext", () -> copy(new Ext(4, "y")));
        t("ext in list", () -> copy(new ArrayList<>(List.of(new Ext(1, "a"), new Ext(2, "b")))));
        t("ext private ctor", () -> copy(ExtPriv.mk()));
        t("single", () -> copy(Single.I) == Single.I);
        t("single in array", () -> {
            Object[] o = copy(new Object[]{Single.I, Single.I});
            return o[0] == o[1] && o[0] == Single.I;
        });
        t("proxied", () -> copy(new Proxied("v")).v);
        t("persistent fields", () -> {
            Pers p = new Pers();
            p.real = "changed";
            Pers c = copy(p);
            return c.real + c.count;
        });
        t("valid", () -> copy(new Valid(3)).v);
        t("invalid", () -> copy(new Valid(30)).v);
        t("not serializable", () -> ser(new NotSer()));
        t("holds", () -> ser(new Holds()));
        t("holds list", () -> ser(new HoldsList()));
        t("throwing write", () -> ser(new ThrowW()));
        t("lambda not ser", () -> {
            try { return ser((Runnable) () -> { }); } catch (NotSerializableException e) { return "NotSerializable"; }
        });
        t("thread", () -> ser(new Thread()));
        t("inner", () -> {
            class In implements Serializable { }
            return ser(new In()).length > 0;
        });
        t("anon captures this", () -> new BytesSerialCustom().anon());
        t("resolveClass", () -> {
            byte[] b = ser(new Cust(7));
            ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b)) {
                @Override protected Class<?> resolveClass(ObjectStreamClass d) throws IOException, ClassNotFoundException {
                    log.add(d.getName());
                    return super.resolveClass(d);
                }
            };
            return i.readObject();
        });
        t("replaceObject", () -> {
            ByteArrayOutputStream bo = new ByteArrayOutputStream();
            ObjectOutputStream o = new ObjectOutputStream(bo) {
                { enableReplaceObject(true); }
                @Override protected Object replaceObject(Object x) { return x instanceof Integer n ? n * 2 : x; }
            };
            o.writeObject(new ArrayList<>(List.of(1, 2, 3)));
            o.close();
            return de(bo.toByteArray());
        });
        t("resolveObject", () -> {
            ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(ser(new Object[]{"a", 1}))) {
                { enableResolveObject(true); }
                @Override protected Object resolveObject(Object x) { return x instanceof String s ? s + "!" : x; }
            };
            return Arrays.toString((Object[]) i.readObject());
        });
        t("filter", () -> {
            ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(ser(new Cust(1))));
            i.setObjectInputFilter(f -> f.serialClass() == Cust.class
                    ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED);
            try { return i.readObject(); } catch (InvalidClassException e) { return "rejected " + e.getMessage(); }
        });
        t("filter pattern", () -> {
            ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(ser(new int[100])));
            i.setObjectInputFilter(ObjectInputFilter.Config.createFilter("maxarray=50"));
            try { return i.readObject(); } catch (InvalidClassException e) { return "rejected"; }
        });
        t("missing class", () -> {
            byte[] b = ser(new Cust(1));
            String s = new String(b, "ISO-8859-1").replace("BytesSerialCustom$Cust", "BytesSerialCustom$Gone");
            return de(s.getBytes("ISO-8859-1"));
        });
        t("uid mismatch", () -> {
            byte[] b = ser(new Uid());
            for (int k = 0; k < b.length - 8; k++) {
                long v = 0;
                for (int q = 0; q < 8; q++) v = v << 8 | (b[k + q] & 255);
                if (v == 0x1122334455667788L) b[k + 7]++;
            }
            return de(b);
        });
        t("extra field", () -> {
            byte[] b = ser(new Two());
            String s = new String(b, "ISO-8859-1").replace("BytesSerialCustom$Two", "BytesSerialCustom$One");
            return de(s.getBytes("ISO-8859-1"));
        });
        t("proxy", () -> {
            Object p = java.lang.reflect.Proxy.newProxyInstance(BytesSerialCustom.class.getClassLoader(), new Class<?>[]{Comparable.class},
                    new H(5));
            @SuppressWarnings("unchecked") Comparable<Object> c = (Comparable<Object>) copy(p);
            return c.compareTo("x") + " " + java.lang.reflect.Proxy.isProxyClass(c.getClass());
        });
        t("deep list", () -> {
            List<Object> l = new ArrayList<>();
            List<Object> cur = l;
            for (int k = 0; k < 200; k++) {
                List<Object> n = new ArrayList<>();
                cur.add(n);
                cur = n;
            }
            int d = 0;
            for (List<?> x = copy(l); !x.isEmpty(); x = (List<?>) x.get(0)) d++;
            return d;
        });
    }
    static class H implements java.lang.reflect.InvocationHandler, Serializable {
        final int k;
        H(int k) { this.k = k; }
        public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) { return k * 2; }
    }
    static class Uid implements Serializable {
        private static final long serialVersionUID = 0x1122334455667788L;
        int z = 1;
    }
    static class Two implements Serializable {
        private static final long serialVersionUID = 1;
        int a = 11, b = 22;
    }
    static class One implements Serializable {
        private static final long serialVersionUID = 1;
        int a = 1;
        String fresh = "kept?";
        public String toString() { return "One a=" + a + " fresh=" + fresh; }
    }
    Object anon() throws Exception {
        return ser(new Serializable() { Object o = BytesSerialCustom.this.hashCode() == 0 ? 1 : 2; });
    }
}
