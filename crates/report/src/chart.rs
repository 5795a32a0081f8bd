//! Line charts as SVG: one file that a browser shows, readable on light and on dark ground.
//!
//! Two value axes, because what is drawn together need not have one unit. Colours are classes in a style sheet with a
//! second set for dark ground; lines also differ in their strokes, so that colour is not all that tells them apart.

use crate::numbers;
use std::fmt::Write;

pub struct Chart<'a> {
    pub title: &'a str,
    pub subtitle: &'a str,
    pub x: Axis<'a>,
    pub left: Axis<'a>,
    /// None where all lines belong to the left one.
    pub right: Option<Axis<'a>>,
    pub lines: Vec<Line<'a>>,
}

pub struct Axis<'a> {
    pub label: &'a str,
    pub unit: Unit,
}

/// How numbers on an axis are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Count,
    /// In KiB, MiB or GiB, whichever suits the largest.
    Bytes,
}

/// The axis that a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

pub struct Line<'a> {
    pub name: &'a str,
    pub side: Side,
    /// From left to right.
    pub points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 470.0;
const LEFT: f64 = 76.0;
const RIGHT: f64 = WIDTH - 76.0;
const TOP: f64 = 122.0;
const BOTTOM: f64 = HEIGHT - 56.0;

const STYLE: &str = "
  text { font: 13px system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #3c4450; }
  .title { font-size: 18px; font-weight: 600; fill: #14181f; }
  .tick { font-size: 12px; }
  .ground { fill: #ffffff; }
  .grid { stroke: #e3e6ea; }
  .frame { stroke: #9aa2ad; }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
  .a { stroke: #c2410c; }
  .b { stroke: #1d4ed8; }
  .c { stroke: #6b7280; stroke-width: 1.2; stroke-dasharray: 4 3; }
  @media (prefers-color-scheme: dark) {
    text { fill: #b9c1cc; }
    .title { fill: #f1f4f8; }
    .ground { fill: #14181f; }
    .grid { stroke: #2a303a; }
    .frame { stroke: #626b78; }
    .a { stroke: #fb923c; }
    .b { stroke: #7aa7ff; }
    .c { stroke: #9aa2ad; }
  }
";

/// Class names of the lines, in their order.
const CLASSES: [&str; 3] = ["a", "b", "c"];

/// An axis with its marks: values from 0 to `end`, every `step`.
struct Scale {
    step: f64,
    end: f64,
    divisor: f64,
    unit: &'static str,
}

impl Scale {
    /// About `marks` marks at round values, the last of them not below `largest`.
    fn new(largest: f64, unit: Unit, marks: f64) -> Scale {
        let largest = if largest.is_finite() && largest > 0.0 { largest } else { 1.0 };
        let (divisor, unit) = match unit {
            Unit::Count => (1.0, ""),
            Unit::Bytes if largest >= 2e9 => ((1u64 << 30) as f64, "GiB"),
            Unit::Bytes if largest >= 2e6 => ((1u64 << 20) as f64, "MiB"),
            Unit::Bytes => (1024.0, "KiB"),
        };
        let largest = largest / divisor;
        let power = 10f64.powf((largest / marks).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|s| s * power).find(|s| largest / s <= marks).unwrap_or(10.0 * power);
        Scale { step, end: (largest / step).ceil() * step, divisor, unit }
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = (self.end / self.step).round() as u32;
        (0..=count).map(|n| f64::from(n) * self.step)
    }

    /// The part of the axis that lies below a value.
    fn share(&self, value: f64) -> f64 {
        (value / self.divisor / self.end).clamp(0.0, 1.0)
    }

    fn mark_text(&self, mark: f64) -> String {
        if self.step < 1.0 { format!("{mark:.*}", (-self.step.log10()).ceil() as usize) } else { numbers::count(mark as u64) }
    }

    fn label(&self, label: &str) -> String {
        if self.unit.is_empty() { escaped(label) } else { format!("{} ({})", escaped(label), self.unit) }
    }
}

impl Chart<'_> {
    pub fn svg(&self) -> String {
        let largest = |lines: &mut dyn Iterator<Item = f64>| lines.filter(|v| v.is_finite()).fold(0.0, f64::max);
        let of = |side: Side| self.lines.iter().filter(move |l| l.side == side).flat_map(|l| l.points.iter().map(|p| p.1));
        let x = Scale::new(largest(&mut self.lines.iter().flat_map(|l| l.points.iter().map(|p| p.0))), self.x.unit, 8.0);
        let left = Scale::new(largest(&mut of(Side::Left)), self.left.unit, 6.0);
        let right = self.right.as_ref().map(|axis| (Scale::new(largest(&mut of(Side::Right)), axis.unit, 6.0), axis.label));
        let mut out = String::new();
        self.write(&mut out, &x, &left, right.as_ref()).expect("a string takes everything");
        out
    }

    fn write(&self, out: &mut String, x: &Scale, left: &Scale, right: Option<&(Scale, &str)>) -> std::fmt::Result {
        let across = |share: f64| LEFT + share * (RIGHT - LEFT);
        let up = |share: f64| BOTTOM - share * (BOTTOM - TOP);
        writeln!(out, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">"#)?;
        writeln!(out, "<title>{}</title>", escaped(self.title))?;
        writeln!(out, "<style>{STYLE}</style>")?;
        writeln!(out, r#"<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>"#)?;
        text(out, "title", "start", LEFT, 30.0, &escaped(self.title))?;
        text(out, "", "start", LEFT, 50.0, &escaped(self.subtitle))?;

        let lines: Vec<_> = self.lines.iter().zip(CLASSES.iter().cycle()).collect();
        let mut at = LEFT;
        for (line, class) in &lines {
            writeln!(out, r#"<path class="line {class}" d="M{at:.1} 73.5h26"/>"#)?;
            text(out, "", "start", at + 33.0, 78.0, &escaped(line.name))?;
            at += 65.0 + 7.0 * line.name.chars().count() as f64;
        }

        for mark in left.marks() {
            let y = up(mark / left.end);
            writeln!(out, r#"<path class="grid" d="M{LEFT} {y:.1}H{RIGHT}"/>"#)?;
            text(out, "tick", "end", LEFT - 8.0, y + 4.0, &left.mark_text(mark))?;
        }
        if let Some((right, label)) = right {
            for mark in right.marks() {
                let y = up(mark / right.end);
                writeln!(out, r#"<path class="frame" d="M{RIGHT} {y:.1}h5"/>"#)?;
                text(out, "tick", "start", RIGHT + 9.0, y + 4.0, &right.mark_text(mark))?;
            }
            text(out, "", "end", RIGHT + 60.0, TOP - 16.0, &right.label(label))?;
        }
        for mark in x.marks() {
            let at = across(mark / x.end);
            writeln!(out, r#"<path class="frame" d="M{at:.1} {BOTTOM}v5"/>"#)?;
            text(out, "tick", "middle", at, BOTTOM + 20.0, &x.mark_text(mark))?;
        }
        writeln!(out, r#"<path class="frame" fill="none" d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}V{TOP}"/>"#)?;
        text(out, "", "start", LEFT - 60.0, TOP - 16.0, &left.label(self.left.label))?;
        text(out, "", "middle", (LEFT + RIGHT) / 2.0, HEIGHT - 14.0, &x.label(self.x.label))?;

        // The last first, so that the first lies on top.
        for (line, class) in lines.iter().rev() {
            let scale = right.filter(|_| line.side == Side::Right).map_or(left, |(scale, _)| scale);
            let points = line.points.iter().filter(|p| p.0.is_finite() && p.1.is_finite());
            let mut path = String::new();
            for (px, py) in thinned(points.map(|p| (across(x.share(p.0)), up(scale.share(p.1)))).collect()) {
                write!(path, "{}{px:.1} {py:.1}", if path.is_empty() { 'M' } else { 'L' })?;
            }
            if !path.is_empty() {
                writeln!(out, r#"<path class="line {class}" d="{path}"/>"#)?;
            }
        }
        writeln!(out, "</svg>")
    }
}

fn text(out: &mut String, class: &str, anchor: &str, x: f64, y: f64, content: &str) -> std::fmt::Result {
    let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
    writeln!(out, r#"<text{class} x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{content}</text>"#)
}

/// Of many points over one pixel the first, the lowest, the highest and the last: the picture is the same.
fn thinned(points: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    if points.len() < 4 * (RIGHT - LEFT) as usize {
        return points;
    }
    let mut kept = Vec::new();
    for column in points.chunk_by(|a, b| a.0.floor() == b.0.floor()) {
        let by_height = |a: &usize, b: &usize| column[*a].1.total_cmp(&column[*b].1);
        let lowest = (0..column.len()).min_by(by_height).unwrap_or(0);
        let highest = (0..column.len()).max_by(by_height).unwrap_or(0);
        let mut picked = vec![0, lowest, highest, column.len() - 1];
        picked.sort_unstable();
        picked.dedup();
        kept.extend(picked.into_iter().map(|i| column[i]));
    }
    kept
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(points: Vec<(f64, f64)>) -> String {
        Chart {
            title: "A < B & C",
            subtitle: "how it went",
            x: Axis { label: "transitions", unit: Unit::Count },
            left: Axis { label: "memory", unit: Unit::Bytes },
            right: Some(Axis { label: "depth", unit: Unit::Count }),
            lines: vec![
                Line { name: "memory", side: Side::Left, points },
                Line { name: "depth", side: Side::Right, points: vec![(0.0, 0.0), (100.0, 40.0)] },
            ],
        }
        .svg()
    }

    #[test]
    fn axes_have_round_marks_and_units() {
        let marks = |largest, unit| {
            let scale = Scale::new(largest, unit, 6.0);
            let texts: Vec<String> = scale.marks().map(|m| scale.mark_text(m)).collect();
            (texts.join(" "), scale.unit)
        };
        assert_eq!(marks(40.0, Unit::Count), ("0 10 20 30 40".to_string(), ""));
        assert_eq!(marks(328_269.0, Unit::Count), ("0 100,000 200,000 300,000 400,000".to_string(), ""));
        assert_eq!(marks(0.7, Unit::Count), ("0.0 0.2 0.4 0.6 0.8".to_string(), ""));
        assert_eq!(marks((55u64 << 20) as f64, Unit::Bytes), ("0 10 20 30 40 50 60".to_string(), "MiB"));
        assert_eq!(marks(3e9, Unit::Bytes).1, "GiB");
        assert_eq!(marks(1000.0, Unit::Bytes), ("0.0 0.2 0.4 0.6 0.8 1.0".to_string(), "KiB"));
        // Nothing to measure: an axis all the same.
        assert_eq!(marks(0.0, Unit::Count), marks(f64::NAN, Unit::Count));
    }

    #[test]
    fn a_chart_names_what_it_shows() {
        let svg = chart(vec![(0.0, 0.0), (50.0, 3e6), (100.0, 2e6)]);
        for part in ["A &lt; B &amp; C", "memory (MiB)", ">depth<", ">transitions<", "prefers-color-scheme: dark"] {
            assert!(svg.contains(part), "{part}");
        }
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        // Two lines, and one sample of each in the legend.
        assert_eq!(svg.matches("class=\"line ").count(), 4);
        // The middle point: 3e6 bytes of an axis that ends at 3 MiB.
        assert!(svg.contains(&format!("L430.0 {:.1}", BOTTOM - 3e6 / (3 << 20) as f64 * (BOTTOM - TOP))), "{svg}");
    }

    #[test]
    fn odd_points_do_no_harm() {
        for points in [vec![], vec![(f64::NAN, 1.0)], vec![(0.0, f64::INFINITY), (1.0, 1.0)], vec![(0.0, -5.0)]] {
            let svg = chart(points);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn many_points_keep_their_extremes() {
        let mut points: Vec<(f64, f64)> = (0..1_000_000).map(|i| (f64::from(i) / 2000.0, 10.0)).collect();
        points[123_456].1 = 99.0;
        points[123_457].1 = 1.0;
        let kept = thinned(points);
        assert!(kept.len() < 4000, "{}", kept.len());
        assert!(kept.iter().any(|p| p.1 == 99.0) && kept.iter().any(|p| p.1 == 1.0));
        assert!(kept.is_sorted_by_key(|p| p.0));
    }
}
