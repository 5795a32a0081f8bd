//! The functions of `StrictMath`, bit for bit as the Java specification asks: those of fdlibm 5.3.
//!
//! The algorithms and coefficients are Sun's ("Freely Distributable LIBM", netlib): Copyright (C) 1993-2004 by Sun
//! Microsystems, Inc. Permission to use, copy, modify, and distribute that software is freely granted, provided that
//! this notice is preserved. Every operation here is one IEEE double operation in fdlibm's order; nothing may be
//! regrouped or fused.

#![allow(clippy::excessive_precision, clippy::approx_constant)] // the constants as they are published

const TWO24: f64 = 16777216.0;
const TWON24: f64 = 5.96046447753906250000e-08;
const TWO54: f64 = 1.80143985094819840000e+16;
const LN2_HI: f64 = 6.93147180369123816490e-01;
const LN2_LO: f64 = 1.90821492927058770002e-10;
const INV_LN2: f64 = 1.44269504088896338700e+00;
const PIO2_HI: f64 = 1.57079632679489655800e+00;
const PIO2_LO: f64 = 6.12323399573676603587e-17;
const PIO4: f64 = 7.85398163397448278999e-01;
const PIO4_LO: f64 = 3.06161699786838301793e-17;
const PI: f64 = std::f64::consts::PI;
const PI_LO: f64 = 1.2246467991473531772E-16;

fn hi(x: f64) -> i32 {
    (x.to_bits() >> 32) as i32
}

fn lo(x: f64) -> u32 {
    x.to_bits() as u32
}

fn with_hi(x: f64, hi: i32) -> f64 {
    f64::from_bits((hi as u32 as u64) << 32 | x.to_bits() & 0xffff_ffff)
}

/// The low word set to zero.
fn head(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !0xffff_ffff)
}

/// Adds to the exponent of a normal number.
fn scale(x: f64, k: i32) -> f64 {
    with_hi(x, hi(x).wrapping_add(k << 20))
}

/// `x * 2^n`, for results that are normal.
fn scalbn(x: f64, n: i32) -> f64 {
    x * f64::from_bits(((n + 1023) as u64) << 52)
}

fn kernel_sin(x: f64, y: f64, with_tail: bool) -> f64 {
    const S1: f64 = -1.66666666666666324348e-01;
    const S2: f64 = 8.33333333332248946124e-03;
    const S3: f64 = -1.98412698298579493134e-04;
    const S4: f64 = 2.75573137070700676789e-06;
    const S5: f64 = -2.50507602534068634195e-08;
    const S6: f64 = 1.58969099521155010221e-10;
    if hi(x) & 0x7fff_ffff < 0x3e40_0000 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
    if with_tail { x - ((z * (0.5 * y - v * r) - y) - v * S1) } else { x + v * (S1 + z * r) }
}

fn kernel_cos(x: f64, y: f64) -> f64 {
    const C1: f64 = 4.16666666666666019037e-02;
    const C2: f64 = -1.38888888888741095749e-03;
    const C3: f64 = 2.48015872894767294178e-05;
    const C4: f64 = -2.75573143513906633035e-07;
    const C5: f64 = 2.08757232129817482790e-09;
    const C6: f64 = -1.13596475577881948265e-11;
    let ix = hi(x) & 0x7fff_ffff;
    if ix < 0x3e40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
    if ix < 0x3fd3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * y));
    }
    let qx = if ix > 0x3fe9_0000 { 0.28125 } else { with_hi(0.0, ix - 0x0020_0000) };
    let hz = 0.5 * z - qx;
    let a = 1.0 - qx;
    a - (hz - (z * r - x * y))
}

/// `tan` on [-pi/4, pi/4] (`odd` false) or `-1/tan`.
fn kernel_tan(x: f64, y: f64, odd: bool) -> f64 {
    const T: [f64; 13] = [
        3.33333333333334091986e-01,
        1.33333333333201242699e-01,
        5.39682539762260521377e-02,
        2.18694882948595424599e-02,
        8.86323982359930005737e-03,
        3.59207910759131235356e-03,
        1.45620945432529025516e-03,
        5.88041240820264096874e-04,
        2.46463134818469906812e-04,
        7.81794442939557092300e-05,
        7.14072491382608190305e-05,
        -1.85586374855275456654e-05,
        2.59073051863633712884e-05,
    ];
    let (mut x, mut y) = (x, y);
    let hx = hi(x);
    let ix = hx & 0x7fff_ffff;
    // -1/w where w = whole + tail, carefully.
    let negative_inverse = |w: f64, whole: f64, tail: f64| {
        let z = head(w);
        let v = tail - (z - whole);
        let a = -1.0 / w;
        let t = head(a);
        let s = 1.0 + t * z;
        t + a * (s + t * v)
    };
    if ix < 0x3e30_0000 {
        if !odd {
            return x;
        }
        if ix as u32 | lo(x) == 0 {
            return 1.0 / x.abs();
        }
        return negative_inverse(x + y, x, y);
    }
    let large = ix >= 0x3fe5_9428;
    if large {
        if hx < 0 {
            x = -x;
            y = -y;
        }
        let z = PIO4 - x;
        let w = PIO4_LO - y;
        x = z + w;
        y = 0.0;
    }
    let z = x * x;
    let w = z * z;
    let r = T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * (T[9] + w * T[11]))));
    let v = z * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * (T[10] + w * T[12])))));
    let s = z * x;
    let mut r = y + z * (s * (r + v) + y);
    r += T[0] * s;
    let w = x + r;
    if large {
        let v = if odd { -1.0 } else { 1.0 };
        return (1 - (hx >> 30 & 2)) as f64 * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    if odd { negative_inverse(w, x, r) } else { w }
}

/// The bits of 2/pi, 24 at a time.
const TWO_OVER_PI: [i32; 66] = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7, 0x246E3A,
    0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41,
    0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF,
    0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08,
    0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880,
    0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B,
];

/// pi/2, 24 bits at a time.
const PIO2_PARTS: [u64; 8] = [
    0x3FF921FB40000000,
    0x3E74442D00000000,
    0x3CF8469880000000,
    0x3B78CC5160000000,
    0x39F01B8380000000,
    0x387A252040000000,
    0x36E3822280000000,
    0x3569F31D00000000,
];

/// Remainder of a number given in 24-bit parts `x * 2^e0`, by pi/2, with the last bits of the quotient.
fn kernel_rem_pio2(x: &[f64], e0: i32) -> (i32, f64, f64) {
    const JK: usize = 4;
    let jx = x.len() - 1;
    let jv = ((e0 - 3) / 24).max(0);
    let mut q0 = e0 - 24 * (jv + 1);
    let (mut f, mut q, mut fq, mut iq) = ([0.0f64; 20], [0.0f64; 20], [0.0f64; 20], [0i32; 20]);
    for (i, part) in f.iter_mut().enumerate().take(jx + JK + 1) {
        let j = jv - jx as i32 + i as i32;
        *part = if j < 0 { 0.0 } else { TWO_OVER_PI[j as usize] as f64 };
    }
    let product = |f: &[f64; 20], i: usize| {
        let mut fw = 0.0;
        for (j, part) in x.iter().enumerate() {
            fw += part * f[jx + i - j];
        }
        fw
    };
    for i in 0..=JK {
        q[i] = product(&f, i);
    }
    let mut jz = JK;
    let (mut z, mut n, mut ih);
    loop {
        z = q[jz];
        for (i, j) in (1..=jz).rev().enumerate() {
            let fw = (TWON24 * z) as i32 as f64;
            iq[i] = (z - TWO24 * fw) as i32;
            z = q[j - 1] + fw;
        }
        z = scalbn(z, q0);
        z -= 8.0 * (z * 0.125).floor();
        n = z as i32;
        z -= n as f64;
        ih = 0;
        if q0 > 0 {
            let i = iq[jz - 1] >> (24 - q0);
            n += i;
            iq[jz - 1] -= i << (24 - q0);
            ih = iq[jz - 1] >> (23 - q0);
        } else if q0 == 0 {
            ih = iq[jz - 1] >> 23;
        } else if z >= 0.5 {
            ih = 2;
        }
        if ih > 0 {
            n += 1;
            let mut carry = false;
            for part in iq.iter_mut().take(jz) {
                if carry {
                    *part = 0xff_ffff - *part;
                } else if *part != 0 {
                    carry = true;
                    *part = 0x100_0000 - *part;
                }
            }
            match q0 {
                1 => iq[jz - 1] &= 0x7f_ffff,
                2 => iq[jz - 1] &= 0x3f_ffff,
                _ => {}
            }
            if ih == 2 {
                z = 1.0 - z;
                if carry {
                    z -= scalbn(1.0, q0);
                }
            }
        }
        if z == 0.0 && iq[JK..jz].iter().all(|&part| part == 0) {
            let mut k = 1;
            while iq[JK - k] == 0 {
                k += 1;
            }
            for i in jz + 1..=jz + k {
                f[jx + i] = TWO_OVER_PI[jv as usize + i] as f64;
                q[i] = product(&f, i);
            }
            jz += k;
            continue;
        }
        break;
    }
    if z == 0.0 {
        jz -= 1;
        q0 -= 24;
        while iq[jz] == 0 {
            jz -= 1;
            q0 -= 24;
        }
    } else {
        z = scalbn(z, -q0);
        if z >= TWO24 {
            let fw = (TWON24 * z) as i32 as f64;
            iq[jz] = (z - TWO24 * fw) as i32;
            jz += 1;
            q0 += 24;
            iq[jz] = fw as i32;
        } else {
            iq[jz] = z as i32;
        }
    }
    let mut fw = scalbn(1.0, q0);
    for i in (0..=jz).rev() {
        q[i] = fw * iq[i] as f64;
        fw *= TWON24;
    }
    for i in (0..=jz).rev() {
        let mut fw = 0.0;
        for k in 0..=JK.min(jz - i) {
            fw += f64::from_bits(PIO2_PARTS[k]) * q[i + k];
        }
        fq[jz - i] = fw;
    }
    let mut fw = 0.0;
    for i in (0..=jz).rev() {
        fw += fq[i];
    }
    let y0 = fw;
    let mut fw = fq[0] - fw;
    for part in &fq[1..=jz] {
        fw += part;
    }
    if ih == 0 { (n & 7, y0, fw) } else { (n & 7, -y0, -fw) }
}

/// Quotient (its last bits) and remainder (head and tail) of a division by pi/2.
fn rem_pio2(x: f64) -> (i32, f64, f64) {
    const INV_PIO2: f64 = 6.36619772367581382433e-01;
    const PIO2_1: f64 = 1.57079632673412561417e+00;
    const PIO2_1T: f64 = 6.07710050650619224932e-11;
    const PIO2_2: f64 = 6.07710050630396597660e-11;
    const PIO2_2T: f64 = 2.02226624879595063154e-21;
    const PIO2_3: f64 = 2.02226624871116645580e-21;
    const PIO2_3T: f64 = 8.47842766036889956997e-32;
    let hx = hi(x);
    let ix = hx & 0x7fff_ffff;
    if ix <= 0x3fe9_21fb {
        return (0, x, 0.0);
    }
    let signed = |(n, y0, y1): (i32, f64, f64)| if hx < 0 { (-n, -y0, -y1) } else { (n, y0, y1) };
    if ix < 0x4002_d97c {
        // Odd in x: fdlibm writes both signs out, with the same roundings.
        let mut z = x.abs() - PIO2_1;
        let tail = if ix == 0x3ff9_21fb {
            z -= PIO2_2;
            PIO2_2T
        } else {
            PIO2_1T
        };
        let y0 = z - tail;
        return signed((1, y0, (z - y0) - tail));
    }
    if ix <= 0x4139_21fb {
        let t = x.abs();
        let n = (t * INV_PIO2 + 0.5) as i32;
        let q = n as f64;
        let mut r = t - q * PIO2_1;
        let mut w = q * PIO2_1T;
        let mut y0 = r - w;
        // The high words of n*pi/2 tell where much cancels.
        if n >= 32 || ix == hi(q * PIO2_HI) {
            let j = ix >> 20;
            if j - (hi(y0) >> 20 & 0x7ff) > 16 {
                let t = r;
                w = q * PIO2_2;
                r = t - w;
                w = q * PIO2_2T - ((t - r) - w);
                y0 = r - w;
                if j - (hi(y0) >> 20 & 0x7ff) > 49 {
                    let t = r;
                    w = q * PIO2_3;
                    r = t - w;
                    w = q * PIO2_3T - ((t - r) - w);
                    y0 = r - w;
                }
            }
        }
        return signed((n, y0, (r - y0) - w));
    }
    if ix >= 0x7ff0_0000 {
        return (0, f64::NAN, f64::NAN);
    }
    let e0 = (ix >> 20) - 1046;
    let mut z = with_hi(x, ix - (e0 << 20));
    let mut parts = [0.0; 3];
    for part in &mut parts[..2] {
        *part = z as i32 as f64;
        z = (z - *part) * TWO24;
    }
    parts[2] = z;
    let mut n = 3;
    while parts[n - 1] == 0.0 {
        n -= 1;
    }
    signed(kernel_rem_pio2(&parts[..n], e0))
}

pub fn sin(x: f64) -> f64 {
    if hi(x) & 0x7fff_ffff <= 0x3fe9_21fb {
        return kernel_sin(x, 0.0, false);
    }
    let (n, y0, y1) = rem_pio2(x);
    match n & 3 {
        0 => kernel_sin(y0, y1, true),
        1 => kernel_cos(y0, y1),
        2 => -kernel_sin(y0, y1, true),
        _ => -kernel_cos(y0, y1),
    }
}

pub fn cos(x: f64) -> f64 {
    if hi(x) & 0x7fff_ffff <= 0x3fe9_21fb {
        return kernel_cos(x, 0.0);
    }
    let (n, y0, y1) = rem_pio2(x);
    match n & 3 {
        0 => kernel_cos(y0, y1),
        1 => -kernel_sin(y0, y1, true),
        2 => -kernel_cos(y0, y1),
        _ => kernel_sin(y0, y1, true),
    }
}

pub fn tan(x: f64) -> f64 {
    if hi(x) & 0x7fff_ffff <= 0x3fe9_21fb {
        return kernel_tan(x, 0.0, false);
    }
    let (n, y0, y1) = rem_pio2(x);
    kernel_tan(y0, y1, n & 1 != 0)
}

/// The rational approximation that `asin` and `acos` share.
fn arc_ratio(t: f64) -> f64 {
    const PS: [f64; 6] = [
        1.66666666666666657415e-01,
        -3.25565818622400915405e-01,
        2.01212532134862925881e-01,
        -4.00555345006794114027e-02,
        7.91534994289814532176e-04,
        3.47933107596021167570e-05,
    ];
    const QS: [f64; 4] =
        [-2.40339491173441421878e+00, 2.02094576023350569471e+00, -6.88283971605453293030e-01, 7.70381505559019352791e-02];
    let p = t * (PS[0] + t * (PS[1] + t * (PS[2] + t * (PS[3] + t * (PS[4] + t * PS[5])))));
    let q = 1.0 + t * (QS[0] + t * (QS[1] + t * (QS[2] + t * QS[3])));
    p / q
}

pub fn asin(x: f64) -> f64 {
    let hx = hi(x);
    let ix = hx & 0x7fff_ffff;
    if ix >= 0x3ff0_0000 {
        return if x.abs() == 1.0 { x * PIO2_HI + x * PIO2_LO } else { f64::NAN };
    }
    if ix < 0x3fe0_0000 {
        return if ix < 0x3e40_0000 { x } else { x + x * arc_ratio(x * x) };
    }
    let t = (1.0 - x.abs()) * 0.5;
    let s = t.sqrt();
    let r = arc_ratio(t);
    let result = if ix >= 0x3fef_3333 {
        PIO2_HI - (2.0 * (s + s * r) - PIO2_LO)
    } else {
        let w = head(s);
        let c = (t - w * w) / (s + w);
        let p = 2.0 * s * r - (PIO2_LO - 2.0 * c);
        let q = PIO4 - 2.0 * w;
        PIO4 - (p - q)
    };
    if hx > 0 { result } else { -result }
}

pub fn acos(x: f64) -> f64 {
    let hx = hi(x);
    let ix = hx & 0x7fff_ffff;
    if ix >= 0x3ff0_0000 {
        return if x == 1.0 {
            0.0
        } else if x == -1.0 {
            PI + 2.0 * PIO2_LO
        } else {
            f64::NAN
        };
    }
    if ix < 0x3fe0_0000 {
        if ix <= 0x3c60_0000 {
            return PIO2_HI + PIO2_LO;
        }
        return PIO2_HI - (x - (PIO2_LO - x * arc_ratio(x * x)));
    }
    if hx < 0 {
        let z = (1.0 + x) * 0.5;
        let s = z.sqrt();
        let w = arc_ratio(z) * s - PIO2_LO;
        return PI - 2.0 * (s + w);
    }
    let z = (1.0 - x) * 0.5;
    let s = z.sqrt();
    let df = head(s);
    let c = (z - df * df) / (s + df);
    let w = arc_ratio(z) * s + c;
    2.0 * (df + w)
}

pub fn atan(x: f64) -> f64 {
    const HI: [f64; 4] = [4.63647609000806093515e-01, PIO4, 9.82793723247329054082e-01, PIO2_HI];
    const LO: [f64; 4] = [2.26987774529616870924e-17, PIO4_LO, 1.39033110312309984516e-17, PIO2_LO];
    const A: [f64; 11] = [
        3.33333333333329318027e-01,
        -1.99999999998764832476e-01,
        1.42857142725034663711e-01,
        -1.11111104054623557880e-01,
        9.09088713343650656196e-02,
        -7.69187620504482999495e-02,
        6.66107313738753120669e-02,
        -5.83357013379057348645e-02,
        4.97687799461593236017e-02,
        -3.65315727442169155270e-02,
        1.62858201153657823623e-02,
    ];
    let hx = hi(x);
    let ix = hx & 0x7fff_ffff;
    if ix >= 0x4410_0000 {
        return if x.is_nan() {
            f64::NAN
        } else if hx > 0 {
            HI[3] + LO[3]
        } else {
            -HI[3] - LO[3]
        };
    }
    let positive = x.abs();
    let (id, x) = if ix < 0x3fdc_0000 {
        if ix < 0x3e20_0000 {
            return x;
        }
        (None, x)
    } else if ix < 0x3fe6_0000 {
        (Some(0), (2.0 * positive - 1.0) / (2.0 + positive))
    } else if ix < 0x3ff3_0000 {
        (Some(1), (positive - 1.0) / (positive + 1.0))
    } else if ix < 0x4003_8000 {
        (Some(2), (positive - 1.5) / (1.0 + 1.5 * positive))
    } else {
        (Some(3), -1.0 / positive)
    };
    let z = x * x;
    let w = z * z;
    let s1 = z * (A[0] + w * (A[2] + w * (A[4] + w * (A[6] + w * (A[8] + w * A[10])))));
    let s2 = w * (A[1] + w * (A[3] + w * (A[5] + w * (A[7] + w * A[9]))));
    match id {
        None => x - x * (s1 + s2),
        Some(id) => {
            let z = HI[id] - ((x * (s1 + s2) - LO[id]) - x);
            if hx < 0 { -z } else { z }
        }
    }
}

pub fn atan2(y: f64, x: f64) -> f64 {
    const TINY: f64 = 1.0e-300;
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 1.0 {
        return atan(y);
    }
    let (y_negative, x_negative) = (hi(y) < 0, hi(x) < 0);
    let signed = |value: f64| if y_negative { -value } else { value };
    if y == 0.0 {
        return if x_negative { signed(PI + TINY) } else { y };
    }
    if x == 0.0 {
        return signed(PIO2_HI + TINY);
    }
    if x.is_infinite() {
        return signed(match (y.is_infinite(), x_negative) {
            (true, false) => PIO4 + TINY,
            (true, true) => 3.0 * PIO4 + TINY,
            (false, false) => 0.0,
            (false, true) => PI + TINY,
        });
    }
    if y.is_infinite() {
        return signed(PIO2_HI + TINY);
    }
    let k = ((hi(y) & 0x7fff_ffff) - (hi(x) & 0x7fff_ffff)) >> 20;
    let z = if k > 60 {
        PIO2_HI + 0.5 * PI_LO
    } else if x_negative && k < -60 {
        0.0
    } else {
        atan((y / x).abs())
    };
    match (y_negative, x_negative) {
        (false, false) => z,
        (true, false) => -z,
        (false, true) => PI - (z - PI_LO),
        (true, true) => (z - PI_LO) - PI,
    }
}

pub fn exp(x: f64) -> f64 {
    const P: [f64; 5] = [
        1.66666666666666019037e-01,
        -2.77777777770155933842e-03,
        6.61375632143793436117e-05,
        -1.65339022054652515390e-06,
        4.13813679705723846039e-08,
    ];
    let negative = hi(x) < 0;
    let hx = hi(x) & 0x7fff_ffff;
    if hx >= 0x4086_2e42 {
        if x.is_nan() {
            return f64::NAN;
        }
        if x > 7.09782712893383973096e+02 {
            return f64::INFINITY;
        }
        if x < -7.45133219101941108420e+02 {
            return 0.0;
        }
    }
    let (mut high, mut low, mut k, mut x) = (0.0, 0.0, 0, x);
    if hx > 0x3fd6_2e42 {
        if hx < 0x3ff0_a2b2 {
            (high, low, k) = if negative { (x + LN2_HI, -LN2_LO, -1) } else { (x - LN2_HI, LN2_LO, 1) };
        } else {
            k = (INV_LN2 * x + if negative { -0.5 } else { 0.5 }) as i32;
            high = x - k as f64 * LN2_HI;
            low = k as f64 * LN2_LO;
        }
        x = high - low;
    } else if hx < 0x3e30_0000 {
        return 1.0 + x;
    }
    let t = x * x;
    let c = x - t * (P[0] + t * (P[1] + t * (P[2] + t * (P[3] + t * P[4]))));
    if k == 0 {
        return 1.0 - ((x * c) / (c - 2.0) - x);
    }
    let y = 1.0 - ((low - (x * c) / (2.0 - c)) - high);
    if k >= -1021 { scale(y, k) } else { scale(y, k + 1000) * 9.33263618503218878990e-302 }
}

pub fn expm1(x: f64) -> f64 {
    const Q: [f64; 5] = [
        -3.33333333333331316428e-02,
        1.58730158725481460165e-03,
        -7.93650757867487942473e-05,
        4.00821782732936239552e-06,
        -2.01099218183624371326e-07,
    ];
    let negative = hi(x) < 0;
    let hx = hi(x) & 0x7fff_ffff;
    if hx >= 0x4043_687a {
        if x.is_nan() {
            return f64::NAN;
        }
        if x > 7.09782712893383973096e+02 {
            return f64::INFINITY;
        }
        if negative {
            return -1.0;
        }
    }
    let (mut c, mut k, mut x) = (0.0, 0, x);
    if hx > 0x3fd6_2e42 {
        let (high, low);
        if hx < 0x3ff0_a2b2 {
            (high, low, k) = if negative { (x + LN2_HI, -LN2_LO, -1) } else { (x - LN2_HI, LN2_LO, 1) };
        } else {
            k = (INV_LN2 * x + if negative { -0.5 } else { 0.5 }) as i32;
            high = x - k as f64 * LN2_HI;
            low = k as f64 * LN2_LO;
        }
        x = high - low;
        c = (high - x) - low;
    } else if hx < 0x3c90_0000 {
        return x;
    }
    let hfx = 0.5 * x;
    let hxs = x * hfx;
    let r1 = 1.0 + hxs * (Q[0] + hxs * (Q[1] + hxs * (Q[2] + hxs * (Q[3] + hxs * Q[4]))));
    let t = 3.0 - r1 * hfx;
    let mut e = hxs * ((r1 - t) / (6.0 - x * t));
    if k == 0 {
        return x - (x * e - hxs);
    }
    e = x * (e - c) - c;
    e -= hxs;
    if k == -1 {
        return 0.5 * (x - e) - 0.5;
    }
    if k == 1 {
        return if x < -0.25 { -2.0 * (e - (x + 0.5)) } else { 1.0 + 2.0 * (x - e) };
    }
    if k <= -2 || k > 56 {
        return scale(1.0 - (e - x), k) - 1.0;
    }
    if k < 20 {
        let t = with_hi(0.0, 0x3ff0_0000 - (0x20_0000 >> k));
        scale(t - (e - x), k)
    } else {
        let t = with_hi(0.0, (0x3ff - k) << 20);
        scale((x - (e + t)) + 1.0, k)
    }
}

const LG: [f64; 7] = [
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
];

/// What logarithms do first: the special cases, or a normal number and what its exponent lost.
fn log_argument(x: f64) -> Result<(f64, i32), f64> {
    if x.is_nan() || x == f64::INFINITY {
        return Err(x + x);
    }
    if x == 0.0 {
        return Err(f64::NEG_INFINITY);
    }
    if x < 0.0 {
        return Err(f64::NAN);
    }
    if hi(x) < 0x0010_0000 { Ok((x * TWO54, -54)) } else { Ok((x, 0)) }
}

pub fn log(x: f64) -> f64 {
    let (x, mut k) = match log_argument(x) {
        Ok(found) => found,
        Err(result) => return result,
    };
    let mut hx = hi(x);
    k += (hx >> 20) - 1023;
    hx &= 0x000f_ffff;
    let i = (hx + 0x95f64) & 0x10_0000;
    let x = with_hi(x, hx | (i ^ 0x3ff0_0000));
    k += i >> 20;
    let dk = k as f64;
    let f = x - 1.0;
    if 0x000f_ffff & (2 + hx) < 3 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HI + dk * LN2_LO };
        }
        let r = f * f * (0.5 - 0.33333333333333333 * f);
        return if k == 0 { f - r } else { dk * LN2_HI - ((r - dk * LN2_LO) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let t1 = w * (LG[1] + w * (LG[3] + w * LG[5]));
    let t2 = z * (LG[0] + w * (LG[2] + w * (LG[4] + w * LG[6])));
    let r = t2 + t1;
    if (hx - 0x6147a) | (0x6b851 - hx) > 0 {
        let hfsq = 0.5 * f * f;
        if k == 0 { f - (hfsq - s * (hfsq + r)) } else { dk * LN2_HI - ((hfsq - (s * (hfsq + r) + dk * LN2_LO)) - f) }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        dk * LN2_HI - ((s * (f - r) - dk * LN2_LO) - f)
    }
}

pub fn log10(x: f64) -> f64 {
    const IVLN10: f64 = 4.34294481903251816668e-01;
    const LOG10_2HI: f64 = 3.01029995663611771306e-01;
    const LOG10_2LO: f64 = 3.69423907715893078616e-13;
    let (x, mut k) = match log_argument(x) {
        Ok(found) => found,
        Err(result) => return result,
    };
    let hx = hi(x);
    k += (hx >> 20) - 1023;
    let i = (k < 0) as i32;
    let x = with_hi(x, (hx & 0x000f_ffff) | ((0x3ff - i) << 20));
    let y = (k + i) as f64;
    let z = y * LOG10_2LO + IVLN10 * log(x);
    z + y * LOG10_2HI
}

pub fn log1p(x: f64) -> f64 {
    let hx = hi(x);
    let ax = hx & 0x7fff_ffff;
    if x.is_nan() || x == f64::INFINITY {
        return x + x;
    }
    let (mut k, mut f, mut hu, mut c) = (1, 0.0, 1, 0.0);
    if hx < 0x3fda_827a {
        if ax >= 0x3ff0_0000 {
            return if x == -1.0 { f64::NEG_INFINITY } else { f64::NAN };
        }
        if ax < 0x3e20_0000 {
            return if ax < 0x3c90_0000 { x } else { x - x * x * 0.5 };
        }
        if hx > 0 || hx <= 0xbfd2_bec3u32 as i32 {
            k = 0;
            f = x;
        }
    }
    if k != 0 {
        let mut u;
        if hx < 0x4340_0000 {
            u = 1.0 + x;
            hu = hi(u);
            k = (hu >> 20) - 1023;
            c = if k > 0 { 1.0 - (u - x) } else { x - (u - 1.0) };
            c /= u;
        } else {
            u = x;
            hu = hi(u);
            k = (hu >> 20) - 1023;
        }
        hu &= 0x000f_ffff;
        if hu < 0x6a09e {
            u = with_hi(u, hu | 0x3ff0_0000);
        } else {
            k += 1;
            u = with_hi(u, hu | 0x3fe0_0000);
            hu = (0x0010_0000 - hu) >> 2;
        }
        f = u - 1.0;
    }
    let dk = k as f64;
    let hfsq = 0.5 * f * f;
    if hu == 0 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HI + (c + dk * LN2_LO) };
        }
        let r = hfsq * (1.0 - 0.66666666666666666 * f);
        return if k == 0 { f - r } else { dk * LN2_HI - ((r - (dk * LN2_LO + c)) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * (LG[0] + z * (LG[1] + z * (LG[2] + z * (LG[3] + z * (LG[4] + z * (LG[5] + z * LG[6]))))));
    if k == 0 { f - (hfsq - s * (hfsq + r)) } else { dk * LN2_HI - ((hfsq - (s * (hfsq + r) + (dk * LN2_LO + c))) - f) }
}

/// `exp(|x|) / 2` where `exp` itself would overflow, times `half`.
fn half_exp(x: f64, half: f64) -> Option<f64> {
    if x > 710.4758600739439 {
        return None;
    }
    let w = exp(0.5 * x);
    Some(half * w * w)
}

pub fn sinh(x: f64) -> f64 {
    let ix = hi(x) & 0x7fff_ffff;
    if ix >= 0x7ff0_0000 {
        return x + x;
    }
    let h = if hi(x) < 0 { -0.5 } else { 0.5 };
    let positive = x.abs();
    if ix < 0x4036_0000 {
        if ix < 0x3e30_0000 {
            return x;
        }
        let t = expm1(positive);
        return if ix < 0x3ff0_0000 { h * (2.0 * t - t * t / (t + 1.0)) } else { h * (t + t / (t + 1.0)) };
    }
    if ix < 0x4086_2e42 {
        return h * exp(positive);
    }
    half_exp(positive, h).unwrap_or(x * 1.0e307)
}

pub fn cosh(x: f64) -> f64 {
    let ix = hi(x) & 0x7fff_ffff;
    let x = x.abs();
    if ix >= 0x7ff0_0000 {
        return x * x;
    }
    if ix < 0x3fd6_2e43 {
        let t = expm1(x);
        let w = 1.0 + t;
        return if ix < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) };
    }
    if ix < 0x4036_0000 {
        let t = exp(x);
        return 0.5 * t + 0.5 / t;
    }
    if ix < 0x4086_2e42 {
        return 0.5 * exp(x);
    }
    half_exp(x, 0.5).unwrap_or(f64::INFINITY)
}

pub fn tanh(x: f64) -> f64 {
    let ix = hi(x) & 0x7fff_ffff;
    if x.is_nan() {
        return x + x;
    }
    let z = if ix >= 0x4036_0000 {
        1.0
    } else if ix < 0x3c80_0000 {
        return x * (1.0 + x);
    } else if ix >= 0x3ff0_0000 {
        1.0 - 2.0 / (expm1(2.0 * x.abs()) + 2.0)
    } else {
        let t = expm1(-2.0 * x.abs());
        -t / (t + 2.0)
    };
    if hi(x) < 0 { -z } else { z }
}

/// `IEEEremainder`, exact.
pub fn remainder(x: f64, p: f64) -> f64 {
    if p == 0.0 || !x.is_finite() || p.is_nan() {
        return f64::NAN;
    }
    let negative = hi(x) < 0;
    let mut x = x;
    if hi(p) & 0x7fff_ffff <= 0x7fdf_ffff {
        x %= p + p;
    }
    if x.abs() == p.abs() {
        return 0.0 * x;
    }
    x = x.abs();
    let p = p.abs();
    if hi(p) < 0x0020_0000 {
        if x + x > p {
            x -= p;
            if x + x >= p {
                x -= p;
            }
        }
    } else {
        let half = 0.5 * p;
        if x > half {
            x -= p;
            if x >= half {
                x -= p;
            }
        }
    }
    if negative { -x } else { x }
}

/// `pow` with Java's answers where C's differ. The JDK has its own in Java; this one checks the faster one.
pub fn pow(x: f64, y: f64) -> f64 {
    const BP: [f64; 2] = [1.0, 1.5];
    const DP_H: [f64; 2] = [0.0, 5.84962487220764160156e-01];
    const DP_L: [f64; 2] = [0.0, 1.35003920212974897128e-08];
    const L: [f64; 6] = [
        5.99999999999994648725e-01,
        4.28571428578550184252e-01,
        3.33333329818377432918e-01,
        2.72728123808534006489e-01,
        2.30660745775561754067e-01,
        2.06975017800338417784e-01,
    ];
    const P: [f64; 5] = [
        1.66666666666666019037e-01,
        -2.77777777770155933842e-03,
        6.61375632143793436117e-05,
        -1.65339022054652515390e-06,
        4.13813679705723846039e-08,
    ];
    const LG2: f64 = 6.93147180559945286227e-01;
    const LG2_H: f64 = 6.93147182464599609375e-01;
    const LG2_L: f64 = -1.90465429995776804525e-09;
    const OVT: f64 = 8.0085662595372944372e-17;
    const CP: f64 = 9.61796693925975554329e-01;
    const CP_H: f64 = 9.61796700954437255859e-01;
    const CP_L: f64 = -7.02846165095275826516e-09;
    const IVLN2_H: f64 = 1.44269502162933349609e+00;
    const IVLN2_L: f64 = 1.92596299112661746887e-08;
    if y == 0.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let mut ax = x.abs();
    if y.is_infinite() {
        return if ax == 1.0 {
            f64::NAN
        } else if (ax > 1.0) == (y > 0.0) {
            f64::INFINITY
        } else {
            0.0
        };
    }
    if y == -1.0 {
        return 1.0 / x;
    }
    if y == 1.0 {
        return x;
    }
    if y == 2.0 {
        return x * x;
    }
    if y == 0.5 && hi(x) >= 0 {
        return x.sqrt();
    }
    let integer = y.trunc() == y;
    let odd = integer && y.abs() < 9007199254740992.0 && y.abs() % 2.0 == 1.0;
    let sign = if hi(x) < 0 && odd { -1.0 } else { 1.0 };
    if ax == 0.0 || ax == 1.0 || ax.is_infinite() {
        let z = if y < 0.0 { 1.0 / ax } else { ax };
        return if x == -1.0 && !integer { f64::NAN } else { sign * z };
    }
    if x < 0.0 && !integer {
        return f64::NAN;
    }
    let (overflow, underflow) = (sign * f64::INFINITY, sign * 0.0);
    let mut ix = hi(ax);
    let iy = hi(y) & 0x7fff_ffff;
    let (t1, t2);
    if iy > 0x41e0_0000 {
        // |y| > 2^31: only near one is the result a number.
        if ix < 0x3fef_ffff {
            return if y < 0.0 { overflow } else { underflow };
        }
        if ix > 0x3ff0_0000 {
            return if y > 0.0 { overflow } else { underflow };
        }
        if iy > 0x43f0_0000 {
            return if (ax < 1.0) == (y < 0.0) { overflow } else { underflow };
        }
        let t = ax - 1.0;
        let w = (t * t) * (0.5 - t * (0.3333333333333333 - t * 0.25));
        let u = IVLN2_H * t;
        let v = t * IVLN2_L - w * INV_LN2;
        t1 = head(u + v);
        t2 = v - (t1 - u);
    } else {
        let mut n = 0;
        if ix < 0x0010_0000 {
            ax *= 9007199254740992.0;
            n -= 53;
            ix = hi(ax);
        }
        n += (ix >> 20) - 0x3ff;
        let j = ix & 0x000f_ffff;
        ix = j | 0x3ff0_0000;
        let mut k = 0;
        if j > 0x3988e {
            if j < 0xbb67a {
                k = 1;
            } else {
                n += 1;
                ix -= 0x0010_0000;
            }
        }
        ax = with_hi(ax, ix);
        let u = ax - BP[k];
        let v = 1.0 / (ax + BP[k]);
        let ss = u * v;
        let s_h = head(ss);
        let t_h = with_hi(0.0, ((ix >> 1) | 0x2000_0000) + 0x0008_0000 + ((k as i32) << 18));
        let t_l = ax - (t_h - BP[k]);
        let s_l = v * ((u - s_h * t_h) - s_h * t_l);
        let s2 = ss * ss;
        let mut r = s2 * s2 * (L[0] + s2 * (L[1] + s2 * (L[2] + s2 * (L[3] + s2 * (L[4] + s2 * L[5])))));
        r += s_l * (s_h + ss);
        let s2 = s_h * s_h;
        let t_h = head(3.0 + s2 + r);
        let t_l = r - ((t_h - 3.0) - s2);
        let u = s_h * t_h;
        let v = s_l * t_h + t_l * ss;
        let p_h = head(u + v);
        let p_l = v - (p_h - u);
        let z_h = CP_H * p_h;
        let z_l = CP_L * p_h + p_l * CP + DP_L[k];
        let t = n as f64;
        t1 = head(((z_h + z_l) + DP_H[k]) + t);
        t2 = z_l - (((t1 - t) - DP_H[k]) - z_h);
    }
    let y1 = head(y);
    let p_l = (y - y1) * t1 + y * t2;
    let mut p_h = y1 * t1;
    let z = p_l + p_h;
    let j = hi(z);
    if z > 1024.0 || z == 1024.0 && p_l + OVT > z - p_h {
        return overflow;
    }
    if z < -1075.0 || z == -1075.0 && p_l <= z - p_h {
        return underflow;
    }
    let i = j & 0x7fff_ffff;
    let mut n = 0;
    if i > 0x3fe0_0000 {
        let k = (i >> 20) - 0x3ff;
        n = j + (0x0010_0000 >> (k + 1));
        let k = ((n & 0x7fff_ffff) >> 20) - 0x3ff;
        p_h -= with_hi(0.0, n & !(0x000f_ffff >> k));
        n = ((n & 0x000f_ffff) | 0x0010_0000) >> (20 - k);
        if j < 0 {
            n = -n;
        }
    }
    let t = head(p_l + p_h);
    let u = t * LG2_H;
    let v = (p_l - (t - p_h)) * LG2 + t * LG2_L;
    let z = u + v;
    let w = v - (z - u);
    let t = z * z;
    let t1 = z - t * (P[0] + t * (P[1] + t * (P[2] + t * (P[3] + t * P[4]))));
    let r = (z * t1) / (t1 - 2.0) - (w + z * w);
    let z = 1.0 - (r - z);
    if (hi(z) + (n << 20)) >> 20 <= 0 {
        // Into the subnormal numbers, with one rounding.
        return sign * (scalbn(z, -1000) * f64::from_bits(((n + 1000 + 1023) as u64) << 52));
    }
    sign * scale(z, n)
}
