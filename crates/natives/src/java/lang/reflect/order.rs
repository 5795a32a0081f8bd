//! The order in which reflection shows a class's methods.
//!
//! HotSpot keeps them sorted by the addresses of their names, with a sort that is not stable. Names that are in the
//! JDK's class data archive (`lib/server/classes.jsa`) lie before all others, in the archive's order; the others come in
//! the order in which class files brought them. The library does not promise any of this, but programs show it.

use jaunt_program::{MethodId, Program};
use jaunt_vm::Gate;
use std::collections::HashMap;

pub fn sort(vm: &mut Gate, methods: &mut [MethodId]) {
    let name = |vm: &Gate, m: MethodId| vm.program().method(m).name;
    if methods.windows(2).all(|w| name(vm, w[0]) == name(vm, w[1])) {
        return;
    }
    update(vm);
    let search = vm.is_search();
    let (order, program) = vm.name_order();
    let mut keyed: Vec<(u64, MethodId)> = methods
        .iter()
        .map(|&m| {
            let text = program.name(program.method(m).name).as_bytes();
            let archived = order.archived.as_ref().and_then(|a| a.get(text));
            let key = match (archived, order.seen.get(text)) {
                (Some(&at), _) => at as u64,
                // Which class files a search has read depends on what it explored before: as if this were the first.
                _ if search => 1 << 32 | place_in_file(program, m) as u64,
                (None, Some(&n)) => 1 << 32 | n as u64,
                (None, None) => u64::MAX,
            };
            (key, m)
        })
        .collect();
    quick_sort(&mut keyed);
    for (to, (_, from)) in methods.iter_mut().zip(keyed) {
        *to = from;
    }
}

/// Where the class file of a method has its name.
fn place_in_file(program: &Program, method: MethodId) -> u16 {
    let method = program.method(method);
    let Some(file) = &program.class(method.class).file else { return u16::MAX };
    let name = program.name(method.name).as_bytes();
    (1..file.pool.len() as u16).find(|&i| file.pool.utf8_bytes(i) == Some(name)).unwrap_or(u16::MAX)
}

fn update(vm: &mut Gate) {
    if vm.name_order().0.archived.is_none() {
        let file = vm.image().path().parent().map(|lib| lib.join("server/classes.jsa"));
        let bytes = file.and_then(|f| std::fs::read(f).ok()).unwrap_or_default();
        vm.name_order().0.archived = Some(archived_names(&bytes));
    }
    let (order, program) = vm.name_order();
    for file in &program.read_order[order.read..] {
        for index in 1..file.pool.len() as u16 {
            if let Some(text) = file.pool.utf8_bytes(index) {
                if !order.seen.contains_key(text) {
                    let n = order.seen.len() as u32;
                    order.seen.insert(text.into(), n);
                }
            }
        }
    }
    order.read = program.read_order.len();
}

/// An archived name is a hash and the count of a permanent symbol (0xffff), a length, the text; at multiples of 8.
fn archived_names(bytes: &[u8]) -> HashMap<Box<[u8]>, u32> {
    let mut names = HashMap::new();
    for (i, chunk) in bytes.chunks_exact(8).enumerate() {
        if chunk[0] != 0xff || chunk[1] != 0xff {
            continue;
        }
        let len = u16::from_le_bytes([chunk[4], chunk[5]]) as usize;
        let start = i * 8 + 6;
        if len == 0 || len > 128 || start + len > bytes.len() {
            continue;
        }
        let text = &bytes[start..start + len];
        if text.iter().all(|&b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'<' | b'>') || b >= 0x80) {
            names.entry(text.into()).or_insert(i as u32);
        }
    }
    names
}

/// HotSpot's own, which may swap methods of one name.
fn quick_sort(a: &mut [(u64, MethodId)]) {
    if a.len() < 2 {
        return;
    }
    let (middle, last) = (a.len() / 2, a.len() - 1);
    for (i, j) in [(0, middle), (0, last), (middle, last)] {
        if a[i].0 > a[j].0 {
            a.swap(i, j);
        }
    }
    if a.len() < 4 {
        return;
    }
    let pivot = a[middle].0;
    let (mut left, mut right) = (0, last);
    loop {
        while a[left].0 < pivot {
            left += 1;
        }
        while a[right].0 > pivot {
            right -= 1;
        }
        if left >= right {
            break;
        }
        if a[left].0 != a[right].0 {
            a.swap(left, right);
        }
        left += 1;
        right -= 1;
    }
    let (front, back) = a.split_at_mut(right + 1);
    quick_sort(front);
    quick_sort(back);
}
