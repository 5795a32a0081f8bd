//! Pictures of an exploration: the state space, and the objects of a state, each as SVG and as DOT.
//!
//! The SVG is drawn here, in layers, so that nobody needs another program to look at it; who wants another layout has the DOT.

mod object;
mod page;
mod space;

pub use object::{object_dot, object_svg};
pub use page::{Drawn, page, pictures};
pub use space::{space_dot, space_svg};

/// Readable on light and on dark ground.
const STYLE: &str = "
  text { font: 12px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #1f2630; }
  .small { font-size: 10.5px; fill: #4a5563; }
  .head { font-weight: 600; }
  .ground { fill: #ffffff; }
  .box { fill: #f7f8fa; stroke: #6b7685; }
  .bar { fill: #dfe6f1; stroke: #6b7685; }
  .root .bar { fill: #c9dcf7; }
  .state { fill: #e8eef8; stroke: #49566b; }
  .start { fill: #c9dcf7; stroke-width: 2; }
  .layer { stroke: #e6e8ec; }
  .edge { fill: none; stroke: #2f3b4c; }
  .other { fill: none; stroke: #aeb6c2; }
  .back { fill: none; stroke: #b7792b; stroke-dasharray: 4 3; }
  .tip { fill: #2f3b4c; }
  .tip-other { fill: #aeb6c2; }
  .tip-back { fill: #b7792b; }
  .halo { stroke: #ffffff; stroke-width: 3; paint-order: stroke; }
  @media (prefers-color-scheme: dark) {
    text { fill: #dfe4ec; }
    .small { fill: #aab3c0; }
    .ground { fill: #14181f; }
    .box { fill: #1d232d; stroke: #77828f; }
    .bar { fill: #2a3444; stroke: #77828f; }
    .root .bar { fill: #2c4a73; }
    .state { fill: #263246; stroke: #8e9aab; }
    .start { fill: #2c4a73; }
    .layer { stroke: #232a34; }
    .edge { stroke: #c6ced9; }
    .other { stroke: #4d5766; }
    .back { stroke: #d9a35c; }
    .tip { fill: #c6ced9; }
    .tip-other { fill: #4d5766; }
    .tip-back { fill: #d9a35c; }
    .halo { stroke: #14181f; }
  }
";

/// A whole file, with arrow heads for the three kinds of lines.
fn svg(width: f64, height: f64, body: &str) -> String {
    let tip = |id: &str, class: &str| {
        format!(
            "<marker id=\"{id}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto-start-reverse\"><path class=\"{class}\" d=\"M0 0L8 4L0 8z\"/></marker>"
        )
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\">\n<style>{STYLE}</style>\n<defs>{}{}{}</defs>\n<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n{body}</svg>\n",
        tip("edge", "tip"),
        tip("other", "tip-other"),
        tip("back", "tip-back"),
    )
}

/// Text in XML, without what XML cannot hold.
fn xml(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in crate::look::clean(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            c => out.push(c),
        }
    }
    out
}

/// Text in quotes for DOT.
fn dot(text: &str) -> String {
    format!("\"{}\"", crate::look::clean(text).replace('\\', "\\\\").replace('"', "\\\""))
}

/// At most so many characters.
fn cut(text: &str, width: usize) -> String {
    crate::Look::PLAIN.cut(text, width)
}
