//! Nodes made by one thread and read by others: what escapes when, and what is null still.

use super::Generator;
use super::values::{Kind, Local};

impl Generator {
    /// Publication of nodes, and reading through what was published.
    pub fn reference(&mut self, half: bool) -> String {
        let field = self.random.pick(&["n", "n", "n", "m"]);
        self.spent += 4;
        if half {
            let value = self.constant();
            self.spent += 12;
            return match self.random.weighted(&[3, 4, 2, 1, 1, 1]) {
                0 => format!("{field} = new Node({value});\n"),
                1 => {
                    let inner = self.value();
                    let name = self.fresh("n");
                    let after = if self.random.percent(40) { format!("{name}.val = 7;\n") } else { String::new() };
                    self.scope.push(Local::Node(name.clone()));
                    format!("Node {name} = new Node({value});\n{name}.val = {inner};\n{field} = {name};\n{after}")
                }
                2 => {
                    // Escapes through another node.
                    let (outer, inner) = (self.fresh("n"), self.fresh("n"));
                    self.spent += 12;
                    self.scope.push(Local::Node(inner.clone()));
                    format!(
                        "Node {inner} = new Node({value});\nNode {outer} = new Node(1);\n{outer}.next = {inner};\n\
                         {field} = {outer};\n{inner}.val = {};\n",
                        self.constant()
                    )
                }
                3 => format!("os[{}] = new Node({value});\n", self.random.below(2)),
                4 => format!("{field} = null;\n"),
                _ => "m = n;\n".to_string(),
            };
        }
        let cell = self.random.pick(&self.cells.clone());
        let cast = if cell.kind == Kind::Short { "(short) " } else { "" };
        let to = format!("{} = {cast}", cell.text);
        match self.random.weighted(&[2, 2, 3, 2, 1, 1, 2, 1]) {
            0 => format!("{to}{field}.val;\n"),
            1 => format!("if ({field} != null) {to}{field}.val;\n"),
            2 => {
                let name = self.fresh("n");
                let action = self.random.pick(&[format!("{to}{name}.val;"), format!("{name}.val++;"), format!("{to}{name}.k;")]);
                format!("Node {name} = {field};\nif ({name} != null) {action}\n")
            }
            3 => {
                let name = self.fresh("e");
                format!("try {{\n{to}{field}.val;\n}} catch (NullPointerException {name}) {{\n{to}9;\n}}\n")
            }
            4 => format!("{field} = (Node) os[{}];\n", self.random.below(2)),
            5 => {
                let name = self.fresh("n");
                let simple = self.synchronized(&name, |g| g.simple());
                format!("Node {name} = {field};\nif ({name} != null) {simple}")
            }
            6 => {
                let name = self.fresh("n");
                format!("Node {name} = {field};\nif ({name} != null && {name}.next != null) {to}{name}.next.val;\n")
            }
            _ => format!("os[{}] = {field};\n", self.random.below(2)),
        }
    }
}
