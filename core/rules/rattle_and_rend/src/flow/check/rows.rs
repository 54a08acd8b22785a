//! The roll of a check, and the facts of the table that could change it (RR-ASK-1).

use super::{Check, Contact, Means, Purpose};
use crate::book::house::TemptorDie;
use crate::book::{ModifierSource, ModifierSources, Tactic};
use crate::flow::tactics::{nightmares, saboteurs, temptors};
use crate::state::State;
use umpire_engine::dice::{Die, Pool, Score};
use umpire_engine::table::{Amount, ExpectRoom, Fact, Modifier, ModifierRule, PreparedRoll, Roll, Words};

/// Dice that were added on the dice screen.
#[derive(Clone, Copy, Default)]
pub(crate) struct Added {
    /// The Temptors' offer was taken.
    pub(super) tempted: bool,
    /// A die they had banked was used.
    pub(super) banked: bool,
}

impl Added {
    fn sources(self) -> ModifierSources {
        let tempted = ModifierSources::EMPTY.and_if(self.tempted, ModifierSource::Tactic(Tactic::Temptors));
        tempted.and_if(self.banked, ModifierSource::Banked)
    }
}

impl Check {
    /// What a die must show.
    pub(super) fn score(&self, s: &State) -> Score {
        let stat = s.element(self.who).stat(self.stat);
        Score::at_least(stat.expect("only Elements that have the stat are checked on it"))
    }

    /// The roll that follows from these ticks.
    pub(super) fn roll(&self, s: &State, ticked: u16) -> Roll {
        let mut roll = match self.rows() {
            None => self.base(s),
            Some(rows) => self.making(s).roll(self.listed(s, &rows), ticked.into()),
        };
        for source in self.added.sources().iter() {
            roll.why
                .push(self.modifier(s, source))
                .expect_room("a check has fewer modifiers than there are names for them");
        }
        recount(&mut roll);
        roll.extras = temptors::extras(s, self);
        roll
    }

    /// A die from the Temptors is a Bonus, or simply one more by house rule (HR 09).
    fn modifier(&self, s: &State, source: ModifierSource) -> Modifier {
        let modifier = source.modifier();
        if s.house.is(TemptorDie::OneMore) { Modifier { amount: MORE, ..modifier } } else { modifier }
    }

    /// The roll without the facts.
    fn base(&self, s: &State) -> Roll {
        let mut base = Roll {
            critical: Some(2),
            icon: Some(self.stat.icon()),
            stakes: self.then.map(|then| if then == NOTHING { "" } else { then }),
            most: if s.house.is(TemptorDie::OneMore) { 4 } else { 3 },
            ..Roll::new(self.stat.name(), Pool { count: 2, die: DIE }, self.score(s))
        };
        base.why.extend(self.known.iter().map(ModifierSource::modifier));
        recount(&mut base);
        base
    }

    /// The roll without the facts, and how they count.
    pub(super) fn making(&self, s: &State) -> PreparedRoll {
        PreparedRoll { base: self.base(s), rule: ModifierRule(recount) }
    }

    /// The facts that could change its pool (RR-ASK-1).
    pub(super) fn listed(&self, s: &State, rows: &FactRows) -> impl Iterator<Item = Fact> {
        rows.iter().map(move |row| self.fact(s, rows, row))
    }

    /// Which facts could change the pool, where any could: none of the sign that is known already.
    pub(super) fn rows(&self) -> Option<FactRows> {
        let (bonus, penalty) =
            (self.known.iter().any(ModifierSource::is_bonus), self.known.iter().any(ModifierSource::is_penalty));
        let open = |source: &ModifierSource| !if source.is_bonus() { bonus } else { penalty };
        let mut sources = self.facts.iter().filter(open).fold(ModifierSources::EMPTY, ModifierSources::and);
        let close = self.contact == Contact::AskedClose && open(&ModifierSource::Close);
        let splits = close || sources.iter().any(|source| beside(source).is_some());
        let contact = self.contact != Contact::Settled && splits;
        // Whether the target is within S tells the Sneak-Thieves' distance too (RR-Q-4).
        let far = sources.has(FAR) && sources.has(ModifierSource::Close);
        if far {
            sources = sources.without(FAR);
        }
        let any = contact || sources != ModifierSources::EMPTY;
        any.then_some(FactRows { contact, close, far, sources })
    }

    fn fact(&self, s: &State, rows: &FactRows, row: Option<ModifierSource>) -> Fact {
        let Some(source) = row else {
            let off = rows.close.then_some(ModifierSource::Close.modifier());
            // Whoever charges mostly arrives.
            let preset =
                self.known.has(ModifierSource::Charge) || matches!(self.purpose, Purpose::Attack(_, Means::Charge));
            return Fact { off, preset, weight: 0, ..Fact::new("contact", "Touching target") };
        };
        let off = (rows.far && source == ModifierSource::Close).then_some(FAR.modifier());
        let only_if = if rows.contact { beside(source).map(|touching| (0, touching)) } else { None };
        let fact = Fact::new(source.fact().0, self.label(s, source));
        Fact { on: Some(source.modifier()), off, only_if, weight: 0, ..fact }
    }

    /// What a row of the tick list says. Rangers count terrain within S, and Saboteurs spoil it.
    fn label(&self, s: &State, source: ModifierSource) -> Words {
        let spoilt = || saboteurs::may_spoil(s, self.who);
        Words::of(match (source, self.wide.has(source)) {
            (ModifierSource::Inspired, true) if spoilt() => "Inspiring 80, unspoilt",
            (ModifierSource::Inspired, false) if spoilt() => "Inspiring, unspoilt",
            (ModifierSource::Inspired, true) => "Inspiring in 80 mm",
            (ModifierSource::Cover, true) => "Foe 80 from Blocking",
            // Within S, in sight, and no Ward (P-21).
            (DREAD, _) if nightmares::are_all_but_wards(s, self.who) => "Seen in 80, no Ward",
            (source, _) => source.fact().1,
        })
    }
}

/// The rows of a tick list: base contact, where others hang on it, and every fact that could change the pool.
pub(super) struct FactRows {
    /// Whether base contact is the first row.
    contact: bool,
    /// Whether a target that is not touched is close.
    close: bool,
    /// Whether a target that is not close is far, which Sneak-Thieves like.
    far: bool,
    /// What the other rows are about.
    sources: ModifierSources,
}

impl FactRows {
    /// What each row is about: `None` for base contact.
    pub(super) fn iter(&self) -> impl Iterator<Item = Option<ModifierSource>> {
        self.contact.then_some(None).into_iter().chain(self.sources.iter().map(Some))
    }
}

/// What Nightmares bring to a Will check.
const DREAD: ModifierSource = ModifierSource::Tactic(Tactic::Nightmares);

/// What Sneak-Thieves make of a target that is far.
const FAR: ModifierSource = ModifierSource::Tactic(Tactic::SneakThieves);

/// Whether a fact matters in base contact, or only out of it, where that makes a difference.
fn beside(source: ModifierSource) -> Option<bool> {
    match source {
        ModifierSource::Friend | ModifierSource::Outnumbered => Some(true),
        ModifierSource::Close | ModifierSource::Cover | FAR => Some(false),
        _ => None,
    }
}

/// The die of every check (RR-DICE-1).
pub(super) const DIE: Die = Die::D20;

/// What is not worth a line before the roll.
const NOTHING: &str = "Nothing happens";

/// A literal die more (HR 09).
const MORE: Amount = Amount::Dice(1);

/// RR-DICE-2: two dice; one with a Penalty alone, three with a Bonus alone.
fn recount(roll: &mut Roll) {
    let has = |amount| roll.why.iter().any(|m: &Modifier| m.amount == amount);
    let more = roll.why.iter().filter(|m| m.amount == MORE).count() as u8;
    let dice = match (has(Amount::Bonus), has(Amount::Penalty)) {
        (true, false) => 3,
        (false, true) => 1,
        _ => 2,
    };
    roll.pool.count = (dice + more).min(roll.most);
}
