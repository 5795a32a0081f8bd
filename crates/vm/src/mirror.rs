//! `java.lang.Class` objects, and plain allocation of objects and arrays.

use crate::native::Trap;
use crate::vm::{Room, Vm};
use jaunt_program::insn::Insn;
use jaunt_program::{ClassId, ClassKind, Kind, LoaderId};
use jaunt_state::ObjRef;

impl Vm {
    /// The `Class` object of a class, made when first asked for.
    pub fn mirror(&mut self, class: ClassId) -> ObjRef {
        let present = self.state.classes.grow_to(class).mirror;
        if !present.is_null() {
            return present;
        }
        let size = self.program.class(self.known.class).instance_size;
        let c = self.program.class(class);
        let (kind, loader, module) = (c.kind, c.loader, c.module);
        let module = module.map(|m| self.program.name(m).to_string());
        let module = self.module_object(module.as_deref(), loader);
        let component = if let ClassKind::Array(info) = kind { self.mirror(info.component) } else { ObjRef::NULL };
        // The mirror refers to its loader, its module and its component. What the program made of these is part of the state: other
        // executions do not have it, nor this mirror.
        let of_state = |r: ObjRef| !r.is_null() && !self.state.heap.entry(r).is_base();
        let mirror = if loader.is_builtin() && !of_state(module) && !of_state(component) {
            self.state.heap.alloc_permanent(self.known.class, size, size)
        } else {
            self.state.heap.alloc(self.known.class, size, size)
        };
        self.state.heap.set_u32(mirror, self.known.mirror_id, class.0 + 1, &self.program);
        self.state.class(class).mirror = mirror;
        self.state.heap.set_ref(mirror, self.known.class_component, component, &self.program);
        let loader_object = self.loader_object(loader);
        self.state.heap.set_ref(mirror, self.known.class_loader_field, loader_object, &self.program);
        self.state.heap.set_ref(mirror, self.known.class_module, module, &self.program);
        self.state.heap.seal(mirror);
        self.share(mirror);
        mirror
    }

    /// The class that a `Class` object mirrors.
    pub fn class_of_mirror(&self, mirror: ObjRef) -> ClassId {
        ClassId(self.state.heap.get_u32(mirror, self.known.mirror_id) - 1)
    }

    /// Root slot of a loader's object: slot 0 is the boot loader (null).
    pub fn loader_object(&self, loader: LoaderId) -> ObjRef {
        self.state.rest.roots().get(loader.0 as usize).copied().unwrap_or(ObjRef::NULL)
    }

    /// The loader whose object this is; a new one gets the next number.
    pub fn loader_of(&mut self, object: ObjRef) -> LoaderId {
        if object.is_null() {
            return LoaderId::BOOT;
        }
        if let Some(i) = self.state.rest.roots()[..self.loader_slots()].iter().position(|&r| r == object) {
            return LoaderId(i as u32);
        }
        let free = (3..self.loader_slots()).find(|&i| self.state.rest.roots()[i].is_null());
        // The first ones have slots of their own, in order; further ones any root slot. Loaders are never collected.
        let slot = free.unwrap_or_else(|| self.root_slot(crate::indy::KEY_LOADER | object.0 as u64));
        self.keep(slot, object);
        LoaderId(slot as u32)
    }

    /// Root slots below this number are for class loaders.
    pub fn loader_slots(&self) -> usize {
        crate::boot::LOADER_SLOTS
    }

    /// A loader as HotSpot's messages name it: `'app'`, `'name' @1b2c`, `pkg.Loader @1b2c`.
    pub fn loader_text(&mut self, loader: LoaderId) -> String {
        match loader {
            LoaderId::BOOT => "'bootstrap'".to_string(),
            LoaderId::PLATFORM => "'platform'".to_string(),
            LoaderId::APP => "'app'".to_string(),
            other => self.loader_object_text(self.loader_object(other)),
        }
    }

    /// The same for a loader's object.
    pub fn loader_object_text(&mut self, object: ObjRef) -> String {
        for loader in [LoaderId::PLATFORM, LoaderId::APP] {
            if self.loader_object(loader) == object {
                return self.loader_text(loader);
            }
        }
        let name = self.field_ref(object, "name");
        let name = if name.is_null() {
            self.program.java_name(self.state.heap.class_of(object))
        } else {
            format!("'{}'", self.string_text(name))
        };
        format!("{name} @{:x}", self.state.identity_hash(object))
    }

    /// A plain new object, no checks, no constructor.
    pub fn new_object(&mut self, class: ClassId) -> ObjRef {
        let size = self.program.class(class).instance_size;
        self.alloc(class, size, size)
    }

    /// A new object or array, all zero.
    pub(crate) fn alloc(&mut self, class: ClassId, bytes: u32, len: u32) -> ObjRef {
        self.allocating();
        let object = self.state.heap.alloc(class, bytes, len);
        if self.checking() && self.is_collection(class) {
            self.remember_maker(object);
        }
        object
    }

    /// Says which instruction allocates, where that decides about an object's row.
    #[inline]
    pub fn allocating(&mut self) {
        if let Some(positions) = &mut self.state.heap.positions {
            let frame = self.state.threads.get(self.current).and_then(|t| t.frames.last());
            (positions.site, positions.thread) = (frame.map_or(0, |f| f.pc as u64), self.current.0);
        }
    }

    /// A new object for `new`: limits and finalizers.
    pub fn new_object_checked(&mut self, class: ClassId) -> Result<ObjRef, Trap> {
        let size = self.program.class(class).instance_size;
        self.check_room(size as usize)?;
        let object = self.new_object(class);
        self.register_finalizer(object)?;
        Ok(object)
    }

    /// What `Finalizer.register` does for a new object of a class with a finalizer: a final reference to it, at the head
    /// of the list of those not finalized.
    pub fn register_finalizer(&mut self, object: ObjRef) -> Result<(), Trap> {
        if !self.program.class(self.state.heap.class_of(object)).finalizer {
            return Ok(());
        }
        let class = self.load_class("java/lang/ref/Finalizer", LoaderId::BOOT)?;
        let offset = |vm: &Vm, name: &str| vm.program.field_named(class, name).expect("a field of Finalizer").offset;
        let (queue, head, next, prev) =
            (offset(self, "queue"), offset(self, "unfinalized"), offset(self, "next"), offset(self, "prev"));
        let reference = self.new_object(class);
        let queue = ObjRef(self.get_static(class, queue, Kind::Ref) as u32);
        let first = ObjRef(self.get_static(class, head, Kind::Ref) as u32);
        let (referent_at, queue_at) = (self.known.reference_referent, self.known.reference_queue);
        self.state.heap.set_ref(reference, referent_at, object, &self.program);
        self.state.heap.set_ref(reference, queue_at, queue, &self.program);
        if !first.is_null() {
            self.state.heap.set_ref(reference, next, first, &self.program);
            self.state.heap.set_ref(first, prev, reference, &self.program);
        }
        self.share(reference);
        self.set_static(class, head, Kind::Ref, reference.word());
        Ok(())
    }

    /// Asks for room under the heap's limit. If there is none, garbage is collected and the current instruction executed
    /// again: to be called once per instruction, and before it changes anything.
    pub fn check_room(&mut self, bytes: usize) -> Result<(), Trap> {
        if self.state.heap.has_room(bytes) {
            self.room = Room::Unknown;
            return Ok(());
        }
        if std::mem::replace(&mut self.room, Room::Unknown) != Room::Made {
            self.room = Room::Wanted;
            return Err(Trap::Again);
        }
        Err(self.throw_new("java/lang/OutOfMemoryError", Some("Java heap space")))
    }

    pub fn new_primitive_array(&mut self, code: u64, len: i32) -> Result<ObjRef, Trap> {
        let kind = Kind::of_newarray(code).expect("checked when the class was parsed");
        let component = self.program.primitive(kind);
        let class = self.program.array_of(component);
        self.new_array_checked(class, len)
    }

    /// A new array of an array class.
    pub fn new_array_checked(&mut self, class: ClassId, len: i32) -> Result<ObjRef, Trap> {
        if len < 0 {
            return Err(self.negative_size(len));
        }
        let kind = self.program.class(class).array().expect("an array class").kind;
        if len >= i32::MAX - 1 {
            return Err(self.throw_new("java/lang/OutOfMemoryError", Some("Requested array size exceeds VM limit")));
        }
        let bytes = (len as usize) << kind.shift();
        if bytes > 4096 || self.state.heap.used > self.state.heap.limit {
            self.check_room(bytes)?;
        }
        if bytes > u32::MAX as usize {
            return Err(self.throw_new("java/lang/OutOfMemoryError", Some("Java heap space")));
        }
        Ok(self.alloc(class, bytes as u32, len as u32))
    }

    /// A new array, for the VM's and natives' own use.
    pub fn new_array(&mut self, class: ClassId, len: usize) -> ObjRef {
        let kind = self.program.class(class).array().expect("an array class").kind;
        self.alloc(class, (len << kind.shift()) as u32, len as u32)
    }

    /// A reference array with these elements.
    pub fn new_ref_array(&mut self, class: ClassId, elements: &[ObjRef]) -> ObjRef {
        let array = self.new_array(class, elements.len());
        let words = self.state.heap.words_mut(array, &self.program);
        for (word, element) in words.iter_mut().zip(elements) {
            *word = element.0;
        }
        array
    }

    /// `multianewarray`: the instruction's class and the dimensions in its argument list.
    ///
    /// # Safety
    /// `pc` is a quickened MultiANewArray with its lists, `regs` the frame's registers.
    pub unsafe fn new_multi_array(&mut self, pc: *const Insn, regs: *const u64) -> Result<ObjRef, Trap> {
        // SAFETY: as the caller promises.
        let (class, words) = unsafe { ((*pc).x as u32, crate::interp::args_of(pc, regs)) };
        let dims: Vec<i32> = words.iter().map(|&w| w as i32).collect();
        if let Some(&bad) = dims.iter().find(|d| **d < 0) {
            return Err(self.negative_size(bad));
        }
        self.multi_array(ClassId(class), &dims)
    }

    pub fn multi_array(&mut self, class: ClassId, dims: &[i32]) -> Result<ObjRef, Trap> {
        let (mut bytes, mut arrays, mut level) = (0usize, 1usize, class);
        for &n in dims {
            let info = self.program.class(level).array().expect("an array class");
            if n >= i32::MAX - 1 && arrays > 0 && self.state.heap.has_room(bytes) {
                return Err(self.throw_new("java/lang/OutOfMemoryError", Some("Requested array size exceeds VM limit")));
            }
            let elements = arrays.saturating_mul(n as usize);
            bytes =
                bytes.saturating_add(elements.saturating_mul(1 << info.kind.shift())).saturating_add(arrays.saturating_mul(16));
            (arrays, level) = (elements, info.component);
        }
        if bytes > 4096 || self.state.heap.used > self.state.heap.limit {
            self.check_room(bytes.min(1 << 62))?;
        }
        self.multi_array_of(class, dims)
    }

    fn multi_array_of(&mut self, class: ClassId, dims: &[i32]) -> Result<ObjRef, Trap> {
        let info = self.program.class(class).array().expect("an array class");
        if (dims[0] as usize) << info.kind.shift() > u32::MAX as usize {
            return Err(self.throw_new("java/lang/OutOfMemoryError", Some("Java heap space")));
        }
        let array = self.new_array(class, dims[0] as usize);
        if dims.len() > 1 {
            for i in 0..dims[0] as usize {
                if self.must_halt() {
                    return Err(Trap::Halted);
                }
                let inner = self.multi_array_of(info.component, &dims[1..])?;
                self.state.heap.words_mut(array, &self.program)[i] = inner.0;
            }
        }
        Ok(array)
    }
}

impl Vm {
    /// The host of a class's nest: itself, unless its file names one that can be found.
    pub fn nest_host(&mut self, class: ClassId) -> ClassId {
        if let Some(&host) = self.nest_hosts.get(&class) {
            return host;
        }
        let Some(file) = self.program.class(class).file.clone() else { return class };
        if file.attrs.nest_host == 0 {
            return class;
        }
        match self.program.load(file.pool.class_name(file.attrs.nest_host), self.program.class(class).loader) {
            Ok(host) if self.has_member(host, class) => host,
            _ => class,
        }
    }

    /// Does a class list another one as a member of its nest, in the same run-time package?
    fn has_member(&self, host: ClassId, member: ClassId) -> bool {
        let (h, m) = (self.program.class(host), self.program.class(member));
        let Some(file) = &h.file else { return false };
        let name = self.program.name(m.name);
        h.loader == m.loader
            && jaunt_program::link::package(self.program.name(h.name)) == jaunt_program::link::package(name)
            && file.attrs.nest_members.iter().any(|&i| file.pool.class_name(i) == name)
    }

    /// Has the nest host of a class loaded, where only a loader of the program's own can do that.
    pub fn load_nest_host(&mut self, class: ClassId) -> Result<(), Trap> {
        let c = self.program.class(class);
        let Some(file) = c.file.clone().filter(|f| f.attrs.nest_host != 0 && !c.loader.is_builtin()) else { return Ok(()) };
        let loader = c.loader;
        match self.program.load(file.pool.class_name(file.attrs.nest_host), loader) {
            Err(e @ jaunt_program::LinkError::NeedsLoader { .. }) => Err(self.link_trap(e)),
            _ => Ok(()),
        }
    }
}
