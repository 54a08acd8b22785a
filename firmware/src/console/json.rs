//! JSON, as much of it as the console speaks: one object a line, straight into a writer.

use core::fmt::{self, Display, Write};

/// Writes one object and nothing else.
pub(super) fn object(out: &mut dyn Write, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
    out.write_char('{')?;
    fill(&mut Object { out: &mut *out, empty: true })?;
    out.write_char('}')
}

/// Writes one object on a line of its own.
pub(super) fn line(out: &mut dyn Write, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
    object(out, fill)?;
    out.write_char('\n')
}

/// An object being written.
pub(super) struct Object<'w> {
    out: &'w mut dyn Write,
    empty: bool,
}

impl Object<'_> {
    fn key(&mut self, key: &str) -> fmt::Result {
        if !core::mem::take(&mut self.empty) {
            self.out.write_char(',')?;
        }
        quote(self.out, |out| out.write_str(key))?;
        self.out.write_char(':')
    }

    /// A text.
    pub(super) fn text(&mut self, key: &str, text: &str) -> fmt::Result {
        self.written(key, |out| out.write_str(text))
    }

    /// Whatever shows itself, as a text.
    pub(super) fn shown(&mut self, key: &str, what: impl Display) -> fmt::Result {
        self.written(key, |out| write!(out, "{what}"))
    }

    /// A text that is put together while it is written.
    pub(super) fn written(&mut self, key: &str, write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> fmt::Result {
        self.key(key)?;
        quote(self.out, write)
    }

    /// A text, or null.
    pub(super) fn maybe(&mut self, key: &str, text: Option<&str>) -> fmt::Result {
        match text {
            Some(text) => self.text(key, text),
            None => self.null(key),
        }
    }

    /// Nothing.
    pub(super) fn null(&mut self, key: &str) -> fmt::Result {
        self.key(key)?;
        self.out.write_str("null")
    }

    /// A number.
    pub(super) fn number(&mut self, key: &str, number: impl Into<i32>) -> fmt::Result {
        self.key(key)?;
        write!(self.out, "{}", number.into())
    }

    /// Yes or no.
    pub(super) fn flag(&mut self, key: &str, yes: bool) -> fmt::Result {
        self.key(key)?;
        write!(self.out, "{yes}")
    }

    /// An object in this one.
    pub(super) fn object(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
        self.key(key)?;
        object(self.out, fill)
    }

    /// A list in this object.
    pub(super) fn list(&mut self, key: &str, fill: impl FnOnce(&mut JsonList<'_>) -> fmt::Result) -> fmt::Result {
        self.key(key)?;
        self.out.write_char('[')?;
        fill(&mut JsonList { out: &mut *self.out, empty: true })?;
        self.out.write_char(']')
    }
}

/// A list being written.
pub(super) struct JsonList<'w> {
    out: &'w mut dyn Write,
    empty: bool,
}

impl JsonList<'_> {
    fn next(&mut self) -> fmt::Result {
        if core::mem::take(&mut self.empty) { Ok(()) } else { self.out.write_char(',') }
    }

    /// One more object.
    pub(super) fn object(&mut self, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
        self.next()?;
        object(self.out, fill)
    }

    /// One more text.
    pub(super) fn written(&mut self, write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> fmt::Result {
        self.next()?;
        quote(self.out, write)
    }

    /// One more number.
    pub(super) fn number(&mut self, number: impl Into<i32>) -> fmt::Result {
        self.next()?;
        write!(self.out, "{}", number.into())
    }
}

fn quote(out: &mut dyn Write, write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> fmt::Result {
    out.write_char('"')?;
    write(&mut Escaped(&mut *out))?;
    out.write_char('"')
}

/// Escapes what JSON does not let stand between quotes.
struct Escaped<'w>(&'w mut dyn Write);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|letter| match letter {
            '"' | '\\' => write!(self.0, "\\{letter}"),
            '\0'..='\x1f' => write!(self.0, "\\u{:04x}", u32::from(letter)),
            _ => self.0.write_char(letter),
        })
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::String;

    use super::*;

    #[test]
    fn every_value_stands_as_the_standard_has_it() {
        let mut out = String::new();
        line(&mut out, |o| {
            o.text("a", "say \"hi\"\\\n\u{1}ö")?;
            o.maybe("b", None)?;
            o.number("c", -3)?;
            o.list("d", |l| {
                l.number(1)?;
                l.written(|out| out.write_str("x"))?;
                l.object(|o| o.flag("e", true))
            })?;
            o.object("f", |_| Ok(()))
        })
        .expect("a string takes all");
        assert_eq!(
            out,
            "{\"a\":\"say \\\"hi\\\"\\\\\\u000a\\u0001ö\",\"b\":null,\"c\":-3,\"d\":[1,\"x\",{\"e\":true}],\"f\":{}}\n"
        );
    }
}
