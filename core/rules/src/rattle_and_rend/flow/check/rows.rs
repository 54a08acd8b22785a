//! The roll of a check, and the facts of the table that could change it (RR-ASK-1).

use heapless::Vec;

use super::super::super::State;
use super::super::super::book::{Rule, Source, Sources};
use super::super::super::tactics::{Tactic, saboteurs, temptors};
use super::{Check, Contact, Means, Purpose};
use crate::dice::{Die, Need, Pool};
use crate::table::{Check as Making, Fact, MAX_FACTS, Modifier, Recount, Roll, Tick, Words};

/// Dice that were added on the dice screen.
#[derive(Clone, Copy, Default)]
pub(in super::super::super) struct Added {
    /// The Temptors' offer was taken.
    pub(super) tempted: bool,
    /// A die they had banked was used.
    pub(super) banked: bool,
}

impl Added {
    fn sources(self) -> Sources {
        let tempted = Sources::NONE.and_if(self.tempted, Source::Tactic(Tactic::Temptors));
        tempted.and_if(self.banked, Source::Banked)
    }
}

impl Check {
    /// The roll that follows from these ticks.
    pub(super) fn roll(&self, s: &State, ticked: u16) -> Roll {
        let mut roll = self.tick(s).roll(ticked).expect("a check prepares a roll");
        for source in self.added.sources().iter() {
            roll.why.push(self.modifier(s, source)).expect("a check has fewer modifiers than there are names for them");
        }
        recount(&mut roll);
        roll.asides = temptors::asides(s, self);
        roll
    }

    /// A die from the Temptors is a Bonus, or simply one more by house rule (HR 09).
    fn modifier(&self, s: &State, source: Source) -> Modifier {
        let modifier = source.modifier();
        if s.house.second(Rule::TemptorDie) { Modifier { sign: MORE, ..modifier } } else { modifier }
    }

    /// The roll without the facts, and the facts that could change its pool (RR-ASK-1).
    pub(super) fn tick(&self, s: &State) -> Tick {
        let tn = s.element(self.who).stat(self.stat).expect("only Elements that have the stat are checked on it");
        let mut base = Roll {
            pool: Pool { count: 2, die: Die::D20 },
            need: Need::at_least(tn),
            critical: Some(2),
            name: self.stat.name(),
            icon: Some(self.stat.icon()),
            why: self.known.iter().map(Source::modifier).collect(),
            most: if s.house.second(Rule::TemptorDie) { 4 } else { 3 },
            asides: Vec::new(),
        };
        recount(&mut base);
        let has = |bonus: &str| base.why.iter().any(|modifier| modifier.sign == bonus);
        let (bonus, penalty) = (has("+"), has("-"));
        let open = |source: &Source| !if source.is_bonus() { bonus } else { penalty };
        let facts = if bonus && penalty { Vec::new() } else { self.rows(s, open) };
        Tick { facts, check: Some(Making { base, recount: Recount(recount) }), limit: None }
    }

    fn rows(&self, s: &State, open: impl Fn(&Source) -> bool) -> Vec<Fact, MAX_FACTS> {
        let mut rows = Vec::new();
        let far = Source::Tactic(Tactic::SneakThieves);
        let beside = |source: Source| match source {
            Source::Friend | Source::Outnumbered => Some(true),
            Source::Close | Source::Cover => Some(false),
            source if source == far => Some(false),
            _ => None,
        };
        let close = (self.contact == Contact::AskedClose && open(&Source::Close)).then_some(Source::Close.modifier());
        let splits = self.facts.iter().any(|source| open(&source) && beside(source).is_some()) || close.is_some();
        let contact = self.contact != Contact::Settled && splits;
        if contact {
            let (key, label) = ("contact".into(), Words::of("Base contact"));
            // Whoever charges mostly arrives.
            let preset = self.known.has(Source::Charge) || matches!(self.purpose, Purpose::Attack(_, Means::Charge));
            let fact = Fact { key, label, on: None, off: close, preset, only_if: None, weight: 0 };
            rows.push(fact).expect("the first fits");
        }
        // Whether the target is within S tells the Sneak-Thieves' distance too (RR-Q-4).
        let both = self.facts.has(far) && open(&far) && self.facts.has(Source::Close) && open(&Source::Close);
        for source in self.facts.iter().filter(open).filter(|source| !(both && *source == far)) {
            let only_if = if contact { beside(source).map(|touching| (0, touching)) } else { None };
            let (key, label) = (source.fact().0.into(), self.label(s, source));
            let off = (both && source == Source::Close).then_some(far.modifier());
            let fact = Fact { key, label, on: Some(source.modifier()), off, preset: false, only_if, weight: 0 };
            rows.push(fact).expect("there are fewer facts than rows for them");
        }
        rows
    }

    /// What a row of the tick list says. Rangers count terrain within S, and Saboteurs spoil it.
    fn label(&self, s: &State, source: Source) -> Words {
        let spoilt = saboteurs::may_spoil(s, self.who);
        Words::of(match (source, self.wide.has(source)) {
            (Source::Inspired, true) if spoilt => "Inspiring 80, unspoilt",
            (Source::Inspired, false) if spoilt => "Inspiring, unspoilt",
            (Source::Inspired, true) => "Inspiring in 80 mm",
            (Source::Cover, true) => "Foe 80 from Blocking",
            (source, _) => source.fact().1,
        })
    }
}

/// The sign of a literal die more (HR 09).
const MORE: &str = "+1";

/// RR-DICE-2: two dice; one with a Penalty alone, three with a Bonus alone.
fn recount(roll: &mut Roll) {
    let has = |sign| roll.why.iter().any(|m: &Modifier| m.sign == sign);
    let more = roll.why.iter().filter(|m| m.sign == MORE).count() as u8;
    let dice = match (has("+"), has("-")) {
        (true, false) => 3,
        (false, true) => 1,
        _ => 2,
    };
    roll.pool.count = (dice + more).min(roll.most);
}
