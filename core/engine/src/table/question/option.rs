//! One option of a choice: what its row says, what it costs, and why it is off.

use crate::table::{Amount, Help, Icon, OptionKey, Words};

/// One option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opt {
    /// The stable name scripts pick it by.
    pub key: OptionKey,
    /// What the row says.
    pub label: Words,
    /// The picture before it.
    pub icon: Option<Icon>,
    /// What it does, in a line for the foot while the cursor is on it: 30 letters at most, or nothing.
    pub gist: &'static str,
    /// What it does, at length.
    pub help: Option<&'static Help>,
    /// What it costs its seat.
    pub cost: u8,
    /// What stands at its right end: a number it needs, or brings.
    pub amount: Amount,
    /// Why it cannot be picked now, where it cannot.
    pub off: Option<&'static Off>,
}

impl Opt {
    /// A free option that can be picked.
    pub fn new(key: impl Into<OptionKey>, label: impl Into<Words>) -> Self {
        Opt {
            key: key.into(),
            label: label.into(),
            icon: None,
            gist: "",
            help: None,
            cost: 0,
            amount: Amount::Nothing,
            off: None,
        }
    }

    /// With a picture.
    pub fn icon(self, icon: Icon) -> Self {
        Opt { icon: Some(icon), ..self }
    }

    /// With a line on what it does.
    pub fn gist(self, gist: &'static str) -> Self {
        Opt { gist, ..self }
    }

    /// With a page that explains it.
    pub fn help(self, help: &'static Help) -> Self {
        Opt { help: Some(help), ..self }
    }

    /// At a price.
    pub fn cost(self, cost: u8) -> Self {
        Opt { cost, ..self }
    }

    /// With a number at its right end.
    pub fn amount(self, amount: Amount) -> Self {
        Opt { amount, ..self }
    }

    /// Not now, where there is a reason.
    pub fn off(self, off: Option<&'static Off>) -> Self {
        Opt { off, ..self }
    }
}

/// Options, made one by one and first to last.
pub trait Options {
    /// Skips `n`, then next. A replay knows which one was picked, and skips the others.
    fn nth_option(&mut self, n: usize) -> Option<Opt>;
}

impl<I: Iterator<Item = Opt>> Options for I {
    fn nth_option(&mut self, n: usize) -> Option<Opt> {
        self.nth(n)
    }
}

/// An option for each item, as by `map`; but an option that is skipped is not made.
pub fn rows<I: Iterator>(items: I, row: impl FnMut(I::Item) -> Opt) -> impl Options {
    OptionRows { items, row }
}

struct OptionRows<I, F> {
    items: I,
    row: F,
}

impl<I: Iterator, F: FnMut(I::Item) -> Opt> Options for OptionRows<I, F> {
    fn nth_option(&mut self, n: usize) -> Option<Opt> {
        self.items.nth(n).map(&mut self.row)
    }
}

/// Why an option cannot be picked now.
#[derive(PartialEq, Eq, Debug, Hash)]
pub struct Off {
    /// Two or three words for the row: 14 letters at most.
    pub short: &'static str,
    /// One line for the foot of the screen: 30 letters at most.
    pub full: &'static str,
}
