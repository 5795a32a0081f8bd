//! The state space: states in layers by depth, calls as lines between them.

use super::{cut, dot, svg, xml};
use jaunt_checker::exploring::picture::{Edge, Space};
use std::fmt::Write;

/// Up to so many states the calls are written beside the lines; all have them as what a browser shows under the mouse.
const LABELLED: usize = 40;
const LABEL: usize = 18;
/// Where on a line its label is.
const LABEL_AT: f64 = 0.66;
const RADIUS: f64 = 13.0;
const MARGIN: f64 = 34.0;

/// Where each state is drawn.
struct Layout {
    places: Vec<(f64, f64)>,
    width: f64,
    height: f64,
    layers: usize,
    step: f64,
}

/// States of a depth side by side, each near those that it comes from.
fn layout(space: &Space, labelled: bool) -> Layout {
    let layers = space.states.iter().map(|state| state.depth + 1).max().unwrap_or(0);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); layers];
    for (number, state) in space.states.iter().enumerate() {
        rows[state.depth].push(number);
    }
    let mut order = vec![0.0; space.states.len()];
    for (at, row) in rows.iter_mut().enumerate() {
        if at > 0 {
            // By the middle of the states before; the order of finding breaks ties.
            let middle = |state: usize| {
                let before: Vec<f64> = space
                    .edges
                    .iter()
                    .filter(|edge| edge.to == state && space.states[edge.from].depth + 1 == at)
                    .map(|edge| order[edge.from])
                    .collect();
                if before.is_empty() { f64::MAX } else { before.iter().sum::<f64>() / before.len() as f64 }
            };
            let mut keyed: Vec<(f64, usize)> = row.iter().map(|&state| (middle(state), state)).collect();
            keyed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            *row = keyed.into_iter().map(|(_, state)| state).collect();
        }
        let count = row.len() as f64;
        for (place, &state) in row.iter().enumerate() {
            order[state] = (place as f64 + 0.5) / count;
        }
    }
    let widest = rows.iter().map(Vec::len).max().unwrap_or(1) as f64;
    let longest = space.edges.iter().filter(|edge| edge.first).map(|edge| label(edge).chars().count()).max().unwrap_or(0);
    let (gap, step) = if labelled {
        (((longest as f64 * 6.5 + 6.0) / LABEL_AT).max(60.0), 118.0)
    } else {
        (36.0_f64.max(620.0 / widest).min(70.0), 140.0)
    };
    let width = (widest * gap + 2.0 * MARGIN).max(420.0);
    let places = space.states.iter().enumerate().map(|(number, state)| {
        let x = MARGIN + 40.0 + order[number] * (width - 2.0 * MARGIN - 40.0);
        (x, MARGIN + RADIUS + 26.0 + state.depth as f64 * step)
    });
    Layout { places: places.collect(), width, height: (layers.max(1) - 1) as f64 * step + 2.0 * MARGIN + 60.0, layers, step }
}

fn label(edge: &Edge) -> String {
    cut(&edge.calls.join(", "), LABEL)
}

/// States as numbers in circles, those of one depth side by side. `title` is written above.
pub fn space_svg(space: &Space, title: &str) -> String {
    let labelled = space.states.len() <= LABELLED;
    let layout = layout(space, labelled);
    let mut body = format!("<text class=\"head\" x=\"{MARGIN}\" y=\"24\">{}</text>\n", xml(title));
    for depth in 0..layout.layers {
        let y = MARGIN + RADIUS + 26.0 + depth as f64 * layout.step;
        let _ = writeln!(
            body,
            "<line class=\"layer\" x1=\"{MARGIN}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\"/>",
            layout.width - MARGIN
        );
        let _ = writeln!(body, "<text class=\"small\" x=\"6\" y=\"{:.1}\">{depth}</text>", y + 4.0);
    }
    // What matters most is drawn last.
    for wanted in [false, true] {
        for edge in space.edges.iter().filter(|edge| edge.first == wanted) {
            body += &line(space, &layout, edge);
        }
    }
    if labelled {
        for edge in space.edges.iter().filter(|edge| edge.first) {
            let ((x1, y1), (x2, y2)) = (layout.places[edge.from], layout.places[edge.to]);
            // Nearer to where it leads: there lines have come apart.
            let (x, y) = (x1 + (x2 - x1) * LABEL_AT, y1 + (y2 - y1) * LABEL_AT);
            let text = xml(&label(edge));
            let _ = writeln!(body, "<text class=\"small halo\" text-anchor=\"middle\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>");
        }
    }
    for (number, (state, (x, y))) in space.states.iter().zip(&layout.places).enumerate() {
        let class = if state.depth == 0 { "state start" } else { "state" };
        let _ = writeln!(
            body,
            "<g><title>{}</title><circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{RADIUS}\"/><text class=\"small\" text-anchor=\"middle\" x=\"{x:.1}\" y=\"{:.1}\">{number}</text></g>",
            xml(&format!("{number}: {}", state.sequence)),
            y + 3.8
        );
    }
    svg(layout.width, layout.height, &body)
}

/// Down to a new state: straight. To a known one: grey; back to one of no greater depth: bent and dashed.
fn line(space: &Space, layout: &Layout, edge: &Edge) -> String {
    let ((x1, y1), (x2, y2)) = (layout.places[edge.from], layout.places[edge.to]);
    let down = space.states[edge.to].depth > space.states[edge.from].depth;
    let (class, path) = if down {
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / length * RADIUS, dy / length * RADIUS);
        let class = if edge.first { "edge" } else { "other" };
        (class, format!("M{:.1} {:.1}L{:.1} {:.1}", x1 + ux, y1 + uy, x2 - ux * 1.1, y2 - uy * 1.1))
    } else {
        // Beside the lines that lead down, on the right.
        let bend = 26.0 + (y1 - y2).abs() * 0.18;
        let (cx, cy) = ((x1 + x2) / 2.0 + bend, (y1 + y2) / 2.0 + if y1 == y2 { bend } else { 0.0 });
        (
            "back",
            format!(
                "M{:.1} {:.1}Q{cx:.1} {cy:.1} {:.1} {:.1}",
                x1 + RADIUS * 0.8,
                y1 - RADIUS * 0.6,
                x2 + RADIUS * 0.8,
                y2 + RADIUS * 0.8
            ),
        )
    };
    let title = xml(&format!("{} -> {}: {}", edge.from, edge.to, edge.calls.join(", ")));
    format!("<path class=\"{class}\" marker-end=\"url(#{class})\" d=\"{path}\"><title>{title}</title></path>\n")
}

pub fn space_dot(space: &Space, title: &str) -> String {
    let mut out = format!(
        "digraph states {{\n  label={};\n  labelloc=t;\n  node [shape=circle, fontname=monospace];\n  edge [fontname=monospace, fontsize=10];\n",
        dot(title)
    );
    let layers = space.states.iter().map(|state| state.depth + 1).max().unwrap_or(0);
    for depth in 0..layers {
        let all = space.states.iter().enumerate().filter(|(_, state)| state.depth == depth);
        let names: Vec<String> = all.map(|(number, _)| format!("s{number};")).collect();
        let _ = writeln!(out, "  {{ rank=same; {} }}", names.join(" "));
    }
    for (number, state) in space.states.iter().enumerate() {
        let _ = writeln!(out, "  s{number} [label=\"{number}\", tooltip={}];", dot(&state.sequence));
    }
    for edge in &space.edges {
        let style = if edge.first { "" } else { ", color=gray, constraint=false" };
        let _ = writeln!(out, "  s{} -> s{} [label={}{style}];", edge.from, edge.to, dot(&edge.calls.join(", ")));
    }
    out + "}\n"
}
