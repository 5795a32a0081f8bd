// parseInt/parseLong/parseShort/parseByte/parseFloat/parseDouble: accepted forms and exact failure messages.
import java.util.function.Function;
public class ArithParse {
    static void t(String what, Function<String, Object> f, String... in) {
        for (String s : in) {
            String shown = s == null ? "null" : "\"" + s.replace("\u0665", "<ar5>").replace("\n", "\\n") + "\"";
            try { System.out.println(what + " " + shown + " -> " + f.apply(s)); }
            catch (RuntimeException e) {
                System.out.println(what + " " + shown + " !! " + e.getClass().getName() + ": " +
                        (e.getMessage() == null ? "-" : e.getMessage().replace("\u0665", "<ar5>").replace("\n", "\\n"))); }
        }
    }

    public static void main(String[] args) {
        t("int", Integer::parseInt, "0", "-0", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", " 1", "1 ", "+", "-",
                "0x10", "1_0", "\u0665\u0665", "1e3", "9999999999", null, "--1", "00000000000000012");
        t("int16", s -> Integer.parseInt(s, 16), "ff", "-FF", "7fffffff", "80000000", "g", "-80000000");
        t("int2", s -> Integer.parseInt(s, 2), "1010", "-11111", "2", "11111111111111111111111111111111");
        t("int36", s -> Integer.parseInt(s, 36), "zz", "zzzzzz", "zzzzzzz", "-zik0zk");
        t("int1", s -> Integer.parseInt(s, 1), "1"); t("int37", s -> Integer.parseInt(s, 37), "1");
        t("uint", Integer::parseUnsignedInt, "4294967295", "4294967296", "-1", "+5", "", "99999999999999");
        t("intsub", s -> Integer.parseInt(s, 1, 4, 10), "a123b", "a12xb", "ab");
        t("long", Long::parseLong, "9223372036854775807", "9223372036854775808", "-9223372036854775808", "5L", null, "");
        t("short", Short::parseShort, "32767", "32768", "-32768", "-32769", "x");
        t("byte", Byte::parseByte, "127", "128", "-128", "-129", "");
        t("byte16", s -> Byte.parseByte(s, 16), "7f", "80");
        t("decode", Integer::decode, "0x", "#", "08", "0-1", "-0x-1", "", "0x80000000", "-#1");
        t("sdec", Short::decode, "0x8000", "-0x8000", "077");
        t("double", Double::parseDouble, "1", "1.", ".5", "1e5", "1E+05", "-1e-400", "1e400", "-1e400", "NaN", "-NaN", "+Infinity",
                "infinity", "1d", "1F", "1L", " 1.5\n", "", " ", ".", "e5", "1e", "0x1p3", "0x1.8p-1", "0x.8P0", "0x1", "0x1p", "1..2",
                "--1", "1,5", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623158e308",
                "1.7976931348623159e308", "2.2250738585072012e-308", "9007199254740993",
                "0.1000000000000000055511151231257827021181583404541015625", null);
        t("float", Float::parseFloat, "3.4028235e38", "3.4028236e38", "1e-45", "7e-46", "7.1e-46", "16777217",
                "1.00000017881393421514957253748434595763683319091796875001", "0x1.fffffeP127", "0x1.ffffffP127", "abc", null, "");
        t("bool", Boolean::valueOf, "true", "TRUE", "1", "", null);
    }
}
