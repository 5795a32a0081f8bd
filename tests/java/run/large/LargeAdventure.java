// A text adventure driven by a script: rooms, items, locks, a parser for commands, a hunger/lamp
// state machine, a wandering cat, save/restore, scoring.
import java.util.*;
import java.util.stream.*;

public class LargeAdventure {
    enum Dir {
        NORTH, SOUTH, EAST, WEST, UP, DOWN;
        Dir opposite() {
            return switch (this) {
                case NORTH -> SOUTH;
                case SOUTH -> NORTH;
                case EAST -> WEST;
                case WEST -> EAST;
                case UP -> DOWN;
                case DOWN -> UP;
            };
        }
        static Optional<Dir> parse(String s) {
            for (Dir d : values()) if (d.name().toLowerCase().startsWith(s)
                    && !s.isEmpty()) return Optional.of(d);
            return Optional.empty();
        }
    }
    enum Flag { TAKEABLE, LIGHT, CONTAINER, OPEN, LOCKED, EDIBLE, FIXED, LIT }
    static class Thing {
        final String name, text;
        final EnumSet<Flag> flags;
        final List<Thing> inside = new ArrayList<>();
        String key;
        int points;
        Thing(String n, String t, Flag... f) {
            name = n;
            text = t;
            flags = f.length == 0 ? EnumSet.noneOf(Flag.class) : EnumSet.copyOf(Arrays.asList(f));
        }
        boolean is(Flag f) { return flags.contains(f); }
        public String toString() {
            return name + (is(Flag.LIT) ? " (lit)" : "") + (is(Flag.CONTAINER) ? is(Flag.OPEN)
                    ? inside.isEmpty() ? " (empty)" : " (open)" : " (closed)" : "");
        }
    }
    static class Room {
        final String id, text;
        final boolean dark;
        final EnumMap<Dir, Exit> exits = new EnumMap<>(Dir.class);
        final List<Thing> things = new ArrayList<>();
        boolean seen;
        Room(String id, String t, boolean d) {
            this.id = id;
            text = t;
            dark = d;
        }
    }
    static class Exit { final Room to; String lockedBy; Exit(Room t) { to = t; } }
    enum Mood {
        FINE, HUNGRY, STARVING, DEAD;
        Mood worse() { return values()[Math.min(ordinal() + 1, 3)]; }
    }
    static class Dead extends RuntimeException { Dead(String m) { super(m); } }
    final Map<String, Room> rooms = new LinkedHashMap<>();
    final List<Thing> bag = new ArrayList<>();
    Room here;
    int turn, score, lamp = 14, hunger;
    Mood mood = Mood.FINE;
    final StringBuilder out = new StringBuilder();
    Room catAt;
    final Random rnd = new Random(17);
    final Map<String, Thing> all = new TreeMap<>();
    boolean over;
    final Deque<String> history = new ArrayDeque<>();
    final Map<String, Integer> verbs = new TreeMap<>();
    void say(String f, Object... a) { out.append(String.format(f, a)).append('\n'); }
    Room room(String id, String t, boolean dark) {
        Room r = new Room(id, t, dark);
        rooms.put(id, r);
        return r;
    }
    void link(String a, Dir d, String b) {
        rooms.get(a).exits.put(d, new Exit(rooms.get(b)));
        rooms.get(b).exits.put(d.opposite(), new Exit(rooms.get(a)));
    }
    Thing thing(String where, Thing t) {
        all.put(t.name, t);
        if (rooms.containsKey(where)) rooms.get(where).things.add(t);
        else all.get(where).inside.add(t);
        return t;
    }
    void build() {
        room("hall", "a dusty hall", false);
        room("kitchen", "a kitchen smelling of onions", false);
        room("cellar", "a damp cellar", true);
        room("tower", "the top of a crooked tower", false);
        room("vault", "a vault with iron walls", true);
        room("garden", "an overgrown garden", false);
        link("hall", Dir.EAST, "kitchen");
        link("hall", Dir.UP, "tower");
        link("kitchen", Dir.DOWN, "cellar");
        link("cellar", Dir.NORTH, "vault");
        link("hall", Dir.SOUTH, "garden");
        rooms.get("cellar").exits.get(Dir.NORTH).lockedBy = "key";
        thing("hall", new Thing("table", "A table with a scratched top.", Flag.FIXED));
        thing("hall", new Thing("lamp", "A brass lamp.", Flag.TAKEABLE, Flag.LIGHT));
        thing("kitchen", new Thing("bread", "A loaf, nearly fresh.", Flag.TAKEABLE, Flag.EDIBLE));
        thing("kitchen", new Thing("jar", "A clay jar.", Flag.TAKEABLE, Flag.CONTAINER));
        thing("jar", new Thing("pickle", "Green. Very green.", Flag.TAKEABLE, Flag.EDIBLE));
        Thing chest = thing("vault", new Thing("chest", "An oak chest.", Flag.FIXED, Flag.CONTAINER,
                Flag.LOCKED));
        chest.key = "ring";
        thing("chest", new Thing("crown", "A crown of gold.", Flag.TAKEABLE)).points = 50;
        thing("tower", new Thing("key", "A rusty key.", Flag.TAKEABLE)).points = 10;
        thing("garden", new Thing("ring", "A silver ring.", Flag.TAKEABLE)).points = 15;
        thing("garden", new Thing("statue", "A marble faun.", Flag.FIXED));
        here = rooms.get("hall");
        catAt = rooms.get("garden");
    }
    boolean lit() {
        return !here.dark || Stream.concat(bag.stream(), here.things.stream()).anyMatch(t -> t.is(Flag.LIGHT)
                && t.is(Flag.LIT));
    }
    void look(boolean full) {
        if (!lit()) {
            say("It is pitch dark.");
            return;
        }
        say("You are in %s.", full || !here.seen ? here.text : "the " + here.id);
        here.seen = true;
        List<String> ex = new ArrayList<>();
        here.exits.forEach((d, e) -> ex.add(d.name().toLowerCase() + (e.lockedBy != null ? "(locked)" : "")));
        say("Exits: %s.", String.join(", ", ex));
        if (!here.things.isEmpty()) say("You see: %s.",
                here.things.stream().map(Thing::toString).sorted().collect(Collectors.joining(", ")));
        if (catAt == here) say("A cat watches you.");
    }
    Optional<Thing> find(String n) {
        if (!lit()) return bag.stream().filter(t -> t.name.equals(n)).findFirst();
        return Stream.of(bag, here.things).flatMap(List::stream).flatMap(t -> Stream.concat(Stream.of(t),
                t.is(Flag.OPEN) ? t.inside.stream() : Stream.empty())).filter(t
                -> t.name.equals(n)).findFirst();
    }
    boolean removeFromWorld(Thing t) {
        if (bag.remove(t) || here.things.remove(t)) return true;
        for (List<Thing> l : List.of(bag, here.things)) for (Thing c : l) if (c.is(Flag.OPEN)
                && c.inside.remove(t)) return true;
        return false;
    }
    void go(Dir d) {
        Exit e = here.exits.get(d);
        if (e == null) {
            say("No way %s.", d.name().toLowerCase());
            return;
        }
        if (e.lockedBy != null) {
            say("The door is locked.");
            return;
        }
        if (!lit() && rnd.nextInt(3) == 0) throw new Dead("You fall in the dark and break your neck.");
        here = e.to;
        look(false);
    }
    void command(String line) {
        history.addLast(line);
        if (history.size() > 5) history.removeFirst();
        String[] w = Arrays.stream(line.toLowerCase().trim().split("\\s+")).filter(x -> !Set.of("the", "a",
                "to", "with").contains(x)).toArray(String[]::new);
        out.append("> ").append(line).append('\n');
        if (w.length == 0 || w[0].isEmpty()) {
            say("Pardon?");
            return;
        }
        String v = w[0], n = w.length > 1 ? w[1] : "";
        verbs.merge(v, 1, Integer::sum);
        boolean time = true;
        switch (v) {
            case "look", "l" -> look(true);
            case "go" -> Dir.parse(n).ifPresentOrElse(this::go, () -> say("Go where?"));
            case "n", "s", "e", "w", "u", "d", "north", "south", "east", "west", "up", "down"
                    -> go(Dir.parse(v).get());
            case "take", "get" -> {
                if (n.equals("all")) {
                    List<Thing> l = here.things.stream().filter(t -> t.is(Flag.TAKEABLE)).toList();
                    if (l.isEmpty()) say("Nothing to take.");
                    for (Thing t : l) take(t);
                } else find(n).ifPresentOrElse(this::take, () -> say("You see no %s here.", n));
            }
            case "drop" -> {
                Optional<Thing> t = bag.stream().filter(x -> x.name.equals(n)).findFirst();
                if (t.isEmpty()) say("You do not have that.");
                else {
                    bag.remove(t.get());
                    here.things.add(t.get());
                    say("Dropped.");
                }
            }
            case "inventory", "i" -> {
                time = false;
                say("You carry %s.", bag.isEmpty()
                        ? "nothing" : bag.stream().map(Thing::toString).collect(Collectors.joining(", ")));
            }
            case "examine", "x" -> find(n).ifPresentOrElse(t -> say("%s%s", t.text, t.is(Flag.OPEN)
                    && !t.inside.isEmpty() ? " Inside: " + t.inside : ""), () -> say("You see no %s here.",
                    n));
            case "open" -> find(n).ifPresentOrElse(t -> {
                if (!t.is(Flag.CONTAINER)) say("It does not open.");
                else if (t.is(Flag.LOCKED)) say("It is locked.");
                else if (!t.flags.add(Flag.OPEN)) say("Already open.");
                else say("Opened. Inside: %s.", t.inside);
            }, () -> say("You see no %s here.", n));
            case "close" -> find(n).ifPresentOrElse(t -> say(t.flags.remove(Flag.OPEN)
                    ? "Closed." : "It is not open."), () -> say("You see no %s here.", n));
            case "unlock" -> unlock(n, w.length > 2 ? w[2] : "");
            case "light" -> find(n).ifPresentOrElse(t -> {
                if (!t.is(Flag.LIGHT)) say("That does not burn.");
                else if (lamp <= 0) say("It is out of oil.");
                else {
                    t.flags.add(Flag.LIT);
                    say("The %s shines.", n);
                }
            }, () -> say("You see no %s here.", n));
            case "douse" -> find(n).ifPresentOrElse(t -> say(t.flags.remove(Flag.LIT)
                    ? "Dark again." : "It is not lit."), () -> say("What?"));
            case "eat" -> find(n).ifPresentOrElse(t -> {
                if (!t.is(Flag.EDIBLE)) say("You would break a tooth.");
                else {
                    removeFromWorld(t);
                    hunger = 0;
                    mood = Mood.FINE;
                    say("Delicious.");
                }
            }, () -> say("You see no %s here.", n));
            case "put" -> {
                Optional<Thing> t = bag.stream().filter(x -> x.name.equals(n)).findFirst(), c = w.length > 3
                        ? find(w[3]) : Optional.empty();
                if (t.isEmpty() || c.isEmpty()) say("Put what where?");
                else if (!c.get().is(Flag.OPEN)) say("It is closed.");
                else if (t.get() == c.get()) say("Impossible.");
                else {
                    bag.remove(t.get());
                    c.get().inside.add(t.get());
                    say("Done.");
                }
            }
            case "wait", "z" -> {
                int k = n.matches("\\d+") ? Integer.parseInt(n) : 1;
                say("Time passes.");
                for (int i = 1; i < k; i++) tick();
            }
            case "score" -> { time = false; say("Score %d in %d turns.", score, turn); }
            case "again", "g" -> {
                history.removeLast();
                String last = history.peekLast();
                if (last == null) say("Nothing to repeat.");
                else command(last);
                return;
            }
            case "quit" -> { over = true; time = false; say("Bye."); }
            default -> { time = false; say("I do not know how to %s.", v); }
        }
        if (time) tick();
    }
    void take(Thing t) {
        if (bag.contains(t)) say("You have the %s already.", t.name);
        else if (!t.is(Flag.TAKEABLE)) say("The %s will not move.", t.name);
        else if (bag.size() >= 4) say("Your hands are full.");
        else {
            removeFromWorld(t);
            bag.add(t);
            score += t.points;
            t.points = 0;
            say("Taken: %s.", t.name);
            if (t.name.equals("crown")) {
                say("You are crowned!");
                over = true;
            }
        }
    }
    void unlock(String n, String with) {
        Optional<Thing> k = bag.stream().filter(t -> t.name.equals(with)).findFirst();
        if (k.isEmpty()) {
            say("Unlock it with what?");
            return;
        }
        if (n.equals("door")) {
            for (Map.Entry<Dir, Exit> e : here.exits.entrySet()) if (e.getValue().lockedBy != null) {
                if (e.getValue().lockedBy.equals(with)) {
                    e.getValue().lockedBy = null;
                    score += 5;
                    say("Click.");
                } else say("It does not fit.");
                return;
            }
            say("No locked door here.");
            return;
        }
        find(n).ifPresentOrElse(t -> {
            if (!t.is(Flag.LOCKED)) say("It is not locked.");
            else if (!with.equals(t.key)) say("It does not fit.");
            else {
                t.flags.remove(Flag.LOCKED);
                score += 5;
                say("Click.");
            }
        }, () -> say("You see no %s here.", n));
    }
    void tick() {
        turn++;
        if (++hunger % 12 == 0) {
            mood = mood.worse();
            say("You feel %s.", mood.name().toLowerCase());
            if (mood == Mood.DEAD) throw new Dead("You starve.");
        }
        Thing l = all.get("lamp");
        if (l.is(Flag.LIT) && --lamp <= 0) {
            l.flags.remove(Flag.LIT);
            say("The lamp goes out.");
        } else if (l.is(Flag.LIT) && lamp == 3) say("The lamp flickers.");
        if (turn % 2 == 0) {
            List<Exit> ex = catAt.exits.values().stream().filter(e -> e.lockedBy == null).toList();
            Room old = catAt;
            catAt = ex.get(rnd.nextInt(ex.size())).to;
            if (catAt == here) say("A cat arrives.");
            else if (old == here) say("The cat wanders off.");
        }
    }
    String save() {
        StringBuilder sb = new StringBuilder(here.id + ";" + turn + ";" + score + ";" + lamp + ";" + mood);
        for (Room r : rooms.values()) sb.append(";").append(r.id).append("=").append(r.things.stream().map(t
                -> t.name).collect(Collectors.joining(",")));
        return sb + ";bag=" + bag.stream().map(t -> t.name).collect(Collectors.joining(","));
    }
    static void play(String title, String script) {
        LargeAdventure g = new LargeAdventure();
        g.build();
        g.look(true);
        try {
            for (String c : script.split(";")) {
                if (g.over) {
                    g.say("(game over, ignored: %s)", c.trim());
                    break;
                }
                g.command(c.trim());
            }
        } catch (Dead d) {
            g.say("*** %s", d.getMessage());
            g.score -= 10;
        }
        System.out.println("=== " + title);
        System.out.println(g.out.toString().trim().replaceAll("\n(?!>)", " | "));
        System.out.println("final " + g.score + " turns " + g.turn + " verbs " + g.verbs);
        System.out.println(g.save());
    }
    public static void main(String[] args) {
        play("winning", "take lamp; up; take key; d; south; take ring; x statue; n; e; take bread; eat bread; light lamp; down; unlock door with key; north; open chest; unlock chest with ring; open chest; take crown; look");
        play("dark death", "e; d; n; look; n; e; u; d; w; s; n; d; u; d; n; e; w; s");
        play("starving", "z; g; z 5; g; i; z 10; score; z 30; z");
        play("nonsense", "; dance; take table; take sword; go sideways; drop lamp; open table; e; take all; open jar; x jar; take pickle; i; put lamp in jar; put pickle in jar; x jar; close jar; close jar; eat jar; unlock door; d; score; quit; look");
    }
}
