//! Checks: from the facts of the table to the final grade (section 1, F-CHECK).

mod purpose;
mod rows;
mod seen;

use super::faces::{CheckDice, ShownFaces};
use super::{ask, bonds};
use crate::book::{Bond, ModifierSource, ModifierSources, StatName};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::{self, soothsayers as omen, temptors as tempt};
use crate::grade::{Grade, REMOVED};
use crate::state::{ElementId, State};
use umpire_engine::table::{Asked, Rolled, Words};

pub(crate) use self::purpose::{CheckNote, Contact, GONE, Means, Purpose, Then};
use self::rows::Added;

/// One check, small enough to keep while the table thinks.
#[derive(Clone, Copy)]
pub(crate) struct Check {
    /// Who rolls.
    pub(crate) who: ElementId,
    /// On what.
    pub(crate) stat: StatName,
    /// What for.
    pub(crate) purpose: Purpose,
    /// Modifiers the device knows of.
    pub(crate) known: ModifierSources,
    /// Modifiers only the table can see.
    pub(crate) facts: ModifierSources,
    /// Facts that count within S already, for Rangers.
    pub(crate) wide: ModifierSources,
    /// What was added on the dice screen, once the facts were ticked.
    pub(crate) added: Added,
    /// How melee and ranged attacks are told apart.
    pub(crate) contact: Contact,
    /// What the roll is part of, or whom it is about: what stands beside the roller's name.
    pub(crate) note: CheckNote,
    /// What follows a failure, a success, a critical: 25 letters each.
    pub(crate) then: Then,
}

impl Check {
    /// A check nothing bears on but what the device knows.
    pub(crate) fn plain(
        who: ElementId,
        (stat, purpose): (StatName, Purpose),
        note: impl Into<CheckNote>,
        then: Then,
    ) -> Self {
        let none = ModifierSources::EMPTY;
        let (known, facts, wide, added) = (none, none, none, Added::default());
        Check { who, stat, purpose, known, facts, wide, added, contact: Contact::Settled, note: note.into(), then }
    }

    /// Whether it is rolled for the Active Player's own Action.
    pub(crate) fn is_of_action(&self, s: &State) -> bool {
        use Means::{Charge, Doom, Spot, Stand};
        let purpose = matches!(self.purpose, Purpose::Attack(_, Charge | Stand | Doom | Spot) | Purpose::Action(_));
        purpose && s.active == Some(s.element(self.who).seat)
    }

    /// Makes the check: asks what can matter, rolls, grades, and lets everybody have their say.
    pub(crate) fn make(self, t: &Table) -> impl Future<Output = Grade> {
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
    fn bent(mut self, t: &Table) -> Self {
        t.look(|s| {
            // Every Fury and Guile check of it, leaving Rough and daring to attack too (RR-MOD-6, RR-MOD-7).
            let counts = self.is_of_action(s) || self.purpose == Purpose::Hurdle && self.stat != StatName::Will;
            let own_action = s.current.inspired && s.current.pack.has(self.who) && counts;
            self.known = self.known.and_if(own_action, ModifierSource::Reversal);
            tactics::check(s, &mut self);
        });
        self
    }

    /// One throw; what it came to, and whether the roller gave in to temptation.
    fn once(self, t: &Table) -> impl Future<Output = (Grade, bool)> {
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
                        t.emit(Event::BankedUsed(t.look(|s| s.element(check.who).seat)));
                        check.added.banked = true;
                    }
                    Err(_) => {
                        check.added.tempted |= tempt::offer(t, check.who).await;
                    }
                }
            };
            let mut faces = CheckDice::thrown(thrown);
            if omen::in_play(t) {
                omen::change(t, &check, &mut faces).await;
            }
            (check.settle(t, faces), check.added.tempted)
        }
    }

    /// The tick list, if there is anything to ask.
    #[inline(never)]
    fn ask_facts(self, t: &Table) -> Option<impl Future<Output = u16>> {
        let rows = self.rows()?;
        let asked = Asked::Seat(t.look(|s| s.element(self.who).seat));
        Some(ask::tick(t, ("facts", asked), self.who.into(), self.note.words(), &mut |tick| {
            t.look(|s| {
                tick.facts.extend(self.listed(s, &rows));
                tick.check = Some(self.making(s));
            });
        }))
    }

    /// The roll; or what was done beside it, by its key.
    #[inline(never)]
    fn ask_roll(self, t: &Table, ticked: u16) -> impl Future<Output = Result<ShownFaces, &'static str>> {
        let seat = t.look(|s| s.element(self.who).seat);
        ask::roll(t, "roll", seat, self.who.into(), self.note.words(), t.look(|s| self.roll(s, ticked)))
    }

    /// Grades the dice and says so.
    #[inline(never)]
    fn settle(self, t: &Table, faces: CheckDice) -> Grade {
        let mut rolled = self.rolled(t, &faces);
        let grade = Grade::from(rolled.tone);
        // What they come to is one page with the dice.
        if rolled.then == Words::of(GONE) && !faces.seen {
            (rolled.word, rolled.then) = (REMOVED, Words::of("Take it off the table"));
        }
        t.emit(Event::Rolled(self.who, rolled, !faces.seen));
        grade
    }

    /// The dice as they lie there now.
    pub(crate) fn rolled(&self, t: &Table, faces: &CheckDice) -> Rolled {
        let score = t.look(|s| self.score(s));
        let grade = faces.grade(score);
        let again = t.look(|s| tactics::again(s, self, grade).is_some());
        let then = Words::of(if again { "It is checked again" } else { self.then[grade as usize] });
        grade.rolled(self.stat.name(), score, &faces.lie, then)
    }
}

/// Whether a Bond hears of this check at all.
pub(crate) fn bound(s: &State, check: &Check, bond: Bond) -> bool {
    s.bound(s.element(check.who).seat, bond)
}
