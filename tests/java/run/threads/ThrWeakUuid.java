// UUID: random ones differ and have the right bits, name based are fixed, parsing, comparing, fields, as map keys, from several
// threads.
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;

public class ThrWeakUuid {
    public static void main(String[] args) throws Exception {
        UUID a = UUID.randomUUID(), b = UUID.randomUUID();
        System.out.println(a.equals(b) + " " + a.version() + a.variant() + " " + a.toString().length() + " "
                + a.toString().matches("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}") + " "
                + UUID.fromString(a.toString()).equals(a));
        UUID n = UUID.nameUUIDFromBytes("hello".getBytes(StandardCharsets.UTF_8));
        System.out.println(n + " " + n.version() + n.variant() + " " + n.hashCode() + " "
                + n.equals(UUID.nameUUIDFromBytes("hello".getBytes(StandardCharsets.UTF_8))) + " " + UUID.nameUUIDFromBytes(new byte[0]));
        UUID u = new UUID(0x0123456789abcdefL, 0xfedcba9876543210L);
        System.out.println(u + " " + Long.toHexString(u.getMostSignificantBits()) + " " + Long.toHexString(u.getLeastSignificantBits())
                + " " + u.hashCode() + " " + u.version() + " " + u.variant());
        UUID t = UUID.fromString("58e0a7d7-eebc-11d8-9669-0800200c9a66");
        System.out.println(t.version() + " " + t.timestamp() + " " + t.clockSequence() + " " + Long.toHexString(t.node()) + " "
                + t.compareTo(n) + " " + n.compareTo(t) + t.compareTo(t));
        for (String s : new String[]{"1-2-3-4-5", "", "xyz", "1-2-3-4", "0-0-0-0-0", "ffffffff-ffff-ffff-ffff-ffffffffffff", "1-2-3-4-5-6",
                "g-0-0-0-0", "123456789-1-1-1-1"}) try { System.out.println(s + " -> " + UUID.fromString(s));
                } catch (IllegalArgumentException e) { System.out.println(s + " IAE"); }
        try { u.timestamp(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        try { n.node(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        List<UUID> l = new ArrayList<>(List.of(new UUID(1, 2), new UUID(-1, 0), new UUID(1, -2), new UUID(0, 0)));
        Collections.sort(l);
        System.out.println(l);
        Set<UUID> ids = ConcurrentHashMap.newKeySet();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> {
            for (int k = 0; k < 25; k++) ids.add(UUID.randomUUID());
        })).start();
        for (Thread x : ts) x.join();
        System.out.println(ids.size() + " " + ids.stream().allMatch(x -> x.version() == 4 && x.variant() == 2));
        Map<UUID, String> m = new TreeMap<>();
        for (String s : "alpha beta gamma".split(" ")) m.put(UUID.nameUUIDFromBytes(s.getBytes(StandardCharsets.US_ASCII)), s);
        System.out.println(m);
        System.out.println(new UUID(5, 6).equals(new UUID(5, 6)) + " " + new UUID(5, 6).equals(null) + " " + new UUID(5, 6).equals("x"));
    }
}
