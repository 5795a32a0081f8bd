// More than 255 local slots: wide iload/istore/lload/dload/aload/iinc forms, generated pattern.
public class StmtWideLocals {
    static long run(int p0, long p1, double p2, String p3) {
        int i0 = p0 + 0; long l0 = p1 * 0 + i0; double d0 = p2 + l0; float f0 = i0 * 0.5f; String s0 = p3 + 0;
        int i1 = p0 + 1; long l1 = p1 * 1 + i1; double d1 = p2 + l1; float f1 = i1 * 0.5f; String s1 = s0;
        int i2 = p0 + 2; long l2 = p1 * 2 + i2; double d2 = p2 + l2; float f2 = i2 * 0.5f; String s2 = s1;
        int i3 = p0 + 3; long l3 = p1 * 3 + i3; double d3 = p2 + l3; float f3 = i3 * 0.5f; String s3 = s2;
        int i4 = p0 + 4; long l4 = p1 * 4 + i4; double d4 = p2 + l4; float f4 = i4 * 0.5f; String s4 = s3;
        int i5 = p0 + 5; long l5 = p1 * 5 + i5; double d5 = p2 + l5; float f5 = i5 * 0.5f; String s5 = s4;
        int i6 = p0 + 6; long l6 = p1 * 6 + i6; double d6 = p2 + l6; float f6 = i6 * 0.5f; String s6 = s5;
        int i7 = p0 + 7; long l7 = p1 * 7 + i7; double d7 = p2 + l7; float f7 = i7 * 0.5f; String s7 = s6;
        int i8 = p0 + 8; long l8 = p1 * 8 + i8; double d8 = p2 + l8; float f8 = i8 * 0.5f; String s8 = s7;
        int i9 = p0 + 9; long l9 = p1 * 9 + i9; double d9 = p2 + l9; float f9 = i9 * 0.5f; String s9 = s8;
        int i10 = p0 + 10; long l10 = p1 * 10 + i10; double d10 = p2 + l10; float f10 = i10 * 0.5f; String s10 = s9;
        int i11 = p0 + 11; long l11 = p1 * 11 + i11; double d11 = p2 + l11; float f11 = i11 * 0.5f; String s11 = s10;
        int i12 = p0 + 12; long l12 = p1 * 12 + i12; double d12 = p2 + l12; float f12 = i12 * 0.5f; String s12 = s11;
        int i13 = p0 + 13; long l13 = p1 * 13 + i13; double d13 = p2 + l13; float f13 = i13 * 0.5f; String s13 = s12;
        int i14 = p0 + 14; long l14 = p1 * 14 + i14; double d14 = p2 + l14; float f14 = i14 * 0.5f; String s14 = s13;
        int i15 = p0 + 15; long l15 = p1 * 15 + i15; double d15 = p2 + l15; float f15 = i15 * 0.5f; String s15 = s14;
        int i16 = p0 + 16; long l16 = p1 * 16 + i16; double d16 = p2 + l16; float f16 = i16 * 0.5f; String s16 = s15;
        int i17 = p0 + 17; long l17 = p1 * 17 + i17; double d17 = p2 + l17; float f17 = i17 * 0.5f; String s17 = s16;
        int i18 = p0 + 18; long l18 = p1 * 18 + i18; double d18 = p2 + l18; float f18 = i18 * 0.5f; String s18 = s17;
        int i19 = p0 + 19; long l19 = p1 * 19 + i19; double d19 = p2 + l19; float f19 = i19 * 0.5f; String s19 = s18;
        int i20 = p0 + 20; long l20 = p1 * 20 + i20; double d20 = p2 + l20; float f20 = i20 * 0.5f; String s20 = p3 + 20;
        int i21 = p0 + 21; long l21 = p1 * 21 + i21; double d21 = p2 + l21; float f21 = i21 * 0.5f; String s21 = s20;
        int i22 = p0 + 22; long l22 = p1 * 22 + i22; double d22 = p2 + l22; float f22 = i22 * 0.5f; String s22 = s21;
        int i23 = p0 + 23; long l23 = p1 * 23 + i23; double d23 = p2 + l23; float f23 = i23 * 0.5f; String s23 = s22;
        int i24 = p0 + 24; long l24 = p1 * 24 + i24; double d24 = p2 + l24; float f24 = i24 * 0.5f; String s24 = s23;
        int i25 = p0 + 25; long l25 = p1 * 25 + i25; double d25 = p2 + l25; float f25 = i25 * 0.5f; String s25 = s24;
        int i26 = p0 + 26; long l26 = p1 * 26 + i26; double d26 = p2 + l26; float f26 = i26 * 0.5f; String s26 = s25;
        int i27 = p0 + 27; long l27 = p1 * 27 + i27; double d27 = p2 + l27; float f27 = i27 * 0.5f; String s27 = s26;
        int i28 = p0 + 28; long l28 = p1 * 28 + i28; double d28 = p2 + l28; float f28 = i28 * 0.5f; String s28 = s27;
        int i29 = p0 + 29; long l29 = p1 * 29 + i29; double d29 = p2 + l29; float f29 = i29 * 0.5f; String s29 = s28;
        int i30 = p0 + 30; long l30 = p1 * 30 + i30; double d30 = p2 + l30; float f30 = i30 * 0.5f; String s30 = s29;
        int i31 = p0 + 31; long l31 = p1 * 31 + i31; double d31 = p2 + l31; float f31 = i31 * 0.5f; String s31 = s30;
        int i32 = p0 + 32; long l32 = p1 * 32 + i32; double d32 = p2 + l32; float f32 = i32 * 0.5f; String s32 = s31;
        int i33 = p0 + 33; long l33 = p1 * 33 + i33; double d33 = p2 + l33; float f33 = i33 * 0.5f; String s33 = s32;
        int i34 = p0 + 34; long l34 = p1 * 34 + i34; double d34 = p2 + l34; float f34 = i34 * 0.5f; String s34 = s33;
        int i35 = p0 + 35; long l35 = p1 * 35 + i35; double d35 = p2 + l35; float f35 = i35 * 0.5f; String s35 = s34;
        int i36 = p0 + 36; long l36 = p1 * 36 + i36; double d36 = p2 + l36; float f36 = i36 * 0.5f; String s36 = s35;
        int i37 = p0 + 37; long l37 = p1 * 37 + i37; double d37 = p2 + l37; float f37 = i37 * 0.5f; String s37 = s36;
        int i38 = p0 + 38; long l38 = p1 * 38 + i38; double d38 = p2 + l38; float f38 = i38 * 0.5f; String s38 = s37;
        int i39 = p0 + 39; long l39 = p1 * 39 + i39; double d39 = p2 + l39; float f39 = i39 * 0.5f; String s39 = s38;
        int i40 = p0 + 40; long l40 = p1 * 40 + i40; double d40 = p2 + l40; float f40 = i40 * 0.5f; String s40 = p3 + 40;
        int i41 = p0 + 41; long l41 = p1 * 41 + i41; double d41 = p2 + l41; float f41 = i41 * 0.5f; String s41 = s40;
        int i42 = p0 + 42; long l42 = p1 * 42 + i42; double d42 = p2 + l42; float f42 = i42 * 0.5f; String s42 = s41;
        int i43 = p0 + 43; long l43 = p1 * 43 + i43; double d43 = p2 + l43; float f43 = i43 * 0.5f; String s43 = s42;
        int i44 = p0 + 44; long l44 = p1 * 44 + i44; double d44 = p2 + l44; float f44 = i44 * 0.5f; String s44 = s43;
        int i45 = p0 + 45; long l45 = p1 * 45 + i45; double d45 = p2 + l45; float f45 = i45 * 0.5f; String s45 = s44;
        int i46 = p0 + 46; long l46 = p1 * 46 + i46; double d46 = p2 + l46; float f46 = i46 * 0.5f; String s46 = s45;
        int i47 = p0 + 47; long l47 = p1 * 47 + i47; double d47 = p2 + l47; float f47 = i47 * 0.5f; String s47 = s46;
        int i48 = p0 + 48; long l48 = p1 * 48 + i48; double d48 = p2 + l48; float f48 = i48 * 0.5f; String s48 = s47;
        int i49 = p0 + 49; long l49 = p1 * 49 + i49; double d49 = p2 + l49; float f49 = i49 * 0.5f; String s49 = s48;
        int i50 = p0 + 50; long l50 = p1 * 50 + i50; double d50 = p2 + l50; float f50 = i50 * 0.5f; String s50 = s49;
        int i51 = p0 + 51; long l51 = p1 * 51 + i51; double d51 = p2 + l51; float f51 = i51 * 0.5f; String s51 = s50;
        int i52 = p0 + 52; long l52 = p1 * 52 + i52; double d52 = p2 + l52; float f52 = i52 * 0.5f; String s52 = s51;
        int i53 = p0 + 53; long l53 = p1 * 53 + i53; double d53 = p2 + l53; float f53 = i53 * 0.5f; String s53 = s52;
        int i54 = p0 + 54; long l54 = p1 * 54 + i54; double d54 = p2 + l54; float f54 = i54 * 0.5f; String s54 = s53;
        int i55 = p0 + 55; long l55 = p1 * 55 + i55; double d55 = p2 + l55; float f55 = i55 * 0.5f; String s55 = s54;
        int i56 = p0 + 56; long l56 = p1 * 56 + i56; double d56 = p2 + l56; float f56 = i56 * 0.5f; String s56 = s55;
        int i57 = p0 + 57; long l57 = p1 * 57 + i57; double d57 = p2 + l57; float f57 = i57 * 0.5f; String s57 = s56;
        int i58 = p0 + 58; long l58 = p1 * 58 + i58; double d58 = p2 + l58; float f58 = i58 * 0.5f; String s58 = s57;
        int i59 = p0 + 59; long l59 = p1 * 59 + i59; double d59 = p2 + l59; float f59 = i59 * 0.5f; String s59 = s58;
        int i60 = p0 + 60; long l60 = p1 * 60 + i60; double d60 = p2 + l60; float f60 = i60 * 0.5f; String s60 = p3 + 60;
        int i61 = p0 + 61; long l61 = p1 * 61 + i61; double d61 = p2 + l61; float f61 = i61 * 0.5f; String s61 = s60;
        int i62 = p0 + 62; long l62 = p1 * 62 + i62; double d62 = p2 + l62; float f62 = i62 * 0.5f; String s62 = s61;
        int i63 = p0 + 63; long l63 = p1 * 63 + i63; double d63 = p2 + l63; float f63 = i63 * 0.5f; String s63 = s62;
        int i64 = p0 + 64; long l64 = p1 * 64 + i64; double d64 = p2 + l64; float f64 = i64 * 0.5f; String s64 = s63;
        int i65 = p0 + 65; long l65 = p1 * 65 + i65; double d65 = p2 + l65; float f65 = i65 * 0.5f; String s65 = s64;
        int i66 = p0 + 66; long l66 = p1 * 66 + i66; double d66 = p2 + l66; float f66 = i66 * 0.5f; String s66 = s65;
        int i67 = p0 + 67; long l67 = p1 * 67 + i67; double d67 = p2 + l67; float f67 = i67 * 0.5f; String s67 = s66;
        int i68 = p0 + 68; long l68 = p1 * 68 + i68; double d68 = p2 + l68; float f68 = i68 * 0.5f; String s68 = s67;
        int i69 = p0 + 69; long l69 = p1 * 69 + i69; double d69 = p2 + l69; float f69 = i69 * 0.5f; String s69 = s68;
        int i70 = p0 + 70; long l70 = p1 * 70 + i70; double d70 = p2 + l70; float f70 = i70 * 0.5f; String s70 = s69;
        int i71 = p0 + 71; long l71 = p1 * 71 + i71; double d71 = p2 + l71; float f71 = i71 * 0.5f; String s71 = s70;
        int i72 = p0 + 72; long l72 = p1 * 72 + i72; double d72 = p2 + l72; float f72 = i72 * 0.5f; String s72 = s71;
        int i73 = p0 + 73; long l73 = p1 * 73 + i73; double d73 = p2 + l73; float f73 = i73 * 0.5f; String s73 = s72;
        int i74 = p0 + 74; long l74 = p1 * 74 + i74; double d74 = p2 + l74; float f74 = i74 * 0.5f; String s74 = s73;
        int i75 = p0 + 75; long l75 = p1 * 75 + i75; double d75 = p2 + l75; float f75 = i75 * 0.5f; String s75 = s74;
        int i76 = p0 + 76; long l76 = p1 * 76 + i76; double d76 = p2 + l76; float f76 = i76 * 0.5f; String s76 = s75;
        int i77 = p0 + 77; long l77 = p1 * 77 + i77; double d77 = p2 + l77; float f77 = i77 * 0.5f; String s77 = s76;
        int i78 = p0 + 78; long l78 = p1 * 78 + i78; double d78 = p2 + l78; float f78 = i78 * 0.5f; String s78 = s77;
        int i79 = p0 + 79; long l79 = p1 * 79 + i79; double d79 = p2 + l79; float f79 = i79 * 0.5f; String s79 = s78;
        for (int k = 0; k < 3; k++) {
            i0 += 1; l0 ^= l11 + i11; d0 = d11 * 0.5 - f11; f0++; if ((i0 & 3) == 0) { s0 = s11; i11--; l11++; } else l11 -= (long) d0;
            i1 += -1; l1 ^= l48 + i48; d1 = d48 * 0.5 - f48; f1++; if ((i1 & 3) == 0) { s1 = s48; i48--; l48++; } else l48 -= (long) d1;
            i2 += 127; l2 ^= l5 + i5; d2 = d5 * 0.5 - f5; f2++; if ((i2 & 3) == 0) { s2 = s5; i5--; l5++; } else l5 -= (long) d2;
            i3 += 128; l3 ^= l42 + i42; d3 = d42 * 0.5 - f42; f3++; if ((i3 & 3) == 0) { s3 = s42; i42--; l42++; } else l42 -= (long) d3;
            i4 += -128; l4 ^= l79 + i79; d4 = d79 * 0.5 - f79; f4++; if ((i4 & 3) == 0) { s4 = s79; i79--; l79++; } else l79 -= (long) d4;
            i5 += -129; l5 ^= l36 + i36; d5 = d36 * 0.5 - f36; f5++; if ((i5 & 3) == 0) { s5 = s36; i36--; l36++; } else l36 -= (long) d5;
            i6 += 32767; l6 ^= l73 + i73; d6 = d73 * 0.5 - f73; f6++; if ((i6 & 3) == 0) { s6 = s73; i73--; l73++; } else l73 -= (long) d6;
            i7 += -32768; l7 ^= l30 + i30; d7 = d30 * 0.5 - f30; f7++; if ((i7 & 3) == 0) { s7 = s30; i30--; l30++; } else l30 -= (long) d7;
            i8 += 32768; l8 ^= l67 + i67; d8 = d67 * 0.5 - f67; f8++; if ((i8 & 3) == 0) { s8 = s67; i67--; l67++; } else l67 -= (long) d8;
            i9 += 1000; l9 ^= l24 + i24; d9 = d24 * 0.5 - f24; f9++; if ((i9 & 3) == 0) { s9 = s24; i24--; l24++; } else l24 -= (long) d9;
            i10 += 1; l10 ^= l61 + i61; d10 = d61 * 0.5 - f61; f10++; if ((i10 & 3) == 0) { s10 = s61; i61--; l61++; } else l61 -= (long) d10;
            i11 += -1; l11 ^= l18 + i18; d11 = d18 * 0.5 - f18; f11++; if ((i11 & 3) == 0) { s11 = s18; i18--; l18++; } else l18 -= (long) d11;
            i12 += 127; l12 ^= l55 + i55; d12 = d55 * 0.5 - f55; f12++; if ((i12 & 3) == 0) { s12 = s55; i55--; l55++; } else l55 -= (long) d12;
            i13 += 128; l13 ^= l12 + i12; d13 = d12 * 0.5 - f12; f13++; if ((i13 & 3) == 0) { s13 = s12; i12--; l12++; } else l12 -= (long) d13;
            i14 += -128; l14 ^= l49 + i49; d14 = d49 * 0.5 - f49; f14++; if ((i14 & 3) == 0) { s14 = s49; i49--; l49++; } else l49 -= (long) d14;
            i15 += -129; l15 ^= l6 + i6; d15 = d6 * 0.5 - f6; f15++; if ((i15 & 3) == 0) { s15 = s6; i6--; l6++; } else l6 -= (long) d15;
            i16 += 32767; l16 ^= l43 + i43; d16 = d43 * 0.5 - f43; f16++; if ((i16 & 3) == 0) { s16 = s43; i43--; l43++; } else l43 -= (long) d16;
            i17 += -32768; l17 ^= l0 + i0; d17 = d0 * 0.5 - f0; f17++; if ((i17 & 3) == 0) { s17 = s0; i0--; l0++; } else l0 -= (long) d17;
            i18 += 32768; l18 ^= l37 + i37; d18 = d37 * 0.5 - f37; f18++; if ((i18 & 3) == 0) { s18 = s37; i37--; l37++; } else l37 -= (long) d18;
            i19 += 1000; l19 ^= l74 + i74; d19 = d74 * 0.5 - f74; f19++; if ((i19 & 3) == 0) { s19 = s74; i74--; l74++; } else l74 -= (long) d19;
            i20 += 1; l20 ^= l31 + i31; d20 = d31 * 0.5 - f31; f20++; if ((i20 & 3) == 0) { s20 = s31; i31--; l31++; } else l31 -= (long) d20;
            i21 += -1; l21 ^= l68 + i68; d21 = d68 * 0.5 - f68; f21++; if ((i21 & 3) == 0) { s21 = s68; i68--; l68++; } else l68 -= (long) d21;
            i22 += 127; l22 ^= l25 + i25; d22 = d25 * 0.5 - f25; f22++; if ((i22 & 3) == 0) { s22 = s25; i25--; l25++; } else l25 -= (long) d22;
            i23 += 128; l23 ^= l62 + i62; d23 = d62 * 0.5 - f62; f23++; if ((i23 & 3) == 0) { s23 = s62; i62--; l62++; } else l62 -= (long) d23;
            i24 += -128; l24 ^= l19 + i19; d24 = d19 * 0.5 - f19; f24++; if ((i24 & 3) == 0) { s24 = s19; i19--; l19++; } else l19 -= (long) d24;
            i25 += -129; l25 ^= l56 + i56; d25 = d56 * 0.5 - f56; f25++; if ((i25 & 3) == 0) { s25 = s56; i56--; l56++; } else l56 -= (long) d25;
            i26 += 32767; l26 ^= l13 + i13; d26 = d13 * 0.5 - f13; f26++; if ((i26 & 3) == 0) { s26 = s13; i13--; l13++; } else l13 -= (long) d26;
            i27 += -32768; l27 ^= l50 + i50; d27 = d50 * 0.5 - f50; f27++; if ((i27 & 3) == 0) { s27 = s50; i50--; l50++; } else l50 -= (long) d27;
            i28 += 32768; l28 ^= l7 + i7; d28 = d7 * 0.5 - f7; f28++; if ((i28 & 3) == 0) { s28 = s7; i7--; l7++; } else l7 -= (long) d28;
            i29 += 1000; l29 ^= l44 + i44; d29 = d44 * 0.5 - f44; f29++; if ((i29 & 3) == 0) { s29 = s44; i44--; l44++; } else l44 -= (long) d29;
            i30 += 1; l30 ^= l1 + i1; d30 = d1 * 0.5 - f1; f30++; if ((i30 & 3) == 0) { s30 = s1; i1--; l1++; } else l1 -= (long) d30;
            i31 += -1; l31 ^= l38 + i38; d31 = d38 * 0.5 - f38; f31++; if ((i31 & 3) == 0) { s31 = s38; i38--; l38++; } else l38 -= (long) d31;
            i32 += 127; l32 ^= l75 + i75; d32 = d75 * 0.5 - f75; f32++; if ((i32 & 3) == 0) { s32 = s75; i75--; l75++; } else l75 -= (long) d32;
            i33 += 128; l33 ^= l32 + i32; d33 = d32 * 0.5 - f32; f33++; if ((i33 & 3) == 0) { s33 = s32; i32--; l32++; } else l32 -= (long) d33;
            i34 += -128; l34 ^= l69 + i69; d34 = d69 * 0.5 - f69; f34++; if ((i34 & 3) == 0) { s34 = s69; i69--; l69++; } else l69 -= (long) d34;
            i35 += -129; l35 ^= l26 + i26; d35 = d26 * 0.5 - f26; f35++; if ((i35 & 3) == 0) { s35 = s26; i26--; l26++; } else l26 -= (long) d35;
            i36 += 32767; l36 ^= l63 + i63; d36 = d63 * 0.5 - f63; f36++; if ((i36 & 3) == 0) { s36 = s63; i63--; l63++; } else l63 -= (long) d36;
            i37 += -32768; l37 ^= l20 + i20; d37 = d20 * 0.5 - f20; f37++; if ((i37 & 3) == 0) { s37 = s20; i20--; l20++; } else l20 -= (long) d37;
            i38 += 32768; l38 ^= l57 + i57; d38 = d57 * 0.5 - f57; f38++; if ((i38 & 3) == 0) { s38 = s57; i57--; l57++; } else l57 -= (long) d38;
            i39 += 1000; l39 ^= l14 + i14; d39 = d14 * 0.5 - f14; f39++; if ((i39 & 3) == 0) { s39 = s14; i14--; l14++; } else l14 -= (long) d39;
            i40 += 1; l40 ^= l51 + i51; d40 = d51 * 0.5 - f51; f40++; if ((i40 & 3) == 0) { s40 = s51; i51--; l51++; } else l51 -= (long) d40;
            i41 += -1; l41 ^= l8 + i8; d41 = d8 * 0.5 - f8; f41++; if ((i41 & 3) == 0) { s41 = s8; i8--; l8++; } else l8 -= (long) d41;
            i42 += 127; l42 ^= l45 + i45; d42 = d45 * 0.5 - f45; f42++; if ((i42 & 3) == 0) { s42 = s45; i45--; l45++; } else l45 -= (long) d42;
            i43 += 128; l43 ^= l2 + i2; d43 = d2 * 0.5 - f2; f43++; if ((i43 & 3) == 0) { s43 = s2; i2--; l2++; } else l2 -= (long) d43;
            i44 += -128; l44 ^= l39 + i39; d44 = d39 * 0.5 - f39; f44++; if ((i44 & 3) == 0) { s44 = s39; i39--; l39++; } else l39 -= (long) d44;
            i45 += -129; l45 ^= l76 + i76; d45 = d76 * 0.5 - f76; f45++; if ((i45 & 3) == 0) { s45 = s76; i76--; l76++; } else l76 -= (long) d45;
            i46 += 32767; l46 ^= l33 + i33; d46 = d33 * 0.5 - f33; f46++; if ((i46 & 3) == 0) { s46 = s33; i33--; l33++; } else l33 -= (long) d46;
            i47 += -32768; l47 ^= l70 + i70; d47 = d70 * 0.5 - f70; f47++; if ((i47 & 3) == 0) { s47 = s70; i70--; l70++; } else l70 -= (long) d47;
            i48 += 32768; l48 ^= l27 + i27; d48 = d27 * 0.5 - f27; f48++; if ((i48 & 3) == 0) { s48 = s27; i27--; l27++; } else l27 -= (long) d48;
            i49 += 1000; l49 ^= l64 + i64; d49 = d64 * 0.5 - f64; f49++; if ((i49 & 3) == 0) { s49 = s64; i64--; l64++; } else l64 -= (long) d49;
            i50 += 1; l50 ^= l21 + i21; d50 = d21 * 0.5 - f21; f50++; if ((i50 & 3) == 0) { s50 = s21; i21--; l21++; } else l21 -= (long) d50;
            i51 += -1; l51 ^= l58 + i58; d51 = d58 * 0.5 - f58; f51++; if ((i51 & 3) == 0) { s51 = s58; i58--; l58++; } else l58 -= (long) d51;
            i52 += 127; l52 ^= l15 + i15; d52 = d15 * 0.5 - f15; f52++; if ((i52 & 3) == 0) { s52 = s15; i15--; l15++; } else l15 -= (long) d52;
            i53 += 128; l53 ^= l52 + i52; d53 = d52 * 0.5 - f52; f53++; if ((i53 & 3) == 0) { s53 = s52; i52--; l52++; } else l52 -= (long) d53;
            i54 += -128; l54 ^= l9 + i9; d54 = d9 * 0.5 - f9; f54++; if ((i54 & 3) == 0) { s54 = s9; i9--; l9++; } else l9 -= (long) d54;
            i55 += -129; l55 ^= l46 + i46; d55 = d46 * 0.5 - f46; f55++; if ((i55 & 3) == 0) { s55 = s46; i46--; l46++; } else l46 -= (long) d55;
            i56 += 32767; l56 ^= l3 + i3; d56 = d3 * 0.5 - f3; f56++; if ((i56 & 3) == 0) { s56 = s3; i3--; l3++; } else l3 -= (long) d56;
            i57 += -32768; l57 ^= l40 + i40; d57 = d40 * 0.5 - f40; f57++; if ((i57 & 3) == 0) { s57 = s40; i40--; l40++; } else l40 -= (long) d57;
            i58 += 32768; l58 ^= l77 + i77; d58 = d77 * 0.5 - f77; f58++; if ((i58 & 3) == 0) { s58 = s77; i77--; l77++; } else l77 -= (long) d58;
            i59 += 1000; l59 ^= l34 + i34; d59 = d34 * 0.5 - f34; f59++; if ((i59 & 3) == 0) { s59 = s34; i34--; l34++; } else l34 -= (long) d59;
            i60 += 1; l60 ^= l71 + i71; d60 = d71 * 0.5 - f71; f60++; if ((i60 & 3) == 0) { s60 = s71; i71--; l71++; } else l71 -= (long) d60;
            i61 += -1; l61 ^= l28 + i28; d61 = d28 * 0.5 - f28; f61++; if ((i61 & 3) == 0) { s61 = s28; i28--; l28++; } else l28 -= (long) d61;
            i62 += 127; l62 ^= l65 + i65; d62 = d65 * 0.5 - f65; f62++; if ((i62 & 3) == 0) { s62 = s65; i65--; l65++; } else l65 -= (long) d62;
            i63 += 128; l63 ^= l22 + i22; d63 = d22 * 0.5 - f22; f63++; if ((i63 & 3) == 0) { s63 = s22; i22--; l22++; } else l22 -= (long) d63;
            i64 += -128; l64 ^= l59 + i59; d64 = d59 * 0.5 - f59; f64++; if ((i64 & 3) == 0) { s64 = s59; i59--; l59++; } else l59 -= (long) d64;
            i65 += -129; l65 ^= l16 + i16; d65 = d16 * 0.5 - f16; f65++; if ((i65 & 3) == 0) { s65 = s16; i16--; l16++; } else l16 -= (long) d65;
            i66 += 32767; l66 ^= l53 + i53; d66 = d53 * 0.5 - f53; f66++; if ((i66 & 3) == 0) { s66 = s53; i53--; l53++; } else l53 -= (long) d66;
            i67 += -32768; l67 ^= l10 + i10; d67 = d10 * 0.5 - f10; f67++; if ((i67 & 3) == 0) { s67 = s10; i10--; l10++; } else l10 -= (long) d67;
            i68 += 32768; l68 ^= l47 + i47; d68 = d47 * 0.5 - f47; f68++; if ((i68 & 3) == 0) { s68 = s47; i47--; l47++; } else l47 -= (long) d68;
            i69 += 1000; l69 ^= l4 + i4; d69 = d4 * 0.5 - f4; f69++; if ((i69 & 3) == 0) { s69 = s4; i4--; l4++; } else l4 -= (long) d69;
            i70 += 1; l70 ^= l41 + i41; d70 = d41 * 0.5 - f41; f70++; if ((i70 & 3) == 0) { s70 = s41; i41--; l41++; } else l41 -= (long) d70;
            i71 += -1; l71 ^= l78 + i78; d71 = d78 * 0.5 - f78; f71++; if ((i71 & 3) == 0) { s71 = s78; i78--; l78++; } else l78 -= (long) d71;
            i72 += 127; l72 ^= l35 + i35; d72 = d35 * 0.5 - f35; f72++; if ((i72 & 3) == 0) { s72 = s35; i35--; l35++; } else l35 -= (long) d72;
            i73 += 128; l73 ^= l72 + i72; d73 = d72 * 0.5 - f72; f73++; if ((i73 & 3) == 0) { s73 = s72; i72--; l72++; } else l72 -= (long) d73;
            i74 += -128; l74 ^= l29 + i29; d74 = d29 * 0.5 - f29; f74++; if ((i74 & 3) == 0) { s74 = s29; i29--; l29++; } else l29 -= (long) d74;
            i75 += -129; l75 ^= l66 + i66; d75 = d66 * 0.5 - f66; f75++; if ((i75 & 3) == 0) { s75 = s66; i66--; l66++; } else l66 -= (long) d75;
            i76 += 32767; l76 ^= l23 + i23; d76 = d23 * 0.5 - f23; f76++; if ((i76 & 3) == 0) { s76 = s23; i23--; l23++; } else l23 -= (long) d76;
            i77 += -32768; l77 ^= l60 + i60; d77 = d60 * 0.5 - f60; f77++; if ((i77 & 3) == 0) { s77 = s60; i60--; l60++; } else l60 -= (long) d77;
            i78 += 32768; l78 ^= l17 + i17; d78 = d17 * 0.5 - f17; f78++; if ((i78 & 3) == 0) { s78 = s17; i17--; l17++; } else l17 -= (long) d78;
            i79 += 1000; l79 ^= l54 + i54; d79 = d54 * 0.5 - f54; f79++; if ((i79 & 3) == 0) { s79 = s54; i54--; l54++; } else l54 -= (long) d79;
        }
        long h = 17;
        try {
            h = h * 31 + i0; h = h * 31 + l0; h = h * 31 + Double.hashCode(d0); h = h * 31 + Float.hashCode(f0); h = h * 31 + s0.length();
            h = h * 31 + i1; h = h * 31 + l1; h = h * 31 + Double.hashCode(d1); h = h * 31 + Float.hashCode(f1); h = h * 31 + s1.length();
            h = h * 31 + i2; h = h * 31 + l2; h = h * 31 + Double.hashCode(d2); h = h * 31 + Float.hashCode(f2); h = h * 31 + s2.length();
            h = h * 31 + i3; h = h * 31 + l3; h = h * 31 + Double.hashCode(d3); h = h * 31 + Float.hashCode(f3); h = h * 31 + s3.length();
            h = h * 31 + i4; h = h * 31 + l4; h = h * 31 + Double.hashCode(d4); h = h * 31 + Float.hashCode(f4); h = h * 31 + s4.length();
            h = h * 31 + i5; h = h * 31 + l5; h = h * 31 + Double.hashCode(d5); h = h * 31 + Float.hashCode(f5); h = h * 31 + s5.length();
            h = h * 31 + i6; h = h * 31 + l6; h = h * 31 + Double.hashCode(d6); h = h * 31 + Float.hashCode(f6); h = h * 31 + s6.length();
            h = h * 31 + i7; h = h * 31 + l7; h = h * 31 + Double.hashCode(d7); h = h * 31 + Float.hashCode(f7); h = h * 31 + s7.length();
            h = h * 31 + i8; h = h * 31 + l8; h = h * 31 + Double.hashCode(d8); h = h * 31 + Float.hashCode(f8); h = h * 31 + s8.length();
            h = h * 31 + i9; h = h * 31 + l9; h = h * 31 + Double.hashCode(d9); h = h * 31 + Float.hashCode(f9); h = h * 31 + s9.length();
            h = h * 31 + i10; h = h * 31 + l10; h = h * 31 + Double.hashCode(d10); h = h * 31 + Float.hashCode(f10); h = h * 31 + s10.length();
            h = h * 31 + i11; h = h * 31 + l11; h = h * 31 + Double.hashCode(d11); h = h * 31 + Float.hashCode(f11); h = h * 31 + s11.length();
            h = h * 31 + i12; h = h * 31 + l12; h = h * 31 + Double.hashCode(d12); h = h * 31 + Float.hashCode(f12); h = h * 31 + s12.length();
            h = h * 31 + i13; h = h * 31 + l13; h = h * 31 + Double.hashCode(d13); h = h * 31 + Float.hashCode(f13); h = h * 31 + s13.length();
            h = h * 31 + i14; h = h * 31 + l14; h = h * 31 + Double.hashCode(d14); h = h * 31 + Float.hashCode(f14); h = h * 31 + s14.length();
            h = h * 31 + i15; h = h * 31 + l15; h = h * 31 + Double.hashCode(d15); h = h * 31 + Float.hashCode(f15); h = h * 31 + s15.length();
            h = h * 31 + i16; h = h * 31 + l16; h = h * 31 + Double.hashCode(d16); h = h * 31 + Float.hashCode(f16); h = h * 31 + s16.length();
            h = h * 31 + i17; h = h * 31 + l17; h = h * 31 + Double.hashCode(d17); h = h * 31 + Float.hashCode(f17); h = h * 31 + s17.length();
            h = h * 31 + i18; h = h * 31 + l18; h = h * 31 + Double.hashCode(d18); h = h * 31 + Float.hashCode(f18); h = h * 31 + s18.length();
            h = h * 31 + i19; h = h * 31 + l19; h = h * 31 + Double.hashCode(d19); h = h * 31 + Float.hashCode(f19); h = h * 31 + s19.length();
            h = h * 31 + i20; h = h * 31 + l20; h = h * 31 + Double.hashCode(d20); h = h * 31 + Float.hashCode(f20); h = h * 31 + s20.length();
            h = h * 31 + i21; h = h * 31 + l21; h = h * 31 + Double.hashCode(d21); h = h * 31 + Float.hashCode(f21); h = h * 31 + s21.length();
            h = h * 31 + i22; h = h * 31 + l22; h = h * 31 + Double.hashCode(d22); h = h * 31 + Float.hashCode(f22); h = h * 31 + s22.length();
            h = h * 31 + i23; h = h * 31 + l23; h = h * 31 + Double.hashCode(d23); h = h * 31 + Float.hashCode(f23); h = h * 31 + s23.length();
            h = h * 31 + i24; h = h * 31 + l24; h = h * 31 + Double.hashCode(d24); h = h * 31 + Float.hashCode(f24); h = h * 31 + s24.length();
            h = h * 31 + i25; h = h * 31 + l25; h = h * 31 + Double.hashCode(d25); h = h * 31 + Float.hashCode(f25); h = h * 31 + s25.length();
            h = h * 31 + i26; h = h * 31 + l26; h = h * 31 + Double.hashCode(d26); h = h * 31 + Float.hashCode(f26); h = h * 31 + s26.length();
            h = h * 31 + i27; h = h * 31 + l27; h = h * 31 + Double.hashCode(d27); h = h * 31 + Float.hashCode(f27); h = h * 31 + s27.length();
            h = h * 31 + i28; h = h * 31 + l28; h = h * 31 + Double.hashCode(d28); h = h * 31 + Float.hashCode(f28); h = h * 31 + s28.length();
            h = h * 31 + i29; h = h * 31 + l29; h = h * 31 + Double.hashCode(d29); h = h * 31 + Float.hashCode(f29); h = h * 31 + s29.length();
            h = h * 31 + i30; h = h * 31 + l30; h = h * 31 + Double.hashCode(d30); h = h * 31 + Float.hashCode(f30); h = h * 31 + s30.length();
            h = h * 31 + i31; h = h * 31 + l31; h = h * 31 + Double.hashCode(d31); h = h * 31 + Float.hashCode(f31); h = h * 31 + s31.length();
            h = h * 31 + i32; h = h * 31 + l32; h = h * 31 + Double.hashCode(d32); h = h * 31 + Float.hashCode(f32); h = h * 31 + s32.length();
            h = h * 31 + i33; h = h * 31 + l33; h = h * 31 + Double.hashCode(d33); h = h * 31 + Float.hashCode(f33); h = h * 31 + s33.length();
            h = h * 31 + i34; h = h * 31 + l34; h = h * 31 + Double.hashCode(d34); h = h * 31 + Float.hashCode(f34); h = h * 31 + s34.length();
            h = h * 31 + i35; h = h * 31 + l35; h = h * 31 + Double.hashCode(d35); h = h * 31 + Float.hashCode(f35); h = h * 31 + s35.length();
            h = h * 31 + i36; h = h * 31 + l36; h = h * 31 + Double.hashCode(d36); h = h * 31 + Float.hashCode(f36); h = h * 31 + s36.length();
            h = h * 31 + i37; h = h * 31 + l37; h = h * 31 + Double.hashCode(d37); h = h * 31 + Float.hashCode(f37); h = h * 31 + s37.length();
            h = h * 31 + i38; h = h * 31 + l38; h = h * 31 + Double.hashCode(d38); h = h * 31 + Float.hashCode(f38); h = h * 31 + s38.length();
            h = h * 31 + i39; h = h * 31 + l39; h = h * 31 + Double.hashCode(d39); h = h * 31 + Float.hashCode(f39); h = h * 31 + s39.length();
            h = h * 31 + i40; h = h * 31 + l40; h = h * 31 + Double.hashCode(d40); h = h * 31 + Float.hashCode(f40); h = h * 31 + s40.length();
            h = h * 31 + i41; h = h * 31 + l41; h = h * 31 + Double.hashCode(d41); h = h * 31 + Float.hashCode(f41); h = h * 31 + s41.length();
            h = h * 31 + i42; h = h * 31 + l42; h = h * 31 + Double.hashCode(d42); h = h * 31 + Float.hashCode(f42); h = h * 31 + s42.length();
            h = h * 31 + i43; h = h * 31 + l43; h = h * 31 + Double.hashCode(d43); h = h * 31 + Float.hashCode(f43); h = h * 31 + s43.length();
            h = h * 31 + i44; h = h * 31 + l44; h = h * 31 + Double.hashCode(d44); h = h * 31 + Float.hashCode(f44); h = h * 31 + s44.length();
            h = h * 31 + i45; h = h * 31 + l45; h = h * 31 + Double.hashCode(d45); h = h * 31 + Float.hashCode(f45); h = h * 31 + s45.length();
            h = h * 31 + i46; h = h * 31 + l46; h = h * 31 + Double.hashCode(d46); h = h * 31 + Float.hashCode(f46); h = h * 31 + s46.length();
            h = h * 31 + i47; h = h * 31 + l47; h = h * 31 + Double.hashCode(d47); h = h * 31 + Float.hashCode(f47); h = h * 31 + s47.length();
            h = h * 31 + i48; h = h * 31 + l48; h = h * 31 + Double.hashCode(d48); h = h * 31 + Float.hashCode(f48); h = h * 31 + s48.length();
            h = h * 31 + i49; h = h * 31 + l49; h = h * 31 + Double.hashCode(d49); h = h * 31 + Float.hashCode(f49); h = h * 31 + s49.length();
            h = h * 31 + i50; h = h * 31 + l50; h = h * 31 + Double.hashCode(d50); h = h * 31 + Float.hashCode(f50); h = h * 31 + s50.length();
            h = h * 31 + i51; h = h * 31 + l51; h = h * 31 + Double.hashCode(d51); h = h * 31 + Float.hashCode(f51); h = h * 31 + s51.length();
            h = h * 31 + i52; h = h * 31 + l52; h = h * 31 + Double.hashCode(d52); h = h * 31 + Float.hashCode(f52); h = h * 31 + s52.length();
            h = h * 31 + i53; h = h * 31 + l53; h = h * 31 + Double.hashCode(d53); h = h * 31 + Float.hashCode(f53); h = h * 31 + s53.length();
            h = h * 31 + i54; h = h * 31 + l54; h = h * 31 + Double.hashCode(d54); h = h * 31 + Float.hashCode(f54); h = h * 31 + s54.length();
            h = h * 31 + i55; h = h * 31 + l55; h = h * 31 + Double.hashCode(d55); h = h * 31 + Float.hashCode(f55); h = h * 31 + s55.length();
            h = h * 31 + i56; h = h * 31 + l56; h = h * 31 + Double.hashCode(d56); h = h * 31 + Float.hashCode(f56); h = h * 31 + s56.length();
            h = h * 31 + i57; h = h * 31 + l57; h = h * 31 + Double.hashCode(d57); h = h * 31 + Float.hashCode(f57); h = h * 31 + s57.length();
            h = h * 31 + i58; h = h * 31 + l58; h = h * 31 + Double.hashCode(d58); h = h * 31 + Float.hashCode(f58); h = h * 31 + s58.length();
            h = h * 31 + i59; h = h * 31 + l59; h = h * 31 + Double.hashCode(d59); h = h * 31 + Float.hashCode(f59); h = h * 31 + s59.length();
            h = h * 31 + i60; h = h * 31 + l60; h = h * 31 + Double.hashCode(d60); h = h * 31 + Float.hashCode(f60); h = h * 31 + s60.length();
            h = h * 31 + i61; h = h * 31 + l61; h = h * 31 + Double.hashCode(d61); h = h * 31 + Float.hashCode(f61); h = h * 31 + s61.length();
            h = h * 31 + i62; h = h * 31 + l62; h = h * 31 + Double.hashCode(d62); h = h * 31 + Float.hashCode(f62); h = h * 31 + s62.length();
            h = h * 31 + i63; h = h * 31 + l63; h = h * 31 + Double.hashCode(d63); h = h * 31 + Float.hashCode(f63); h = h * 31 + s63.length();
            h = h * 31 + i64; h = h * 31 + l64; h = h * 31 + Double.hashCode(d64); h = h * 31 + Float.hashCode(f64); h = h * 31 + s64.length();
            h = h * 31 + i65; h = h * 31 + l65; h = h * 31 + Double.hashCode(d65); h = h * 31 + Float.hashCode(f65); h = h * 31 + s65.length();
            h = h * 31 + i66; h = h * 31 + l66; h = h * 31 + Double.hashCode(d66); h = h * 31 + Float.hashCode(f66); h = h * 31 + s66.length();
            h = h * 31 + i67; h = h * 31 + l67; h = h * 31 + Double.hashCode(d67); h = h * 31 + Float.hashCode(f67); h = h * 31 + s67.length();
            h = h * 31 + i68; h = h * 31 + l68; h = h * 31 + Double.hashCode(d68); h = h * 31 + Float.hashCode(f68); h = h * 31 + s68.length();
            h = h * 31 + i69; h = h * 31 + l69; h = h * 31 + Double.hashCode(d69); h = h * 31 + Float.hashCode(f69); h = h * 31 + s69.length();
            h = h * 31 + i70; h = h * 31 + l70; h = h * 31 + Double.hashCode(d70); h = h * 31 + Float.hashCode(f70); h = h * 31 + s70.length();
            h = h * 31 + i71; h = h * 31 + l71; h = h * 31 + Double.hashCode(d71); h = h * 31 + Float.hashCode(f71); h = h * 31 + s71.length();
            h = h * 31 + i72; h = h * 31 + l72; h = h * 31 + Double.hashCode(d72); h = h * 31 + Float.hashCode(f72); h = h * 31 + s72.length();
            h = h * 31 + i73; h = h * 31 + l73; h = h * 31 + Double.hashCode(d73); h = h * 31 + Float.hashCode(f73); h = h * 31 + s73.length();
            h = h * 31 + i74; h = h * 31 + l74; h = h * 31 + Double.hashCode(d74); h = h * 31 + Float.hashCode(f74); h = h * 31 + s74.length();
            h = h * 31 + i75; h = h * 31 + l75; h = h * 31 + Double.hashCode(d75); h = h * 31 + Float.hashCode(f75); h = h * 31 + s75.length();
            h = h * 31 + i76; h = h * 31 + l76; h = h * 31 + Double.hashCode(d76); h = h * 31 + Float.hashCode(f76); h = h * 31 + s76.length();
            h = h * 31 + i77; h = h * 31 + l77; h = h * 31 + Double.hashCode(d77); h = h * 31 + Float.hashCode(f77); h = h * 31 + s77.length();
            h = h * 31 + i78; h = h * 31 + l78; h = h * 31 + Double.hashCode(d78); h = h * 31 + Float.hashCode(f78); h = h * 31 + s78.length();
            h = h * 31 + i79; h = h * 31 + l79; h = h * 31 + Double.hashCode(d79); h = h * 31 + Float.hashCode(f79); h = h * 31 + s79.length();
            int[] big = new int[3]; big[i79 & 1] += i78; Object o79 = s79; char c79 = (char) i79; byte b79 = (byte) l79;
            short h79 = (short) i77; c79++; b79 += c79; h79--;
            java.util.function.LongSupplier sup = () -> p0 + p1; h += sup.getAsLong() + big[0] + big[1] + c79 + b79 + h79 + o79.hashCode();
            if (p0 < 0) throw new IllegalArgumentException("neg" + h);
        } catch (IllegalArgumentException e79) { System.out.println(e79.getMessage()); h = -h; } finally { int fin = (int) h;
        System.out.println("fin " + fin); }
        System.out.println(i0 + " " + i40 + " " + i79 + " " + l0 + " " + l40 + " " + l79 + " " + d0 + " " + d40 + " " + d79 + " " + f79 +
                " " + s79 + " " + s21);
        return h;
    }
    static long manyParams(int a0, long a1, int a2, long a3, int a4, long a5, int a6, long a7, int a8, long a9, int a10, long a11, int a12,
            long a13, int a14, long a15, int a16, long a17, int a18, long a19, int a20, long a21, int a22, long a23, int a24, long a25,
            int a26, long a27, int a28, long a29, int a30, long a31, int a32, long a33, int a34, long a35, int a36, long a37, int a38,
            long a39, int a40, long a41, int a42, long a43, int a44, long a45, int a46, long a47, int a48, long a49, int a50, long a51,
            int a52, long a53, int a54, long a55, int a56, long a57, int a58, long a59, int a60, long a61, int a62, long a63, int a64,
            long a65, int a66, long a67, int a68, long a69, int a70, long a71, int a72, long a73, int a74, long a75, int a76, long a77,
            int a78, long a79, int a80, long a81, int a82, long a83, int a84, long a85, int a86, long a87, int a88, long a89, int a90,
            long a91, int a92, long a93, int a94, long a95, int a96, long a97, int a98, long a99, int a100, long a101, int a102, long a103,
            int a104, long a105, int a106, long a107, int a108, long a109, int a110, long a111, int a112, long a113, int a114, long a115,
            int a116, long a117, int a118, long a119, int a120, long a121, int a122, long a123, int a124, long a125, int a126, long a127,
            int a128, long a129, int a130, long a131, int a132, long a133, int a134, long a135, int a136, long a137, int a138, long a139,
            int a140, long a141, int a142, long a143, int a144, long a145, int a146, long a147, int a148, long a149, int a150, long a151,
            int a152, long a153, int a154, long a155, int a156, long a157, int a158, long a159, int a160, long a161, int a162, long a163,
            int a164, long a165, int a166, long a167) { a0 += a167; a166 += 300;
        return a0 * 1 + a1 * 2 + a2 * 3 + a3 * 4 + a4 * 5 + a5 * 6 + a6 * 7 + a7 * 8 + a8 * 9 + a9 * 10 + a10 * 11 + a11 * 12 + a12 * 13 +
                a13 * 14 + a14 * 15 + a15 * 16 + a16 * 17 + a17 * 18 + a18 * 19 + a19 * 20 + a20 * 21 + a21 * 22 + a22 * 23 + a23 * 24 +
                a24 * 25 + a25 * 26 + a26 * 27 + a27 * 28 + a28 * 29 + a29 * 30 + a30 * 31 + a31 * 32 + a32 * 33 + a33 * 34 + a34 * 35 +
                a35 * 36 + a36 * 37 + a37 * 38 + a38 * 39 + a39 * 40 + a40 * 41 + a41 * 42 + a42 * 43 + a43 * 44 + a44 * 45 + a45 * 46 +
                a46 * 47 + a47 * 48 + a48 * 49 + a49 * 50 + a50 * 51 + a51 * 52 + a52 * 53 + a53 * 54 + a54 * 55 + a55 * 56 + a56 * 57 +
                a57 * 58 + a58 * 59 + a59 * 60 + a60 * 61 + a61 * 62 + a62 * 63 + a63 * 64 + a64 * 65 + a65 * 66 + a66 * 67 + a67 * 68 +
                a68 * 69 + a69 * 70 + a70 * 71 + a71 * 72 + a72 * 73 + a73 * 74 + a74 * 75 + a75 * 76 + a76 * 77 + a77 * 78 + a78 * 79 +
                a79 * 80 + a80 * 81 + a81 * 82 + a82 * 83 + a83 * 84 + a84 * 85 + a85 * 86 + a86 * 87 + a87 * 88 + a88 * 89 + a89 * 90 +
                a90 * 91 + a91 * 92 + a92 * 93 + a93 * 94 + a94 * 95 + a95 * 96 + a96 * 97 + a97 * 98 + a98 * 99 + a99 * 100 + a100 * 101 +
                a101 * 102 + a102 * 103 + a103 * 104 + a104 * 105 + a105 * 106 + a106 * 107 + a107 * 108 + a108 * 109 + a109 * 110 +
                a110 * 111 + a111 * 112 + a112 * 113 + a113 * 114 + a114 * 115 + a115 * 116 + a116 * 117 + a117 * 118 + a118 * 119 +
                a119 * 120 + a120 * 121 + a121 * 122 + a122 * 123 + a123 * 124 + a124 * 125 + a125 * 126 + a126 * 127 + a127 * 128 +
                a128 * 129 + a129 * 130 + a130 * 131 + a131 * 132 + a132 * 133 + a133 * 134 + a134 * 135 + a135 * 136 + a136 * 137 +
                a137 * 138 + a138 * 139 + a139 * 140 + a140 * 141 + a141 * 142 + a142 * 143 + a143 * 144 + a144 * 145 + a145 * 146 +
                a146 * 147 + a147 * 148 + a148 * 149 + a149 * 150 + a150 * 151 + a151 * 152 + a152 * 153 + a153 * 154 + a154 * 155 +
                a155 * 156 + a156 * 157 + a157 * 158 + a158 * 159 + a159 * 160 + a160 * 161 + a161 * 162 + a162 * 163 + a163 * 164 +
                a164 * 165 + a165 * 166 + a166 * 167 + a167 * 168; }
    public static void main(String[] args) {
        System.out.println(run(5, 1L << 33, 1.25, "str")); System.out.println(run(-7, -3, 1e9, ""));
        System.out.println(manyParams(-300, -293, -286, -279, -272, -265, -258, -251, -244, -237, -230, -223, -216, -209, -202, -195, -188,
                -181, -174, -167, -160, -153, -146, -139, -132, -125, -118, -111, -104, -97, -90, -83, -76, -69, -62, -55, -48, -41, -34,
                -27, -20, -13, -6, 1, 8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78, 85, 92, 99, 106, 113, 120, 127, 134, 141, 148, 155, 162,
                169, 176, 183, 190, 197, 204, 211, 218, 225, 232, 239, 246, 253, 260, 267, 274, 281, 288, 295, 302, 309, 316, 323, 330,
                337, 344, 351, 358, 365, 372, 379, 386, 393, 400, 407, 414, 421, 428, 435, 442, 449, 456, 463, 470, 477, 484, 491, 498,
                505, 512, 519, 526, 533, 540, 547, 554, 561, 568, 575, 582, 589, 596, 603, 610, 617, 624, 631, 638, 645, 652, 659, 666,
                673, 680, 687, 694, 701, 708, 715, 722, 729, 736, 743, 750, 757, 764, 771, 778, 785, 792, 799, 806, 813, 820, 827, 834,
                841, 848, 855, 862, 869));
        int s = 0; for (int r = 0; r < 2; r++) s += run(r, r, r, "r" + r) > 0 ? 1 : 2; System.out.println(s);
    }
}
