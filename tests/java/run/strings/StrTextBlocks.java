// Text blocks: indentation, escapes, line continuation, quotes, concatenation, interning.
public class StrTextBlocks {
    static void p(String s) { StringBuilder b = new StringBuilder("<"); for (char c : s.toCharArray()) b.append(c < 32 || c > 126 ? String.format("\\u%04x", (int) c) : "" + c); System.out.println(b.append(">").append(s.length())); }
    static final String CONST = """
        key=%d
          nested
        end""";
    public static void main(String[] args) {
        p("""
            simple
            block
            """);
        p("""
            no newline at end""");
        p("""
              deeper
            shallower
          """);
        p("""
            trailing spaces   
            kept\040\040
            fence \s
            """);
        p("""
            one \
            line \
            only""");
        p("""
            "quotes" ""two"" \""" three \"\"\" and end\"""");
        p("""
            tab\there \\ back \n newline \101\7 \u0041\u00e9
            """);
        p("""
            """);
        p("""

            blank first

            blank last

            """);
        p(CONST); System.out.println(CONST.formatted(7));
        System.out.println(CONST == """
            key=%d
              nested
            end""");
        String a = "v"; p("""
            x""" + a + """
            y
            """.strip() + 1);
        System.out.println("""
            {"json": [1, 2, {"a": null}]}""".replace('"', '\''));
        switch ("a\nb") { case """
            a
            b""": System.out.println("matched block"); break; default: System.out.println("no"); }
        p("""
        	tab	inside
        	""".stripIndent());
        p("""
            a   b\tc
              \u4e00 wide
            """.toUpperCase(java.util.Locale.ROOT));
    }
}
