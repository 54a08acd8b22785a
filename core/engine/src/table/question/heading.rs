//! The heading of a question: who is asked, and under what title.

use crate::table::{Asked, Help, Seat, Words};

/// What stands over a question: its id, whom it asks, and the words of its title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The stable name tests and scripts know it by.
    pub id: &'static str,
    /// Whose answer is wanted.
    pub asked: Asked,
    /// The title of the screen: a few words.
    pub title: Words,
    /// A short remark beside the title: the Action, the target, the range.
    pub note: Words,
    /// Who does what to whom, where that is more than a title: two lines in its place.
    pub deed: Option<Deed>,
    /// What kind of thing it is, or a state that changes what may be done: a word in a frame.
    pub chip: &'static str,
    /// Why it is asked now, in one sentence.
    pub why: Words,
    /// What is asked, at length.
    pub help: Option<&'static Help>,
    /// Whether the rules ask it anew when the players have corrected something. Others stay as they are.
    pub renews: bool,
    /// Whether the time of the turn is counted: it is shown here, and a number that is asked for is its seconds.
    pub timed: bool,
}

impl Heading {
    /// A title and a remark.
    pub fn new(id: &'static str, asked: Asked, title: impl Into<Words>, note: impl Into<Words>) -> Self {
        let (title, note) = (title.into(), note.into());
        Heading {
            id,
            asked,
            title,
            note,
            deed: None,
            chip: "",
            why: Words::NONE,
            help: None,
            renews: false,
            timed: false,
        }
    }

    /// With two lines in place of the title.
    pub fn deed(self, deed: Deed) -> Self {
        Heading { deed: Some(deed), ..self }
    }

    /// With a word in a frame.
    pub fn chip(self, chip: &'static str) -> Self {
        Heading { chip, ..self }
    }

    /// With the reason why it is asked now.
    pub fn why(self, why: impl Into<Words>) -> Self {
        Heading { why: why.into(), ..self }
    }

    /// With a page that explains it.
    pub fn help(self, help: &'static Help) -> Self {
        Heading { help: Some(help), ..self }
    }

    /// Asked anew when the players have corrected something.
    pub fn renewed(self) -> Self {
        Heading { renews: true, ..self }
    }

    /// One of a turn whose time is counted, where it is.
    pub fn timed(self, timed: bool) -> Self {
        Heading { timed, ..self }
    }

    /// Not asked anew, whatever the players correct.
    pub(in crate::table) const fn fixed(mut self) -> Self {
        self.renews = false;
        self
    }
}

/// Who does what to whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Whose deed, and the first line: subject and verb.
    pub by: (Seat, Words),
    /// Whose piece it is done to, and the second line.
    pub to: Option<(Seat, Words)>,
    /// Where in the deed this is.
    pub moment: Option<Moment>,
}

/// One of the moments at which the same thing is asked: declared, moved, strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// All of them, in their order.
    pub names: &'static [&'static str],
    /// Which one it is now.
    pub now: u8,
}
