//! What is in an army, for whoever looks at it before it is chosen, and what its owner should mind.

use core::fmt::{self, Display};

use super::numbering::numbered;
use super::{Army, ElementCard};
use crate::book::{Attribute, Kind, Stat, UNKNOWN};

/// What several of a kind are called.
const PLURALS: [&str; 5] = ["units", "commanders", "C-in-Cs", "heroes", "individuals"];
/// One of it.
const SINGULARS: [&str; 5] = ["unit", "commander", "C-in-C", "hero", "individual"];

/// Kinds and counts, then names: those that differ by a number in one line.
pub(super) fn describe(army: &Army, say: &mut dyn FnMut(&dyn Display)) {
    for kind in [Kind::ChiefCommander, Kind::Commander, Kind::Hero, Kind::Individual, Kind::Unit] {
        let count = army.elements.iter().filter(|card| card.kind == kind).count();
        let words = if count == 1 { SINGULARS } else { PLURALS };
        if count > 0 {
            say(&format_args!("{count} {}", words[kind as usize]));
        }
    }
    let mut rest = army.elements.as_slice();
    while let Some(card) = rest.first() {
        let (base, _) = numbered(&card.name);
        let count = rest.iter().take_while(|other| numbered(&other.name).0 == base).count();
        let (alike, others) = rest.split_at(count);
        say(&NameLine { base, alike });
        rest = others;
    }
}

struct NameLine<'a> {
    base: &'a str,
    alike: &'a [ElementCard],
}

impl Display for NameLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.alike {
            [one] => f.write_str(&one.name),
            several => write!(f, "{} {}", several.len(), self.base),
        }
    }
}

/// Says what is odd about an army that may play, line by line.
pub(super) fn mind(army: &Army, say: &mut dyn FnMut(&dyn Display)) {
    let count = |is: &dyn Fn(&ElementCard) -> bool| army.elements.iter().filter(|card| is(card)).count();
    match count(&|card| card.kind == Kind::ChiefCommander) {
        0 | 1 => {}
        chiefs => say(&format_args!("{chiefs} C-in-Cs: each chooses his own order")),
    }
    let unled = army.elements.iter().filter(|card| !is_led(army, card)).count();
    match unled {
        0 => {}
        1 => say(&"1 element is under no commander"),
        _ => say(&format_args!("{unled} elements are under no commander")),
    }
    for group in 1..=super::MAX_COMMANDS {
        let mut members = army.elements.iter().filter(|card| card.group == group);
        let Some(first) = members.next() else { continue };
        match members.clone().count() {
            0 => say(&format_args!("group {group} is one element")),
            _ if members.any(|card| card.order != first.order) => say(&format_args!("group {group} has two orders")),
            _ => {}
        }
    }
    let blank = army.elements.iter().map(blanks).sum::<usize>();
    if blank > 0 {
        say(&format_args!("{blank} numbers are blank: they are asked for when used"));
    }
}

/// Whether somebody may give it orders, or it needs none (FR-IN-18, FR-CMD-7).
fn is_led(army: &Army, card: &ElementCard) -> bool {
    let commands = |other: &ElementCard| {
        other.kind.commands() && other.command == card.command && other.command > 0 && other.name != card.name
    };
    matches!(card.kind, Kind::ChiefCommander | Kind::Hero)
        || card.superior.is_some()
        || army.elements.iter().any(commands)
}

/// Its numbers that nobody has given and that will be used: no range without shots, Act of leaders and casters only.
pub(crate) fn blanks(card: &ElementCard) -> usize {
    let used = |line: usize, stat: Stat| match stat {
        Stat::Range => card.number(line, Stat::Sht) != 0,
        Stat::Act => card.kind.is_leader() || card.is(Attribute::Caster),
        _ => true,
    };
    let lines = if card.two_lines { 2 } else { 1 };
    let numbers = (0..lines).flat_map(|line| Stat::ALL.into_iter().map(move |stat| (line, stat)));
    let own = numbers.filter(|(line, stat)| *line == 0 || stat.is_of_line());
    own.filter(|(line, stat)| used(*line, *stat) && card.number(*line, *stat) == UNKNOWN).count()
}

/// Says which numbers an army has that it had not before.
pub(super) fn changes(army: &Army, before: &Army, say: &mut dyn FnMut(&dyn Display)) {
    for (card, old) in army.elements.iter().zip(&before.elements) {
        for line in 0..2 {
            for stat in Stat::ALL.into_iter().filter(|stat| line == 0 || stat.is_of_line()) {
                let value = card.number(line, stat);
                if value != old.number(line, stat) && value != UNKNOWN {
                    say(&format_args!("{}: {} {value}", card.name, stat.name()));
                }
            }
        }
    }
    if army.name != before.name {
        say(&format_args!("called {}", army.name));
    }
}
