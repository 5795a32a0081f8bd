//! The folder of a report: pictures, and a page that ties them together.

use super::{object_dot, object_svg, space_dot, space_svg, xml};
use jaunt_checker::exploring::java::one_line;
use jaunt_checker::exploring::{Exploration, Picture, PictureOf};
use std::fmt::Write;

/// Longer titles would make a picture wider than it is.
const LONGEST_TITLE: usize = 110;

/// A file of the report: its name, and what is in it.
pub struct Drawn {
    pub file: String,
    pub text: String,
}

/// The name of a picture's files, without an ending.
fn stem(of: PictureOf) -> String {
    match of {
        PictureOf::State(number) => format!("state-{number}"),
        PictureOf::BeforeFailure(number) => format!("failure-{number}-before"),
        PictureOf::AfterFailure(number) => format!("failure-{number}-after"),
    }
}

fn heading(of: PictureOf) -> String {
    match of {
        PictureOf::State(number) => format!("state {number}"),
        PictureOf::BeforeFailure(number) => format!("violation {number}, before the last call"),
        PictureOf::AfterFailure(number) => format!("violation {number}, after the last call"),
    }
}

fn title(picture: &Picture) -> String {
    let calls = picture.sequence.iter().map(|call| call.short()).collect::<Vec<_>>().join("; ");
    super::cut(&format!("{}: {calls}", heading(picture.of)), LONGEST_TITLE)
}

/// All pictures that there are, as SVG and DOT.
pub fn pictures(result: &Exploration, class: &str) -> Vec<Drawn> {
    let mut files = Vec::new();
    let mut add = |file: String, text: String| files.push(Drawn { file, text });
    if let Some(space) = &result.extras.space {
        let title = format!("{class}: {} states", space.states.len());
        add("states.svg".to_string(), space_svg(space, &title));
        add("states.dot".to_string(), space_dot(space, &title));
    }
    for picture in &result.extras.pictures {
        let (stem, title) = (stem(picture.of), title(picture));
        add(format!("{stem}.svg"), object_svg(&picture.graph, &title));
        add(format!("{stem}.dot"), object_dot(&picture.graph, &title));
    }
    files
}

/// The page. `report` is what a terminal would show.
pub fn page(result: &Exploration, class: &str, report: &str) -> String {
    let mut out = format!(
        "<!DOCTYPE html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>{name}</title>
<style>
  body {{ font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color-scheme: light dark; }}
  pre {{ font: 13px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-x: auto; }}
  .picture {{ overflow-x: auto; }}
  img {{ max-width: none; }}
</style>
<h1>{name}</h1>
<pre>{}</pre>
",
        xml_lines(report),
        name = xml(class)
    );
    out += "<h2>States</h2>\n";
    match &result.extras.space {
        Some(_) => {
            out += "<p>One circle is one state, by its number; what lies on one line takes as many calls as are said on the left. Dark lines are the calls by which a state was first found, grey ones lead to a state that is known, dashed ones back to one that takes no more calls. Calls that leave the state as it is are not drawn. The sequence of a state and the calls of a line are shown under the mouse.</p>\n<p class=\"picture\"><object type=\"image/svg+xml\" data=\"states.svg\"></object></p>\n<p><a href=\"states.svg\">states.svg</a> <a href=\"states.dot\">states.dot</a></p>\n";
        }
        None => {
            let _ = writeln!(
                out,
                "<p>There is no picture of the state space: it is drawn with up to {} states and not too many calls.</p>",
                jaunt_checker::exploring::picture::MOST_STATES
            );
        }
    }
    out += "<h2>Objects</h2>\n";
    for picture in &result.extras.pictures {
        let stem = stem(picture.of);
        let _ = writeln!(
            out,
            "<h3 id=\"{stem}\">{}</h3>\n<pre>{}</pre>\n<p class=\"picture\"><img src=\"{stem}.svg\" alt=\"the objects\"></p>\n<p><a href=\"{stem}.svg\">{stem}.svg</a> <a href=\"{stem}.dot\">{stem}.dot</a></p>",
            xml(&heading(picture.of)),
            xml(&one_line(&picture.sequence))
        );
    }
    let drawn = result.extras.pictures.iter().filter(|p| matches!(p.of, PictureOf::State(_))).count() as u64;
    if drawn < result.states {
        let _ = writeln!(out, "<p>{drawn} of {} states are drawn; name others with --show.</p>", result.states);
    }
    out + "</html>\n"
}

/// The same for several lines.
fn xml_lines(text: &str) -> String {
    text.lines().map(|line| xml(line) + "\n").collect()
}
