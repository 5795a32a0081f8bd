// gson: objects, generics, enums, maps, nulls, naming, exclusion, versions, custom (de)serializers and adapters, tree model,
// streaming reader and writer, records as JSON by adapter, errors.
import com.google.gson.*;
import com.google.gson.annotations.*;
import com.google.gson.internal.LinkedTreeMap;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.*;
import java.io.*;
import java.lang.reflect.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class LibGson {
    enum Level {
        LOW, @SerializedName("mid-level") MID, HIGH {
            @Override int w() { return 9; }
        };
        int w() { return ordinal(); }
    }
    static class Base { protected String id = "b1"; transient int skip = 5; static int shared = 6; }
    static class All extends Base {
        boolean z = true;
        byte b = -1;
        char c = 'x';
        short s = 2;
        int i = 3;
        long l = 1L << 60;
        float f = 1.5f;
        double d = -2.25;
        String t = "q\"<>&'\u00e9\n";
        Integer boxed;
        int[] arr = {1, 2};
        String[][] nest = {{"a"}, {}, null};
        List<Integer> list = List.of(4, 5);
        Map<String, Double> map = new TreeMap<>(Map.of("k", 0.5));
        Set<String> set = new TreeSet<>(Set.of("s2", "s1"));
        Level lv = Level.HIGH;
        BigInteger big = new BigInteger("123456789012345678901234567890");
        BigDecimal dec = new BigDecimal("1.10");
        Optional2 o = new Optional2();
        StringBuilder sb = new StringBuilder("sb");
        Object any = 7;
        AtomicInteger at = new AtomicInteger(8);
        BitSet bits = BitSet.valueOf(new long[]{5});
        Locale loc = Locale.UK;
        Currency cur = Currency.getInstance("EUR");
        UUID u = new UUID(1, 2);
    }
    static class Optional2 { String in = "inner"; Optional2 next; }
    static class Ann {
        @SerializedName(value = "full_name", alternate = {"fn", "nm"}) String fullName = "Ann";
        @Expose String shown = "s";
        @Expose(serialize = false) String in = "i";
        @Since(1.1) int newer = 1;
        @Until(1.1) int older = 2;
        @JsonAdapter(Rev.class) String rev = "abc";
        String URLValue = "u";
        int _under = 3;
    }
    static class Rev extends TypeAdapter<String> {
        @Override public void write(JsonWriter w, String s) throws IOException {
            w.value(s == null ? null : new StringBuilder(s).reverse().toString());
        }
        @Override public String read(JsonReader r) throws IOException {
            return new StringBuilder(r.nextString()).reverse().toString();
        }
    }
    static class Box<T> { T value; List<T> more = new ArrayList<>(); Box<T> nested; Box() { } Box(T v) { value = v; } }
    static class NoDefault { final int x; String y = "init"; NoDefault(int x) { this.x = x; } }
    static class Cyc { Cyc me; int v = 1; }
    interface Shape { double area(); }
    static class Sq implements Shape {
        double s;
        Sq(double s) { this.s = s; }
        public double area() { return s * s; }
    }
    static class Ci implements Shape {
        double r;
        Ci(double r) { this.r = r; }
        public double area() { return 3 * r * r; }
    }
    static class ShapeAd implements JsonSerializer<Shape>, JsonDeserializer<Shape> {
        public JsonElement serialize(Shape s, Type t, JsonSerializationContext c) {
            JsonObject o = c.serialize(s, s.getClass()).getAsJsonObject();
            o.addProperty("kind", s.getClass().getSimpleName());
            return o;
        }
        public Shape deserialize(JsonElement e, Type t, JsonDeserializationContext c) {
            String k = e.getAsJsonObject().get("kind").getAsString();
            return switch (k) {
                case "Sq" -> c.deserialize(e, Sq.class);
                case "Ci" -> c.deserialize(e, Ci.class);
                default -> throw new JsonParseException("unknown kind " + k);
            };
        }
    }
    record Pt(int x, int y) { }
    static class PtAd extends TypeAdapter<Pt> {
        @Override public void write(JsonWriter w, Pt p) throws IOException {
            if (p == null) {
                w.nullValue();
                return;
            }
            w.beginArray().value(p.x()).value(p.y()).endArray();
        }
        @Override public Pt read(JsonReader r) throws IOException {
            if (r.peek() == JsonToken.NULL) {
                r.nextNull();
                return null;
            }
            r.beginArray();
            Pt p = new Pt(r.nextInt(), r.nextInt());
            r.endArray();
            return p;
        }
    }
    static class LowerEnums implements TypeAdapterFactory {
        @Override public <T> TypeAdapter<T> create(Gson g, TypeToken<T> tt) {
            Class<? super T> raw = tt.getRawType();
            if (!raw.isEnum()) return null;
            Map<String, T> m = new TreeMap<>();
            for (Object o : raw.getEnumConstants()) {
                @SuppressWarnings("unchecked") T x = (T) o;
                m.put(o.toString().toLowerCase(), x);
            }
            return new TypeAdapter<T>() {
                @Override public void write(JsonWriter w, T v) throws IOException { w.value(v == null ? null : v.toString().toLowerCase());
                        }
                @Override public T read(JsonReader r) throws IOException { return m.get(r.nextString()); }
            };
        }
    }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        String s;
        try { s = "-> " + q.go(); } catch (Exception | Error e) {
            s = e.getClass().getSimpleName() + ": " + e.getMessage() + (e.getCause() != null && e.getCause() != e ? " / "
                    + e.getCause().getClass().getSimpleName() : "");
        }
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) sb.append(c > 126 ? String.format("\\u%04x", (int) c) : "" + c);
        System.out.println(n + " " + sb);
    }
    public static void main(String[] args) {
        Gson g = new Gson(), pretty = new GsonBuilder().setPrettyPrinting().create(),
                nulls = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();
        t("all", () -> g.toJson(new All()));
        t("nulls", () -> nulls.toJson(new Optional2()) + nulls.toJson(new All()).contains("\"boxed\":null"));
        t("pretty", () -> "\n" + pretty.toJson(Map.of("a", List.of(1, List.of(), Map.of()))));
        t("roundtrip", () -> {
            All a = g.fromJson(g.toJson(new All()), All.class);
            return a.i + a.t.length() + a.lv.name() + Arrays.toString(a.arr) + Arrays.deepToString(a.nest) + a.list + a.map + a.set + a.big
                    + a.dec + a.o.in + a.any + a.any.getClass().getSimpleName() + a.at + a.bits + a.loc + a.cur + a.u + a.id + a.skip
                    + a.sb;
        });
        t("prims", () -> g.toJson(1) + g.toJson("s") + g.toJson('c') + g.toJson(null) + g.toJson(new int[]{1}) + g.toJson(1.0)
                + g.toJson(Level.MID) + g.toJson(new Object[]{1, "a", null}) + g.toJson(List.of()) + g.fromJson("5", int.class)
                + g.fromJson("\"5\"", int.class) + g.fromJson("1.5", Double.class) + g.fromJson("true", boolean.class)
                + g.fromJson("\"x\"", char.class) + g.fromJson("null", String.class) + g.fromJson("", String.class) + g.fromJson("[1,2]",
                int[].class).length);
        t("object", () -> {
            Object o = g.fromJson("{\"a\":[1,{\"b\":null}],\"c\":\"d\",\"e\":true}", Object.class);
            return o + " " + o.getClass().getSimpleName() + ((Map<?, ?>) o).get("a").getClass().getSimpleName();
        });
        t("generic", () -> {
            Type ty = new TypeToken<Box<List<Integer>>>() { }.getType();
            Box<List<Integer>> b = new Box<>(List.of(1, 2));
            b.more.add(List.of(3));
            b.nested = new Box<>(List.of());
            String js = g.toJson(b, ty);
            Box<List<Integer>> back = g.fromJson(js, ty);
            return js + " " + back.value.get(0).getClass().getSimpleName() + back.more + back.nested.value + " " + ty;
        });
        t("map types", () -> {
            Map<Integer, Level> m = g.fromJson("{\"1\":\"LOW\",\"2\":\"mid-level\",\"3\":\"??\"}", new TypeToken<TreeMap<Integer,
                    Level>>() { }.getType());
            return m + g.toJson(m) + m.get(2).w();
        });
        t("complex keys", () -> {
            Gson c = new GsonBuilder().enableComplexMapKeySerialization().registerTypeAdapter(Pt.class, new PtAd()).create();
            Map<Pt, String> m = new LinkedHashMap<>();
            m.put(new Pt(1, 2), "a");
            String s = c.toJson(m, new TypeToken<Map<Pt, String>>() { }.getType());
            Map<Pt, String> back = c.fromJson(s, new TypeToken<Map<Pt, String>>() { }.getType());
            return s + back;
        });
        t("dup key", () -> g.fromJson("{\"a\":1,\"a\":2}", new TypeToken<Map<String, Integer>>() { }.getType()));
        t("annotations", () -> g.toJson(new Ann()) + g.fromJson("{\"nm\":\"Zed\",\"rev\":\"cba\",\"unknown\":[1,{}]}", Ann.class).fullName
                + g.fromJson("{\"rev\":\"cba\"}", Ann.class).rev);
        t("expose", () -> {
            Gson e = new GsonBuilder().excludeFieldsWithoutExposeAnnotation().create();
            Ann a = e.fromJson("{\"shown\":\"S\",\"in\":\"I\",\"newer\":99}", Ann.class);
            return e.toJson(new Ann()) + a.shown + a.in + a.newer;
        });
        t("version", () -> new GsonBuilder().setVersion(1.0).create().toJson(new Ann()).replaceAll(".*u\",", "")
                + new GsonBuilder().setVersion(1.2).create().toJson(new Ann()).length());
        for (FieldNamingPolicy p : FieldNamingPolicy.values()) t("naming " + p, ()
                -> new GsonBuilder().setFieldNamingPolicy(p).create().toJson(new Ann()));
        t("strategy", () -> new GsonBuilder().setFieldNamingStrategy(f -> f.getName().charAt(0) + "_"
                + f.getType().getSimpleName()).setExclusionStrategies(new ExclusionStrategy() {
            public boolean shouldSkipField(FieldAttributes f) {
                return f.getName().startsWith("_") || f.getName().equals("in");
            }
            public boolean shouldSkipClass(Class<?> c) { return c == int.class; }
        }).create().toJson(new Ann()));
        t("modifiers", () -> new GsonBuilder().excludeFieldsWithModifiers(Modifier.PROTECTED).create().toJson(new Base())
                + new GsonBuilder().excludeFieldsWithModifiers(Modifier.TRANSIENT).create().toJson(new Base()));
        t("no default", () -> {
            NoDefault n = g.fromJson("{\"x\":5}", NoDefault.class);
            return n.x + n.y;
        });
        t("creator", () -> new GsonBuilder().registerTypeAdapter(NoDefault.class, (InstanceCreator<NoDefault>) ty
                -> new NoDefault(7)).create().fromJson("{}", NoDefault.class).y);
        t("no unsafe", () -> new GsonBuilder().disableJdkUnsafe().create().fromJson("{\"x\":5}", NoDefault.class));
        t("poly", () -> {
            Gson p = new GsonBuilder().registerTypeAdapter(Shape.class, new ShapeAd()).create();
            Type lt = new TypeToken<List<Shape>>() { }.getType();
            String s = p.toJson(List.of(new Sq(2), new Ci(1)), lt);
            List<Shape> l = p.fromJson(s, lt);
            return s + l.get(0).area() + l.get(1).area();
        });
        t("poly bad", () -> new GsonBuilder().registerTypeAdapter(Shape.class, new ShapeAd()).create().fromJson("{\"kind\":\"Tri\"}",
                Shape.class));
        t("interface", () -> g.fromJson("{}", Shape.class));
        t("adapter", () -> {
            Gson a = new GsonBuilder().registerTypeAdapter(Pt.class, new PtAd().nullSafe()).create();
            return a.toJson(new Pt[]{new Pt(1, 2), null}) + Arrays.toString(a.fromJson("[[3,4],null]", Pt[].class));
        });
        t("factory", () -> {
            Gson f = new GsonBuilder().registerTypeAdapterFactory(new LowerEnums()).create();
            return f.toJson(Level.values()) + f.fromJson("\"high\"", Level.class) + f.fromJson("\"none\"", Level.class);
        });
        t("hierarchy", () -> new GsonBuilder().registerTypeHierarchyAdapter(Number.class, (JsonSerializer<Number>) (n, ty, c)
                -> new JsonPrimitive("#" + n)).create().toJson(new Object[]{1, 2.5, "s"}));
        t("delegate", () -> {
            List<String> log = new ArrayList<>();
            Gson d = new GsonBuilder().registerTypeAdapterFactory(new TypeAdapterFactory() {
                public <T> TypeAdapter<T> create(Gson gs, TypeToken<T> tt) {
                    TypeAdapter<T> del = gs.getDelegateAdapter(this, tt);
                    return new TypeAdapter<>() {
                        public void write(JsonWriter w, T v) throws IOException {
                            log.add(tt.getRawType().getSimpleName());
                            del.write(w, v);
                        }
                        public T read(JsonReader r) throws IOException { return del.read(r); }
                    };
                }
            }).create();
            return d.toJson(new Optional2()) + log;
        });
        t("cycle", () -> {
            Cyc c = new Cyc();
            c.me = c;
            try { return g.toJson(c); } catch (StackOverflowError e) { return "StackOverflowError"; }
        });
        t("nan", () -> g.toJson(Double.NaN));
        t("nan ok", () -> new GsonBuilder().serializeSpecialFloatingPointValues().create().toJson(new double[]{Double.NaN,
                Double.NEGATIVE_INFINITY}));
        t("long policy", () -> new GsonBuilder().setLongSerializationPolicy(LongSerializationPolicy.STRING).create().toJson(5L));
        for (ToNumberPolicy p : ToNumberPolicy.values()) t("number " + p, () -> {
            Object o = new GsonBuilder().setObjectToNumberStrategy(p).create().fromJson("[1, 2.5, 123456789012345678901]", Object.class);
            return o + " " + ((List<?>) o).get(0).getClass().getSimpleName();
        });
        t("class", () -> g.toJson(String.class));
        t("html", () -> g.toJson("<a href='x'>&</a>") + nulls.toJson("<'&'>") + g.toJson("\u2028\u0001\t\\/"));
        t("anonymous", () -> g.toJson(new Object() { int x = 1; }) + g.toJson(new Sq(1) { int extra = 2; }));
        class Local { int q = 1; }
        t("local", () -> g.toJson(new Local()));
        for (String bad : new String[]{"{", "[1,", "{\"a\":}", "{a:1}", "[1 2]", "nope", "{\"i\":\"x\"}", "{\"i\":1.5}",
                "{\"i\":99999999999}", "{\"arr\":5}", "{\"lv\":\"NOPE\"}", "{\"z\":\"maybe\"}", "[]", "\"s\"", "{\"list\":{}}",
                "{\"c\":\"toolong\"}", "{\"i\":[]}", "{} x", "{'i':7;}"}) t("bad " + bad, () -> {
            All a = g.fromJson(bad, All.class);
            return a == null ? null : a.i + " " + a.lv + " " + a.z;
        });
        t("lenient", () -> {
            JsonReader r = new JsonReader(new StringReader("// c\n{a:'x', 'b'=1; c:[1;2,,3], d:NaN, # z\n e: unquoted}"));
            r.setLenient(true);
            return JsonParser.parseReader(r);
        });
        t("strict", () -> {
            JsonReader r = new JsonReader(new StringReader("{a:1}"));
            r.beginObject();
            return r.nextName();
        });
        t("strict2", () -> g.getAdapter(Integer.class).fromJson("5 6"));
        t("missing", () -> g.getAdapter(JsonElement.class).fromJson(""));
        // tree model
        t("tree", () -> {
            JsonObject o = JsonParser.parseString("{\"n\":1,\"s\":\"x\",\"a\":[1,2.5,null,true],\"o\":{}}").getAsJsonObject();
            o.addProperty("b", true);
            o.add("arr", new JsonArray());
            o.getAsJsonArray("arr").add(5);
            o.getAsJsonArray("arr").add((String) null);
            JsonElement rm = o.remove("s");
            return o + " " + rm + o.keySet() + o.size() + o.has("n") + o.get("zz") + o.get("n").getAsInt()
                    + o.getAsJsonArray("a").get(1).getAsDouble() + o.get("a").getAsJsonArray().get(2).isJsonNull() + o.deepCopy().equals(o)
                    + (o.hashCode() == o.deepCopy().hashCode()) + o.getAsJsonPrimitive("b").isBoolean();
        });
        t("prim", () -> new JsonPrimitive(1).equals(new JsonPrimitive(1L)) + "" + new JsonPrimitive("1").equals(new JsonPrimitive(1))
                + new JsonPrimitive("12").getAsInt() + new JsonPrimitive(1.9).getAsInt() + new JsonPrimitive("t").getAsBoolean()
                + new JsonPrimitive('c') + new JsonPrimitive(new BigDecimal("1000")).getAsBigInteger() + JsonNull.INSTANCE);
        t("not object", () -> new JsonArray().getAsJsonObject());
        t("array as int", () -> {
            JsonArray a = new JsonArray();
            a.add(7);
            int one = a.getAsInt();
            a.add(8);
            try {
                a.getAsInt();
                return "?";
            } catch (IllegalStateException e) { return one + " ISE"; }
        });
        t("array ops", () -> {
            JsonArray a = new JsonArray();
            a.add(1);
            a.add("x");
            a.addAll(a.deepCopy());
            a.set(0, JsonNull.INSTANCE);
            return a + "" + a.contains(new JsonPrimitive("x")) + a.remove(1) + a.size() + a.isEmpty();
        });
        t("toJsonTree", () -> g.toJsonTree(new Optional2()) + "" + g.fromJson(g.toJsonTree(Map.of("x", 3)), LinkedTreeMap.class)
                + g.fromJson(new JsonPrimitive(4), int.class));
        t("num format", () -> new JsonPrimitive("abc").getAsInt());
        // streaming
        t("writer", () -> {
            StringWriter s = new StringWriter();
            JsonWriter w = new JsonWriter(s);
            w.setIndent(" ");
            w.beginObject().name("a").value(1).name("n").nullValue().name("b").beginArray().value("x").value(true).value(1.5).jsonValue("{raw:1}").endArray().endObject();
            w.close();
            return s.toString().replace("\n", "~");
        });
        for (Q q : new Q[]{() -> {
            JsonWriter w = new JsonWriter(new StringWriter());
            w.beginObject();
            w.value(1);
            return 0;
        }, () -> {
                JsonWriter w = new JsonWriter(new StringWriter());
                w.beginArray();
                w.endObject();
                return 0;
        }, () -> {
                JsonWriter w = new JsonWriter(new StringWriter());
                w.beginObject().name("a").name("b");
                return 0;
        }, () -> {
                JsonWriter w = new JsonWriter(new StringWriter());
                w.beginArray();
                w.close();
                return 0;
        }, () -> {
                JsonWriter w = new JsonWriter(new StringWriter());
                w.beginArray().value(Double.NaN);
                return 0;
        }}) t("writer bad", q);
        t("reader", () -> {
            JsonReader r = new JsonReader(new StringReader("{\"a\":[1,\"2\",2.5e1,null,true],\"skip\":{\"deep\":[[]]},\"l\":9007199254740993}"));
            StringBuilder sb = new StringBuilder();
            r.beginObject();
            while (r.hasNext()) {
                String n = r.nextName();
                sb.append(n).append('@').append(r.getPath()).append('=');
                if (n.equals("a")) {
                    r.beginArray();
                    while (r.hasNext()) {
                        sb.append(r.peek()).append(' ');
                        switch (r.peek()) {
                            case NUMBER -> sb.append(r.nextDouble());
                            case STRING -> sb.append(r.nextInt());
                            case NULL -> r.nextNull();
                            case BOOLEAN -> sb.append(r.nextBoolean());
                            default -> r.skipValue();
                        }
                        sb.append(',');
                    }
                    r.endArray();
                } else if (n.equals("l")) sb.append(r.nextLong());
                else r.skipValue();
                sb.append("; ");
            }
            r.endObject();
            return sb + "" + r.peek();
        });
        t("reader bad", () -> {
            JsonReader r = new JsonReader(new StringReader("[1,{\"x\":\"y\"}]"));
            r.beginArray();
            r.nextInt();
            r.beginObject();
            r.nextName();
            return r.nextInt();
        });
        t("reader wrong", () -> {
            JsonReader r = new JsonReader(new StringReader("[1]"));
            r.beginObject();
            return 0;
        });
        t("parser stream", () -> {
            JsonStreamParser p = new JsonStreamParser("1 \"two\" [3] {\"f\":4}");
            StringBuilder sb = new StringBuilder();
            while (p.hasNext()) sb.append(p.next()).append('|');
            return sb;
        });
        t("typetoken", () -> new TypeToken<Map<String, int[]>>() { }.getType() + " " + TypeToken.getParameterized(List.class,
                Integer.class) + TypeToken.getArray(String.class) + TypeToken.get(int.class).getRawType()
                + TypeToken.getParameterized(List.class, Integer.class).equals(new TypeToken<List<Integer>>() { }));
        t("date", () -> new GsonBuilder().setDateFormat("yyyy").create().toJson(new TypeHolder()).length());
        t("threads", () -> {
            Thread[] ts = new Thread[3];
            Set<String> out = java.util.concurrent.ConcurrentHashMap.newKeySet();
            for (int i = 0; i < 3; i++) (ts[i] = new Thread(() -> {
                for (int k = 0; k < 5; k++) out.add(g.toJson(g.fromJson("{\"value\":1.5,\"more\":[\"a\"]}", Box.class)));
            })).start();
            for (Thread x : ts) x.join();
            return out;
        });
        t("builder copy", () -> g.newBuilder().serializeNulls().create().toJson(new Cyc()) + g.serializeNulls() + g.htmlSafe());
        t("tostring", () -> g.toString().startsWith("{serializeNulls:false"));
        StringBuilder ap = new StringBuilder();
        g.toJson(List.of(1, 2), ap);
        System.out.println(ap);
    }
    static class TypeHolder { int only = 1; }
}
