//! Deflate as zlib does it (`deflate.c`, by Jean-loup Gailly and Mark Adler): the same matches, the same blocks, the same
//! bytes, so that a program which prints compressed sizes prints what it prints on a real JVM.
//!
//! The stream is plain data.

use super::trees::Trees;
use super::{Step, adler32};

const WINDOW: usize = 1 << 15;
const MASK: usize = WINDOW - 1;
const HASH_BITS: usize = 15;
const HASH_SHIFT: usize = 5;
const MIN_MATCH: usize = 3;
const MAX_MATCH: usize = 258;
const MIN_LOOKAHEAD: usize = MAX_MATCH + MIN_MATCH + 1;
const MAX_DISTANCE: usize = WINDOW - MIN_LOOKAHEAD;
/// Short matches farther away than this cost more than literals.
const TOO_FAR: usize = 4096;
const MAX_STORED: usize = 65535;
const PENDING_SIZE: usize = 1 << 16;

pub const NO_FLUSH: i32 = 0;
pub const FULL_FLUSH: i32 = 3;
pub const FINISH: i32 = 4;
pub const BLOCK: i32 = 5;

const FILTERED: i32 = 1;
const HUFFMAN_ONLY: i32 = 2;

#[derive(Clone, Copy, PartialEq)]
enum Method {
    Stored,
    Fast,
    Slow,
}

/// How hard to look: good, lazy, nice and chain lengths for each level.
const LEVELS: [(usize, usize, usize, usize, Method); 10] = [
    (0, 0, 0, 0, Method::Stored),
    (4, 4, 8, 4, Method::Fast),
    (4, 5, 16, 8, Method::Fast),
    (4, 6, 32, 32, Method::Fast),
    (4, 4, 16, 16, Method::Slow),
    (8, 16, 32, 32, Method::Slow),
    (8, 16, 128, 128, Method::Slow),
    (8, 32, 128, 256, Method::Slow),
    (32, 128, 258, 1024, Method::Slow),
    (32, 258, 258, 4096, Method::Slow),
];

#[derive(Clone, Copy, PartialEq)]
enum Status {
    Start,
    Busy,
    Finished,
}

/// How a compression function ended.
#[derive(Clone, Copy, PartialEq)]
enum Ended {
    NeedMore,
    BlockDone,
    FinishStarted,
    FinishDone,
}

/// The caller's buffers during one call.
struct Call<'a> {
    input: &'a [u8],
    read: usize,
    output: &'a mut [u8],
    written: usize,
}

impl Call<'_> {
    fn available(&self) -> usize {
        self.input.len() - self.read
    }
    fn room(&self) -> usize {
        self.output.len() - self.written
    }
    fn put(&mut self, bytes: &[u8]) {
        self.output[self.written..self.written + bytes.len()].copy_from_slice(bytes);
        self.written += bytes.len();
    }
}

#[derive(Clone)]
pub struct Deflate {
    level: i32,
    strategy: i32,
    raw: bool,
    /// The checksum at the end has been written.
    trailer_done: bool,
    adler: u32,
    status: Status,
    /// -2: nothing yet; -1: the last call ran out of room.
    last_flush: i32,
    trees: Trees,
    window: Vec<u8>,
    prev: Vec<u16>,
    head: Vec<u16>,
    hash: usize,
    block_start: isize,
    match_length: usize,
    prev_match: usize,
    match_available: bool,
    strstart: usize,
    match_start: usize,
    lookahead: usize,
    prev_length: usize,
    insert: usize,
    good_match: usize,
    max_lazy: usize,
    nice_match: usize,
    max_chain: usize,
}

impl Deflate {
    pub fn new(level: i32, strategy: i32, raw: bool) -> Deflate {
        let level = if level == -1 { 6 } else { level };
        let mut stream = Deflate {
            level,
            strategy,
            raw,
            trailer_done: false,
            adler: 1,
            status: Status::Start,
            last_flush: -2,
            trees: Trees::new(),
            window: vec![0; 2 * WINDOW],
            prev: vec![0; WINDOW],
            head: vec![0; 1 << HASH_BITS],
            hash: 0,
            block_start: 0,
            match_length: MIN_MATCH - 1,
            prev_match: 0,
            match_available: false,
            strstart: 0,
            match_start: 0,
            lookahead: 0,
            prev_length: MIN_MATCH - 1,
            insert: 0,
            good_match: 0,
            max_lazy: 0,
            nice_match: 0,
            max_chain: 0,
        };
        stream.tune();
        stream
    }

    fn tune(&mut self) {
        (self.good_match, self.max_lazy, self.nice_match, self.max_chain, _) = LEVELS[self.level as usize];
    }

    pub fn adler(&self) -> u32 {
        self.adler
    }

    pub fn reset(&mut self) {
        *self = Deflate::new(self.level, self.strategy, self.raw);
    }

    /// `false`: too late for that.
    pub fn set_dictionary(&mut self, dictionary: &[u8]) -> bool {
        if !self.raw && self.status != Status::Start || self.lookahead != 0 {
            return false;
        }
        if !self.raw {
            self.adler = adler32(self.adler, dictionary);
        }
        let mut dictionary = dictionary;
        if dictionary.len() >= WINDOW {
            if self.raw {
                self.clear_hash();
                self.strstart = 0;
                self.block_start = 0;
                self.insert = 0;
            }
            dictionary = &dictionary[dictionary.len() - WINDOW..];
        }
        let sum = self.adler;
        let mut call = Call { input: dictionary, read: 0, output: &mut [], written: 0 };
        self.fill_window(&mut call);
        while self.lookahead >= MIN_MATCH {
            let end = self.strstart + self.lookahead - (MIN_MATCH - 1);
            for at in self.strstart..end {
                self.insert_at(at);
            }
            self.strstart = end;
            self.lookahead = MIN_MATCH - 1;
            self.fill_window(&mut call);
        }
        // A dictionary is no input.
        self.adler = sum;
        self.strstart += self.lookahead;
        self.block_start = self.strstart as isize;
        self.insert = self.lookahead;
        self.lookahead = 0;
        self.match_length = MIN_MATCH - 1;
        self.prev_length = MIN_MATCH - 1;
        self.match_available = false;
        true
    }

    /// New parameters for what follows; the data so far become a block with the old ones.
    pub fn set_params(&mut self, level: i32, strategy: i32, input: &[u8], output: &mut [u8]) -> Step {
        let level = if level == -1 { 6 } else { level };
        let mut step = Step::default();
        let method = |level: i32| LEVELS[level as usize].4;
        if (strategy != self.strategy || method(level) != method(self.level)) && self.last_flush != -2 {
            step = self.deflate(input, output, BLOCK);
            if step.read < input.len() || self.strstart as isize - self.block_start + self.lookahead as isize != 0 {
                step.again = true;
                return step;
            }
        }
        if self.level != level {
            if self.level == 0 && self.trees.matches != 0 {
                if self.trees.matches == 1 {
                    self.slide_hash();
                } else {
                    self.clear_hash();
                }
                self.trees.matches = 0;
            }
            self.level = level;
            self.tune();
        }
        self.strategy = strategy;
        step
    }

    pub fn deflate(&mut self, input: &[u8], output: &mut [u8], flush: i32) -> Step {
        let mut call = Call { input, read: 0, output, written: 0 };
        let finished = self.run(&mut call, flush);
        Step { read: call.read, written: call.written, finished, ..Step::default() }
    }

    /// One call of zlib's `deflate`; `true` at the end of the stream.
    fn run(&mut self, call: &mut Call, flush: i32) -> bool {
        let old_flush = self.last_flush;
        let rank = |f: i32| f * 2 - if f > 4 { 9 } else { 0 };
        if call.room() == 0 {
            return false;
        }
        self.last_flush = flush;
        if !self.trees.pending.is_empty() {
            self.flush_pending(call);
            if call.room() == 0 {
                self.last_flush = -1;
                return false;
            }
        } else if call.available() == 0 && rank(flush) <= rank(old_flush) && flush != FINISH {
            return false;
        }
        if self.status == Status::Finished && call.available() != 0 {
            return false;
        }
        if self.status == Status::Start {
            self.status = Status::Busy;
            if !self.raw {
                self.write_header();
                self.flush_pending(call);
                if !self.trees.pending.is_empty() {
                    self.last_flush = -1;
                    return false;
                }
            }
        }
        if call.available() != 0 || self.lookahead != 0 || flush != NO_FLUSH && self.status != Status::Finished {
            let ended = match LEVELS[self.level as usize].4 {
                Method::Stored => self.stored(call, flush),
                _ if self.strategy == HUFFMAN_ONLY => self.huffman(call, flush),
                Method::Fast => self.fast(call, flush),
                Method::Slow => self.slow(call, flush),
            };
            if matches!(ended, Ended::FinishStarted | Ended::FinishDone) {
                self.status = Status::Finished;
            }
            if matches!(ended, Ended::NeedMore | Ended::FinishStarted) {
                if call.room() == 0 {
                    self.last_flush = -1;
                }
                return false;
            }
            if ended == Ended::BlockDone {
                if flush != BLOCK {
                    self.trees.stored_block(&[], false);
                    if flush == FULL_FLUSH {
                        self.clear_hash();
                        if self.lookahead == 0 {
                            self.strstart = 0;
                            self.block_start = 0;
                            self.insert = 0;
                        }
                    }
                }
                self.flush_pending(call);
                if call.room() == 0 {
                    self.last_flush = -1;
                    return false;
                }
            }
        }
        if flush != FINISH {
            return false;
        }
        if !self.raw && !self.trailer_done {
            self.trees.pending.extend(self.adler.to_be_bytes());
            self.trailer_done = true;
            self.flush_pending(call);
        }
        self.trees.pending.is_empty()
    }

    fn write_header(&mut self) {
        let effort = match self.level {
            _ if self.strategy >= HUFFMAN_ONLY => 0,
            0 | 1 => 0,
            2..=5 => 1,
            6 => 2,
            _ => 3,
        };
        let mut header: u16 = 0x7800 | effort << 6;
        if self.strstart != 0 {
            header |= 0x20;
        }
        header += 31 - header % 31;
        self.trees.pending.extend(header.to_be_bytes());
        if self.strstart != 0 {
            self.trees.pending.extend(self.adler.to_be_bytes());
        }
        self.adler = 1;
    }

    fn flush_pending(&mut self, call: &mut Call) {
        self.trees.flush_bits();
        let n = self.trees.pending.len().min(call.room());
        call.put(&self.trees.pending[..n]);
        self.trees.pending.drain(..n);
    }

    /// Input into the window at `at`.
    fn read_into_window(&mut self, call: &mut Call, at: usize, room: usize) -> usize {
        let n = call.available().min(room);
        let bytes = &call.input[call.read..call.read + n];
        if !self.raw {
            self.adler = adler32(self.adler, bytes);
        }
        self.window[at..at + n].copy_from_slice(bytes);
        call.read += n;
        n
    }

    fn clear_hash(&mut self) {
        self.head.fill(0);
    }

    fn slide_hash(&mut self) {
        for entry in self.head.iter_mut().chain(&mut self.prev) {
            *entry = entry.saturating_sub(WINDOW as u16);
        }
    }

    fn update_hash(&mut self, byte: u8) {
        self.hash = (self.hash << HASH_SHIFT ^ byte as usize) & ((1 << HASH_BITS) - 1);
    }

    /// Enters the three bytes at `at` and gives the last place with the same hash.
    fn insert_at(&mut self, at: usize) -> usize {
        self.update_hash(self.window[at + MIN_MATCH - 1]);
        let found = self.head[self.hash];
        self.prev[at & MASK] = found;
        self.head[self.hash] = at as u16;
        found as usize
    }

    fn fill_window(&mut self, call: &mut Call) {
        loop {
            let mut more = 2 * WINDOW - self.lookahead - self.strstart;
            if self.strstart >= WINDOW + MAX_DISTANCE {
                self.window.copy_within(WINDOW.., 0);
                self.match_start = self.match_start.wrapping_sub(WINDOW);
                self.strstart -= WINDOW;
                self.block_start -= WINDOW as isize;
                self.insert = self.insert.min(self.strstart);
                self.slide_hash();
                more += WINDOW;
            }
            if call.available() == 0 {
                break;
            }
            self.lookahead += self.read_into_window(call, self.strstart + self.lookahead, more);
            if self.lookahead + self.insert >= MIN_MATCH {
                let mut at = self.strstart - self.insert;
                self.hash = self.window[at] as usize;
                self.update_hash(self.window[at + 1]);
                while self.insert != 0 {
                    self.insert_at(at);
                    at += 1;
                    self.insert -= 1;
                    if self.lookahead + self.insert < MIN_MATCH {
                        break;
                    }
                }
            }
            if self.lookahead >= MIN_LOOKAHEAD || call.available() == 0 {
                break;
            }
        }
    }

    fn longest_match(&mut self, mut candidate: usize) -> usize {
        let mut chain = self.max_chain;
        let scan = self.strstart;
        let mut best = self.prev_length;
        let limit = scan.saturating_sub(MAX_DISTANCE);
        if self.prev_length >= self.good_match {
            chain >>= 2;
        }
        let nice = self.nice_match.min(self.lookahead);
        let window = &self.window;
        loop {
            if window[candidate + best] == window[scan + best]
                && window[candidate + best - 1] == window[scan + best - 1]
                && window[candidate] == window[scan]
                && window[candidate + 1] == window[scan + 1]
            {
                let mut len = MIN_MATCH;
                while len < MAX_MATCH && window[candidate + len] == window[scan + len] {
                    len += 1;
                }
                if len > best {
                    self.match_start = candidate;
                    best = len;
                    if len >= nice {
                        break;
                    }
                }
            }
            candidate = self.prev[candidate & MASK] as usize;
            chain -= 1;
            if candidate <= limit || chain == 0 {
                break;
            }
        }
        best.min(self.lookahead)
    }

    fn flush_block_only(&mut self, call: &mut Call, last: bool) {
        let len = (self.strstart as isize - self.block_start) as usize;
        let bytes = (self.block_start >= 0).then(|| &self.window[self.block_start as usize..self.strstart]);
        self.trees.flush_block(bytes, len, self.level, last);
        self.block_start = self.strstart as isize;
        self.flush_pending(call);
    }

    /// What every method does when the input is used up.
    fn finish(&mut self, call: &mut Call, flush: i32, insert: usize) -> Ended {
        self.insert = insert;
        if flush == FINISH {
            self.flush_block_only(call, true);
            return if call.room() == 0 { Ended::FinishStarted } else { Ended::FinishDone };
        }
        if self.trees.has_symbols() {
            self.flush_block_only(call, false);
            if call.room() == 0 {
                return Ended::NeedMore;
            }
        }
        Ended::BlockDone
    }

    fn fast(&mut self, call: &mut Call, flush: i32) -> Ended {
        loop {
            if self.lookahead < MIN_LOOKAHEAD {
                self.fill_window(call);
                if self.lookahead < MIN_LOOKAHEAD && flush == NO_FLUSH {
                    return Ended::NeedMore;
                }
                if self.lookahead == 0 {
                    break;
                }
            }
            let found = if self.lookahead >= MIN_MATCH { self.insert_at(self.strstart) } else { 0 };
            if found != 0 && self.strstart - found <= MAX_DISTANCE {
                self.match_length = self.longest_match(found);
            }
            let full;
            if self.match_length >= MIN_MATCH {
                full = self.trees.matched((self.strstart - self.match_start) as u16, (self.match_length - MIN_MATCH) as u8);
                self.lookahead -= self.match_length;
                if self.match_length <= self.max_lazy && self.lookahead >= MIN_MATCH {
                    for _ in 1..self.match_length {
                        self.strstart += 1;
                        self.insert_at(self.strstart);
                    }
                    self.strstart += 1;
                    self.match_length = 0;
                } else {
                    self.strstart += self.match_length;
                    self.match_length = 0;
                    self.hash = self.window[self.strstart] as usize;
                    self.update_hash(self.window[self.strstart + 1]);
                }
            } else {
                full = self.trees.literal(self.window[self.strstart]);
                self.lookahead -= 1;
                self.strstart += 1;
            }
            if full {
                self.flush_block_only(call, false);
                if call.room() == 0 {
                    return Ended::NeedMore;
                }
            }
        }
        self.finish(call, flush, self.strstart.min(MIN_MATCH - 1))
    }

    fn slow(&mut self, call: &mut Call, flush: i32) -> Ended {
        loop {
            if self.lookahead < MIN_LOOKAHEAD {
                self.fill_window(call);
                if self.lookahead < MIN_LOOKAHEAD && flush == NO_FLUSH {
                    return Ended::NeedMore;
                }
                if self.lookahead == 0 {
                    break;
                }
            }
            let found = if self.lookahead >= MIN_MATCH { self.insert_at(self.strstart) } else { 0 };
            self.prev_length = self.match_length;
            self.prev_match = self.match_start;
            self.match_length = MIN_MATCH - 1;
            if found != 0 && self.prev_length < self.max_lazy && self.strstart - found <= MAX_DISTANCE {
                self.match_length = self.longest_match(found);
                let far = self.match_length == MIN_MATCH && self.strstart - self.match_start > TOO_FAR;
                if self.match_length <= 5 && (self.strategy == FILTERED || far) {
                    self.match_length = MIN_MATCH - 1;
                }
            }
            if self.prev_length >= MIN_MATCH && self.match_length <= self.prev_length {
                let max_insert = self.strstart + self.lookahead - MIN_MATCH;
                let full = self.trees.matched((self.strstart - 1 - self.prev_match) as u16, (self.prev_length - MIN_MATCH) as u8);
                self.lookahead -= self.prev_length - 1;
                for _ in 2..self.prev_length {
                    self.strstart += 1;
                    if self.strstart <= max_insert {
                        self.insert_at(self.strstart);
                    }
                }
                self.prev_length = 0;
                self.match_available = false;
                self.match_length = MIN_MATCH - 1;
                self.strstart += 1;
                if full {
                    self.flush_block_only(call, false);
                    if call.room() == 0 {
                        return Ended::NeedMore;
                    }
                }
            } else if self.match_available {
                if self.trees.literal(self.window[self.strstart - 1]) {
                    self.flush_block_only(call, false);
                }
                self.strstart += 1;
                self.lookahead -= 1;
                if call.room() == 0 {
                    return Ended::NeedMore;
                }
            } else {
                self.match_available = true;
                self.strstart += 1;
                self.lookahead -= 1;
            }
        }
        if self.match_available {
            self.trees.literal(self.window[self.strstart - 1]);
            self.match_available = false;
        }
        self.finish(call, flush, self.strstart.min(MIN_MATCH - 1))
    }

    fn huffman(&mut self, call: &mut Call, flush: i32) -> Ended {
        loop {
            if self.lookahead == 0 {
                self.fill_window(call);
                if self.lookahead == 0 {
                    if flush == NO_FLUSH {
                        return Ended::NeedMore;
                    }
                    break;
                }
            }
            self.match_length = 0;
            let full = self.trees.literal(self.window[self.strstart]);
            self.lookahead -= 1;
            self.strstart += 1;
            if full {
                self.flush_block_only(call, false);
                if call.room() == 0 {
                    return Ended::NeedMore;
                }
            }
        }
        self.finish(call, flush, 0)
    }

    /// Level 0: blocks of plain bytes, straight from input to output where possible.
    fn stored(&mut self, call: &mut Call, flush: i32) -> Ended {
        let mut min_block = (PENDING_SIZE - 5).min(WINDOW);
        let mut last = false;
        let start = call.read;
        loop {
            let header = (self.trees.bit_count + 42) >> 3;
            if call.room() < header {
                break;
            }
            let have = call.room() - header;
            let left = (self.strstart as isize - self.block_start) as usize;
            let all = left + call.available();
            let mut len = MAX_STORED.min(all).min(have);
            if len < min_block && (len == 0 && flush != FINISH || flush == NO_FLUSH || len != all) {
                break;
            }
            last = flush == FINISH && len == all;
            self.trees.stored_block(&[], last);
            let end = self.trees.pending.len();
            self.trees.pending[end - 4..end - 2].copy_from_slice(&(len as u16).to_le_bytes());
            self.trees.pending[end - 2..].copy_from_slice(&(!(len as u16)).to_le_bytes());
            self.flush_pending(call);
            if left != 0 {
                let left = left.min(len);
                let from = self.block_start as usize;
                call.put(&self.window[from..from + left]);
                self.block_start += left as isize;
                len -= left;
            }
            if len != 0 {
                let bytes = &call.input[call.read..call.read + len];
                if !self.raw {
                    self.adler = adler32(self.adler, bytes);
                }
                call.read += len;
                call.put(bytes);
            }
            if last {
                break;
            }
        }
        let used = call.read - start;
        if used != 0 {
            // The window follows what was copied past it.
            if used >= WINDOW {
                self.trees.matches = 2;
                self.window[..WINDOW].copy_from_slice(&call.input[call.read - WINDOW..call.read]);
                self.strstart = WINDOW;
                self.insert = self.strstart;
            } else {
                if 2 * WINDOW - self.strstart <= used {
                    self.shift_window();
                }
                self.window[self.strstart..self.strstart + used].copy_from_slice(&call.input[call.read - used..call.read]);
                self.strstart += used;
                self.insert += used.min(WINDOW - self.insert);
            }
            self.block_start = self.strstart as isize;
        }
        if last {
            return Ended::FinishDone;
        }
        if flush != NO_FLUSH && flush != FINISH && call.available() == 0 && self.strstart as isize == self.block_start {
            return Ended::BlockDone;
        }
        let mut have = 2 * WINDOW - self.strstart;
        if call.available() > have && self.block_start >= WINDOW as isize {
            self.block_start -= WINDOW as isize;
            self.shift_window();
            have += WINDOW;
        }
        let have = have.min(call.available());
        if have != 0 {
            self.read_into_window(call, self.strstart, have);
            self.strstart += have;
            self.insert += have.min(WINDOW - self.insert);
        }
        let header = (self.trees.bit_count + 42) >> 3;
        let have = (PENDING_SIZE - header).min(MAX_STORED);
        min_block = have.min(WINDOW);
        let left = (self.strstart as isize - self.block_start) as usize;
        if left >= min_block || (left != 0 || flush == FINISH) && flush != NO_FLUSH && call.available() == 0 && left <= have {
            let len = left.min(have);
            last = flush == FINISH && call.available() == 0 && len == left;
            let from = self.block_start as usize;
            let bytes = self.window[from..from + len].to_vec();
            self.trees.stored_block(&bytes, last);
            self.block_start += len as isize;
            self.flush_pending(call);
        }
        if last { Ended::FinishStarted } else { Ended::NeedMore }
    }

    fn shift_window(&mut self) {
        self.strstart -= WINDOW;
        self.window.copy_within(WINDOW..WINDOW + self.strstart, 0);
        self.trees.matches = (self.trees.matches + 1).min(2);
        self.insert = self.insert.min(self.strstart);
    }
}
