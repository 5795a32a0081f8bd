// verdict: pass
// outcomes: 1 | 2

import java.util.*;
import java.util.concurrent.*;

// An initialiser of the library reads a property in a table that was made in the search.
public class PropertiesOfSearch {
    static volatile int x;
    public static void main(String[] a) throws Exception {
        Thread d = new Thread(() -> {}); d.start(); d.join();
        Properties p = new Properties(); 
        for (String k : System.getProperties().stringPropertyNames()) p.setProperty(k, System.getProperty(k));
        p.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "1");
        System.setProperties(p);
        Thread t = new Thread(() -> { if (x == 1) System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "2"); });
        t.start();
        x = 1;
        System.out.println(ForkJoinPool.getCommonPoolParallelism());
        t.join();
    }
}
