//! The scene: what any front end may see of a running game, whatever its rules.

use core::fmt::{self, Display, Write};
use core::slice;

use crate::table::{
    Bearer, Card, CorrectionField, CorrectionTarget, Counter, Details, Help, OptionKey, PieceId, Prose, Seat, SeatSet,
    Words,
};

/// A heading and what is to be known about it; with nothing, the name of a group that all after it belongs to.
pub type Topic = (&'static str, &'static [Prose]);

/// Reminders as a scene hands them out: what happens on the table, then the glossary. Each group is the topic it begins
/// with, and its name; `N` counts all three.
pub const fn topics<const N: usize>(
    table: &[Topic],
    glossary: &'static [Help],
    groups: &[(usize, &'static str)],
) -> [Topic; N] {
    assert!(N == table.len() + glossary.len() + groups.len(), "everything has its place");
    let mut all: [Topic; N] = [("", &[]); N];
    let (mut at, mut group) = (0, 0);
    while at < table.len() + glossary.len() {
        if group < groups.len() && groups[group].0 == at {
            all[at + group] = (groups[group].1, &[]);
            group += 1;
        }
        all[at + group] = match at.checked_sub(table.len()) {
            None => table[at],
            Some(word) => (glossary[word].title, slice::from_ref(&glossary[word].text)),
        };
        at += 1;
    }
    assert!(group == groups.len(), "every group begins somewhere");
    all
}

/// A running game, seen from outside. What a game does not have, it need not speak of.
pub trait Scene {
    /// The rulebook's id.
    fn game(&self) -> &'static str;
    /// How many sides there are.
    fn seats(&self) -> u8 {
        2
    }
    /// What the player of a seat is called; empty where nobody gave a name, and the colour does.
    fn seat_name(&self, _: Seat) -> &str {
        ""
    }
    /// What a side calls itself: its roster, empty before it has one.
    fn side_name(&self, _: Seat) -> &str {
        ""
    }
    /// The number a side is measured by; none before the game has begun.
    fn counter(&self, _: Seat) -> Option<Counter> {
        None
    }
    /// The round, from 1; none before the first.
    fn round(&self) -> Option<u8> {
        None
    }
    /// What this game calls a round, in one word that takes an s.
    fn round_word(&self) -> &'static str {
        "Round"
    }
    /// What the round is at: its phase or step; nothing where there are none.
    fn phase(&self) -> Words {
        Words::NONE
    }
    /// Which step the turn is at, from 1, and how many there are, where it has steps: every page shows it.
    fn step(&self) -> Option<(u8, u8)> {
        None
    }
    /// Whose turn it is: none while nobody's, several where they act at the same time.
    fn active(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    /// How many pieces there are; their ids count from 0.
    fn pieces(&self) -> u8 {
        0
    }
    /// A piece's card.
    fn card(&self, _: PieceId) -> Card {
        unreachable!("a game that has pieces shows their cards")
    }
    /// What a piece's own page shows; none where its card has it all.
    fn details(&self, _: PieceId) -> Option<Details> {
        None
    }
    /// Says what is so now and cannot be seen on the table, line by line: whose it is, and the words. What
    /// matters at this moment comes first.
    fn notes(&self, _say: &mut dyn FnMut(Option<Seat>, Words)) {}
    /// Says what a side brought beside its pieces, one after the other: under which word it is looked up, and its help.
    /// What belongs together comes together.
    fn holdings(&self, _: Seat, _say: &mut dyn FnMut(&'static str, &'static Help)) {}
    /// Says what the game came to, for its last page, line by line: a word, and what each of two sides has of it.
    fn summary(&self, _say: &mut dyn FnMut(&'static str, [Words; 2])) {}
    /// What turned it: whose loss, in which round, and the words; none where nothing did.
    fn turning_point(&self) -> Option<(Seat, u8, Words)> {
        None
    }
    /// What the numbers of its cards mean, for whoever asks why at one.
    fn card_words(&self) -> &'static [Help] {
        &[]
    }
    /// Rules of the table that no question asks about, for whoever wants to look them up.
    fn reminders(&self) -> &'static [Topic] {
        &[]
    }
    /// Says what there is to know of a row of the open question, line by line, where no page of help has it.
    fn about(&self, _row: u8, _say: &mut dyn FnMut(&dyn Display)) {}
    /// The second line of a row in a tick list that is [noted](crate::table::Tick::noted): 26 letters.
    fn row_note(&self, _question: &str, _row: OptionKey) -> Words {
        Words::NONE
    }
    /// What a side has of what this question asks a number for: where each has something, the numbers of all stand side by
    /// side, and the one that is asked changes among them.
    fn beside(&self, _question: &str, _: Seat) -> Option<i16> {
        None
    }
    /// Hands out the fields that players may correct here, when all agree.
    fn fields(&self, _: CorrectionTarget, _out: &mut dyn FnMut(CorrectionField)) {}
    /// What players measure in, as it stands behind a number: every `"` in a text of the rules is written so.
    fn length_sign(&self) -> &'static str {
        "\""
    }
    /// Writes what a piece is called, `Fighters II`.
    fn write_name(&self, _: PieceId, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
    /// Writes a name the players gave: what each number stands for is the game's own business.
    fn write_given(&self, _: u8, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
    /// Writes a part of the code that the open question shows, from 0 on.
    fn write_code(&self, _part: u8, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
    /// Writes what scripts call a piece, `blue-2`.
    fn write_id(&self, _: PieceId, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
    /// What players call a side or a piece, where they gave it a nickname. No rulebook knows: sessions do.
    fn nickname(&self, _: Bearer) -> Option<&str> {
        None
    }
    /// Writes who was given which nickname by the line of the tape that begins here. No rulebook knows: sessions do.
    fn write_nickname(&self, _at: u16, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
}

impl dyn Scene + '_ {
    /// What the player of a seat is called: a name, or the colour.
    pub fn name_of(&self, seat: Seat) -> &str {
        match self.seat_name(seat) {
            "" => seat.name(),
            name => name,
        }
    }

    /// Writes a text of the rules, in the unit that is measured in.
    pub fn write_text(&self, text: &str, out: &mut dyn Write) -> fmt::Result {
        let mut parts = text.split('"');
        out.write_str(parts.next().unwrap_or(""))?;
        parts.try_for_each(|part| {
            out.write_str(self.length_sign())?;
            out.write_str(part)
        })
    }

    /// Every seat there is.
    pub fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.seats())
    }
}
