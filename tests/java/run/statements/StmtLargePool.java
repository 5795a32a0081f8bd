// A large constant pool: ldc_w / ldc2_w / wide field and method references, many distinct constants and strings; generated pattern.
public class StmtLargePool {
    static int f0 = 70000; static long g0 = 5L; static int m0(int x) { return x + f0; }
    static int f1 = 170003; static long g1 = 10000000024L; static int m1(int x) { return x + f1; }
    static int f2 = 270006; static long g2 = 20000000043L; static int m2(int x) { return x + f2; }
    static int f3 = 370009; static long g3 = 30000000062L; static int m3(int x) { return x + f3; }
    static int f4 = 470012; static long g4 = 40000000081L; static int m4(int x) { return x + f4; }
    static int f5 = 570015; static long g5 = 50000000100L; static int m5(int x) { return x + f5; }
    static int f6 = 670018; static long g6 = 60000000119L; static int m6(int x) { return x + f6; }
    static int f7 = 770021; static long g7 = 70000000138L; static int m7(int x) { return x + f7; }
    static int f8 = 870024; static long g8 = 80000000157L; static int m8(int x) { return x + f8; }
    static int f9 = 970027; static long g9 = 90000000176L; static int m9(int x) { return x + f9; }
    static int f10 = 1070030; static long g10 = 100000000195L; static int m10(int x) { return x + f10; }
    static int f11 = 1170033; static long g11 = 110000000214L; static int m11(int x) { return x + f11; }
    static int f12 = 1270036; static long g12 = 120000000233L; static int m12(int x) { return x + f12; }
    static int f13 = 1370039; static long g13 = 130000000252L; static int m13(int x) { return x + f13; }
    static int f14 = 1470042; static long g14 = 140000000271L; static int m14(int x) { return x + f14; }
    static int f15 = 1570045; static long g15 = 150000000290L; static int m15(int x) { return x + f15; }
    static int f16 = 1670048; static long g16 = 160000000309L; static int m16(int x) { return x + f16; }
    static int f17 = 1770051; static long g17 = 170000000328L; static int m17(int x) { return x + f17; }
    static int f18 = 1870054; static long g18 = 180000000347L; static int m18(int x) { return x + f18; }
    static int f19 = 1970057; static long g19 = 190000000366L; static int m19(int x) { return x + f19; }
    static int f20 = 2070060; static long g20 = 200000000385L; static int m20(int x) { return x + f20; }
    static int f21 = 2170063; static long g21 = 210000000404L; static int m21(int x) { return x + f21; }
    static int f22 = 2270066; static long g22 = 220000000423L; static int m22(int x) { return x + f22; }
    static int f23 = 2370069; static long g23 = 230000000442L; static int m23(int x) { return x + f23; }
    static int f24 = 2470072; static long g24 = 240000000461L; static int m24(int x) { return x + f24; }
    static int f25 = 2570075; static long g25 = 250000000480L; static int m25(int x) { return x + f25; }
    static int f26 = 2670078; static long g26 = 260000000499L; static int m26(int x) { return x + f26; }
    static int f27 = 2770081; static long g27 = 270000000518L; static int m27(int x) { return x + f27; }
    static int f28 = 2870084; static long g28 = 280000000537L; static int m28(int x) { return x + f28; }
    static int f29 = 2970087; static long g29 = 290000000556L; static int m29(int x) { return x + f29; }
    static int f30 = 3070090; static long g30 = 300000000575L; static int m30(int x) { return x + f30; }
    static int f31 = 3170093; static long g31 = 310000000594L; static int m31(int x) { return x + f31; }
    static int f32 = 3270096; static long g32 = 320000000613L; static int m32(int x) { return x + f32; }
    static int f33 = 3370099; static long g33 = 330000000632L; static int m33(int x) { return x + f33; }
    static int f34 = 3470102; static long g34 = 340000000651L; static int m34(int x) { return x + f34; }
    static int f35 = 3570105; static long g35 = 350000000670L; static int m35(int x) { return x + f35; }
    static int f36 = 3670108; static long g36 = 360000000689L; static int m36(int x) { return x + f36; }
    static int f37 = 3770111; static long g37 = 370000000708L; static int m37(int x) { return x + f37; }
    static int f38 = 3870114; static long g38 = 380000000727L; static int m38(int x) { return x + f38; }
    static int f39 = 3970117; static long g39 = 390000000746L; static int m39(int x) { return x + f39; }
    static int f40 = 4070120; static long g40 = 400000000765L; static int m40(int x) { return x + f40; }
    static int f41 = 4170123; static long g41 = 410000000784L; static int m41(int x) { return x + f41; }
    static int f42 = 4270126; static long g42 = 420000000803L; static int m42(int x) { return x + f42; }
    static int f43 = 4370129; static long g43 = 430000000822L; static int m43(int x) { return x + f43; }
    static int f44 = 4470132; static long g44 = 440000000841L; static int m44(int x) { return x + f44; }
    static int f45 = 4570135; static long g45 = 450000000860L; static int m45(int x) { return x + f45; }
    static int f46 = 4670138; static long g46 = 460000000879L; static int m46(int x) { return x + f46; }
    static int f47 = 4770141; static long g47 = 470000000898L; static int m47(int x) { return x + f47; }
    static int f48 = 4870144; static long g48 = 480000000917L; static int m48(int x) { return x + f48; }
    static int f49 = 4970147; static long g49 = 490000000936L; static int m49(int x) { return x + f49; }
    static int f50 = 5070150; static long g50 = 500000000955L; static int m50(int x) { return x + f50; }
    static int f51 = 5170153; static long g51 = 510000000974L; static int m51(int x) { return x + f51; }
    static int f52 = 5270156; static long g52 = 520000000993L; static int m52(int x) { return x + f52; }
    static int f53 = 5370159; static long g53 = 530000001012L; static int m53(int x) { return x + f53; }
    static int f54 = 5470162; static long g54 = 540000001031L; static int m54(int x) { return x + f54; }
    static int f55 = 5570165; static long g55 = 550000001050L; static int m55(int x) { return x + f55; }
    static int f56 = 5670168; static long g56 = 560000001069L; static int m56(int x) { return x + f56; }
    static int f57 = 5770171; static long g57 = 570000001088L; static int m57(int x) { return x + f57; }
    static int f58 = 5870174; static long g58 = 580000001107L; static int m58(int x) { return x + f58; }
    static int f59 = 5970177; static long g59 = 590000001126L; static int m59(int x) { return x + f59; }
    static int f60 = 6070180; static long g60 = 600000001145L; static int m60(int x) { return x + f60; }
    static int f61 = 6170183; static long g61 = 610000001164L; static int m61(int x) { return x + f61; }
    static int f62 = 6270186; static long g62 = 620000001183L; static int m62(int x) { return x + f62; }
    static int f63 = 6370189; static long g63 = 630000001202L; static int m63(int x) { return x + f63; }
    static int f64 = 6470192; static long g64 = 640000001221L; static int m64(int x) { return x + f64; }
    static int f65 = 6570195; static long g65 = 650000001240L; static int m65(int x) { return x + f65; }
    static int f66 = 6670198; static long g66 = 660000001259L; static int m66(int x) { return x + f66; }
    static int f67 = 6770201; static long g67 = 670000001278L; static int m67(int x) { return x + f67; }
    static int f68 = 6870204; static long g68 = 680000001297L; static int m68(int x) { return x + f68; }
    static int f69 = 6970207; static long g69 = 690000001316L; static int m69(int x) { return x + f69; }
    static int f70 = 7070210; static long g70 = 700000001335L; static int m70(int x) { return x + f70; }
    static int f71 = 7170213; static long g71 = 710000001354L; static int m71(int x) { return x + f71; }
    static int f72 = 7270216; static long g72 = 720000001373L; static int m72(int x) { return x + f72; }
    static int f73 = 7370219; static long g73 = 730000001392L; static int m73(int x) { return x + f73; }
    static int f74 = 7470222; static long g74 = 740000001411L; static int m74(int x) { return x + f74; }
    static int f75 = 7570225; static long g75 = 750000001430L; static int m75(int x) { return x + f75; }
    static int f76 = 7670228; static long g76 = 760000001449L; static int m76(int x) { return x + f76; }
    static int f77 = 7770231; static long g77 = 770000001468L; static int m77(int x) { return x + f77; }
    static int f78 = 7870234; static long g78 = 780000001487L; static int m78(int x) { return x + f78; }
    static int f79 = 7970237; static long g79 = 790000001506L; static int m79(int x) { return x + f79; }
    static int f80 = 8070240; static long g80 = 800000001525L; static int m80(int x) { return x + f80; }
    static int f81 = 8170243; static long g81 = 810000001544L; static int m81(int x) { return x + f81; }
    static int f82 = 8270246; static long g82 = 820000001563L; static int m82(int x) { return x + f82; }
    static int f83 = 8370249; static long g83 = 830000001582L; static int m83(int x) { return x + f83; }
    static int f84 = 8470252; static long g84 = 840000001601L; static int m84(int x) { return x + f84; }
    static int f85 = 8570255; static long g85 = 850000001620L; static int m85(int x) { return x + f85; }
    static int f86 = 8670258; static long g86 = 860000001639L; static int m86(int x) { return x + f86; }
    static int f87 = 8770261; static long g87 = 870000001658L; static int m87(int x) { return x + f87; }
    static int f88 = 8870264; static long g88 = 880000001677L; static int m88(int x) { return x + f88; }
    static int f89 = 8970267; static long g89 = 890000001696L; static int m89(int x) { return x + f89; }
    static int f90 = 9070270; static long g90 = 900000001715L; static int m90(int x) { return x + f90; }
    static int f91 = 9170273; static long g91 = 910000001734L; static int m91(int x) { return x + f91; }
    static int f92 = 9270276; static long g92 = 920000001753L; static int m92(int x) { return x + f92; }
    static int f93 = 9370279; static long g93 = 930000001772L; static int m93(int x) { return x + f93; }
    static int f94 = 9470282; static long g94 = 940000001791L; static int m94(int x) { return x + f94; }
    static int f95 = 9570285; static long g95 = 950000001810L; static int m95(int x) { return x + f95; }
    static int f96 = 9670288; static long g96 = 960000001829L; static int m96(int x) { return x + f96; }
    static int f97 = 9770291; static long g97 = 970000001848L; static int m97(int x) { return x + f97; }
    static int f98 = 9870294; static long g98 = 980000001867L; static int m98(int x) { return x + f98; }
    static int f99 = 9970297; static long g99 = 990000001886L; static int m99(int x) { return x + f99; }
    static int f100 = 10070300; static long g100 = 1000000001905L; static int m100(int x) { return x + f100; }
    static int f101 = 10170303; static long g101 = 1010000001924L; static int m101(int x) { return x + f101; }
    static int f102 = 10270306; static long g102 = 1020000001943L; static int m102(int x) { return x + f102; }
    static int f103 = 10370309; static long g103 = 1030000001962L; static int m103(int x) { return x + f103; }
    static int f104 = 10470312; static long g104 = 1040000001981L; static int m104(int x) { return x + f104; }
    static int f105 = 10570315; static long g105 = 1050000002000L; static int m105(int x) { return x + f105; }
    static int f106 = 10670318; static long g106 = 1060000002019L; static int m106(int x) { return x + f106; }
    static int f107 = 10770321; static long g107 = 1070000002038L; static int m107(int x) { return x + f107; }
    static int f108 = 10870324; static long g108 = 1080000002057L; static int m108(int x) { return x + f108; }
    static int f109 = 10970327; static long g109 = 1090000002076L; static int m109(int x) { return x + f109; }
    static int f110 = 11070330; static long g110 = 1100000002095L; static int m110(int x) { return x + f110; }
    static int f111 = 11170333; static long g111 = 1110000002114L; static int m111(int x) { return x + f111; }
    static int f112 = 11270336; static long g112 = 1120000002133L; static int m112(int x) { return x + f112; }
    static int f113 = 11370339; static long g113 = 1130000002152L; static int m113(int x) { return x + f113; }
    static int f114 = 11470342; static long g114 = 1140000002171L; static int m114(int x) { return x + f114; }
    static int f115 = 11570345; static long g115 = 1150000002190L; static int m115(int x) { return x + f115; }
    static int f116 = 11670348; static long g116 = 1160000002209L; static int m116(int x) { return x + f116; }
    static int f117 = 11770351; static long g117 = 1170000002228L; static int m117(int x) { return x + f117; }
    static int f118 = 11870354; static long g118 = 1180000002247L; static int m118(int x) { return x + f118; }
    static int f119 = 11970357; static long g119 = 1190000002266L; static int m119(int x) { return x + f119; }
    static long ints() { long h = 0;
        h = h * 31 + 0; h ^= 0L; h += (long) (0.1e3 * 1.5f); h += "s0x".length();
        h = h * 31 + 506952113; h ^= 2177342782468422677L; h += (long) (1.8e3 * 2.5f); h += "s1x".length();
        h = h * 31 + 1013904226; h ^= 4354685564936845354L; h += (long) (2.15e3 * 3.5f); h += "s4x".length();
        h = h * 31 + 1520856339; h ^= 6532028347405268031L; h += (long) (3.22e3 * 4.5f); h += "s9x".length();
        h = h * 31 + 2027808452; h ^= 8709371129873690708L; h += (long) (4.29e3 * 5.5f); h += "s16x".length();
        h = h * 31 + 387276917; h ^= 1663341875487337577L; h += (long) (5.36e3 * 6.5f); h += "s25x".length();
        h = h * 31 + 894229030; h ^= 3840684657955760254L; h += (long) (6.43e3 * 7.5f); h += "s36x".length();
        h = h * 31 + 1401181143; h ^= 6018027440424182931L; h += (long) (7.50e3 * 8.5f); h += "s49x".length();
        h = h * 31 + 1908133256; h ^= 8195370222892605608L; h += (long) (8.57e3 * 9.5f); h += "s64x".length();
        h = h * 31 + 267601721; h ^= 1149340968506252477L; h += (long) (9.64e3 * 10.5f); h += "s81x".length();
        h = h * 31 + 774553834; h ^= 3326683750974675154L; h += (long) (10.71e3 * 11.5f); h += "s100x".length();
        h = h * 31 + 1281505947; h ^= 5504026533443097831L; h += (long) (11.78e3 * 12.5f); h += "s121x".length();
        h = h * 31 + 1788458060; h ^= 7681369315911520508L; h += (long) (12.85e3 * 13.5f); h += "s144x".length();
        h = h * 31 + 147926525; h ^= 635340061525167377L; h += (long) (13.92e3 * 14.5f); h += "s169x".length();
        h = h * 31 + 654878638; h ^= 2812682843993590054L; h += (long) (14.99e3 * 15.5f); h += "s196x".length();
        h = h * 31 + 1161830751; h ^= 4990025626462012731L; h += (long) (15.106e3 * 16.5f); h += "s225x".length();
        h = h * 31 + 1668782864; h ^= 7167368408930435408L; h += (long) (16.113e3 * 17.5f); h += "s256x".length();
        h = h * 31 + 28251329; h ^= 121339154544082277L; h += (long) (17.120e3 * 18.5f); h += "s289x".length();
        h = h * 31 + 535203442; h ^= 2298681937012504954L; h += (long) (18.127e3 * 19.5f); h += "s324x".length();
        h = h * 31 + 1042155555; h ^= 4476024719480927631L; h += (long) (19.134e3 * 20.5f); h += "s361x".length();
        h = h * 31 + 1549107668; h ^= 6653367501949350308L; h += (long) (20.141e3 * 21.5f); h += "s400x".length();
        h = h * 31 + 2056059781; h ^= 8830710284417772985L; h += (long) (21.148e3 * 22.5f); h += "s441x".length();
        h = h * 31 + 415528246; h ^= 1784681030031419854L; h += (long) (22.155e3 * 23.5f); h += "s484x".length();
        h = h * 31 + 922480359; h ^= 3962023812499842531L; h += (long) (23.162e3 * 24.5f); h += "s529x".length();
        h = h * 31 + 1429432472; h ^= 6139366594968265208L; h += (long) (24.169e3 * 25.5f); h += "s576x".length();
        h = h * 31 + 1936384585; h ^= 8316709377436687885L; h += (long) (25.176e3 * 26.5f); h += "s625x".length();
        h = h * 31 + 295853050; h ^= 1270680123050334754L; h += (long) (26.183e3 * 27.5f); h += "s676x".length();
        h = h * 31 + 802805163; h ^= 3448022905518757431L; h += (long) (27.190e3 * 28.5f); h += "s729x".length();
        h = h * 31 + 1309757276; h ^= 5625365687987180108L; h += (long) (28.197e3 * 29.5f); h += "s784x".length();
        h = h * 31 + 1816709389; h ^= 7802708470455602785L; h += (long) (29.204e3 * 30.5f); h += "s841x".length();
        h = h * 31 + 176177854; h ^= 756679216069249654L; h += (long) (30.211e3 * 31.5f); h += "s900x".length();
        h = h * 31 + 683129967; h ^= 2934021998537672331L; h += (long) (31.218e3 * 32.5f); h += "s961x".length();
        h = h * 31 + 1190082080; h ^= 5111364781006095008L; h += (long) (32.225e3 * 33.5f); h += "s1024x".length();
        h = h * 31 + 1697034193; h ^= 7288707563474517685L; h += (long) (33.232e3 * 34.5f); h += "s1089x".length();
        h = h * 31 + 56502658; h ^= 242678309088164554L; h += (long) (34.239e3 * 35.5f); h += "s1156x".length();
        h = h * 31 + 563454771; h ^= 2420021091556587231L; h += (long) (35.246e3 * 36.5f); h += "s1225x".length();
        h = h * 31 + 1070406884; h ^= 4597363874025009908L; h += (long) (36.253e3 * 37.5f); h += "s1296x".length();
        h = h * 31 + 1577358997; h ^= 6774706656493432585L; h += (long) (37.260e3 * 38.5f); h += "s1369x".length();
        h = h * 31 + 2084311110; h ^= 8952049438961855262L; h += (long) (38.267e3 * 39.5f); h += "s1444x".length();
        h = h * 31 + 443779575; h ^= 1906020184575502131L; h += (long) (39.274e3 * 40.5f); h += "s1521x".length();
        h = h * 31 + 950731688; h ^= 4083362967043924808L; h += (long) (40.281e3 * 41.5f); h += "s1600x".length();
        h = h * 31 + 1457683801; h ^= 6260705749512347485L; h += (long) (41.288e3 * 42.5f); h += "s1681x".length();
        h = h * 31 + 1964635914; h ^= 8438048531980770162L; h += (long) (42.295e3 * 43.5f); h += "s1764x".length();
        h = h * 31 + 324104379; h ^= 1392019277594417031L; h += (long) (43.302e3 * 44.5f); h += "s1849x".length();
        h = h * 31 + 831056492; h ^= 3569362060062839708L; h += (long) (44.309e3 * 45.5f); h += "s1936x".length();
        h = h * 31 + 1338008605; h ^= 5746704842531262385L; h += (long) (45.316e3 * 46.5f); h += "s2025x".length();
        h = h * 31 + 1844960718; h ^= 7924047624999685062L; h += (long) (46.323e3 * 47.5f); h += "s2116x".length();
        h = h * 31 + 204429183; h ^= 878018370613331931L; h += (long) (47.330e3 * 48.5f); h += "s2209x".length();
        h = h * 31 + 711381296; h ^= 3055361153081754608L; h += (long) (48.337e3 * 49.5f); h += "s2304x".length();
        h = h * 31 + 1218333409; h ^= 5232703935550177285L; h += (long) (49.344e3 * 50.5f); h += "s2401x".length();
        h = h * 31 + 1725285522; h ^= 7410046718018599962L; h += (long) (50.351e3 * 51.5f); h += "s2500x".length();
        h = h * 31 + 84753987; h ^= 364017463632246831L; h += (long) (51.358e3 * 52.5f); h += "s2601x".length();
        h = h * 31 + 591706100; h ^= 2541360246100669508L; h += (long) (52.365e3 * 53.5f); h += "s2704x".length();
        h = h * 31 + 1098658213; h ^= 4718703028569092185L; h += (long) (53.372e3 * 54.5f); h += "s2809x".length();
        h = h * 31 + 1605610326; h ^= 6896045811037514862L; h += (long) (54.379e3 * 55.5f); h += "s2916x".length();
        h = h * 31 + 2112562439; h ^= 9073388593505937539L; h += (long) (55.386e3 * 56.5f); h += "s3025x".length();
        h = h * 31 + 472030904; h ^= 2027359339119584408L; h += (long) (56.393e3 * 57.5f); h += "s3136x".length();
        h = h * 31 + 978983017; h ^= 4204702121588007085L; h += (long) (57.400e3 * 58.5f); h += "s3249x".length();
        h = h * 31 + 1485935130; h ^= 6382044904056429762L; h += (long) (58.407e3 * 59.5f); h += "s3364x".length();
        h = h * 31 + 1992887243; h ^= 8559387686524852439L; h += (long) (59.414e3 * 60.5f); h += "s3481x".length();
        h = h * 31 + 352355708; h ^= 1513358432138499308L; h += (long) (60.421e3 * 61.5f); h += "s3600x".length();
        h = h * 31 + 859307821; h ^= 3690701214606921985L; h += (long) (61.428e3 * 62.5f); h += "s3721x".length();
        h = h * 31 + 1366259934; h ^= 5868043997075344662L; h += (long) (62.435e3 * 63.5f); h += "s3844x".length();
        h = h * 31 + 1873212047; h ^= 8045386779543767339L; h += (long) (63.442e3 * 64.5f); h += "s3969x".length();
        h = h * 31 + 232680512; h ^= 999357525157414208L; h += (long) (64.449e3 * 65.5f); h += "s4096x".length();
        h = h * 31 + 739632625; h ^= 3176700307625836885L; h += (long) (65.456e3 * 66.5f); h += "s4225x".length();
        h = h * 31 + 1246584738; h ^= 5354043090094259562L; h += (long) (66.463e3 * 67.5f); h += "s4356x".length();
        h = h * 31 + 1753536851; h ^= 7531385872562682239L; h += (long) (67.470e3 * 68.5f); h += "s4489x".length();
        h = h * 31 + 113005316; h ^= 485356618176329108L; h += (long) (68.477e3 * 69.5f); h += "s4624x".length();
        h = h * 31 + 619957429; h ^= 2662699400644751785L; h += (long) (69.484e3 * 70.5f); h += "s4761x".length();
        h = h * 31 + 1126909542; h ^= 4840042183113174462L; h += (long) (70.491e3 * 71.5f); h += "s4900x".length();
        h = h * 31 + 1633861655; h ^= 7017384965581597139L; h += (long) (71.498e3 * 72.5f); h += "s5041x".length();
        h = h * 31 + 2140813768; h ^= 9194727748050019816L; h += (long) (72.505e3 * 73.5f); h += "s5184x".length();
        h = h * 31 + 500282233; h ^= 2148698493663666685L; h += (long) (73.512e3 * 74.5f); h += "s5329x".length();
        h = h * 31 + 1007234346; h ^= 4326041276132089362L; h += (long) (74.519e3 * 75.5f); h += "s5476x".length();
        h = h * 31 + 1514186459; h ^= 6503384058600512039L; h += (long) (75.526e3 * 76.5f); h += "s5625x".length();
        h = h * 31 + 2021138572; h ^= 8680726841068934716L; h += (long) (76.533e3 * 77.5f); h += "s5776x".length();
        h = h * 31 + 380607037; h ^= 1634697586682581585L; h += (long) (77.540e3 * 78.5f); h += "s5929x".length();
        h = h * 31 + 887559150; h ^= 3812040369151004262L; h += (long) (78.547e3 * 79.5f); h += "s6084x".length();
        h = h * 31 + 1394511263; h ^= 5989383151619426939L; h += (long) (79.554e3 * 80.5f); h += "s6241x".length();
        h = h * 31 + 1901463376; h ^= 8166725934087849616L; h += (long) (80.561e3 * 81.5f); h += "s6400x".length();
        h = h * 31 + 260931841; h ^= 1120696679701496485L; h += (long) (81.568e3 * 82.5f); h += "s6561x".length();
        h = h * 31 + 767883954; h ^= 3298039462169919162L; h += (long) (82.575e3 * 83.5f); h += "s6724x".length();
        h = h * 31 + 1274836067; h ^= 5475382244638341839L; h += (long) (83.582e3 * 84.5f); h += "s6889x".length();
        h = h * 31 + 1781788180; h ^= 7652725027106764516L; h += (long) (84.589e3 * 85.5f); h += "s7056x".length();
        h = h * 31 + 141256645; h ^= 606695772720411385L; h += (long) (85.596e3 * 86.5f); h += "s7225x".length();
        h = h * 31 + 648208758; h ^= 2784038555188834062L; h += (long) (86.603e3 * 87.5f); h += "s7396x".length();
        h = h * 31 + 1155160871; h ^= 4961381337657256739L; h += (long) (87.610e3 * 88.5f); h += "s7569x".length();
        h = h * 31 + 1662112984; h ^= 7138724120125679416L; h += (long) (88.617e3 * 89.5f); h += "s7744x".length();
        h = h * 31 + 21581449; h ^= 92694865739326285L; h += (long) (89.624e3 * 90.5f); h += "s7921x".length();
        h = h * 31 + 528533562; h ^= 2270037648207748962L; h += (long) (90.631e3 * 91.5f); h += "s8100x".length();
        h = h * 31 + 1035485675; h ^= 4447380430676171639L; h += (long) (91.638e3 * 92.5f); h += "s8281x".length();
        h = h * 31 + 1542437788; h ^= 6624723213144594316L; h += (long) (92.645e3 * 93.5f); h += "s8464x".length();
        h = h * 31 + 2049389901; h ^= 8802065995613016993L; h += (long) (93.652e3 * 94.5f); h += "s8649x".length();
        h = h * 31 + 408858366; h ^= 1756036741226663862L; h += (long) (94.659e3 * 95.5f); h += "s8836x".length();
        h = h * 31 + 915810479; h ^= 3933379523695086539L; h += (long) (95.666e3 * 96.5f); h += "s9025x".length();
        h = h * 31 + 1422762592; h ^= 6110722306163509216L; h += (long) (96.673e3 * 97.5f); h += "s9216x".length();
        h = h * 31 + 1929714705; h ^= 8288065088631931893L; h += (long) (97.680e3 * 98.5f); h += "s9409x".length();
        h = h * 31 + 289183170; h ^= 1242035834245578762L; h += (long) (98.687e3 * 99.5f); h += "s9604x".length();
        h = h * 31 + 796135283; h ^= 3419378616714001439L; h += (long) (99.694e3 * 100.5f); h += "s9801x".length();
        h = h * 31 + 1303087396; h ^= 5596721399182424116L; h += (long) (100.701e3 * 101.5f); h += "s10000x".length();
        h = h * 31 + 1810039509; h ^= 7774064181650846793L; h += (long) (101.708e3 * 102.5f); h += "s10201x".length();
        h = h * 31 + 169507974; h ^= 728034927264493662L; h += (long) (102.715e3 * 103.5f); h += "s10404x".length();
        h = h * 31 + 676460087; h ^= 2905377709732916339L; h += (long) (103.722e3 * 104.5f); h += "s10609x".length();
        h = h * 31 + 1183412200; h ^= 5082720492201339016L; h += (long) (104.729e3 * 105.5f); h += "s10816x".length();
        h = h * 31 + 1690364313; h ^= 7260063274669761693L; h += (long) (105.736e3 * 106.5f); h += "s11025x".length();
        h = h * 31 + 49832778; h ^= 214034020283408562L; h += (long) (106.743e3 * 107.5f); h += "s11236x".length();
        h = h * 31 + 556784891; h ^= 2391376802751831239L; h += (long) (107.750e3 * 108.5f); h += "s11449x".length();
        h = h * 31 + 1063737004; h ^= 4568719585220253916L; h += (long) (108.757e3 * 109.5f); h += "s11664x".length();
        h = h * 31 + 1570689117; h ^= 6746062367688676593L; h += (long) (109.764e3 * 110.5f); h += "s11881x".length();
        h = h * 31 + 2077641230; h ^= 8923405150157099270L; h += (long) (110.771e3 * 111.5f); h += "s12100x".length();
        h = h * 31 + 437109695; h ^= 1877375895770746139L; h += (long) (111.778e3 * 112.5f); h += "s12321x".length();
        h = h * 31 + 944061808; h ^= 4054718678239168816L; h += (long) (112.785e3 * 113.5f); h += "s12544x".length();
        h = h * 31 + 1451013921; h ^= 6232061460707591493L; h += (long) (113.792e3 * 114.5f); h += "s12769x".length();
        h = h * 31 + 1957966034; h ^= 8409404243176014170L; h += (long) (114.799e3 * 115.5f); h += "s12996x".length();
        h = h * 31 + 317434499; h ^= 1363374988789661039L; h += (long) (115.806e3 * 116.5f); h += "s13225x".length();
        h = h * 31 + 824386612; h ^= 3540717771258083716L; h += (long) (116.813e3 * 117.5f); h += "s13456x".length();
        h = h * 31 + 1331338725; h ^= 5718060553726506393L; h += (long) (117.820e3 * 118.5f); h += "s13689x".length();
        h = h * 31 + 1838290838; h ^= 7895403336194929070L; h += (long) (118.827e3 * 119.5f); h += "s13924x".length();
        h = h * 31 + 197759303; h ^= 849374081808575939L; h += (long) (119.834e3 * 120.5f); h += "s14161x".length();
        h = h * 31 + 704711416; h ^= 3026716864276998616L; h += (long) (120.841e3 * 121.5f); h += "s14400x".length();
        h = h * 31 + 1211663529; h ^= 5204059646745421293L; h += (long) (121.848e3 * 122.5f); h += "s14641x".length();
        h = h * 31 + 1718615642; h ^= 7381402429213843970L; h += (long) (122.855e3 * 123.5f); h += "s14884x".length();
        h = h * 31 + 78084107; h ^= 335373174827490839L; h += (long) (123.862e3 * 124.5f); h += "s15129x".length();
        h = h * 31 + 585036220; h ^= 2512715957295913516L; h += (long) (124.869e3 * 125.5f); h += "s15376x".length();
        h = h * 31 + 1091988333; h ^= 4690058739764336193L; h += (long) (125.876e3 * 126.5f); h += "s15625x".length();
        h = h * 31 + 1598940446; h ^= 6867401522232758870L; h += (long) (126.883e3 * 127.5f); h += "s15876x".length();
        h = h * 31 + 2105892559; h ^= 9044744304701181547L; h += (long) (127.890e3 * 128.5f); h += "s16129x".length();
        h = h * 31 + 465361024; h ^= 1998715050314828416L; h += (long) (128.897e3 * 129.5f); h += "s16384x".length();
        h = h * 31 + 972313137; h ^= 4176057832783251093L; h += (long) (129.904e3 * 130.5f); h += "s16641x".length();
        h = h * 31 + 1479265250; h ^= 6353400615251673770L; h += (long) (130.911e3 * 131.5f); h += "s16900x".length();
        h = h * 31 + 1986217363; h ^= 8530743397720096447L; h += (long) (131.918e3 * 132.5f); h += "s17161x".length();
        h = h * 31 + 345685828; h ^= 1484714143333743316L; h += (long) (132.925e3 * 133.5f); h += "s17424x".length();
        h = h * 31 + 852637941; h ^= 3662056925802165993L; h += (long) (133.932e3 * 134.5f); h += "s17689x".length();
        h = h * 31 + 1359590054; h ^= 5839399708270588670L; h += (long) (134.939e3 * 135.5f); h += "s17956x".length();
        h = h * 31 + 1866542167; h ^= 8016742490739011347L; h += (long) (135.946e3 * 136.5f); h += "s18225x".length();
        h = h * 31 + 226010632; h ^= 970713236352658216L; h += (long) (136.953e3 * 137.5f); h += "s18496x".length();
        h = h * 31 + 732962745; h ^= 3148056018821080893L; h += (long) (137.960e3 * 138.5f); h += "s18769x".length();
        h = h * 31 + 1239914858; h ^= 5325398801289503570L; h += (long) (138.967e3 * 139.5f); h += "s19044x".length();
        h = h * 31 + 1746866971; h ^= 7502741583757926247L; h += (long) (139.974e3 * 140.5f); h += "s19321x".length();
        h = h * 31 + 106335436; h ^= 456712329371573116L; h += (long) (140.981e3 * 141.5f); h += "s19600x".length();
        h = h * 31 + 613287549; h ^= 2634055111839995793L; h += (long) (141.988e3 * 142.5f); h += "s19881x".length();
        h = h * 31 + 1120239662; h ^= 4811397894308418470L; h += (long) (142.995e3 * 143.5f); h += "s20164x".length();
        h = h * 31 + 1627191775; h ^= 6988740676776841147L; h += (long) (143.1002e3 * 144.5f); h += "s20449x".length();
        h = h * 31 + 2134143888; h ^= 9166083459245263824L; h += (long) (144.1009e3 * 145.5f); h += "s20736x".length();
        h = h * 31 + 493612353; h ^= 2120054204858910693L; h += (long) (145.1016e3 * 146.5f); h += "s21025x".length();
        h = h * 31 + 1000564466; h ^= 4297396987327333370L; h += (long) (146.1023e3 * 147.5f); h += "s21316x".length();
        h = h * 31 + 1507516579; h ^= 6474739769795756047L; h += (long) (147.1030e3 * 148.5f); h += "s21609x".length();
        h = h * 31 + 2014468692; h ^= 8652082552264178724L; h += (long) (148.1037e3 * 149.5f); h += "s21904x".length();
        h = h * 31 + 373937157; h ^= 1606053297877825593L; h += (long) (149.1044e3 * 150.5f); h += "s22201x".length();
        return h; }
    static String strs() { StringBuilder b = new StringBuilder();
        b.append("str0").append(0.25f).append(0.125).append('a');
        b.append("str31").append(1.25f).append(3.125).append('b');
        b.append("str62").append(2.25f).append(6.125).append('c');
        b.append("str93").append(3.25f).append(9.125).append('d');
        b.append("str23").append(4.25f).append(12.125).append('e');
        b.append("str54").append(5.25f).append(15.125).append('f');
        b.append("str85").append(6.25f).append(18.125).append('g');
        b.append("str15").append(7.25f).append(21.125).append('h');
        b.append("str46").append(8.25f).append(24.125).append('i');
        b.append("str77").append(9.25f).append(27.125).append('j');
        b.append("str7").append(10.25f).append(30.125).append('k');
        b.append("str38").append(11.25f).append(33.125).append('l');
        b.append("str69").append(12.25f).append(36.125).append('m');
        b.append("str100").append(13.25f).append(39.125).append('n');
        b.append("str30").append(14.25f).append(42.125).append('o');
        b.append("str61").append(15.25f).append(45.125).append('p');
        b.append("str92").append(16.25f).append(48.125).append('q');
        b.append("str22").append(17.25f).append(51.125).append('r');
        b.append("str53").append(18.25f).append(54.125).append('s');
        b.append("str84").append(19.25f).append(57.125).append('t');
        b.append("str14").append(20.25f).append(60.125).append('u');
        b.append("str45").append(21.25f).append(63.125).append('v');
        b.append("str76").append(22.25f).append(66.125).append('w');
        b.append("str6").append(23.25f).append(69.125).append('x');
        b.append("str37").append(24.25f).append(72.125).append('y');
        b.append("str68").append(25.25f).append(75.125).append('z');
        b.append("str99").append(26.25f).append(78.125).append('a');
        b.append("str29").append(27.25f).append(81.125).append('b');
        b.append("str60").append(28.25f).append(84.125).append('c');
        b.append("str91").append(29.25f).append(87.125).append('d');
        b.append("str21").append(30.25f).append(90.125).append('e');
        b.append("str52").append(31.25f).append(93.125).append('f');
        b.append("str83").append(32.25f).append(96.125).append('g');
        b.append("str13").append(33.25f).append(99.125).append('h');
        b.append("str44").append(34.25f).append(102.125).append('i');
        b.append("str75").append(35.25f).append(105.125).append('j');
        b.append("str5").append(36.25f).append(108.125).append('k');
        b.append("str36").append(37.25f).append(111.125).append('l');
        b.append("str67").append(38.25f).append(114.125).append('m');
        b.append("str98").append(39.25f).append(117.125).append('n');
        b.append("str28").append(40.25f).append(120.125).append('o');
        b.append("str59").append(41.25f).append(123.125).append('p');
        b.append("str90").append(42.25f).append(126.125).append('q');
        b.append("str20").append(43.25f).append(129.125).append('r');
        b.append("str51").append(44.25f).append(132.125).append('s');
        b.append("str82").append(45.25f).append(135.125).append('t');
        b.append("str12").append(46.25f).append(138.125).append('u');
        b.append("str43").append(47.25f).append(141.125).append('v');
        b.append("str74").append(48.25f).append(144.125).append('w');
        b.append("str4").append(49.25f).append(147.125).append('x');
        b.append("str35").append(50.25f).append(150.125).append('y');
        b.append("str66").append(51.25f).append(153.125).append('z');
        b.append("str97").append(52.25f).append(156.125).append('a');
        b.append("str27").append(53.25f).append(159.125).append('b');
        b.append("str58").append(54.25f).append(162.125).append('c');
        b.append("str89").append(55.25f).append(165.125).append('d');
        b.append("str19").append(56.25f).append(168.125).append('e');
        b.append("str50").append(57.25f).append(171.125).append('f');
        b.append("str81").append(58.25f).append(174.125).append('g');
        b.append("str11").append(59.25f).append(177.125).append('h');
        b.append("str42").append(60.25f).append(180.125).append('i');
        b.append("str73").append(61.25f).append(183.125).append('j');
        b.append("str3").append(62.25f).append(186.125).append('k');
        b.append("str34").append(63.25f).append(189.125).append('l');
        b.append("str65").append(64.25f).append(192.125).append('m');
        b.append("str96").append(65.25f).append(195.125).append('n');
        b.append("str26").append(66.25f).append(198.125).append('o');
        b.append("str57").append(67.25f).append(201.125).append('p');
        b.append("str88").append(68.25f).append(204.125).append('q');
        b.append("str18").append(69.25f).append(207.125).append('r');
        b.append("str49").append(70.25f).append(210.125).append('s');
        b.append("str80").append(71.25f).append(213.125).append('t');
        b.append("str10").append(72.25f).append(216.125).append('u');
        b.append("str41").append(73.25f).append(219.125).append('v');
        b.append("str72").append(74.25f).append(222.125).append('w');
        b.append("str2").append(75.25f).append(225.125).append('x');
        b.append("str33").append(76.25f).append(228.125).append('y');
        b.append("str64").append(77.25f).append(231.125).append('z');
        b.append("str95").append(78.25f).append(234.125).append('a');
        b.append("str25").append(79.25f).append(237.125).append('b');
        b.append("str56").append(80.25f).append(240.125).append('c');
        b.append("str87").append(81.25f).append(243.125).append('d');
        b.append("str17").append(82.25f).append(246.125).append('e');
        b.append("str48").append(83.25f).append(249.125).append('f');
        b.append("str79").append(84.25f).append(252.125).append('g');
        b.append("str9").append(85.25f).append(255.125).append('h');
        b.append("str40").append(86.25f).append(258.125).append('i');
        b.append("str71").append(87.25f).append(261.125).append('j');
        b.append("str1").append(88.25f).append(264.125).append('k');
        b.append("str32").append(89.25f).append(267.125).append('l');
        b.append("str63").append(90.25f).append(270.125).append('m');
        b.append("str94").append(91.25f).append(273.125).append('n');
        b.append("str24").append(92.25f).append(276.125).append('o');
        b.append("str55").append(93.25f).append(279.125).append('p');
        b.append("str86").append(94.25f).append(282.125).append('q');
        b.append("str16").append(95.25f).append(285.125).append('r');
        b.append("str47").append(96.25f).append(288.125).append('s');
        b.append("str78").append(97.25f).append(291.125).append('t');
        b.append("str8").append(98.25f).append(294.125).append('u');
        b.append("str39").append(99.25f).append(297.125).append('v');
        return b.toString(); }
    static long calls() { long s = 0;
        s += m0(0) * g0; g0 = s; f0 += (int) s;
        s += m1(1) * g1; g1 = s; f1 += (int) s;
        s += m2(2) * g2; g2 = s; f2 += (int) s;
        s += m3(3) * g3; g3 = s; f3 += (int) s;
        s += m4(4) * g4; g4 = s; f4 += (int) s;
        s += m5(5) * g5; g5 = s; f5 += (int) s;
        s += m6(6) * g6; g6 = s; f6 += (int) s;
        s += m7(7) * g7; g7 = s; f7 += (int) s;
        s += m8(8) * g8; g8 = s; f8 += (int) s;
        s += m9(9) * g9; g9 = s; f9 += (int) s;
        s += m10(10) * g10; g10 = s; f10 += (int) s;
        s += m11(11) * g11; g11 = s; f11 += (int) s;
        s += m12(12) * g12; g12 = s; f12 += (int) s;
        s += m13(13) * g13; g13 = s; f13 += (int) s;
        s += m14(14) * g14; g14 = s; f14 += (int) s;
        s += m15(15) * g15; g15 = s; f15 += (int) s;
        s += m16(16) * g16; g16 = s; f16 += (int) s;
        s += m17(17) * g17; g17 = s; f17 += (int) s;
        s += m18(18) * g18; g18 = s; f18 += (int) s;
        s += m19(19) * g19; g19 = s; f19 += (int) s;
        s += m20(20) * g20; g20 = s; f20 += (int) s;
        s += m21(21) * g21; g21 = s; f21 += (int) s;
        s += m22(22) * g22; g22 = s; f22 += (int) s;
        s += m23(23) * g23; g23 = s; f23 += (int) s;
        s += m24(24) * g24; g24 = s; f24 += (int) s;
        s += m25(25) * g25; g25 = s; f25 += (int) s;
        s += m26(26) * g26; g26 = s; f26 += (int) s;
        s += m27(27) * g27; g27 = s; f27 += (int) s;
        s += m28(28) * g28; g28 = s; f28 += (int) s;
        s += m29(29) * g29; g29 = s; f29 += (int) s;
        s += m30(30) * g30; g30 = s; f30 += (int) s;
        s += m31(31) * g31; g31 = s; f31 += (int) s;
        s += m32(32) * g32; g32 = s; f32 += (int) s;
        s += m33(33) * g33; g33 = s; f33 += (int) s;
        s += m34(34) * g34; g34 = s; f34 += (int) s;
        s += m35(35) * g35; g35 = s; f35 += (int) s;
        s += m36(36) * g36; g36 = s; f36 += (int) s;
        s += m37(37) * g37; g37 = s; f37 += (int) s;
        s += m38(38) * g38; g38 = s; f38 += (int) s;
        s += m39(39) * g39; g39 = s; f39 += (int) s;
        s += m40(40) * g40; g40 = s; f40 += (int) s;
        s += m41(41) * g41; g41 = s; f41 += (int) s;
        s += m42(42) * g42; g42 = s; f42 += (int) s;
        s += m43(43) * g43; g43 = s; f43 += (int) s;
        s += m44(44) * g44; g44 = s; f44 += (int) s;
        s += m45(45) * g45; g45 = s; f45 += (int) s;
        s += m46(46) * g46; g46 = s; f46 += (int) s;
        s += m47(47) * g47; g47 = s; f47 += (int) s;
        s += m48(48) * g48; g48 = s; f48 += (int) s;
        s += m49(49) * g49; g49 = s; f49 += (int) s;
        s += m50(50) * g50; g50 = s; f50 += (int) s;
        s += m51(51) * g51; g51 = s; f51 += (int) s;
        s += m52(52) * g52; g52 = s; f52 += (int) s;
        s += m53(53) * g53; g53 = s; f53 += (int) s;
        s += m54(54) * g54; g54 = s; f54 += (int) s;
        s += m55(55) * g55; g55 = s; f55 += (int) s;
        s += m56(56) * g56; g56 = s; f56 += (int) s;
        s += m57(57) * g57; g57 = s; f57 += (int) s;
        s += m58(58) * g58; g58 = s; f58 += (int) s;
        s += m59(59) * g59; g59 = s; f59 += (int) s;
        s += m60(60) * g60; g60 = s; f60 += (int) s;
        s += m61(61) * g61; g61 = s; f61 += (int) s;
        s += m62(62) * g62; g62 = s; f62 += (int) s;
        s += m63(63) * g63; g63 = s; f63 += (int) s;
        s += m64(64) * g64; g64 = s; f64 += (int) s;
        s += m65(65) * g65; g65 = s; f65 += (int) s;
        s += m66(66) * g66; g66 = s; f66 += (int) s;
        s += m67(67) * g67; g67 = s; f67 += (int) s;
        s += m68(68) * g68; g68 = s; f68 += (int) s;
        s += m69(69) * g69; g69 = s; f69 += (int) s;
        s += m70(70) * g70; g70 = s; f70 += (int) s;
        s += m71(71) * g71; g71 = s; f71 += (int) s;
        s += m72(72) * g72; g72 = s; f72 += (int) s;
        s += m73(73) * g73; g73 = s; f73 += (int) s;
        s += m74(74) * g74; g74 = s; f74 += (int) s;
        s += m75(75) * g75; g75 = s; f75 += (int) s;
        s += m76(76) * g76; g76 = s; f76 += (int) s;
        s += m77(77) * g77; g77 = s; f77 += (int) s;
        s += m78(78) * g78; g78 = s; f78 += (int) s;
        s += m79(79) * g79; g79 = s; f79 += (int) s;
        s += m80(80) * g80; g80 = s; f80 += (int) s;
        s += m81(81) * g81; g81 = s; f81 += (int) s;
        s += m82(82) * g82; g82 = s; f82 += (int) s;
        s += m83(83) * g83; g83 = s; f83 += (int) s;
        s += m84(84) * g84; g84 = s; f84 += (int) s;
        s += m85(85) * g85; g85 = s; f85 += (int) s;
        s += m86(86) * g86; g86 = s; f86 += (int) s;
        s += m87(87) * g87; g87 = s; f87 += (int) s;
        s += m88(88) * g88; g88 = s; f88 += (int) s;
        s += m89(89) * g89; g89 = s; f89 += (int) s;
        s += m90(90) * g90; g90 = s; f90 += (int) s;
        s += m91(91) * g91; g91 = s; f91 += (int) s;
        s += m92(92) * g92; g92 = s; f92 += (int) s;
        s += m93(93) * g93; g93 = s; f93 += (int) s;
        s += m94(94) * g94; g94 = s; f94 += (int) s;
        s += m95(95) * g95; g95 = s; f95 += (int) s;
        s += m96(96) * g96; g96 = s; f96 += (int) s;
        s += m97(97) * g97; g97 = s; f97 += (int) s;
        s += m98(98) * g98; g98 = s; f98 += (int) s;
        s += m99(99) * g99; g99 = s; f99 += (int) s;
        s += m100(100) * g100; g100 = s; f100 += (int) s;
        s += m101(101) * g101; g101 = s; f101 += (int) s;
        s += m102(102) * g102; g102 = s; f102 += (int) s;
        s += m103(103) * g103; g103 = s; f103 += (int) s;
        s += m104(104) * g104; g104 = s; f104 += (int) s;
        s += m105(105) * g105; g105 = s; f105 += (int) s;
        s += m106(106) * g106; g106 = s; f106 += (int) s;
        s += m107(107) * g107; g107 = s; f107 += (int) s;
        s += m108(108) * g108; g108 = s; f108 += (int) s;
        s += m109(109) * g109; g109 = s; f109 += (int) s;
        s += m110(110) * g110; g110 = s; f110 += (int) s;
        s += m111(111) * g111; g111 = s; f111 += (int) s;
        s += m112(112) * g112; g112 = s; f112 += (int) s;
        s += m113(113) * g113; g113 = s; f113 += (int) s;
        s += m114(114) * g114; g114 = s; f114 += (int) s;
        s += m115(115) * g115; g115 = s; f115 += (int) s;
        s += m116(116) * g116; g116 = s; f116 += (int) s;
        s += m117(117) * g117; g117 = s; f117 += (int) s;
        s += m118(118) * g118; g118 = s; f118 += (int) s;
        s += m119(119) * g119; g119 = s; f119 += (int) s;
        return s; }
    static int cls(Object o) { int r = 0;
        Class<?>[] cs = {int.class, int[].class, String.class, String[][].class, StmtLargePool.class, Runnable.class, void.class,
                    java.util.Map.Entry.class}; for (Class<?> c : cs) r = r * 31 + c.getName().hashCode() + (c.isInstance(o) ? 1 : 0);
        return r; }
    public static void main(String[] args) {
        System.out.println(ints()); String s = strs(); System.out.println(s.length() + " " + s.hashCode()); System.out.println(calls());
        System.out.println(calls()); System.out.println(cls("x") + " " + cls(new int[0]));
        System.out.println(f0 + " " + f119 + " " + g0 + " " + g119);
        System.out.println("a very long literal " +
                "012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789".hashCode());
    }
}
