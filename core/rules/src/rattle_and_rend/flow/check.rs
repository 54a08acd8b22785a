//! Checks: from the facts of the table to the final grade (section 1, F-CHECK).

use heapless::Vec;

use super::super::book::{Bond, Rule, Source, Sources, StatName};
use super::super::frame::{Cause, Seen};
use super::super::tactics::{self, Tactic, saboteurs, soothsayers as omen, temptors as tempt};
use super::super::{ElementId, Event, Rend, State};
use super::faces::Faces;
use super::{ask, bonds};
use crate::dice::{Die, Need, Pool};
use crate::table::{Asked, Check as Making, Fact, Grade, Modifier, Recount, Roll, Rolled, Tick, Words};

/// One check, small enough to keep while the table thinks.
#[derive(Clone, Copy)]
pub(in super::super) struct Check {
    /// Who rolls.
    pub(in super::super) who: ElementId,
    /// On what.
    pub(in super::super) stat: StatName,
    /// What for.
    pub(in super::super) purpose: Purpose,
    /// Modifiers the device knows of.
    pub(in super::super) known: Sources,
    /// Modifiers only the table can see.
    pub(in super::super) facts: Sources,
    /// Facts that count within S already, for Rangers.
    pub(in super::super) wide: Sources,
    /// What was added on the dice screen, once the facts were ticked.
    pub(in super::super) added: Added,
    /// How melee and ranged attacks are told apart.
    pub(in super::super) contact: Contact,
    /// What the roll is part of, or whom it is about: what stands beside the roller's name.
    pub(in super::super) note: Note,
    /// What follows a failure, a success, a critical: 25 letters each.
    pub(in super::super) then: Then,
}

/// Dice that were added on the dice screen.
#[derive(Clone, Copy, Default)]
pub(in super::super) struct Added {
    /// The Temptors' offer was taken.
    tempted: bool,
    /// A die they had banked was used.
    banked: bool,
}

impl Added {
    fn sources(self) -> Sources {
        let tempted = Sources::NONE.and_if(self.tempted, Source::Tactic(Tactic::Temptors));
        tempted.and_if(self.banked, Source::Banked)
    }
}

/// What follows a failure, a success, a critical: 25 letters each.
pub(in super::super) type Then = &'static [&'static str; 3];

/// What stands beside the roller's name: a few words, and whom they are about. Kept while the table thinks, so it
/// is smaller than words that can hold anything.
#[derive(Clone, Copy)]
pub(in super::super) struct Note {
    text: &'static str,
    about: Option<ElementId>,
}

impl Note {
    /// Words about an Element, whose name stands for their `{}`.
    pub(in super::super) const fn about(text: &'static str, who: ElementId) -> Self {
        Note { text, about: Some(who) }
    }

    /// As it is read.
    pub(in super::super) fn words(self) -> Words {
        self.about.map_or(Words::of(self.text), |who| Words::with(self.text, who))
    }
}

impl From<&'static str> for Note {
    fn from(text: &'static str) -> Self {
        Note { text, about: None }
    }
}

/// What a check is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Purpose {
    /// An attack on this Element.
    Attack(ElementId, Means),
    /// What an Action does beside attacking; at whom, where it is at somebody.
    Action(Option<ElementId>),
    /// A Reaction that is no attack.
    Reaction,
    /// A Will check that something forces.
    Will(Cause),
    /// Fodder and Blink: failing costs nothing but the Reaction (GAP 47).
    Nerve,
    /// Leaving bad ground, or daring to attack.
    Hurdle,
    /// A first-turn effect.
    FirstTurn,
}

/// How an attack comes about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Means {
    Charge,
    Stand,
    Doom,
    Spot,
    Suppress,
    Retaliate,
    Defiance,
    Avenge,
    Swarm,
}

/// Whether base contact matters, and what its absence brings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Contact {
    /// It is known, or changes nothing.
    Settled,
    /// It decides which facts count.
    Asked,
    /// It does, and whoever is not touched is within S, since the reach is no more (RR-Q-4).
    AskedClose,
}

impl Check {
    /// A check nothing bears on but what the device knows.
    pub(in super::super) fn plain(
        who: ElementId,
        (stat, purpose): (StatName, Purpose),
        note: impl Into<Note>,
        then: Then,
    ) -> Self {
        let none = Sources::NONE;
        let (known, facts, wide, added) = (none, none, none, Added::default());
        Check { who, stat, purpose, known, facts, wide, added, contact: Contact::Settled, note: note.into(), then }
    }

    /// Whether it is rolled for the Active Player's own Action.
    pub(in super::super) fn is_of_action(&self, s: &State) -> bool {
        use Means::{Charge, Doom, Spot, Stand};
        let purpose = matches!(self.purpose, Purpose::Attack(_, Charge | Stand | Doom | Spot) | Purpose::Action(_));
        purpose && s.active == Some(s.element(self.who).seat)
    }

    /// Makes the check: asks what can matter, rolls, grades, and lets everybody have their say.
    pub(in super::super) fn make(self, t: &Rend) -> impl Future<Output = Grade> {
        // Plain functions that return a future keep one copy of the check, where an `async fn` keeps two.
        let check = self.bent(t);
        async move {
            let (mut grade, mut tempted) = check.once(t).await;
            if let Some(again) = t.look(|s| tactics::again(s, &check, grade)) {
                let (second, more) = again.once(t).await;
                (grade, tempted) = (second, tempted || more);
            }
            tempt::payoff(t, check.who, tempted, grade);
            tactics::graded(t, &check, grade);
            bonds::fellowship(t, &check, grade);
            if grade == Grade::Critical && t.look(|s| bonds::retinue_asks(s, &check)) {
                bonds::retinue(t, check.who).await;
            }
            tactics::graded_last(t, &check, grade);
            grade
        }
    }

    /// With all that Tactics and a granted Action bring.
    #[inline(never)]
    fn bent(mut self, t: &Rend) -> Self {
        t.look(|s| {
            // Every Fury and Guile check of it, leaving Rough and daring to attack too (RR-MOD-6, RR-MOD-7).
            let counts = self.is_of_action(s) || self.purpose == Purpose::Hurdle && self.stat != StatName::Will;
            let own_action = s.frame.inspired && s.frame.pack.has(self.who) && counts;
            self.known = self.known.and_if(own_action, Source::Reversal);
            tactics::check(s, &mut self);
        });
        self
    }

    /// One throw; what it came to, and whether the roller gave in to temptation.
    fn once(self, t: &Rend) -> impl Future<Output = (Grade, bool)> {
        let mut check = self.recalled(t);
        async move {
            let ticked = match check.ask_facts(t) {
                Some(facts) => {
                    let ticked = facts.await;
                    check.remember(t, ticked);
                    ticked
                }
                None => 0,
            };
            let thrown = loop {
                match check.ask_roll(t, ticked).await {
                    Ok(faces) => break faces,
                    Err("bank") => {
                        t.tell(Event::BankedUsed(t.look(|s| s.element(check.who).seat)));
                        check.added.banked = true;
                    }
                    Err(_) => {
                        check.added.tempted |= tempt::offer(t, check.who).await;
                    }
                }
            };
            let mut faces = Faces::thrown(thrown);
            if omen::in_play(t) {
                omen::change(t, &check, ticked, &mut faces).await;
            }
            (check.settle(t, ticked, faces), check.added.tempted)
        }
    }

    /// Without what the table has said of the roller in this Action, while nothing moved (RR-DEV-4).
    #[inline(never)]
    fn recalled(mut self, t: &Rend) -> Self {
        if let Some(seen) = t.look(|s| s.frame.seen).filter(|seen| seen.who == self.who) {
            for source in self.facts.iter().filter(|source| seen.asked.has(*source)) {
                self.facts = self.facts.without(source);
                self.known = self.known.and_if(seen.so.has(source), source);
            }
        }
        self
    }

    /// Keeps what the table said of where the roller stands; what it said of a target is not kept.
    #[inline(never)]
    fn remember(self, t: &Rend, ticked: u16) {
        if t.look(|s| s.frame.action.is_none()) {
            return;
        }
        let none = Seen { who: self.who, asked: Sources::NONE, so: Sources::NONE };
        let mut seen = t.look(|s| s.frame.seen).filter(|seen| seen.who == self.who).unwrap_or(none);
        let rows = t.look(|s| self.tick(s)).facts;
        for source in [Source::Inspired, Source::Tactic(Tactic::Nightmares), Source::Tactic(Tactic::ShieldBrothers)] {
            if let Some(row) = rows.iter().position(|fact| fact.key == source.fact().0.into()) {
                seen.asked = seen.asked.and(source);
                seen.so = seen.so.and_if(ticked >> row & 1 == 1, source);
            }
        }
        t.tell(Event::Seen(seen));
    }

    /// The tick list, if there is anything to ask.
    #[inline(never)]
    fn ask_facts(self, t: &Rend) -> Option<impl Future<Output = u16>> {
        let (seat, tick) = t.look(|s| (s.element(self.who).seat, self.tick(s)));
        let title = Words::with("{}", self.who);
        (!tick.facts.is_empty()).then(|| ask::tick(t, "facts", Asked::Seat(seat), title, self.note.words(), tick))
    }

    /// The roll; or what was done beside it, by its key.
    #[inline(never)]
    fn ask_roll(self, t: &Rend, ticked: u16) -> impl Future<Output = Result<crate::dice::Faces, &'static str>> {
        let (seat, roll) = t.look(|s| (s.element(self.who).seat, self.roll(s, ticked)));
        ask::roll(t, "roll", seat, Words::with("{}", self.who), self.note.words(), roll)
    }

    /// Grades the dice and says so.
    #[inline(never)]
    fn settle(self, t: &Rend, ticked: u16, faces: Faces) -> Grade {
        let rolled = self.rolled(t, ticked, &faces);
        let grade = rolled.grade;
        t.tell(Event::Rolled(self.who, rolled, !faces.seen));
        grade
    }

    /// The dice as they lie there now.
    pub(in super::super) fn rolled(&self, t: &Rend, ticked: u16, faces: &Faces) -> Rolled {
        let Roll { need, pool, name, .. } = t.look(|s| self.roll(s, ticked));
        let grade = faces.grade(need);
        let then = Words::of(self.then[grade as usize]);
        Rolled { name, sides: pool.die.sides(), need, faces: faces.lie.clone(), grade, then }
    }

    fn roll(&self, s: &State, ticked: u16) -> Roll {
        let mut roll = self.tick(s).roll(ticked).expect("a check prepares a roll");
        for source in self.added.sources().iter() {
            roll.why.push(self.modifier(s, source)).expect("a check has fewer modifiers than there are names for them");
        }
        recount(&mut roll);
        roll.asides = tempt::asides(s, self);
        roll
    }

    /// A die from the Temptors is a Bonus, or simply one more by house rule (HR 09).
    fn modifier(&self, s: &State, source: Source) -> Modifier {
        let modifier = source.modifier();
        if s.house.second(Rule::TemptorDie) { Modifier { sign: MORE, ..modifier } } else { modifier }
    }

    /// The roll without the facts, and the facts that could change its pool (RR-ASK-1).
    fn tick(&self, s: &State) -> Tick {
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

    fn rows(&self, s: &State, open: impl Fn(&Source) -> bool) -> Vec<Fact, { crate::table::MAX_FACTS }> {
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

/// Whether a Bond hears of this check at all.
pub(in super::super) fn bound(s: &State, check: &Check, bond: Bond) -> bool {
    s.bound(s.element(check.who).seat, bond)
}
