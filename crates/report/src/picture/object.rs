//! The objects of a state: a box for each, with its fields, and a line for each reference.

use super::{cut, dot, svg, xml};
use jaunt_checker::exploring::picture::{FieldRow, ObjectBox, ObjectGraph};
use std::fmt::Write;

const ROW: f64 = 18.0;
const LETTER: f64 = 7.3;
const MARGIN: f64 = 24.0;
/// Between columns, and between boxes of one.
const ACROSS: f64 = 76.0;
const DOWN: f64 = 22.0;
const WIDEST: usize = 40;

struct Place {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

fn text(row: &FieldRow) -> String {
    match (row.name.is_empty(), row.value.is_empty()) {
        (true, _) => cut(&row.value, WIDEST),
        (false, true) => cut(&row.name, WIDEST),
        (false, false) => cut(&format!("{} = {}", row.name, row.value), WIDEST),
    }
}

fn size(object: &ObjectBox) -> (f64, f64) {
    let longest =
        object.fields.iter().map(|row| text(row).chars().count()).chain([cut(&object.class, WIDEST).chars().count()]).max();
    (longest.unwrap_or(0) as f64 * LETTER + 20.0, (object.fields.len() + 1) as f64 * ROW)
}

/// Columns by the distance from the explored object; in each one the boxes lie in the order of what refers to them.
fn layout(graph: &ObjectGraph) -> (Vec<Place>, f64, f64) {
    let columns = graph.objects.iter().map(|object| object.distance + 1).max().unwrap_or(0);
    let mut places: Vec<Place> = graph
        .objects
        .iter()
        .map(|object| {
            let (width, height) = size(object);
            Place { x: 0.0, y: 0.0, width, height }
        })
        .collect();
    let mut x = MARGIN;
    let mut bottom: f64 = 0.0;
    for column in 0..columns {
        let members: Vec<usize> = (0..graph.objects.len()).filter(|&at| graph.objects[at].distance == column).collect();
        let mut y = MARGIN + 24.0;
        for &at in &members {
            // Not above the line that leads to it.
            let from = graph.objects[..at].iter().enumerate().find_map(|(owner, object)| {
                let row = object.fields.iter().position(|row| row.to == Some(at))?;
                Some(places[owner].y + row as f64 * ROW)
            });
            y = y.max(from.unwrap_or(0.0));
            (places[at].x, places[at].y) = (x, y);
            y += places[at].height + DOWN;
            bottom = bottom.max(y);
        }
        x += members.iter().map(|&at| places[at].width).fold(0.0, f64::max) + ACROSS;
    }
    (places, (x - ACROSS + MARGIN).max(320.0), bottom + MARGIN)
}

pub fn object_svg(graph: &ObjectGraph, title: &str) -> String {
    let (places, width, height) = layout(graph);
    let width = width.max(title.chars().count() as f64 * LETTER + 2.0 * MARGIN);
    let mut body = format!("<text class=\"head\" x=\"{MARGIN}\" y=\"24\">{}</text>\n", xml(title));
    for (at, (object, place)) in graph.objects.iter().zip(&places).enumerate() {
        let Place { x, y, width, height } = place;
        let class = if at == 0 { " class=\"root\"" } else { "" };
        let _ = writeln!(
            body,
            "<g{class}><rect class=\"box\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"3\"/><rect class=\"bar\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{ROW}\" rx=\"3\"/><text class=\"head\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            x + 8.0,
            y + 13.0,
            xml(&cut(&object.class, WIDEST))
        );
        for (line, row) in object.fields.iter().enumerate() {
            let base = y + (line + 1) as f64 * ROW + 13.0;
            let _ = writeln!(body, "<text x=\"{:.1}\" y=\"{base:.1}\">{}</text>", x + 8.0, xml(&text(row)));
        }
        body += "</g>\n";
    }
    for (object, place) in graph.objects.iter().zip(&places) {
        for (line, row) in object.fields.iter().enumerate() {
            let Some(to) = row.to else { continue };
            let target = &places[to];
            let (x1, y1) = (place.x + place.width - 7.0, place.y + (line as f64 + 1.5) * ROW);
            let _ = writeln!(body, "<circle class=\"tip\" cx=\"{x1:.1}\" cy=\"{y1:.1}\" r=\"2.4\"/>");
            if target.x > place.x {
                let (x2, y2) = (target.x - 1.0, target.y + ROW / 2.0);
                let bend = ((x2 - x1) * 0.45).max(24.0);
                let _ = writeln!(
                    body,
                    "<path class=\"edge\" marker-end=\"url(#edge)\" d=\"M{x1:.1} {y1:.1}C{:.1} {y1:.1} {:.1} {y2:.1} {x2:.1} {y2:.1}\"/>",
                    x1 + bend,
                    x2 - bend
                );
            } else {
                // Back, or within a column: round the right side of the box.
                let (x2, y2) = (target.x + target.width + 1.0, target.y + ROW / 2.0);
                let out = x1.max(x2) + 34.0;
                let _ = writeln!(
                    body,
                    "<path class=\"back\" marker-end=\"url(#back)\" d=\"M{x1:.1} {y1:.1}C{out:.1} {y1:.1} {out:.1} {y2:.1} {x2:.1} {y2:.1}\"/>"
                );
            }
        }
    }
    if graph.cut {
        let _ = writeln!(body, "<text class=\"small\" x=\"{MARGIN}\" y=\"{:.1}\">there are more objects</text>", height - 8.0);
    }
    svg(width + 40.0, height, &body)
}

pub fn object_dot(graph: &ObjectGraph, title: &str) -> String {
    let mut out = format!(
        "digraph objects {{\n  label={};\n  labelloc=t;\n  rankdir=LR;\n  node [shape=plain, fontname=monospace];\n",
        dot(title)
    );
    for (at, object) in graph.objects.iter().enumerate() {
        let mut rows = format!("<tr><td bgcolor=\"lightgray\"><b>{}</b></td></tr>", xml(&cut(&object.class, WIDEST)));
        for (line, row) in object.fields.iter().enumerate() {
            let _ = write!(rows, "<tr><td port=\"f{line}\" align=\"left\">{}</td></tr>", xml(&text(row)));
        }
        let _ = writeln!(out, "  o{at} [label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\">{rows}</table>>];");
    }
    for (at, object) in graph.objects.iter().enumerate() {
        for (line, row) in object.fields.iter().enumerate() {
            if let Some(to) = row.to {
                let _ = writeln!(out, "  o{at}:f{line} -> o{to};");
            }
        }
    }
    if graph.cut {
        out += "  more [label=\"there are more objects\"];\n";
    }
    out + "}\n"
}
