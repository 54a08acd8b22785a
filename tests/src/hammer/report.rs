//! What is told of it: a broken law as something to press again, and the counts as a page.

use std::fmt::{self, Write};

use super::shift::BrokenLaw;
use super::tally::HammerTally;

/// Deeds that are shown.
const SHOWN: usize = 60;

impl fmt::Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "shift {}: {}", self.seed, self.law)?;
        let from = self.deeds.len().saturating_sub(SHOWN);
        write!(f, "    {} deeds lead there; the last of them:", self.deeds.len())?;
        self.deeds[from..].iter().try_for_each(|deed| write!(f, " {deed}"))?;
        write!(f, "\n    cargo hammer --replay {} does it once more", self.seed)
    }
}

/// 12345678 as 12,345,678.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The report of so many presses in which every law held.
pub fn page(tally: &HammerTally) -> String {
    let mut page = String::from(
        "# Hammering\n\nWritten by `cargo hammer`: random presses on the app that ships, with every game of the shelf, \
         on the\nsimulated board, whose power can be cut. No law was broken.\n\n| what | how often |\n|---|---|\n",
    );
    let mut row =
        |what: &str, count: u64| writeln!(page, "| {what} | {} |", grouped(count)).expect("a string takes all");
    row("presses", tally.presses);
    row("keys down, keys up, cuts, chores", tally.deeds);
    tally.counts.iter().for_each(|(what, count)| row(what, *count));
    row("different questions", tally.questions.len() as u64);
    row("different pages beside them", tally.pages.len() as u64);
    row("different pictures among those painted", tally.pictures.len() as u64);
    page.push_str("\n## Questions\n\n| game | kind | question | how often |\n|---|---|---|---|\n");
    for ((game, kind, id), count) in &tally.questions {
        let game = if game.is_empty() { "shelf" } else { game };
        writeln!(page, "| {game} | {kind} | {id} | {} |", grouped(*count)).expect("a string takes all");
    }
    let pages: Vec<_> = tally.pages.iter().map(String::as_str).collect();
    write!(page, "\n## Pages\n\n{}\n", pages.join(" · ")).expect("a string takes all");
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!([7, 123, 1_234, 100_000_000].map(grouped), ["7", "123", "1,234", "100,000,000"]);
    }
}
