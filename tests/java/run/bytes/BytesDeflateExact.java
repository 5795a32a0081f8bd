// The bytes that Deflater makes are those of zlib: every level and strategy, odd buffer sizes, flushes, changes of parameters,
// dictionaries.
import java.util.*; import java.util.zip.*; import java.io.*;
public class BytesDeflateExact {
    static byte[] gen(int kind,int n,Random r){
        byte[] b=new byte[n];
        switch(kind){
            case 0: r.nextBytes(b);
            break;
            case 1: for(int i=0;i<n;i++) b[i]=(byte)("the quick brown fox jumps over lazy dog ".charAt(r.nextInt(40)));
            break;
            case 2: String[] w={"alpha","beta","gamma","delta"," ","\n","function","return","int x = 5;"};
            int p=0;
            while(p<n){
                byte[] s=w[r.nextInt(w.length)].getBytes();
                for(byte c:s) if(p<n) b[p++]=c;
            }
            break;
            case 3: break;
            case 4: for(int i=0;i<n;i++) b[i]=(byte)(i*i>>5);
            break;
            case 5: for(int i=0;i<n;i++) b[i]= i>20000&&r.nextInt(50)!=0? b[i-20000+r.nextInt(2)] : (byte)r.nextInt();
            break;
        }
        return b;
    }
    static long sum(byte[] b,int n){ CRC32 c=new CRC32(); c.update(b,0,n); return c.getValue(); }
    public static void main(String[] a) throws Exception { Random r=new Random(7); int scale = 1;
        for(int kind=0;kind<6;kind++) for(int n: new int[]{0,1,2,3,10,300,5000,70000*scale}) {
            byte[] in=gen(kind,n,r);
            for(int lv: new int[]{-1,0,1,3,4,6,9}) for(int st=0;st<3;st++) {
                if(n>50000&&st>0&&lv!=6) continue;
                Deflater d=new Deflater(lv,(lv+st)%2==0);
                d.setStrategy(st);
                ByteArrayOutputStream o=new ByteArrayOutputStream();
                byte[] buf=new byte[64 + r.nextInt(4000)];
                int pos=0;
                int calls=0;
                while(pos<n){
                    int k=Math.min(n-pos,1+r.nextInt(20000));
                    d.setInput(in,pos,k);
                    pos+=k;
                    int fl=r.nextInt(6);
                    int f= fl==0?Deflater.SYNC_FLUSH: fl==1?Deflater.FULL_FLUSH:Deflater.NO_FLUSH;
                    if(r.nextInt(9)==0) d.setLevel(r.nextInt(10));
                    if(r.nextInt(12)==0) d.setStrategy(r.nextInt(3));
                    int q;
                    do {
                        q=d.deflate(buf,0,buf.length,f);
                        o.write(buf,0,q);
                        calls++;
                    } while(q>0 || !d.needsInput());
                }
                d.finish();
                while(!d.finished()){
                    int q=d.deflate(buf);
                    o.write(buf,0,q);
                    calls++;
                    if(calls>1000000) throw new Error();
                }
                byte[] z=o.toByteArray();
                Inflater inf=new Inflater((lv+st)%2==0);
                inf.setInput(z);
                byte[] back=new byte[n+1];
                int m=inf.inflate(back);
                System.out.println(kind+" "+n+" "+lv+" "+st+": "+z.length+" "+Long.toHexString(sum(z,z.length))+" "+calls+" "+d.getAdler()+" "+inf.getAdler()+" "+(m==n&&Arrays.equals(Arrays.copyOf(back,n),in))+" "+d.getBytesRead()+" "+d.getBytesWritten());
                d.reset();
                d.setInput(in,0,Math.min(n,100));
                d.finish();
                int q=d.deflate(new byte[500]);
                System.out.println(q);
                d.end();
                inf.end();
            }
        }
        Deflater d=new Deflater();
        byte[] dict=gen(2,40000,r);
        d.setDictionary(dict);
        d.setInput(gen(2,3000,r));
        d.finish();
        byte[] o=new byte[5000];
        int n=d.deflate(o);
        System.out.println("dict "+n+" "+sum(o,n));
        d=new Deflater(9,true);
        d.setDictionary(Arrays.copyOf(dict,500));
        d.setInput(dict,200,700);
        d.finish();
        n=d.deflate(o);
        System.out.println("dict "+n+" "+sum(o,n));
        ByteArrayOutputStream bo=new ByteArrayOutputStream();
        try(GZIPOutputStream g=new GZIPOutputStream(bo,true)){
            g.write(dict);
            g.flush();
            g.write(dict);
        }
        System.out.println(bo.size()+" "+sum(bo.toByteArray(),bo.size()));
    }
}
