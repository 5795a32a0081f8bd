// commons-lang3: StringUtils, ArrayUtils, builders (equals, hashCode, toString, compareTo), tuples, ranges, mutable, reflection
// helpers, text, time, concurrent, exceptions, validation.
import java.io.Serializable;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.concurrent.*;
import org.apache.commons.lang3.event.EventListenerSupport;
import org.apache.commons.lang3.exception.*;
import org.apache.commons.lang3.function.*;
import org.apache.commons.lang3.math.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.reflect.*;
import org.apache.commons.lang3.stream.Streams;
import org.apache.commons.lang3.time.*;
import org.apache.commons.lang3.tuple.*;

public class LibLang3 {
    public static class Person implements Comparable<Person>, Serializable, Cloneable, Diffable<Person> {
        final String name; final int age; transient int skip = 7; double[] marks; Person boss;
        public Person(String n, int a, double... m) { name = n; age = a; marks = m; }
        @Override public boolean equals(Object o) {
            if (!(o instanceof Person p)) return false;
            return new EqualsBuilder().append(name, p.name).append(age, p.age).append(marks, p.marks).isEquals();
        }
        @Override public int hashCode() {
            return new HashCodeBuilder(17, 37).append(name).append(age).append(marks).toHashCode();
        }
        @Override public String toString() {
            return new ToStringBuilder(this, ToStringStyle.SHORT_PREFIX_STYLE).append("name", name).append("age", age).append("marks",
                    marks).toString();
        }
        @Override public int compareTo(Person o) {
            return new CompareToBuilder().append(name, o.name).append(age, o.age).append(marks, o.marks).toComparison();
        }
        @Override public DiffResult<Person> diff(Person o) {
            return new DiffBuilder<>(this, o, ToStringStyle.SHORT_PREFIX_STYLE).append("name", name, o.name).append("age", age,
                    o.age).append("marks", marks, o.marks).build();
        }
        public String greet(String who) { return "hi " + who + " from " + name; }
        public static int add(int a, int b) { return a + b; }
        public Object clone() throws CloneNotSupportedException { return super.clone(); }
    }
    static class Sub extends Person { public String extra = "x"; private int hidden = 5; Sub() { super("sub", 1); } }
    enum Color { RED, GREEN, BLUE }
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try {
            Object o = q.go();
            System.out.println(n + " -> " + (o instanceof Object[] a ? Arrays.deepToString(a) : o instanceof int[] i
                    ? Arrays.toString(i) : o));
        } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) throws Exception {
        // strings
        t("blank", () -> StringUtils.isBlank(" \t") + "" + StringUtils.isEmpty(" ") + StringUtils.isNotBlank(null)
                + StringUtils.defaultIfBlank("", "d") + StringUtils.trimToNull("  ") + StringUtils.strip("xxaxx", "x"));
        t("case", () -> StringUtils.capitalize("word") + StringUtils.uncapitalize("WORD") + StringUtils.swapCase("aBc")
                + StringUtils.upperCase(null));
        t("abbr", () -> StringUtils.abbreviate("The quick brown fox", 10) + "|" + StringUtils.abbreviateMiddle("abcdefghij", "..", 6) + "|"
                + StringUtils.center("ab", 7, '*') + "|" + StringUtils.leftPad("7", 3, '0') + "|" + StringUtils.rightPad("x", 4) + "|"
                + StringUtils.repeat("ab", ",", 3));
        t("split", () -> Arrays.toString(StringUtils.split("a,,b c", ", ")) + Arrays.toString(StringUtils.splitPreserveAllTokens("a,,b",
                ',')) + Arrays.toString(StringUtils.splitByCharacterTypeCamelCase("fooBar12Baz"))
                + Arrays.toString(StringUtils.substringsBetween("[a][b][c]", "[", "]")));
        t("join", () -> StringUtils.join(new int[]{1, 2, 3}, ';') + StringUtils.join(List.of("x", "y"), "-") + StringUtils.joinWith("/",
                "a", 1, null) + StringUtils.join((Object[]) null));
        t("sub", () -> StringUtils.substringBefore("a.b.c", ".") + StringUtils.substringAfterLast("a.b.c", ".")
                + StringUtils.substringBetween("<x>", "<", ">") + StringUtils.left("abc", 2) + StringUtils.right("abc", 9)
                + StringUtils.mid("abcdef", 2, 2) + StringUtils.truncate("abcdef", 3) + StringUtils.overlay("abcdef", "zz", 2, 4)
                + StringUtils.remove("banana", 'a') + StringUtils.removeEnd("x.txt", ".txt") + StringUtils.chomp("l\n")
                + StringUtils.chop("abc"));
        t("search", () -> StringUtils.countMatches("ababab", "ab") + "" + StringUtils.containsAny("xyz", 'q', 'z')
                + StringUtils.indexOfAny("hello", "lo") + StringUtils.ordinalIndexOf("aabaab", "a", 3)
                + StringUtils.indexOfDifference("abcx", "abcy") + StringUtils.getCommonPrefix("interview", "internet")
                + StringUtils.difference("abc", "abxyz") + StringUtils.getLevenshteinDistance("kitten", "sitting")
                + StringUtils.containsIgnoreCase("HeLLo", "ell") + StringUtils.endsWithAny("file.png", ".jpg", ".png"));
        t("check", () -> StringUtils.isNumeric("123") + "" + StringUtils.isAlpha("ab1") + StringUtils.isAllUpperCase("AB")
                + StringUtils.isMixedCase("Ab") + StringUtils.isAlphanumericSpace("a 1") + NumberUtils.isCreatable("0x1F")
                + NumberUtils.isCreatable("1e5f") + NumberUtils.isCreatable("1.2.3") + NumberUtils.isDigits("12-"));
        t("replace", () -> StringUtils.replaceEach("abcde", new String[]{"ab", "d"}, new String[]{"w", "t"})
                + StringUtils.replaceChars("hello", "hl", "jp") + StringUtils.reverse("abc") + StringUtils.reverseDelimited("a.b.c", '.')
                + StringUtils.rotate("abcdef", 2) + StringUtils.wrap("a", "'") + StringUtils.normalizeSpace("  a   b ")
                + StringUtils.deleteWhitespace(" a b ") + StringUtils.stripAccents("caf\u00e9").length());
        t("compare", () -> StringUtils.compare(null, "a") + " " + StringUtils.compareIgnoreCase("A", "a") + StringUtils.equalsAny("b", "a",
                "b") + StringUtils.equalsIgnoreCase(null, null) + StringUtils.firstNonBlank(null, " ", "z") + CharSetUtils.count("hello",
                "k-p") + CharSetUtils.squeeze("bookkeeper", "k-p") + CharSet.getInstance("a-c").contains('b') + WordCase());
        // arrays
        int[] a = {3, 1, 2};
        t("arrays", () -> Arrays.toString(ArrayUtils.add(a, 9)) + Arrays.toString(ArrayUtils.addAll(a, 7, 8))
                + Arrays.toString(ArrayUtils.remove(a, 1)) + Arrays.toString(ArrayUtils.removeElement(a, 3))
                + Arrays.toString(ArrayUtils.insert(1, a, 5, 6)) + Arrays.toString(ArrayUtils.subarray(a, 1, 3)) + ArrayUtils.contains(a,
                2) + ArrayUtils.indexOf(a, 2) + ArrayUtils.isSorted(a) + ArrayUtils.toString(new int[][]{{1}, {2, 3}})
                + Arrays.toString(ArrayUtils.toObject(a)) + ArrayUtils.getLength(null) + ArrayUtils.isSameLength(a, a));
        t("reverse", () -> {
            int[] b = a.clone();
            ArrayUtils.reverse(b);
            ArrayUtils.shift(b, 1);
            ArrayUtils.swap(b, 0, 2);
            return b;
        });
        t("removeAll", () -> Arrays.toString(ArrayUtils.removeAll(new String[]{"a", "b", "c", "d"}, 0, 2))
                + Arrays.toString(ArrayUtils.nullToEmpty((String[]) null)) + ArrayUtils.toMap(new String[][]{{"k", "v"}})
                + Arrays.toString(ArrayUtils.toPrimitive(new Integer[]{1, null}, -1)) + ArrayUtils.get(new String[]{"x"}, 5));
        t("remove oob", () -> ArrayUtils.remove(a, 5));
        t("add null", () -> ArrayUtils.add((String[]) null, (String) null));
        t("toPrimitive null", () -> {
            try { return ArrayUtils.toPrimitive(new Integer[]{null}); } catch (NullPointerException e) { return "NPE"; }
        });
        // builders
        Person p = new Person("ann", 30, 1.5, 2), q = new Person("ann", 30, 1.5, 2), r = new Person("bob", 20);
        t("builders", () -> p.equals(q) + "" + p.equals(r) + (p.hashCode() == q.hashCode()) + p.hashCode() + " " + p + " " + p.compareTo(r)
                + " " + p.compareTo(q) + " " + EqualsBuilder.reflectionEquals(p, q, "boss") + EqualsBuilder.reflectionEquals(p, r) + " "
                + HashCodeBuilder.reflectionHashCode(new Person("z", 1), "boss") + " " + CompareToBuilder.reflectionCompare(new int[]{1},
                new int[]{1}));
        t("styles", () -> new ToStringBuilder(p, ToStringStyle.JSON_STYLE).append("n", p.name).append("m", p.marks).append("l",
                List.of(1)).append("z", (Object) null) + " " + new ToStringBuilder(p, ToStringStyle.NO_CLASS_NAME_STYLE).append("a",
                1).append("b", new int[]{1, 2}) + " " + new ToStringBuilder(p,
                ToStringStyle.SIMPLE_STYLE).append("x").append(true).append('c') + " " + ToStringBuilder.reflectionToString(r,
                ToStringStyle.SHORT_PREFIX_STYLE) + " " + new ReflectionToStringBuilder(new Sub(),
                ToStringStyle.SHORT_PREFIX_STYLE).setExcludeFieldNames("marks", "boss").toString());
        t("cyclic", () -> {
            Person c = new Person("c", 1);
            c.boss = c;
            return ToStringBuilder.reflectionToString(c, ToStringStyle.SHORT_PREFIX_STYLE).replaceAll("@[0-9a-f]+",
                    "@").replaceAll("boss=.*?,", "boss=..,");
        });
        t("diff", () -> {
            DiffResult<Person> d = p.diff(new Person("ann", 31, 1.5));
            StringBuilder sb = new StringBuilder(d.getNumberOfDiffs() + " ");
            for (Diff<?> x : d.getDiffs()) sb.append(x.getFieldName()).append(' ');
            return sb + d.toString();
        });
        // tuples, ranges, mutables
        Pair<String, Integer> pr = Pair.of("k", 1);
        MutablePair<String, Integer> mp = MutablePair.of("m", 2);
        Triple<Integer, String, Boolean> tr = Triple.of(1, "t", true);
        t("tuples", () -> pr + " " + pr.equals(Map.entry("k", 1)) + (pr.hashCode() == Map.entry("k", 1).hashCode()) + pr.getLeft()
                + pr.getValue() + mp.setValue(5) + mp + tr + tr.compareTo(Triple.of(1, "t", false)) + pr.compareTo(Pair.of("k", 2))
                + pr.toString("<%s|%s>") + ImmutableTriple.nullTriple() + new TreeSet<>(List.of(Pair.of("b", 1), Pair.of("a", 9),
                Pair.of("a", 2))));
        t("immutable pair", () -> pr.setValue(3));
        Range<Integer> rg = Range.between(3, 7);
        t("range", () -> rg + " " + rg.contains(3) + rg.contains(8) + rg.isOverlappedBy(Range.between(7, 9))
                + rg.intersectionWith(Range.between(5, 99)) + rg.elementCompareTo(10) + rg.fit(100) + Range.is("x") + Range.between("b",
                "a") + rg.isAfter(1) + rg.containsRange(Range.between(4, 5)));
        t("range bad", () -> rg.intersectionWith(Range.between(8, 9)));
        t("mutable", () -> {
            MutableInt m = new MutableInt(5);
            m.add(3);
            m.increment();
            MutableObject<String> mo = new MutableObject<>("o");
            mo.setValue("p");
            MutableBoolean mb = new MutableBoolean();
            mb.setTrue();
            return m + " " + m.getAndAdd(10) + m + m.compareTo(new MutableInt(1)) + mo + mb + new MutableDouble(1.5).addAndGet(1)
                    + new MutableLong(5).equals(new MutableLong(5));
        });
        // numbers
        t("numbers", () -> NumberUtils.toInt("x", -1) + NumberUtils.toDouble("1.5") + " " + NumberUtils.max(1, 5, 3) + NumberUtils.min(2.5,
                1.5) + " " + NumberUtils.createNumber("10").getClass().getSimpleName()
                + NumberUtils.createNumber("10000000000").getClass().getSimpleName()
                + NumberUtils.createNumber("1.5").getClass().getSimpleName() + NumberUtils.createNumber("0x10")
                + NumberUtils.createNumber("5L") + " " + NumberUtils.compare(1, 2) + IEEE754rUtils.max(Double.NaN, 1));
        t("createNumber", () -> NumberUtils.createNumber("abc"));
        t("fraction", () -> Fraction.getFraction(6, -8) + " " + Fraction.getReducedFraction(6, -8) + " "
                + Fraction.getFraction("1 2/3").add(Fraction.ONE_HALF) + " " + Fraction.getFraction(0.375) + " " + Fraction.getFraction(7,
                3).toProperString() + " " + Fraction.THREE_QUARTERS.pow(-2) + " " + Fraction.ONE_THIRD.compareTo(Fraction.ONE_QUARTER));
        t("fraction zero", () -> Fraction.getFraction(1, 0));
        // booleans, chars, enums, bits, classes, locale
        t("bool", () -> BooleanUtils.toBoolean("yes") + "" + BooleanUtils.toBooleanObject("off") + BooleanUtils.toBooleanObject("huh")
                + BooleanUtils.xor(new boolean[]{true, false, true}) + BooleanUtils.and(new boolean[]{true, true})
                + BooleanUtils.toStringOnOff(true) + BooleanUtils.toInteger(true, 7, 8) + BooleanUtils.compare(true, false)
                + CharUtils.isAsciiAlpha('z') + CharUtils.toIntValue('7') + CharUtils.unicodeEscaped('A') + CharEncoding.UTF_8);
        t("enum", () -> EnumUtils.isValidEnum(Color.class, "RED") + "" + EnumUtils.getEnum(Color.class, "PINK")
                + EnumUtils.getEnumIgnoreCase(Color.class, "blue") + EnumUtils.getEnumList(Color.class)
                + EnumUtils.getEnumMap(Color.class).keySet() + EnumUtils.generateBitVector(Color.class, Color.RED, Color.BLUE)
                + EnumUtils.processBitVector(Color.class, 6));
        t("bits", () -> {
            BitField f = new BitField(0xF0);
            return f.getValue(0xAB) + " " + f.setValue(0, 5) + f.isSet(0x10) + f.isAllSet(0xF0) + f.clear(0xFF)
                    + new BitField(0x80).isSet(0x80) + Conversion.intToHexDigit(11) + Conversion.binaryToInt(new boolean[]{true, false,
                    true}, 0, 0, 0, 3);
        });
        t("class", () -> ClassUtils.getShortClassName(Map.Entry.class) + ClassUtils.getPackageName(String.class)
                + ClassUtils.getAbbreviatedName("org.apache.commons.lang3.ClassUtils", 20)
                + ClassUtils.getAllInterfaces(ArrayList.class).size() + ClassUtils.getAllSuperclasses(Integer.class)
                + ClassUtils.isAssignable(Integer.class, long.class) + ClassUtils.primitiveToWrapper(int.class)
                + ClassUtils.wrapperToPrimitive(Double.class) + ClassUtils.isInnerClass(Map.Entry.class)
                + ClassUtils.getClass("int[]").getName() + ClassUtils.getClass("java.util.Map.Entry").getSimpleName()
                + ClassUtils.getCanonicalName(new int[0][0]) + ClassUtils.getSimpleName(null, "nil")
                + ClassPathUtils.toFullyQualifiedPath(LibLang3.class, "x.txt"));
        t("hierarchy", () -> {
            StringBuilder sb = new StringBuilder();
            for (Class<?> c : ClassUtils.hierarchy(Sub.class, ClassUtils.Interfaces.INCLUDE)) sb.append(c.getSimpleName()).append(' ');
            return sb;
        });
        t("locale", () -> LocaleUtils.toLocale("en_GB") + "" + LocaleUtils.localeLookupList(new Locale("fr", "CA", "x"))
                + LocaleUtils.isAvailableLocale(Locale.ENGLISH));
        t("locale bad", () -> LocaleUtils.toLocale("EN-gb-zz-"));
        // objects, serialization, reflection
        t("objects", () -> ObjectUtils.firstNonNull(null, "f") + ObjectUtils.max(3, 9, null, 5) + ObjectUtils.median(5, 1, 3)
                + ObjectUtils.mode("a", "b", "a") + ObjectUtils.compare(null, 1) + ObjectUtils.defaultIfNull(null, 8)
                + ObjectUtils.isEmpty(new int[0]) + ObjectUtils.allNotNull(1, null) + ObjectUtils.anyNotNull(null, 1)
                + ObjectUtils.clone(new int[]{1, 2}).length + ((Person) ObjectUtils.clone(p)).name
                + ObjectUtils.NULL.getClass().getSimpleName() + ObjectUtils.requireNonEmpty("x"));
        t("requireNonEmpty", () -> ObjectUtils.requireNonEmpty(""));
        t("ser", () -> {
            Person c = SerializationUtils.clone(p);
            return c.equals(p) + "" + (c != p) + c.skip + SerializationUtils.<String>deserialize(SerializationUtils.serialize("s"))
                    + SerializationUtils.roundtrip(new ArrayList<>(List.of(1, 2)));
        });
        t("ser bad", () -> {
            try {
                return SerializationUtils.serialize((Serializable) (Object) new Thread());
            } catch (ClassCastException e) { return "CCE"; }
        });
        t("reflect", () -> MethodUtils.invokeMethod(p, "greet", "bob") + " " + MethodUtils.invokeStaticMethod(Person.class, "add", 2, 3)
                + " " + MethodUtils.invokeExactMethod("abc", "length") + FieldUtils.readField(new Sub(), "hidden", true)
                + FieldUtils.readDeclaredField(new Sub(), "extra", true) + FieldUtils.getAllFieldsList(Sub.class).size()
                + ConstructorUtils.invokeConstructor(StringBuilder.class, "sb") + TypeUtils.isAssignable(Integer.class, Number.class)
                + TypeUtils.toString(TypeUtils.parameterize(Map.class, String.class,
                TypeUtils.wildcardType().withUpperBounds(Number.class).build())) + TypeUtils.getTypeArguments(ArrayList.class,
                Collection.class).size() + TypeUtils.genericArrayType(String.class));
        t("no method", () -> MethodUtils.invokeMethod(p, "nope", 1));
        t("write", () -> {
            Sub s = new Sub();
            FieldUtils.writeField(s, "hidden", 99, true);
            return FieldUtils.readField(s, "hidden", true);
        });
        t("typeLiteral", () -> new TypeLiteral<List<String>>() { }.value.toString());
        t("annotation", () -> AnnotationUtils.toString(FunctionalInterface.class.getAnnotation(java.lang.annotation.Retention.class)));
        // validation and exceptions
        for (Q v : new Q[]{() -> {
            Validate.isTrue(false, "bad value %d", 5L);
            return 0;
        }, () -> Validate.notEmpty(""), () -> Validate.notBlank(" ", "blank %s", "x"), () -> {
                Validate.inclusiveBetween(1, 5, 9);
                return 0;
        }, () -> Validate.noNullElements(Arrays.asList(1, null)), () -> Validate.validIndex(List.of(1), 3), () -> {
                Validate.isInstanceOf(String.class, 5);
                return 0;
        }, () -> {
                Validate.matchesPattern("abc", "\\d+");
                return 0;
        }, () -> {
                Validate.validState(false);
                return 0;
        }, () -> Validate.notNull(null, "must be set")}) t("validate", v);
        t("exceptions", () -> {
            Exception e = new RuntimeException("outer", new IllegalStateException("mid", new Error("root")));
            return ExceptionUtils.getRootCauseMessage(e) + ExceptionUtils.getThrowableCount(e) + ExceptionUtils.indexOfType(e,
                    IllegalStateException.class) + ExceptionUtils.getMessage(e) + ExceptionUtils.getThrowableList(e).size()
                    + ExceptionUtils.hasCause(e, Error.class) + ExceptionUtils.getStackFrames(e)[0];
        });
        t("contexted", () -> {
            ContextedException e = new ContextedException("ctx").addContextValue("id", 7).setContextValue("who", "me");
            return e.getContextLabels() + "" + e.getFirstContextValue("id") + e.getMessage().replace("\n", "/");
        });
        t("rethrow", () -> ExceptionUtils.rethrow(new java.io.IOException("sneaky")));
        // functions, streams
        t("failable", () -> Failable.call(() -> "ok") + Failable.asFunction((FailableFunction<String, Integer,
                Exception>) Integer::parseInt).apply("12") + Streams.stream(List.of(1, 2, 3)).map(x -> x * 2).filter(x
                -> x > 2).collect(java.util.stream.Collectors.toList()) + Arrays.toString(java.util.stream.Stream.of("a",
                "b").collect(Streams.toArray(String.class))));
        t("failable io", () -> Failable.get(() -> { throw new java.io.IOException("io"); }));
        t("tri", () -> ((TriFunction<Integer, Integer, Integer, Integer>) (x, y, z) -> x * y + z).andThen(v -> "r" + v).apply(2, 3, 4));
        // time
        t("time", () -> DurationFormatUtils.formatDuration(3723004, "HH:mm:ss.SSS") + " "
                + DurationFormatUtils.formatDurationWords(93784000, true, true) + " " + DurationFormatUtils.formatDurationISO(65000) + " "
                + DurationUtils.toMillisInt(Duration.ofSeconds(2)) + " " + FastDateFormat.getInstance("yyyy-MM-dd HH:mm",
                TimeZone.getTimeZone("UTC"), Locale.ROOT).format(0L) + " " + FastDateFormat.getInstance("yyyy-MM-dd",
                TimeZone.getTimeZone("UTC"), Locale.ROOT).parse("2020-02-29").getTime());
        t("dates", () -> {
            TimeZone utc = TimeZone.getTimeZone("UTC");
            Calendar c = Calendar.getInstance(utc, Locale.ROOT);
            c.setTimeInMillis(1582934400000L + 3600000 * 5);
            Calendar tr2 = DateUtils.truncate(c, Calendar.DAY_OF_MONTH), ce = DateUtils.ceiling(c, Calendar.MONTH);
            return tr2.getTimeInMillis() + " " + ce.getTimeInMillis() + " " + DateUtils.isSameDay(c, tr2) + DateUtils.truncatedEquals(c,
                    tr2, Calendar.HOUR) + DateUtils.getFragmentInMinutes(c, Calendar.DAY_OF_YEAR);
        });
        t("parse bad", () -> FastDateFormat.getInstance("yyyy", TimeZone.getTimeZone("UTC"), Locale.ROOT).parse("xx"));
        StopWatch sw = StopWatch.createStarted();
        sw.split();
        sw.stop();
        t("stopwatch", () -> sw.isStopped() + "" + (sw.getNanoTime() >= 0));
        t("stop twice", () -> {
            sw.stop();
            return 0;
        });
        // concurrency
        t("lazy", () -> {
            int[] n = {0};
            LazyInitializer<String> li = new LazyInitializer<>() {
                @Override protected String initialize() {
                    n[0]++;
                    return "made";
                }
            };
            Thread[] ts = new Thread[3];
            for (int i = 0; i < 3; i++) {
                ts[i] = new Thread(() -> {
                    try { li.get(); } catch (ConcurrentException e) { }
                });
                ts[i].start();
            }
            for (Thread x : ts) x.join();
            return li.get() + n[0];
        });
        t("background", () -> {
            BackgroundInitializer<Integer> b = new BackgroundInitializer<>() {
                @Override protected Integer initialize() { return 42; }
            };
            b.start();
            return b.get() + "" + b.isStarted();
        });
        t("memoizer", () -> {
            int[] n = {0};
            Memoizer<Integer, Integer> m = new Memoizer<Integer, Integer>((Computable<Integer, Integer>) x -> {
                n[0]++;
                return x * x;
            });
            return m.compute(5) + " " + m.compute(5) + " " + m.compute(6) + " calls " + n[0];
        });
        t("breaker", () -> {
            ThresholdCircuitBreaker c = new ThresholdCircuitBreaker(3);
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 5; i++) sb.append(c.incrementAndCheckState(1L));
            return sb.append(c.isOpen());
        });
        t("factory", () -> {
            BasicThreadFactory f = new BasicThreadFactory.Builder().namingPattern("w-%d").daemon(true).priority(7).build();
            Thread x = f.newThread(() -> { }), y = f.newThread(() -> { });
            return x.getName() + y.getName() + x.isDaemon() + x.getPriority() + f.getThreadCount();
        });
        t("constant future", () -> ConcurrentUtils.constantFuture("c").get()
                + ConcurrentUtils.putIfAbsent(new ConcurrentHashMap<>(Map.of("a", 1)), "a", 2));
        t("concurrent exc", () -> {
            ConcurrentUtils.handleCauseUnchecked(new ExecutionException(new java.io.IOException("cause")));
            return 0;
        });
        t("multi", () -> {
            MultiBackgroundInitializer m = new MultiBackgroundInitializer();
            m.addInitializer("a", new ConstantB("1"));
            m.addInitializer("b", new ConstantB("2"));
            m.start();
            MultiBackgroundInitializer.MultiBackgroundInitializerResults res = m.get();
            return new TreeSet<>(res.initializerNames()) + "" + res.getResultObject("b") + res.isSuccessful();
        });
        t("locking", () -> {
            org.apache.commons.lang3.concurrent.locks.LockingVisitors.StampedLockVisitor<int[]> v = org.apache.commons.lang3.concurrent.locks.LockingVisitors.stampedLockVisitor(new int[1]);
            Thread[] ts = new Thread[3];
            for (int i = 0; i < 3; i++) {
                ts[i] = new Thread(() -> {
                    for (int k = 0; k < 50; k++) v.acceptWriteLocked(x -> x[0]++);
                });
                ts[i].start();
            }
            for (Thread x : ts) x.join();
            return v.applyReadLocked(x -> x[0]);
        });
        t("events", () -> {
            EventListenerSupport<Runnable> es = EventListenerSupport.create(Runnable.class);
            int[] n = {0};
            es.addListener(() -> n[0]++);
            es.addListener(() -> n[0] += 10);
            es.fire().run();
            return n[0] + "" + es.getListeners().length;
        });
        t("random", () -> RandomStringUtils.random(8, 0, 0, true, true, null, new Random(5))
                + RandomStringUtils.randomAlphabetic(6).matches("[a-zA-Z]{6}") + (RandomUtils.nextInt(3, 4)));
        t("system", () -> SystemUtils.IS_OS_LINUX + "" + SystemUtils.isJavaVersionAtLeast(JavaVersion.JAVA_11)
                + SystemUtils.LINE_SEPARATOR.length() + ThreadUtils.findThreadsByName(Thread.currentThread().getName()).size()
                + ArchUtils.getProcessor().is64Bit());
        t("threadgroup", () -> ThreadUtils.getSystemThreadGroup().getName());
    }
    static class ConstantB extends BackgroundInitializer<String> {
        final String s;
        ConstantB(String s) { this.s = s; }
        @Override protected String initialize() { return s; }
    }
    static String WordCase() {
        return org.apache.commons.lang3.text.WordUtils.capitalizeFully("hello WORLD")
                + org.apache.commons.lang3.text.WordUtils.initials("Ben John Lee")
                + org.apache.commons.lang3.text.WordUtils.wrap("aa bb cc", 5, "/", true) + StringEscapeUtils.escapeJava("a\"\n")
                + StringEscapeUtils.unescapeHtml4("&lt;&eacute;").length() + StringEscapeUtils.escapeXml11("<a&b>")
                + StringEscapeUtils.escapeCsv("a,\"b");
    }
}
