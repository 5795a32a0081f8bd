//! `java.lang.String` objects from Rust and back.

use crate::native::Trap;
use crate::vm::Vm;
use jaunt_program::StringId;
use jaunt_state::ObjRef;

impl Vm {
    /// A new string. Text that fits is kept in Latin-1, as the library does.
    pub fn new_string(&mut self, text: &str) -> ObjRef {
        if text.is_ascii() {
            return self.new_latin1(text.as_bytes());
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_utf16(&units)
    }

    pub fn new_utf16(&mut self, units: &[u16]) -> ObjRef {
        if units.iter().all(|&u| u < 256) {
            let bytes: Vec<u8> = units.iter().map(|&u| u as u8).collect();
            return self.new_latin1(&bytes);
        }
        let bytes: Vec<u8> = units.iter().flat_map(|u| u.to_le_bytes()).collect();
        self.string_of(&bytes, 1)
    }

    pub fn new_latin1(&mut self, bytes: &[u8]) -> ObjRef {
        self.string_of(bytes, 0)
    }

    /// From raw value bytes and coder.
    pub fn string_of(&mut self, bytes: &[u8], coder: u8) -> ObjRef {
        let value = self.new_bytes(bytes);
        let size = self.program.class(self.known.string).instance_size;
        let string = self.alloc(self.known.string, size, size);
        self.state.heap.set_ref(string, self.known.string_value, value, &self.program);
        self.state.heap.set_u8(string, self.known.string_coder, coder, &self.program);
        string
    }

    pub fn new_bytes(&mut self, bytes: &[u8]) -> ObjRef {
        let value = self.alloc(self.known.byte_array, bytes.len() as u32, bytes.len() as u32);
        self.state.heap.bytes_mut(value, &self.program).copy_from_slice(bytes);
        value
    }

    /// The text of a string object; lone surrogates are replaced.
    pub fn string_text(&self, string: ObjRef) -> String {
        let value = self.state.heap.get_ref(string, self.known.string_value);
        let bytes = self.state.heap.bytes(value);
        if self.state.heap.get_u8(string, self.known.string_coder) == 0 {
            if bytes.is_ascii() {
                return String::from_utf8_lossy(bytes).into_owned();
            }
            return bytes.iter().map(|&b| b as char).collect();
        }
        String::from_utf16_lossy(&self.string_units(string))
    }

    /// UTF-16 units of a string object.
    pub fn string_units(&self, string: ObjRef) -> Vec<u16> {
        let value = self.state.heap.get_ref(string, self.known.string_value);
        let bytes = self.state.heap.bytes(value);
        if self.state.heap.get_u8(string, self.known.string_coder) == 0 {
            bytes.iter().map(|&b| b as u16).collect()
        } else {
            bytes.chunks_exact(2).map(|c| u16::from_le_bytes([c[0], c[1]])).collect()
        }
    }

    /// The interned string of a literal.
    pub fn literal(&mut self, id: StringId) -> Result<ObjRef, Trap> {
        let present = *self.state.strings.grow_to(id);
        if !present.is_null() {
            return Ok(present);
        }
        let units = self.program.strings[id].clone();
        let string = self.new_literal(&units);
        self.state.strings[id] = string;
        Ok(string)
    }

    /// The object of a literal: permanent where such are kept.
    fn new_literal(&mut self, units: &[u16]) -> ObjRef {
        if !self.state.heap.permanent {
            // While the VM starts, after which all that there is is shared, and where there is nothing to share.
            return self.new_utf16(units);
        }
        let latin1 = units.iter().all(|&u| u < 256);
        let bytes: Vec<u8> =
            if latin1 { units.iter().map(|&u| u as u8).collect() } else { units.iter().flat_map(|u| u.to_le_bytes()).collect() };
        let heap = &mut self.state.heap;
        let value = heap.alloc_permanent(self.known.byte_array, bytes.len() as u32, bytes.len() as u32);
        heap.bytes_mut(value, &self.program).copy_from_slice(&bytes);
        heap.seal(value);
        let size = self.program.class(self.known.string).instance_size;
        let string = heap.alloc_permanent(self.known.string, size, size);
        heap.set_ref(string, self.known.string_value, value, &self.program);
        heap.set_u8(string, self.known.string_coder, !latin1 as u8, &self.program);
        heap.seal(string);
        string
    }

    /// `String.intern`
    pub fn intern(&mut self, string: ObjRef) -> ObjRef {
        let units = self.string_units(string);
        let id = self.program.string(&units);
        let present = *self.state.strings.grow_to(id);
        if !present.is_null() {
            return present;
        }
        // A permanent literal cannot be an object that other states lack: there a copy stands for it.
        let string = if self.state.heap.permanent { self.new_literal(&units) } else { string };
        self.state.strings[id] = string;
        string
    }

    pub fn intern_text(&mut self, text: &str) -> ObjRef {
        let units: Vec<u16> = text.encode_utf16().collect();
        let id = self.program.string(&units);
        let present = *self.state.strings.grow_to(id);
        if !present.is_null() {
            return present;
        }
        let string = self.new_literal(&units);
        self.state.strings[id] = string;
        string
    }
}

impl Vm {
    /// Text for the console in the encoding that the environment asks for.
    pub fn encode_console(&self, units: &[u16]) -> Vec<u8> {
        if self.options.console_utf8 {
            // As Java's encoder: a lone surrogate is a question mark.
            return char::decode_utf16(units.iter().copied()).map(|c| c.unwrap_or('?')).collect::<String>().into_bytes();
        }
        char::decode_utf16(units.iter().copied()).map(|c| c.map_or(b'?', |c| if c.is_ascii() { c as u8 } else { b'?' })).collect()
    }

    /// The version string of a named module's descriptor, or null.
    pub fn module_version(&mut self, module: &str) -> ObjRef {
        let object = self.module_object(Some(module), jaunt_program::LoaderId::BOOT);
        if object.is_null() {
            return ObjRef::NULL;
        }
        let descriptor = self.field_ref(object, "descriptor");
        if descriptor.is_null() {
            return ObjRef::NULL;
        }
        let raw = self.field_ref(descriptor, "rawVersionString");
        let version = self.field_ref(descriptor, "version");
        // Descriptors that come with the JDK have a parsed version only.
        if raw.is_null() && !version.is_null() { self.field_ref(version, "version") } else { raw }
    }
}
