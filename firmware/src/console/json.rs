//! JSON, as much of it as the console speaks: one object a line, straight into a writer.

use core::fmt::{self, Display, Write};

/// Writes one object on a line of its own.
pub(super) fn line(out: &mut dyn Write, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
    out.write_char('{')?;
    fill(&mut Object { out: &mut *out, empty: true })?;
    out.write_str("}\n")
}

/// An object being written. What takes a closure opens and closes by a function that is compiled once.
pub(super) struct Object<'w> {
    out: &'w mut dyn Write,
    empty: bool,
}

impl Object<'_> {
    /// A key, and what its value opens with.
    #[inline(never)]
    fn open(&mut self, key: &str, with: &str) -> fmt::Result {
        if !core::mem::take(&mut self.empty) {
            self.out.write_char(',')?;
        }
        self.out.write_char('"')?;
        Escaped(self.out).write_str(key)?;
        self.out.write_str("\":")?;
        self.out.write_str(with)
    }

    /// A text.
    #[inline(never)]
    pub(super) fn text(&mut self, key: &str, text: &str) -> fmt::Result {
        self.written(key, |out| out.write_str(text))
    }

    /// Whatever shows itself, as a text.
    pub(super) fn shown(&mut self, key: &str, what: impl Display) -> fmt::Result {
        self.show(key, &what)
    }

    #[inline(never)]
    fn show(&mut self, key: &str, what: &dyn Display) -> fmt::Result {
        self.written(key, |out| write!(out, "{what}"))
    }

    /// A text that is put together while it is written.
    pub(super) fn written(&mut self, key: &str, write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> fmt::Result {
        self.open(key, "\"")?;
        write(&mut Escaped(&mut *self.out))?;
        self.out.write_char('"')
    }

    /// A text, or null.
    #[inline(never)]
    pub(super) fn maybe(&mut self, key: &str, text: Option<&str>) -> fmt::Result {
        match text {
            Some(text) => self.text(key, text),
            None => self.null(key),
        }
    }

    /// Nothing.
    pub(super) fn null(&mut self, key: &str) -> fmt::Result {
        self.open(key, "null")
    }

    /// A number.
    pub(super) fn number(&mut self, key: &str, number: impl Into<i32>) -> fmt::Result {
        self.whole(key, number.into())
    }

    #[inline(never)]
    fn whole(&mut self, key: &str, number: i32) -> fmt::Result {
        self.open(key, "")?;
        write!(self.out, "{number}")
    }

    /// Yes or no.
    pub(super) fn flag(&mut self, key: &str, yes: bool) -> fmt::Result {
        self.open(key, if yes { "true" } else { "false" })
    }

    /// An object in this one.
    pub(super) fn object(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
        self.open(key, "{")?;
        fill(&mut Object { out: &mut *self.out, empty: true })?;
        self.out.write_char('}')
    }

    /// A list in this object.
    pub(super) fn list(&mut self, key: &str, fill: impl FnOnce(&mut JsonList<'_>) -> fmt::Result) -> fmt::Result {
        self.open(key, "[")?;
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
    /// What the next value opens with.
    #[inline(never)]
    fn open(&mut self, with: &str) -> fmt::Result {
        if !core::mem::take(&mut self.empty) {
            self.out.write_char(',')?;
        }
        self.out.write_str(with)
    }

    /// One more object.
    pub(super) fn object(&mut self, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
        self.open("{")?;
        fill(&mut Object { out: &mut *self.out, empty: true })?;
        self.out.write_char('}')
    }

    /// One more text.
    pub(super) fn written(&mut self, write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> fmt::Result {
        self.open("\"")?;
        write(&mut Escaped(&mut *self.out))?;
        self.out.write_char('"')
    }

    /// One more number.
    pub(super) fn number(&mut self, number: impl Into<i32>) -> fmt::Result {
        self.open("")?;
        write!(self.out, "{}", number.into())
    }
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
