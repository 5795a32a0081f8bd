//! Classes and field offsets that the VM itself needs to know.

use crate::vm::Vm;
use jaunt_program::{ClassId, Kind, LinkError, LoaderId};

macro_rules! known {
    ($( $name:ident = $class:literal ),* ; $( $field:ident = $of:ident . $fname:literal ),* $(,)?) => {
        /// Ids of core classes and offsets of fields that the VM reads or writes.
        #[derive(Default, Clone)]
        pub struct Known {
            $( pub $name: ClassId, )*
            $( pub $field: u32, )*
            pub boolean_array: ClassId,
            pub byte_array: ClassId,
            pub char_array: ClassId,
            pub int_array: ClassId,
            pub long_array: ClassId,
            pub object_array: ClassId,
            pub string_array: ClassId,
            pub class_array: ClassId,
            /// Offset of the class id in a mirror.
            pub mirror_id: u32,
        }

        impl Vm {
            /// Loads the core classes.
            pub(crate) fn load_known(&mut self) -> Result<(), LinkError> {
                $( self.known.$name = self.program.load($class, LoaderId::BOOT)?; )*
                $( {
                    let class = self.known.$of;
                    self.known.$field = self.program.field_named(class, $fname)
                        .ok_or_else(|| LinkError::Format(format!("the JDK has no field {}.{}", self.program.java_name(class), $fname)))?
                        .offset;
                } )*
                for (slot, kind) in [(0, Kind::Boolean), (1, Kind::Byte), (2, Kind::Char), (3, Kind::Int), (4, Kind::Long)] {
                    let component = self.program.primitive(kind);
                    let id = self.program.array_of(component);
                    match slot {
                        0 => self.known.boolean_array = id,
                        1 => self.known.byte_array = id,
                        2 => self.known.char_array = id,
                        3 => self.known.int_array = id,
                        _ => self.known.long_array = id,
                    }
                }
                self.known.object_array = self.program.array_of(self.known.object);
                self.known.string_array = self.program.array_of(self.known.string);
                self.known.class_array = self.program.array_of(self.known.class);
                let size = self.program.class(self.known.class).instance_size;
                self.known.mirror_id = size - jaunt_program::class::MIRROR_EXTRA;
                Ok(())
            }
        }
    };
}

known! {
    object = "java/lang/Object",
    string = "java/lang/String",
    class = "java/lang/Class",
    throwable = "java/lang/Throwable",
    thread = "java/lang/Thread",
    thread_group = "java/lang/ThreadGroup",
    print_stream = "java/io/PrintStream",
    console = "jaunt/vm/Console",
    system = "java/lang/System",
    module = "java/lang/Module",
    reference = "java/lang/ref/Reference",
    stack_trace_element = "java/lang/StackTraceElement",
    cloneable = "java/lang/Cloneable",
    member_name = "java/lang/invoke/MemberName",
    resolved_method_name = "java/lang/invoke/ResolvedMethodName",
    method_handle = "java/lang/invoke/MethodHandle",
    method_type = "java/lang/invoke/MethodType",
    lambda_form = "java/lang/invoke/LambdaForm",
    var_handle = "java/lang/invoke/VarHandle",
    error = "java/lang/Error",
    class_loader = "java/lang/ClassLoader";
    string_value = string."value",
    string_coder = string."coder",
    string_hash = string."hash",
    class_component = class."componentType",
    class_module = class."module",
    class_loader_field = class."classLoader",
    class_data = class."classData",
    throwable_message = throwable."detailMessage",
    throwable_cause = throwable."cause",
    throwable_backtrace = throwable."backtrace",
    throwable_trace = throwable."stackTrace",
    throwable_depth = throwable."depth",
    throwable_suppressed = throwable."suppressedExceptions",
    thread_name = thread."name",
    thread_priority = thread."priority",
    thread_daemon = thread."daemon",
    thread_group_field = thread."group",
    thread_status = thread."threadStatus",
    thread_tid = thread."tid",
    thread_eetop = thread."eetop",
    thread_interrupted = thread."interrupted",
    thread_stillborn = thread."stillborn",
    reference_referent = reference."referent",
    reference_queue = reference."queue",
    reference_next = reference."next",
    reference_discovered = reference."discovered",
    member_clazz = member_name."clazz",
    member_name_field = member_name."name",
    member_type = member_name."type",
    member_flags = member_name."flags",
    member_method = member_name."method",
    member_resolution = member_name."resolution",
    mh_type = method_handle."type",
    mh_form = method_handle."form",
    form_vmentry = lambda_form."vmentry",
    var_handle_exact = var_handle."exact",
    mt_rtype = method_type."rtype",
    mt_ptypes = method_type."ptypes",
}
