//! Dice and checks: from the facts of the table to the grade (section 1, F-CHECK).

use heapless::Vec;

use super::super::book::{Source, Sources, StatName};
use super::super::{ElementId, Event, Rend, State};
use super::ask;
use crate::dice::{Die, Faces, Need, Pool};
use crate::table::{Asked, Check as Making, Fact, Grade, Modifier, Recount, Roll, Rolled, Seat, Tick, Words};

/// One check, small enough to keep while the table thinks.
#[derive(Clone, Copy)]
pub(in super::super) struct Check {
    /// Who rolls.
    pub(in super::super) who: ElementId,
    /// On what.
    pub(in super::super) stat: StatName,
    /// Modifiers the device knows of.
    pub(in super::super) known: Sources,
    /// Modifiers only the table can see.
    pub(in super::super) facts: Sources,
    /// How melee and ranged attacks are told apart.
    pub(in super::super) contact: Contact,
    /// What the roll is part of, or whom it is about: what stands beside the roller's name.
    pub(in super::super) note: Words,
    /// What follows a failure, a success, a critical: 25 letters each.
    pub(in super::super) then: [&'static str; 3],
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
    pub(in super::super) fn plain(who: ElementId, stat: StatName, note: &'static str, then: [&'static str; 3]) -> Self {
        let none = Sources::NONE;
        Check { who, stat, known: none, facts: none, contact: Contact::Settled, note: note.into(), then }
    }

    /// Makes the check: asks what can matter, rolls, grades.
    pub(in super::super) async fn make(self, t: &Rend) -> Grade {
        let ticked = match self.ask_facts(t) {
            Some(facts) => facts.await,
            None => 0,
        };
        let faces = self.ask_roll(t, ticked).await;
        self.settle(t, ticked, faces)
    }

    /// The tick list, if there is anything to ask.
    #[inline(never)]
    fn ask_facts(self, t: &Rend) -> Option<impl Future<Output = u16>> {
        let (seat, tick) = t.look(|s| (s.element(self.who).seat, self.tick(s)));
        let title = Words::with("{}", self.who);
        (!tick.facts.is_empty()).then(|| ask::tick(t, "facts", Asked::Seat(seat), title, self.note, tick))
    }

    #[inline(never)]
    fn ask_roll(self, t: &Rend, ticked: u16) -> impl Future<Output = Faces> {
        let (seat, roll) = t.look(|s| (s.element(self.who).seat, self.roll(s, ticked)));
        ask::roll(t, "roll", seat, Words::with("{}", self.who), self.note, roll)
    }

    /// Grades the dice and says so. The Soothsayers' Omen will change a die before this, and hooks will
    /// follow the grade (RR-DICE-6, RR-DICE-8).
    #[inline(never)]
    fn settle(self, t: &Rend, ticked: u16, faces: Faces) -> Grade {
        let Roll { need, pool, name, .. } = t.look(|s| self.roll(s, ticked));
        let grade = grade(need, &faces);
        let then = Words::of(self.then[grade as usize]);
        t.tell(Event::Rolled(self.who, Rolled { name, sides: pool.die.sides(), need, faces, grade, then }, true));
        grade
    }

    fn roll(&self, s: &State, ticked: u16) -> Roll {
        self.tick(s).roll(ticked).expect("a check prepares a roll")
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
            most: 3,
            asides: Vec::new(),
        };
        recount(&mut base);
        let has = |bonus: bool| self.known.iter().any(|source| source.is_bonus() == bonus);
        let open = |source: &Source| !has(source.is_bonus());
        let facts = if has(true) && has(false) { Vec::new() } else { self.rows(open) };
        Tick { facts, check: Some(Making { base, recount: Recount(recount) }), limit: None }
    }

    fn rows(&self, open: impl Fn(&Source) -> bool) -> Vec<Fact, { crate::table::MAX_FACTS }> {
        let mut rows = Vec::new();
        let beside = |source: Source| match source {
            Source::Friend | Source::Outnumbered => Some(true),
            Source::Close | Source::Cover => Some(false),
            _ => None,
        };
        let close = (self.contact == Contact::AskedClose && open(&Source::Close)).then_some(Source::Close.modifier());
        let splits = self.facts.iter().any(|source| open(&source) && beside(source).is_some()) || close.is_some();
        let contact = self.contact != Contact::Settled && splits;
        if contact {
            let (key, label) = ("contact".into(), Words::of("Base contact"));
            // Whoever charges mostly arrives.
            let preset = self.known.iter().any(|source| source == Source::Charge);
            rows.push(Fact { key, label, on: None, off: close, preset, only_if: None, weight: 0 }).expect("the first fits");
        }
        for source in self.facts.iter().filter(open) {
            let only_if = if contact { beside(source).map(|touching| (0, touching)) } else { None };
            let (key, label) = source.fact();
            let (key, label) = (key.into(), Words::of(label));
            let fact = Fact { key, label, on: Some(source.modifier()), off: None, preset: false, only_if, weight: 0 };
            rows.push(fact).expect("there are fewer facts than rows for them");
        }
        rows
    }
}

/// RR-DICE-2: two dice; one with a Penalty alone, three with a Bonus alone.
fn recount(roll: &mut Roll) {
    let has = |sign| roll.why.iter().any(|m: &Modifier| m.sign == sign);
    roll.pool.count = match (has("+"), has("-")) {
        (true, false) => 3,
        (false, true) => 1,
        _ => 2,
    };
}

/// RR-DICE-3: one success will do, two are critical.
fn grade(need: Need, faces: &Faces) -> Grade {
    match faces.iter().filter(|face| need.met_by(**face)).count() {
        0 => Grade::Failure,
        1 => Grade::Success,
        _ => Grade::Critical,
    }
}

/// Both throw a d20 until one is higher: who decides where the rules leave it open (RR-BID-9).
pub(super) async fn roll_off(t: &Rend) -> Seat {
    loop {
        let red = one_die(t, Seat::RED, Need::at_least(1), "Blue must beat it").await;
        let need = Need { op: crate::dice::Op::Above, value: red };
        let blue = one_die(t, Seat::BLUE, need, "Higher decides").await;
        match blue.cmp(&red) {
            core::cmp::Ordering::Less => return Seat::RED,
            core::cmp::Ordering::Equal => {}
            core::cmp::Ordering::Greater => return Seat::BLUE,
        }
    }
}

async fn one_die(t: &Rend, seat: Seat, need: Need, note: &'static str) -> u8 {
    let faces = ask_one_die(t, seat, need, note).await;
    let (face, grade) = (faces[0], grade(need, &faces));
    let rolled = Rolled { name: "Roll-off", sides: 20, need, faces, grade, then: Words::NONE };
    t.tell(Event::RolledOff(seat, rolled));
    face
}

#[inline(never)]
fn ask_one_die(t: &Rend, seat: Seat, need: Need, note: &'static str) -> impl Future<Output = Faces> {
    let pool = Pool { count: 1, die: Die::D20 };
    let roll = Roll { pool, need, critical: None, name: "Roll-off", icon: None, why: Vec::new(), most: 1, asides: Vec::new() };
    ask::roll(t, "roll-off", seat, Words::of("Roll-off"), Words::of(note), roll)
}
