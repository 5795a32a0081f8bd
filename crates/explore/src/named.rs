//! What the code of the program names, made before the first call.
//!
//! A class has a number from when it is loaded, and a literal a place from when it is first used. Engines come to code in different orders, and with numbers that depend on the order
//! two engines would find the same states and have different words for them. So classes of the program are loaded, and their literals made, in the order of constant
//! pools, from the explored class on. **This initialises nothing.** What only the library's own code names is left as it comes.

use crate::world::{World, is_of_library};
use jaunt_classfile::Constant;
use jaunt_program::{ClassId, LoaderId};

impl World<'_> {
    /// Loads what a class names, what that names, and so on.
    pub fn load_named(&mut self, class: ClassId) {
        let mut known = vec![class];
        let mut at = 0;
        while at < known.len() {
            let (classes, literals) = self.named_by(known[at]);
            at += 1;
            for name in classes {
                // One that is missing is not needed as long as nobody calls for it.
                let Ok(id) = self.vm.program.load(&name, LoaderId::APP) else { continue };
                self.vm.state.class(id);
                if !known.contains(&id) {
                    known.push(id);
                }
            }
            for text in literals {
                let id = self.vm.program.string(&text);
                // A literal that there is no room for is made when it is used, or not.
                let _ = self.vm.literal(id);
            }
        }
    }

    /// Classes and literals, in the order of the constant pool.
    fn named_by(&self, class: ClassId) -> (Vec<String>, Vec<Vec<u16>>) {
        let (mut classes, mut literals) = (Vec::new(), Vec::new());
        let Some(file) = &self.vm.program.class(class).file else { return (classes, literals) };
        if is_of_library(&self.vm.program, class) {
            return (classes, literals);
        }
        for index in 1..file.pool.len() as u16 {
            match file.pool.get(index) {
                Constant::Class { name } => classes.push(file.pool.utf8(name).to_string()),
                Constant::String { utf8 } => literals.push(file.pool.utf16(utf8)),
                _ => {}
            }
        }
        (classes, literals)
    }
}
