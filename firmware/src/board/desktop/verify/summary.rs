//! What there is to say about a game in which everything fits: what was established, and what was not.

use std::fmt::{self, Display};

use umpire_engine::table::{Session, Show, Standing};

use super::Paper;
use crate::fairness::dice::Origin;
use crate::fairness::seal::{Hex, SealNumber, Spoken, words};
use crate::persistence::save_file::{Save, closing_of};

/// What was counted on the way.
#[derive(Default)]
pub(super) struct Counts {
    /// Throws by the device, and their dice.
    pub(super) throws: usize,
    pub(super) dice: usize,
    /// Dice of the device that nobody can check: the secret is not in the file.
    pub(super) unchecked: usize,
    /// Throws at the table, and their dice.
    pub(super) own: usize,
    pub(super) own_dice: usize,
    /// Throws at the table of which only the hits were entered.
    pub(super) hits: usize,
    /// What players put right by hand.
    pub(super) put_right: usize,
    /// Names that players gave by hand.
    pub(super) named: usize,
    /// Answers taken back, and brought back.
    pub(super) back: usize,
    pub(super) forward: usize,
    /// Runs of steps that all players agreed to.
    pub(super) agreed: usize,
    /// Lines that came by cable or from another handheld.
    pub(super) afar: usize,
    /// Starts of the device.
    pub(super) resumed: usize,
}

/// What was found: facts, a line each, and what could not be established.
pub(super) struct Findings {
    facts: Vec<String>,
    /// What keeps the game from being proven.
    missing: Vec<&'static str>,
    /// What no file can tell.
    unknowable: Vec<&'static str>,
}

impl Findings {
    /// Whether the game is finished, and its device was bound to its dice.
    pub(super) const fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    pub(super) fn new(save: &Save<'_>, paper: &Paper, counts: &Counts, game: &dyn Session) -> Self {
        let mut findings = Findings { facts: facts(save, counts, game), missing: Vec::new(), unknowable: Vec::new() };
        findings.seal(save, paper);
        if game.standing() != Standing::Over {
            findings.missing.push("the game is not finished: whatever came after the last line is not here");
        }
        if paper.closing.is_none() {
            findings.unknowable.push(
                "whether steps were cut out, marks of the cable altered, or the end cut off, with every check mended: \
                 the closing words tell, if they were written down when the game ended",
            );
        }
        findings.unknowable.push("whether dice of your own fell as they were entered");
        findings.unknowable.push("whether the game was played on a table at all, and who held the device");
        findings
    }

    fn seal(&mut self, save: &Save<'_>, paper: &Paper) {
        let (hash, numbers): (_, &[SealNumber]) = match &save.origin {
            Origin::Sealed(seal) => (seal.hash(), seal.numbers()),
            Origin::Withheld(hash, numbers) => {
                self.missing.push("the secret is not in the file, so no die of the device is checked");
                (*hash, numbers)
            }
            origin @ Origin::Fixed(_) if origin.is_arranged() => {
                self.facts.push("seal      none: this is a first game, whose dice are arranged".into());
                return self.missing.push("the dice were never sealed: those of a first game are arranged beforehand");
            }
            Origin::Fixed(_) => {
                self.facts.push("seal      none: the seed was given by hand".into());
                return self.missing.push("the dice were never sealed: whoever gave the seed knew them beforehand");
            }
            Origin::None => {
                self.facts.push("seal      none: the device threw no dice".into());
                return self.missing.push("the dice were never sealed: the device had none");
            }
        };
        let on_paper = |there: bool| if there { ", as on paper" } else { "" };
        self.facts.push(format!("hash      {}", Hex(&hash)));
        self.facts.push(format!("seal      {}{}", Spoken(words(&hash)), on_paper(paper.words.is_some())));
        if numbers.is_empty() {
            self.facts.push("numbers   none: the dice were not witnessed".into());
        } else {
            let said: Vec<String> = numbers.iter().map(|number| format!("{number:06}")).collect();
            self.facts.push(format!("numbers   {}{}", said.join(" "), on_paper(!paper.numbers.is_empty())));
        }
        let closing = Spoken(words(&closing_of(save)));
        self.facts.push(format!("closing   {closing}{}", on_paper(paper.closing.is_some())));
        if paper.words.is_none() {
            self.missing
                .push("no words were given: whether the device was bound to this secret, nobody can tell (--words)");
        } else if !numbers.is_empty() && paper.numbers.is_empty() {
            self.missing.push("no numbers were given: whether players added these, nobody can tell (--numbers)");
        }
    }
}

impl Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.facts.join("\n"))?;
        for (title, list) in [("Not established:", &self.missing), ("Not knowable from a file:", &self.unknowable)] {
            if !list.is_empty() {
                write!(f, "\n{title}")?;
            }
            list.iter().try_for_each(|line| write!(f, "\n- {line}"))?;
        }
        Ok(())
    }
}

/// All that was checked, a line each.
fn facts(save: &Save<'_>, counts: &Counts, game: &dyn Session) -> Vec<String> {
    let mut lines = vec![format!("game      {}, edition {}", save.game, save.edition)];
    let answers = game.tape().answer_count();
    lines.push(format!("answers   {answers}, each one that the rules take there"));
    lines.push(format!(
        "dice      {} in {} throws of the device, each as seed and answers say",
        counts.dice, counts.throws
    ));
    if counts.unchecked > 0 {
        lines.push(format!("unchecked {} dice of the device", counts.unchecked));
    }
    lines.push(format!("own dice  {} in {} throws at the table, as they were entered", counts.own_dice, counts.own));
    if counts.hits > 0 {
        lines.push(format!("hits      of {} throws at the table, entered without their dice", counts.hits));
    }
    if counts.put_right > 0 {
        let times = counts.put_right;
        lines.push(format!("put right {times} times by hand, all agreed, as the file tells it"));
    }
    if counts.named > 0 {
        lines.push(format!("named     {} times by hand, which no die depends on", counts.named));
    }
    lines.push(format!(
        "undone    {} answers, {} of them done again; over dice or secrets {} times, all agreed, as the file tells it",
        counts.back, counts.forward, counts.agreed
    ));
    lines.push(format!("by cable  {} lines", counts.afar));
    lines.push(format!("switched  on again {} times, with fresh noise each time", counts.resumed));
    lines.push(format!("the end   {}", end(game)));
    lines
}

/// Who won, and why.
fn end(game: &dyn Session) -> String {
    let (log, scene) = (game.log(), game.scene());
    let over = log.iter().rev().find_map(|happening| match happening.show {
        Show::Over(winner) => Some((winner, happening.words)),
        _ => None,
    });
    match over.filter(|_| game.standing() == Standing::Over) {
        Some((winner, words)) => {
            let who = winner.map_or("a draw", |seat| seat.name());
            format!("{who}: {}", words.line(&*scene))
        }
        None => "not yet: the game goes on after the last line".into(),
    }
}
