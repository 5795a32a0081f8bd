// java.nio.file and java.io on real files: directories, links, permissions, times, channels, maps, locks, zips, and how each fails.
import java.nio.file.*; import java.nio.*; import java.nio.channels.*; import java.io.*; import java.util.*; import java.util.zip.*; import java.nio.file.attribute.*; import java.nio.charset.*;
public class IoFileSystem { 
 static String root="?";
 static String clean(Object o){ return String.valueOf(o).replace(root,"DIR"); }
 interface R { Object go() throws Exception; }
 static void t(String n, R r){ try { System.out.println(n+" "+clean(r.go())); } catch(Throwable e){ System.out.println(n+" ! "+clean(e)); } }
 public static void main(String[] a) throws Exception {
  Path d=Files.createTempDirectory("jaunt-io").resolve("d"); root=d.toString();

  t("mk",()->Files.createDirectories(d.resolve("x/y")).getFileName());
  Path f=d.resolve("x/f.txt");
  t("w",()->Files.writeString(f,"hello\nworld\n\u00e4\n").getFileName());
  t("r",()->Files.readAllLines(f));
  t("sz",()->Files.size(f)); t("ex",()->Files.exists(f)+" "+Files.isDirectory(f)+" "+Files.isRegularFile(f));
  t("list",()->{ try(var s=Files.list(d.resolve("x"))){ return s.map(p->p.getFileName().toString()).sorted().toList(); } });
  t("walk",()->{ try(var s=Files.walk(d)){ return s.map(p->d.relativize(p).toString()).sorted().toList(); } });
  t("nofile",()->Files.readString(d.resolve("nope")));
  t("nofile2",()->new FileInputStream("nope.txt"));
  t("dir",()->new FileInputStream(d.toString()).read());
  t("dup",()->Files.createFile(f)); t("del",()->{Files.delete(d.resolve("x")); return 1;});
  t("copy",()->Files.copy(f,d.resolve("g")).getFileName()); t("copy2",()->Files.copy(f,d.resolve("g")));
  t("move",()->Files.move(d.resolve("g"),d.resolve("h"),StandardCopyOption.REPLACE_EXISTING).getFileName());
  t("link",()->Files.createSymbolicLink(d.resolve("l"),Paths.get("h")).getFileName()+" "+Files.readSymbolicLink(d.resolve("l"))+" "+Files.isSymbolicLink(d.resolve("l")));
  t("perm",()->{ Files.setPosixFilePermissions(f,PosixFilePermissions.fromString("rw-r-----")); return PosixFilePermissions.toString(Files.getPosixFilePermissions(f)); });
  t("times",()->{ Files.setLastModifiedTime(f,FileTime.fromMillis(1234567890123L)); return Files.getLastModifiedTime(f)+" "+f.toFile().lastModified(); });
  t("owner",()->Files.getOwner(f).getName().equals(System.getProperty("user.name"))); t("attrs",()->new TreeMap<>(Files.readAttributes(f,"size,isDirectory,isOther")));
  t("chan",()->{ try(FileChannel c=FileChannel.open(f,StandardOpenOption.READ,StandardOpenOption.WRITE)){ ByteBuffer b=ByteBuffer.allocate(5); c.read(b); c.position(c.size()); c.write(ByteBuffer.wrap("END".getBytes())); c.write(new ByteBuffer[]{ByteBuffer.wrap("a".getBytes()),ByteBuffer.wrap("bc".getBytes())}); MappedByteBuffer m=c.map(FileChannel.MapMode.READ_WRITE,0,5); m.put(0,(byte)'J'); FileLock l=c.tryLock(); String s=new String(b.array())+c.size()+l.isValid(); l.release(); return s+Files.readString(f,StandardCharsets.UTF_8).length(); }});
  t("mapped",()->Files.readString(f).substring(0,5));
  t("transfer",()->{ try(FileChannel c=FileChannel.open(f); FileChannel o=FileChannel.open(d.resolve("tr"),StandardOpenOption.CREATE,StandardOpenOption.WRITE)){ return c.transferTo(0,c.size(),o)+" "+o.size(); }});
  t("raf",()->{ try(RandomAccessFile r=new RandomAccessFile(d.resolve("raf").toFile(),"rw")){ r.writeInt(42); r.writeUTF("abc"); r.seek(0); int x=r.readInt(); r.setLength(2); return x+" "+r.length()+" "+r.getFilePointer(); }});
  t("gz",()->{ var o=new ByteArrayOutputStream(); try(var g=new GZIPOutputStream(o)){ g.write(new byte[10000]); } return new GZIPInputStream(new ByteArrayInputStream(o.toByteArray())).readAllBytes().length+" "+o.size(); });
  t("zip",()->{ Path z=d.resolve("z.zip"); try(var o=new ZipOutputStream(Files.newOutputStream(z))){ o.putNextEntry(new ZipEntry("a/b")); o.write("hi there".getBytes()); o.closeEntry(); } try(ZipFile q=new ZipFile(z.toFile())){ return q.size()+new String(q.getInputStream(q.getEntry("a/b")).readAllBytes()); } });
  t("zipfs",()->{ try(FileSystem fs=FileSystems.newFileSystem(d.resolve("z.zip"))){ return Files.readString(fs.getPath("a/b")); } });
  t("file",()->{ File q=d.toFile(); File n=new File(q,"new"); return n.createNewFile()+" "+n.createNewFile()+" "+n.length()+n.canRead()+n.canWrite()+n.canExecute()+n.setReadOnly()+n.setExecutable(true)+n.canExecute()+n.renameTo(new File(q,"new2"))+n.exists()+new File(q,"new2").delete()+Arrays.asList(q.list()).size()+new File(q,"a/../b/./c").getCanonicalPath().substring(q.getCanonicalPath().length())+new File(q,"m/n").mkdirs()+(q.getTotalSpace()>0); });
  t("cnf",()->new File("/nonexist/x").createNewFile());
  t("temp",()->{ Path p=Files.createTempFile("aa",".b"); boolean e=Files.exists(p); Files.delete(p); File g=File.createTempFile("zzz",null); return e+" "+g.delete(); });
  t("store",()->Files.getFileStore(d).type().length()>0);
  t("probe",()->Files.probeContentType(f));
  t("scanner",()->new Scanner(f).next());
  t("bw",()->{ try(PrintWriter w=new PrintWriter(new FileWriter(d.resolve("pw").toFile(),true))){ w.printf("%d %s%n",5,"x"); } return new BufferedReader(new FileReader(d.resolve("pw").toFile())).readLine(); });
  t("real",()->d.resolve("l").toRealPath().getFileName()); t("same",()->Files.isSameFile(d.resolve("l"),d.resolve("h")));
  t("mismatch",()->Files.mismatch(f,d.resolve("h")));
  t("closed",()->{ FileInputStream i=new FileInputStream(f.toFile()); i.close(); return i.read(); });
  t("skip",()->{ FileInputStream i=new FileInputStream(f.toFile()); return i.skip(3)+" "+i.available()+" "+i.read()+" "+i.getChannel().position(); });
  t("ser",()->{ var o=new ByteArrayOutputStream(); var s=new ObjectOutputStream(o); s.writeObject(new ArrayList<>(List.of(1,"x",2.5))); return new ObjectInputStream(new ByteArrayInputStream(o.toByteArray())).readObject(); });
  t("rm",()->{  Files.walkFileTree(d,new SimpleFileVisitor<Path>(){ public FileVisitResult visitFile(Path p,BasicFileAttributes b) throws IOException { Files.delete(p); return FileVisitResult.CONTINUE; } public FileVisitResult postVisitDirectory(Path p,IOException e) throws IOException { Files.delete(p); return FileVisitResult.CONTINUE; } }); Files.delete(d.getParent()); return Files.exists(d); });
 } }
