// PatternSyntaxException for a table of bad patterns: description, index, and the whole message with its caret line.
import java.util.regex.*;

public class TextRegexErrors {
    public static void main(String[] args) {
        String[] bad = {"[", "[a", "[a-", "[z-a]", "[]", "[^]", "[a&&", "(", "(a", ")", "a)", "(?", "(?<", "(?<n", "(?<n>", "(?<=a*)b", "(?<!a+)b", "(?<=a{2,3})b", "*", "+a", "?", "a**", "a+*", "a{", "a{1", "a{1,", "a{2,1}", "a{-1}", "a{99999999999}", "{1}", "\\", "\\q", "\\8", "\\k", "\\k<", "\\k<x>", "\\x1", "\\xgg", "\\x{110000}", "\\x{41", "\\u12", "\\c", "\\p", "\\p{", "\\p{Foo}", "\\p{IsFoo}", "\\pX", "\\p{script=Nope}", "\\p{block=Nope}", "\\N{no such name}", "\\0", "\\08", "\\Qabc", "\\E", "(?i", "(?y)", "a|*", "|+", "(?#c)", "(?P<n>x)", "(?>a", "(?=a", "[[:alpha:]]", "[a-\\d]", "[\\w-z]", "]", "}", "a{,3}", "(?<n>a)(?<n>b)", "(?<1>a)", "(?<a-b>x)", "(a)\\2", "\\1", "(?", "\\b{", "\\b{x}", "\\X", "\\R*", "\\h\\H\\v\\V", "[a-z&&]", "[&&a]", "[a&&&&b]", "[^^]", "[-a]", "[a-]", "^*", "$?", "\\G+", "x{0}", "(){3}", "\\Z\\z\\A", "(?:)", "(?x)#", "[\\Q]\\E]", "\\x{1F600}", "\ud83d"};
        for (String b : bad) {
            String shown = b.replace("\ud83d", "<hi>");
            try { Pattern p = Pattern.compile(b); System.out.println(shown + " -> ok " + p.flags()); }
            catch (PatternSyntaxException e) { System.out.println(shown + " -> " + e.getDescription() + " @" + e.getIndex() + " " + e.getPattern().equals(b) + " lines " + e.getMessage().lines().count()); }
            catch (RuntimeException e) { System.out.println(shown + " -> " + e.getClass().getName() + ": " + e.getMessage()); }
        }
        for (String b : new String[] {"abc(def", "[0-9", "x{3,2}y", "(?<na me>x)", "ab\\"}) try { Pattern.compile(b); } catch (PatternSyntaxException e) { System.out.println(e.getMessage()); System.out.println(e); }
        PatternSyntaxException mine = new PatternSyntaxException("my desc", "pat\tern", 4); System.out.println(mine.getMessage());
        System.out.println(new PatternSyntaxException("no index", "p", -1).getMessage());
        System.out.println(mine instanceof IllegalArgumentException);
        "x".replaceAll("(unclosed", "y");
    }
}
