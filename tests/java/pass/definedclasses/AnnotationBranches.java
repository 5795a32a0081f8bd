// verdict: pass

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

// Reading an annotation defines a proxy; which number it gets depends on who comes first.
public class AnnotationBranches {
    @Retention(RetentionPolicy.RUNTIME)
    @interface P {
        int value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Q {
        String value();
    }

    @P(1)
    static class X {}

    @Q("y")
    static class Y {}

    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            assert X.class.getAnnotation(P.class).value() == 1;
        }).start();
        if (x == 0) {
            assert Y.class.getAnnotation(Q.class).value().equals("y");
        }
    }
}
