//! What hits come to, in a line: `3 hits, +1 Aggressive, x2 = 8 damage`.

use core::fmt::{self, Write};

use umpire_engine::table::HitWorth;
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, LineBand, LineVoice};
use crate::pages::page_builder::PageBuilder;
use crate::strings::Text;

/// Rows of the line, and of a large one.
pub(crate) const HEIGHT: (usize, usize) = (20, 26);
/// Pixels of it.
const LINE: i32 = 230;

/// How the line is written: the first that has room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `3 hits, +1 Aggressive, x2 = 8 damage`
    Whole,
    /// `3 +1 Aggressive, x2 = 8`
    Short,
    /// `3 hits, +1, -1, x2 = 6 damage`: two reasons with long names stood on the page before the dice.
    Nameless,
}

/// The line, of so many hits that the dice showed.
pub(crate) fn push(builder: &mut PageBuilder, worth: &HitWorth, shown: u8) {
    let fits = |text: &Text| TextSize::Small.width(text) <= LINE;
    let forms = [Form::Whole, Form::Short, Form::Nameless].into_iter();
    let text = forms.filter_map(|form| written(worth, shown, form).ok()).find(fits).unwrap_or_default();
    let line = LineBand { seat: None, text, size: builder.scale.small(), voice: LineVoice::Second, centred: true };
    builder.push(builder.scale.rows(HEIGHT.0, HEIGHT.1), AnyBand::Line(line));
}

fn written(worth: &HitWorth, shown: u8, form: Form) -> Result<Text, fmt::Error> {
    let mut text = Text::new();
    let (hits, unit, gap) = match form {
        Form::Short => ("", "", " "),
        _ if shown == 1 => (" hit", worth.unit, ", "),
        _ => (" hits", worth.unit, ", "),
    };
    write!(text, "{shown}{hits}")?;
    for own in worth.after {
        write!(text, "{gap}{}", own.amount)?;
        if form != Form::Nameless {
            write!(text, " {}", own.name)?;
        }
    }
    if worth.each != 1 {
        write!(text, ", x{}", worth.each)?;
    }
    match worth.total(shown) {
        0 => write!(text, " = no {}", worth.unit)?,
        total => write!(text, " = {total} {unit}")?,
    }
    Ok(text)
}
