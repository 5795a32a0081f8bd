//! Huffman codes of deflate blocks: what zlib's `trees.c` decides, so that the bits are the same.

pub const LITERALS: usize = 256;
const L_CODES: usize = LITERALS + 1 + 29;
const D_CODES: usize = 30;
const BL_CODES: usize = 19;
const HEAP_SIZE: usize = 2 * L_CODES + 1;
const END_BLOCK: usize = 256;
const MAX_BITS: usize = 15;

const EXTRA_LENGTH: [u8; 29] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const EXTRA_DISTANCE: [u8; 30] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const EXTRA_BIT_LENGTH: [u8; 19] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];
const BIT_LENGTH_ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// One node of a tree: `fc` is its frequency, later its code; `dl` its parent, later its length.
#[derive(Clone, Copy, Default)]
struct Node {
    fc: u16,
    dl: u16,
}

/// Tables that never change.
struct Fixed {
    literals: [Node; L_CODES + 2],
    distances: [Node; D_CODES],
    length_code: [u8; 256],
    base_length: [u16; 29],
    base_distance: [u16; 30],
}

fn fixed() -> &'static Fixed {
    static FIXED: std::sync::OnceLock<Fixed> = std::sync::OnceLock::new();
    FIXED.get_or_init(|| {
        let mut f = Fixed {
            literals: [Node::default(); L_CODES + 2],
            distances: [Node::default(); D_CODES],
            length_code: [0; 256],
            base_length: [0; 29],
            base_distance: [0; 30],
        };
        let mut length = 0;
        for code in 0..28 {
            f.base_length[code] = length;
            for _ in 0..1 << EXTRA_LENGTH[code] {
                f.length_code[length as usize] = code as u8;
                length += 1;
            }
        }
        // The longest match has a code of its own.
        f.length_code[255] = 28;
        let mut distance = 0u16;
        for code in 0..D_CODES {
            f.base_distance[code] = distance;
            distance = distance.wrapping_add(1 << EXTRA_DISTANCE[code]);
            f.distances[code] = Node { fc: reverse(code as u16, 5), dl: 5 };
        }
        let mut count = [0u16; MAX_BITS + 1];
        for (n, node) in f.literals.iter_mut().enumerate() {
            node.dl = match n {
                0..=143 => 8,
                144..=255 => 9,
                256..=279 => 7,
                _ => 8,
            };
            count[node.dl as usize] += 1;
        }
        generate_codes(&mut f.literals, L_CODES + 1, &count);
        f
    })
}

fn distance_code(distance: u16) -> usize {
    let base = &fixed().base_distance;
    base.partition_point(|&b| b <= distance) - 1
}

fn reverse(code: u16, len: u16) -> u16 {
    code.reverse_bits() >> (16 - len)
}

fn generate_codes(tree: &mut [Node], max_code: usize, count: &[u16; MAX_BITS + 1]) {
    let mut next = [0u16; MAX_BITS + 1];
    let mut code = 0u16;
    for bits in 1..=MAX_BITS {
        code = (code + count[bits - 1]) << 1;
        next[bits] = code;
    }
    for node in &mut tree[..=max_code] {
        if node.dl != 0 {
            node.fc = reverse(next[node.dl as usize], node.dl);
            next[node.dl as usize] += 1;
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Literals,
    Distances,
    BitLengths,
}

/// The trees and the bits of the stream so far.
#[derive(Clone)]
pub struct Trees {
    literals: [Node; HEAP_SIZE],
    distances: [Node; 2 * D_CODES + 1],
    bit_lengths: [Node; 2 * BL_CODES + 1],
    heap: [usize; HEAP_SIZE],
    heap_len: usize,
    heap_max: usize,
    depth: [u8; HEAP_SIZE],
    opt_len: usize,
    static_len: usize,
    /// (distance or 0, literal or length - 3)
    symbols: Vec<(u16, u8)>,
    /// Counts matches; the stored blocks use it for something else.
    pub matches: u32,
    pub pending: Vec<u8>,
    bits: u16,
    pub bit_count: usize,
}

/// Symbols that fill a block.
const BLOCK_SYMBOLS: usize = (1 << 14) - 1;

impl Trees {
    pub fn new() -> Trees {
        let mut trees = Trees {
            literals: [Node::default(); HEAP_SIZE],
            distances: [Node::default(); 2 * D_CODES + 1],
            bit_lengths: [Node::default(); 2 * BL_CODES + 1],
            heap: [0; HEAP_SIZE],
            heap_len: 0,
            heap_max: 0,
            depth: [0; HEAP_SIZE],
            opt_len: 0,
            static_len: 0,
            symbols: Vec::new(),
            matches: 0,
            pending: Vec::new(),
            bits: 0,
            bit_count: 0,
        };
        trees.start_block();
        trees
    }

    fn start_block(&mut self) {
        self.literals[..L_CODES].iter_mut().for_each(|n| n.fc = 0);
        self.distances[..D_CODES].iter_mut().for_each(|n| n.fc = 0);
        self.bit_lengths[..BL_CODES].iter_mut().for_each(|n| n.fc = 0);
        self.literals[END_BLOCK].fc = 1;
        self.opt_len = 0;
        self.static_len = 0;
        self.symbols.clear();
        self.matches = 0;
    }

    pub fn has_symbols(&self) -> bool {
        !self.symbols.is_empty()
    }

    /// Adds a literal; `true`: the block is full.
    pub fn literal(&mut self, byte: u8) -> bool {
        self.symbols.push((0, byte));
        self.literals[byte as usize].fc += 1;
        self.symbols.len() == BLOCK_SYMBOLS
    }

    /// Adds a match of `length + 3` bytes.
    pub fn matched(&mut self, distance: u16, length: u8) -> bool {
        self.symbols.push((distance, length));
        self.matches += 1;
        self.literals[fixed().length_code[length as usize] as usize + LITERALS + 1].fc += 1;
        self.distances[distance_code(distance - 1)].fc += 1;
        self.symbols.len() == BLOCK_SYMBOLS
    }

    pub fn send(&mut self, value: u16, len: usize) {
        // All sixteen may be full: the shift needs a wider type.
        self.bits |= ((value as u32) << self.bit_count) as u16;
        if self.bit_count > 16 - len {
            self.pending.extend(self.bits.to_le_bytes());
            self.bits = value >> (16 - self.bit_count);
            self.bit_count = self.bit_count + len - 16;
        } else {
            self.bit_count += len;
        }
    }

    /// Whole bytes go out.
    pub fn flush_bits(&mut self) {
        if self.bit_count == 16 {
            self.pending.extend(self.bits.to_le_bytes());
            (self.bits, self.bit_count) = (0, 0);
        } else if self.bit_count >= 8 {
            self.pending.push(self.bits as u8);
            self.bits >>= 8;
            self.bit_count -= 8;
        }
    }

    fn align(&mut self) {
        if self.bit_count > 8 {
            self.pending.extend(self.bits.to_le_bytes());
        } else if self.bit_count > 0 {
            self.pending.push(self.bits as u8);
        }
        (self.bits, self.bit_count) = (0, 0);
    }

    fn tree(&mut self, kind: Kind) -> &mut [Node] {
        match kind {
            Kind::Literals => &mut self.literals,
            Kind::Distances => &mut self.distances,
            Kind::BitLengths => &mut self.bit_lengths,
        }
    }

    fn smaller(&mut self, kind: Kind, n: usize, m: usize) -> bool {
        let tree = self.tree(kind);
        let (a, b) = (tree[n].fc, tree[m].fc);
        a < b || a == b && self.depth[n] <= self.depth[m]
    }

    fn sift_down(&mut self, kind: Kind, mut k: usize) {
        let v = self.heap[k];
        let mut j = k << 1;
        while j <= self.heap_len {
            if j < self.heap_len && self.smaller(kind, self.heap[j + 1], self.heap[j]) {
                j += 1;
            }
            if self.smaller(kind, v, self.heap[j]) {
                break;
            }
            self.heap[k] = self.heap[j];
            k = j;
            j <<= 1;
        }
        self.heap[k] = v;
    }

    /// Length in the fixed tree, for a symbol of this kind.
    fn fixed_length(kind: Kind, n: usize) -> Option<usize> {
        match kind {
            Kind::Literals => Some(fixed().literals[n].dl as usize),
            Kind::Distances => Some(fixed().distances[n].dl as usize),
            Kind::BitLengths => None,
        }
    }

    /// Builds the tree and gives the largest symbol that occurs.
    fn build(&mut self, kind: Kind) -> usize {
        let elements = match kind {
            Kind::Literals => L_CODES,
            Kind::Distances => D_CODES,
            Kind::BitLengths => BL_CODES,
        };
        let mut max_code: isize = -1;
        (self.heap_len, self.heap_max) = (0, HEAP_SIZE);
        for n in 0..elements {
            if self.tree(kind)[n].fc != 0 {
                self.heap_len += 1;
                self.heap[self.heap_len] = n;
                max_code = n as isize;
                self.depth[n] = 0;
            } else {
                self.tree(kind)[n].dl = 0;
            }
        }
        while self.heap_len < 2 {
            let node = if max_code < 2 {
                max_code += 1;
                max_code as usize
            } else {
                0
            };
            self.heap_len += 1;
            self.heap[self.heap_len] = node;
            self.tree(kind)[node].fc = 1;
            self.depth[node] = 0;
            self.opt_len = self.opt_len.wrapping_sub(1);
            if let Some(len) = Self::fixed_length(kind, node) {
                self.static_len = self.static_len.wrapping_sub(len);
            }
        }
        let max_code = max_code as usize;
        for n in (1..=self.heap_len / 2).rev() {
            self.sift_down(kind, n);
        }
        let mut node = elements;
        loop {
            let n = self.heap[1];
            self.heap[1] = self.heap[self.heap_len];
            self.heap_len -= 1;
            self.sift_down(kind, 1);
            let m = self.heap[1];
            self.heap_max -= 2;
            self.heap[self.heap_max + 1] = n;
            self.heap[self.heap_max] = m;
            self.depth[node] = self.depth[n].max(self.depth[m]) + 1;
            let tree = self.tree(kind);
            tree[node].fc = tree[n].fc.wrapping_add(tree[m].fc);
            tree[n].dl = node as u16;
            tree[m].dl = node as u16;
            self.heap[1] = node;
            node += 1;
            self.sift_down(kind, 1);
            if self.heap_len < 2 {
                break;
            }
        }
        self.heap_max -= 1;
        self.heap[self.heap_max] = self.heap[1];
        let count = self.generate_lengths(kind, max_code);
        generate_codes(self.tree(kind), max_code, &count);
        max_code
    }

    fn generate_lengths(&mut self, kind: Kind, max_code: usize) -> [u16; MAX_BITS + 1] {
        let (extra, base, max_length): (&[u8], usize, usize) = match kind {
            Kind::Literals => (&EXTRA_LENGTH, LITERALS + 1, MAX_BITS),
            Kind::Distances => (&EXTRA_DISTANCE, 0, MAX_BITS),
            Kind::BitLengths => (&EXTRA_BIT_LENGTH, 0, 7),
        };
        let mut count = [0u16; MAX_BITS + 1];
        let mut overflow = 0isize;
        let root = self.heap[self.heap_max];
        self.tree(kind)[root].dl = 0;
        for h in self.heap_max + 1..HEAP_SIZE {
            let n = self.heap[h];
            let tree = self.tree(kind);
            let mut bits = tree[tree[n].dl as usize].dl as usize + 1;
            if bits > max_length {
                bits = max_length;
                overflow += 1;
            }
            tree[n].dl = bits as u16;
            if n > max_code {
                continue;
            }
            let frequency = tree[n].fc as usize;
            count[bits] += 1;
            let more = if n >= base { extra[n - base] as usize } else { 0 };
            self.opt_len = self.opt_len.wrapping_add(frequency * (bits + more));
            if let Some(len) = Self::fixed_length(kind, n) {
                self.static_len = self.static_len.wrapping_add(frequency * (len + more));
            }
        }
        if overflow == 0 {
            return count;
        }
        while overflow > 0 {
            let mut bits = max_length - 1;
            while count[bits] == 0 {
                bits -= 1;
            }
            count[bits] -= 1;
            count[bits + 1] += 2;
            count[max_length] -= 1;
            overflow -= 2;
        }
        let mut h = HEAP_SIZE;
        for bits in (1..=max_length).rev() {
            let mut n = count[bits];
            while n != 0 {
                h -= 1;
                let m = self.heap[h];
                if m > max_code {
                    continue;
                }
                let node = &mut self.tree(kind)[m];
                let (len, frequency) = (node.dl as usize, node.fc as usize);
                if len != bits {
                    node.dl = bits as u16;
                    self.opt_len = self.opt_len.wrapping_add(bits.wrapping_sub(len).wrapping_mul(frequency));
                }
                n -= 1;
            }
        }
        count
    }

    /// The runs of lengths in a tree: for each, the symbol, the length it repeats and the count.
    fn runs(tree: &[Node], max_code: usize, mut each: impl FnMut(usize, usize)) {
        let mut previous = usize::MAX;
        let mut next = tree[0].dl as usize;
        let mut count = 0;
        let (mut max, mut min) = if next == 0 { (138, 3) } else { (7, 4) };
        for n in 0..=max_code {
            let current = next;
            // Behind the last one stands a guard that equals nothing.
            next = if n == max_code { 0xffff } else { tree[n + 1].dl as usize };
            count += 1;
            if count < max && current == next {
                continue;
            }
            if count < min {
                (0..count).for_each(|_| each(current, 0));
            } else if current != 0 {
                if current != previous {
                    each(current, 0);
                    count -= 1;
                }
                each(16, count - 3);
            } else if count <= 10 {
                each(17, count - 3);
            } else {
                each(18, count - 11);
            }
            count = 0;
            previous = current;
            (max, min) = if next == 0 {
                (138, 3)
            } else if current == next {
                (6, 3)
            } else {
                (7, 4)
            };
        }
    }

    fn send_tree(&mut self, kind: Kind, max_code: usize) {
        let tree = self.tree(kind).to_vec();
        let codes = self.bit_lengths;
        Self::runs(&tree, max_code, |symbol, extra| {
            self.send(codes[symbol].fc, codes[symbol].dl as usize);
            match symbol {
                16 => self.send(extra as u16, 2),
                17 => self.send(extra as u16, 3),
                18 => self.send(extra as u16, 7),
                _ => {}
            }
        });
    }

    /// `buffer`: the bytes themselves, if they are still there. Ends the block in its shortest form.
    pub fn flush_block(&mut self, buffer: Option<&[u8]>, len: usize, level: i32, last: bool) {
        let (mut best, fixed_bytes) = if level > 0 {
            let literals = self.build(Kind::Literals);
            let distances = self.build(Kind::Distances);
            for (kind, max) in [(Kind::Literals, literals), (Kind::Distances, distances)] {
                let tree = self.tree(kind).to_vec();
                Self::runs(&tree, max, |symbol, _| self.bit_lengths[symbol].fc += 1);
            }
            self.build(Kind::BitLengths);
            let mut orders = BL_CODES - 1;
            while orders >= 3 && self.bit_lengths[BIT_LENGTH_ORDER[orders]].dl == 0 {
                orders -= 1;
            }
            self.opt_len = self.opt_len.wrapping_add(3 * (orders + 1) + 5 + 5 + 4);
            ((literals, distances, orders, (self.opt_len + 10) >> 3), (self.static_len + 10) >> 3)
        } else {
            ((0, 0, 0, len + 5), len + 5)
        };
        best.3 = best.3.min(fixed_bytes);
        match buffer {
            Some(bytes) if len + 4 <= best.3 => self.stored_block(bytes, last),
            _ if fixed_bytes == best.3 => {
                self.send(1 << 1 | last as u16, 3);
                let (literals, distances) = (fixed().literals, fixed().distances);
                self.compress_block(&literals, &distances);
            }
            _ => {
                self.send(2 << 1 | last as u16, 3);
                let (literals, distances, orders, _) = best;
                self.send((literals + 1 - 257) as u16, 5);
                self.send(distances as u16, 5);
                self.send((orders + 1 - 4) as u16, 4);
                for order in &BIT_LENGTH_ORDER[..=orders] {
                    self.send(self.bit_lengths[*order].dl, 3);
                }
                self.send_tree(Kind::Literals, literals);
                self.send_tree(Kind::Distances, distances);
                let (literals, distances) = (self.literals, self.distances);
                self.compress_block(&literals, &distances);
            }
        }
        self.start_block();
        if last {
            self.align();
        }
    }

    fn compress_block(&mut self, literals: &[Node], distances: &[Node]) {
        let f = fixed();
        for (distance, value) in std::mem::take(&mut self.symbols) {
            if distance == 0 {
                let node = literals[value as usize];
                self.send(node.fc, node.dl as usize);
                continue;
            }
            let code = f.length_code[value as usize] as usize;
            let node = literals[code + LITERALS + 1];
            self.send(node.fc, node.dl as usize);
            if EXTRA_LENGTH[code] != 0 {
                self.send(value as u16 - f.base_length[code], EXTRA_LENGTH[code] as usize);
            }
            let code = distance_code(distance - 1);
            let node = distances[code];
            self.send(node.fc, node.dl as usize);
            if EXTRA_DISTANCE[code] != 0 {
                self.send(distance - 1 - f.base_distance[code], EXTRA_DISTANCE[code] as usize);
            }
        }
        self.send(literals[END_BLOCK].fc, literals[END_BLOCK].dl as usize);
    }

    pub fn stored_block(&mut self, bytes: &[u8], last: bool) {
        self.send(last as u16, 3);
        self.align();
        let len = bytes.len() as u16;
        self.pending.extend(len.to_le_bytes());
        self.pending.extend((!len).to_le_bytes());
        self.pending.extend(bytes);
    }
}
