// StreamTokenizer: numbers, words, quotes, comments, pushback, character classes, line numbers; a little expression evaluator on top.
import java.io.*;
import java.util.*;

public class TextStreamTokens {
    static String dump(StreamTokenizer t) throws IOException {
        StringBuilder s = new StringBuilder();
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            switch (t.ttype) {
                case StreamTokenizer.TT_NUMBER -> s.append("N").append(t.nval);
                case StreamTokenizer.TT_WORD -> s.append("W").append(t.sval);
                case StreamTokenizer.TT_EOL -> s.append("EOL");
                case '"', '\'' -> s.append("Q").append((char) t.ttype).append(t.sval.replace("\n", "\\n").replace("\t", "\\t"));
                default -> s.append("C").append((char) t.ttype);
            }
            s.append('@').append(t.lineno()).append(' ');
        }
        return s.toString();
    }
    static StreamTokenizer st(String s) { return new StreamTokenizer(new StringReader(s)); }
    static double expr(StreamTokenizer t) throws IOException { double v = term(t); while (true) { int k = t.nextToken(); if (k == '+') v += term(t); else if (k == '-') v -= term(t); else { t.pushBack(); return v; } } }
    static double term(StreamTokenizer t) throws IOException { double v = fact(t); while (true) { int k = t.nextToken(); if (k == '*') v *= fact(t); else if (k == '/') v /= fact(t); else { t.pushBack(); return v; } } }
    static double fact(StreamTokenizer t) throws IOException { int k = t.nextToken(); if (k == StreamTokenizer.TT_NUMBER) return t.nval; if (k == '-') return -fact(t); if (k == '(') { double v = expr(t); if (t.nextToken() != ')') throw new IOException("expected ) got " + t); return v; } throw new IOException("unexpected " + t); }
    public static void main(String[] args) throws IOException {
        System.out.println(dump(st("foo 12 3.5 -7 - .5 1.2.3 x1 1x a.b a-b 'q' \"dq\" / comment\nnext {}[]")));
        System.out.println(dump(st("'unterminated\nnext 'a\\tb\\101\\n' \"\\\"\" 'it''s' \"x")));
        StreamTokenizer t = st("a // c1\nb /* multi\nline */ c # d\n/x"); t.slashSlashComments(true); t.slashStarComments(true); t.eolIsSignificant(true);
        t.ordinaryChar('/'); t.slashSlashComments(true); System.out.println(dump(t)); t = st("Mixed CASE \u00c9t\u00e9".replaceAll("[^ -~]", "e"));
        t.lowerCaseMode(true); System.out.println(dump(t)); t = st("a-b_c.d 1e5 0x1F"); t.wordChars('_', '_'); t.wordChars('-', '-');
        System.out.println(dump(t)); t = st("1+2-3 4"); t.ordinaryChar('-'); t.ordinaryChar('.'); System.out.println(dump(t)); t = st("a,b;c");
        t.resetSyntax(); t.wordChars('a', 'z'); t.whitespaceChars(',', ','); System.out.println(dump(t)); t = st("007 +5 1e3"); t.resetSyntax();
        t.wordChars('0', '9'); t.wordChars('+', '+'); t.whitespaceChars(' ', ' '); System.out.println(dump(t)); t = st("%quoted word% plain `tick`");
        t.quoteChar('%'); t.quoteChar('`');
        StringBuilder s = new StringBuilder(); while (t.nextToken() != StreamTokenizer.TT_EOF) s.append(t.ttype > 0 ? (char) t.ttype : '#').append(t.sval).append(' ');
        System.out.println(s); t = st("! bang comment\nx ! y"); t.commentChar('!'); System.out.println(dump(t));
        t = st("one 2 'three' +\n"); System.out.println(t); t.eolIsSignificant(true);
        for (int i = 0; i < 6; i++) { t.nextToken(); System.out.println(t); } t = st("x y");
        t.nextToken(); t.pushBack(); System.out.println(t.nextToken() + t.sval + (t.nextToken() == StreamTokenizer.TT_WORD) + t.sval);
        for (String e : new String[] {"1+2*3", "(1+2)*3", "-(4-6)/4", "2*-3", "8/4/2", "1+", "(2", "2 3", "a"}) { StreamTokenizer x = st(e); x.ordinaryChar('/'); x.ordinaryChar('-'); try { double v = expr(x); System.out.println(e + " = " + v + (x.nextToken() == StreamTokenizer.TT_EOF ? "" : " rest " + x)); } catch (IOException ex) { System.out.println(e + " ! " + ex.getMessage()); } }
        Map<String, Integer> freq = new TreeMap<>(); t = st("the cat; the dog! THE end, 42 times the\n\n fun");
        t.lowerCaseMode(true); while (t.nextToken() != StreamTokenizer.TT_EOF) if (t.ttype == StreamTokenizer.TT_WORD) freq.merge(t.sval, 1, Integer::sum);
        System.out.println(freq + " lines " + t.lineno()); t = st("3 1.5 2 x 4"); double sum = 0;
        int words = 0; while (t.nextToken() != StreamTokenizer.TT_EOF) if (t.ttype == StreamTokenizer.TT_NUMBER) sum += t.nval; else words++;
        System.out.println(sum + " " + words);
        System.out.println(dump(st("12345678901234567890 0.1 100000000000000000000.5 -0 -- -.")) + dump(st("")) + dump(st("\n\n\n")) + dump(st("a\rb\r\nc")));
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 400; i++) big.append("w").append(i).append(i % 7 == 0 ? "\n" : " ").append(i).append(' ');
        t = st(big.toString()); int n = 0;
        double tot = 0; while (t.nextToken() != -1) { n++; if (t.ttype == -2) tot += t.nval; } System.out.println(n + " " + tot + " " + t.lineno());
        try { new StreamTokenizer((Reader) null); } catch (NullPointerException e) { System.out.println("NPE"); }
        t = new StreamTokenizer(new ByteArrayInputStream("bytes 5".getBytes()));
        System.out.println(dump(t)); t = st("a b"); t.parseNumbers(); t.whitespaceChars(0, ' '); t.ordinaryChars('a', 'a'); System.out.println(dump(t));
    }
}
