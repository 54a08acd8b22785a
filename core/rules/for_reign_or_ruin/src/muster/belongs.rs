//! Where elements belong, and what they begin with: given to one of them, or to several at once.

use super::ask::{BenchHeading, choose, number, one_listed};
use super::{MusterDraft, Table, off};
use crate::book::Order;
use crate::roster::{ElementCard, MAX_COMMANDS};
use umpire_engine::table::{Opt, OptionKey, PieceId, Words};

/// Something that several elements often have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Belonging {
    /// The order of the first turn (FR-IN-20).
    Order(Order),
    /// A command; 0 is none (FR-IN-18).
    Command(u8),
    /// A superior, or nobody (FR-IN-18).
    Superior(Option<u8>),
    /// A group; 0 is none (FR-IN-19).
    Group(u8),
    /// Whether it begins as a brigade marker (FR-IN-22).
    Hidden(bool),
}

/// Commands by their letters.
pub(super) static LETTERS: [&str; 16] =
    ["none", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"];

impl Belonging {
    /// Gives it to an element.
    pub(super) fn give(self, card: &mut ElementCard) {
        match self {
            Belonging::Order(order) => card.order = order,
            Belonging::Command(command) => card.command = command,
            Belonging::Superior(superior) => card.superior = superior,
            Belonging::Group(group) => card.group = group,
            Belonging::Hidden(hidden) => card.hidden = hidden,
        }
    }

    /// Whether an element can have it: nobody is his own superior.
    pub(super) fn fits(self, draft: &MusterDraft, at: u8) -> bool {
        !matches!(self, Belonging::Superior(Some(superior)) if draft.army.is_under(superior, at))
    }

    /// What kind of thing it is, for scripts and players.
    pub(super) const fn words(self) -> (&'static str, &'static str) {
        match self {
            Belonging::Order(_) => ("order", "Start order"),
            Belonging::Command(_) => ("command", "Command"),
            Belonging::Superior(_) => ("superior", "Superior"),
            Belonging::Group(_) => ("group", "Group"),
            Belonging::Hidden(_) => ("hidden", "Brigade marker"),
        }
    }

    /// What an element has of this kind.
    pub(super) fn of(self, card: &ElementCard) -> Self {
        match self {
            Belonging::Order(_) => Belonging::Order(card.order),
            Belonging::Command(_) => Belonging::Command(card.command),
            Belonging::Superior(_) => Belonging::Superior(card.superior),
            Belonging::Group(_) => Belonging::Group(card.group),
            Belonging::Hidden(_) => Belonging::Hidden(card.hidden),
        }
    }

    /// What a row says of it.
    pub(super) fn label(self) -> Words {
        match self {
            Belonging::Order(order) => Words::with("Order: {}", order.name()),
            Belonging::Command(command) => Words::with("Command: {}", LETTERS[usize::from(command.min(MAX_COMMANDS))]),
            Belonging::Superior(None) => Words::of("Under nobody"),
            Belonging::Superior(Some(superior)) => Words::with("Under {}", PieceId(superior)),
            Belonging::Group(0) => Words::of("Group: none"),
            Belonging::Group(group) => Words::with("Group: {}", group),
            Belonging::Hidden(hidden) => Words::with("Brigade marker: {}", if hidden { "yes" } else { "no" }),
        }
    }
}

/// Asks for another one of this kind; of an element, where it is for one alone.
pub(super) async fn ask(t: &Table, title: Words, now: Belonging, of: Option<u8>) -> Belonging {
    let head = BenchHeading(now.words().0, title, now.words().1.into());
    match now {
        Belonging::Order(order) => Belonging::Order(one_listed(t, head, &Order::ALL, Order::name, order).await),
        Belonging::Command(command) => Belonging::Command(ask_command(t, head, command).await),
        Belonging::Superior(_) => {
            let picked = ask_superior(t, head, of).await;
            Belonging::Superior(
                picked.checked_sub(1).and_then(|row| t.look(|draft| superiors(draft, of).nth(row.into()))),
            )
        }
        Belonging::Group(group) => {
            Belonging::Group(number(t, head, (0, MAX_COMMANDS.into()), group.into(), ("group", "none")).await as u8)
        }
        Belonging::Hidden(hidden) => Belonging::Hidden(!hidden),
    }
}

#[inline(never)]
fn ask_command(t: &Table, head: BenchHeading, now: u8) -> impl Future<Output = u8> {
    let row = |(at, letter): (u8, &&'static str)| match at {
        0 => Opt::new("none", "None"),
        _ => Opt::new(OptionKey::numbered("command", at), Words::with("Command {}", *letter)),
    };
    choose(t, head, &mut (0..).zip(&LETTERS).map(row), now.into())
}

/// Commanders who are not below it.
fn superiors(draft: &MusterDraft, of: Option<u8>) -> impl Iterator<Item = u8> {
    let commands = |at: &u8| draft.army.elements[usize::from(*at)].kind.commands();
    let fits = move |at: &u8| of.is_none_or(|of| !draft.army.is_under(*at, of));
    (0..draft.army.elements.len() as u8).filter(commands).filter(fits)
}

#[inline(never)]
fn ask_superior(t: &Table, head: BenchHeading, of: Option<u8>) -> impl Future<Output = u8> {
    t.look(|draft| {
        let now = of.and_then(|at| draft.army.elements[usize::from(at)].superior);
        let preset = superiors(draft, of).position(|at| Some(at) == now).map_or(1, |row| row + 1);
        let nobody = [Opt::new("none", "Nobody")].into_iter();
        choose(t, head, &mut nobody.chain(superiors(draft, of).map(|at| Opt::new(PieceId(at), PieceId(at)))), preset)
    })
}

/// Why there is no superior to choose.
pub(super) fn off(draft: &MusterDraft, kind: Belonging, of: Option<u8>) -> Option<&'static umpire_engine::table::Off> {
    (matches!(kind, Belonging::Superior(None)) && superiors(draft, of).next().is_none()).then_some(&off::NO_COMMANDER)
}
