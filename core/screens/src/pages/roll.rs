//! Rolling: the odds and the device's dice, or the faces of dice thrown at the table.

use umpire_engine::table::{Answer, Kind, Question, Roll};

use crate::bands::{AnyBand, ExtraBand, FootBand, Verb};
use crate::intent::Intent;
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::enter::DiceEntry;
use crate::pages::page_builder::PageBuilder;
use crate::pages::stakes;
use crate::pages::why::explains;
use umpire_raster::text_scale::TextScale;

/// Where the roll stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum RollPage {
    /// Nothing is thrown yet; A and X throw the device's dice, or open the entry of own ones; right turns to the other
    /// dice. Reasons are seen from the first one on.
    Ready { own: bool, first: u8 },
    /// The players have thrown.
    Entering(DiceEntry),
}

impl RollPage {
    pub(crate) fn new(roll: &Roll, own_dice: bool) -> Self {
        // What can be done before the dice are thrown must be seen before they are.
        if !own_dice || roll.pool.count == 0 || !roll.extras.is_empty() {
            return RollPage::Ready { own: own_dice && roll.pool.count > 0, first: 0 };
        }
        RollPage::Entering(DiceEntry::new(roll))
    }

    /// Whether a held arrow, up and down or across, only ever moves a cursor: it may be something that is done before
    /// the dice are thrown, or turn to other dice.
    pub(crate) fn repeats(&self, along: bool, roll: &Roll) -> bool {
        match self {
            RollPage::Ready { .. } => along && roll.extras.is_empty(),
            RollPage::Entering(entry) => along || !entry.turns(roll),
        }
    }

    /// Shows the dice that players entered.
    pub(crate) fn show(&mut self, roll: &Roll, answer: &Answer) {
        if let Some(entry) = DiceEntry::showing(roll, answer) {
            *self = RollPage::Entering(entry);
        }
    }

    /// What a key does, with so many lines listed before the reasons.
    pub(crate) fn on_key(
        &mut self,
        key: Key,
        (roll, whom, scale): (&Roll, usize, TextScale),
        own_dice: &mut bool,
    ) -> Intent {
        match (self, key) {
            (RollPage::Ready { .. }, Key::B) => return Intent::Undo,
            (RollPage::Ready { own: false, .. }, Key::A | Key::X) => {
                *own_dice = false;
                return Intent::Roll;
            }
            (RollPage::Ready { .. }, Key::Up | Key::Down) if !roll.extras.is_empty() => {
                let at = u8::from(key == Key::Down);
                return if at < roll.extras.len() as u8 { Intent::Answer(Answer::Pick(at)) } else { Intent::Stay };
            }
            (RollPage::Ready { own: own @ true, .. }, Key::Right) => (*own, *own_dice) = (false, false),
            (ready @ RollPage::Ready { .. }, Key::A | Key::X | Key::Right) if roll.pool.count > 0 => {
                *ready = RollPage::Entering(DiceEntry::new(roll));
            }
            (RollPage::Ready { first, .. }, Key::Up) => *first = first.saturating_sub(1),
            (RollPage::Ready { first, .. }, Key::Down) => *first = (*first + 1).min(most(roll, whom, scale)),
            // Up and down do something else there: round and round.
            (RollPage::Ready { first, .. }, Key::Left) if !roll.extras.is_empty() => {
                *first = if *first < most(roll, whom, scale) { *first + 1 } else { 0 };
            }
            (entering @ RollPage::Entering(_), Key::B) => {
                // Whoever only looked throws the device's dice next time.
                *own_dice = false;
                *entering = RollPage::Ready { own: false, first: 0 };
            }
            (RollPage::Entering(entry), _) => {
                let intent = entry.on_key(key, roll);
                *own_dice |= intent != Intent::Stay;
                return intent;
            }
            _ => {}
        }
        Intent::Stay
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question) {
        let Kind::Roll(roll) = &question.kind else { return builder.foot(&[]) };
        match self {
            RollPage::Ready { own, first } => {
                stakes::roll(&mut builder, question, roll, *first);
                for (key, aside) in [Key::Up, Key::Down].into_iter().zip(&roll.extras) {
                    let label = builder.text(&aside.label);
                    builder.push(ExtraBand::HEIGHT, AnyBand::Extra(ExtraBand { key, seat: aside.seat, label }));
                }
                let (go, other) = match own {
                    true => ("Enter", "Device"),
                    false if builder.both => ("Roll both", "Own dice"),
                    false => ("Roll", "Own dice"),
                };
                let last = if explains(&question.heading, None) { (Key::Y, "Why") } else { (Key::B, "Back") };
                builder.end(FootBand::going(go, [(Key::Right, other), last]))
            }
            RollPage::Entering(entry) => {
                let done = entry.push(&mut builder, question, roll);
                let first = match done {
                    "" => (Cap::Upright, "Turn"),
                    "Done" => (Cap::Go, done),
                    _ => (Cap::Key(Key::A), done),
                };
                let other = entry.turns(roll).then(|| (Cap::Key(Key::Left), entry.other()));
                // Own dice stay until somebody goes back from them: that must be seen.
                let back = (Cap::Key(Key::B), "Device");
                let keys = [Some(first), other, Some(back)].into_iter().flatten();
                builder.end(FootBand::verbs(keys.map(|(key, verb)| Verb::new(key, verb))))
            }
        }
    }
}

/// How far the reasons can be scrolled.
fn most(roll: &Roll, whom: usize, scale: TextScale) -> u8 {
    let (window, _) = stakes::window(roll.extras.len(), scale);
    (whom + roll.why.len()).saturating_sub(window) as u8
}
