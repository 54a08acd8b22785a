//! Will checks and what comes of them (section 3).

use heapless::Vec;

use super::super::book::{Band, Source, Sources, StatName, Terrain, Type};
use super::super::{ElementId, Event, Rend};
use super::ask::{choose, tell};
use super::check::{Check, Contact};
use super::forced::reposition;
use super::movement;
use super::skirmish::victory;
use super::window;
use crate::table::{Grade, Opt, Picture, Words};

/// An attack that hit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    by: ElementId,
    on: ElementId,
    critical: bool,
}

impl Blow {
    /// A blow, if the Fury check was no failure.
    pub(super) fn landed(by: ElementId, on: ElementId, fury: Grade) -> Option<Self> {
        (fury != Grade::Failure).then_some(Blow { by, on, critical: fury == Grade::Critical })
    }
}

/// The Will checks of one event: the Active Player's Element first; all dice before all consequences
/// (RR-WILL-10).
pub(super) async fn will(t: &Rend, first: Option<Blow>, second: Option<Blow>) {
    let mut results: Vec<(Blow, Grade), 2> = Vec::new();
    for blow in in_order(t, first, second) {
        if let Some(grade) = versus(t, blow).await {
            results.push((blow, grade)).expect("an event has two blows at the most");
        }
    }
    for &(blow, grade) in &results {
        if grade == Grade::Failure {
            t.tell(Event::Removed(blow.on));
        }
    }
    for (blow, grade) in results {
        // An enemy shifted off the board takes no more part in it.
        if t.look(|s| s.over.is_some() || !s.element(blow.on).in_play()) {
            continue;
        }
        match grade {
            Grade::Failure => {}
            Grade::Success => push(t, blow).await,
            Grade::Critical => turn_tables(t, blow).await,
        }
    }
    // W-AFTER (Defiance, Vengeance) belongs here.
    victory(t);
}

/// Both blows, the one on the Active Player's Element first.
fn in_order(t: &Rend, a: Option<Blow>, b: Option<Blow>) -> Vec<Blow, 2> {
    let mut blows: Vec<Blow, 2> = a.into_iter().chain(b).collect();
    blows.sort_unstable_by_key(|blow| t.look(|s| s.active != Some(s.element(blow.on).seat)));
    blows
}

/// The Will check against an attack (F-WILL); none where a Hazard took the Element in the window before it.
async fn versus(t: &Rend, blow: Blow) -> Option<Grade> {
    // Only the Reactive Player reacts, and only to checks the Active Player forces.
    if t.look(|s| s.active != Some(s.element(blow.on).seat) && s.active == Some(s.element(blow.by).seat)) {
        window::will(t, blow.on).await;
        if t.look(|s| s.over.is_some() || !s.element(blow.on).in_play()) {
            return None;
        }
    }
    let then = ["Removed from play", "Stays, may be pushed", "Stays, and may move"];
    let check = check(t, blow.on, "", then);
    let inspired = t.look(|s| s.has(Terrain::Inspiring));
    let facts = Sources::NONE.and_if(inspired, Source::Inspired);
    let known = check.known.and_if(blow.critical, Source::Critical);
    Some(Check { known, facts, note: Words::with("by {}", blow.by), ..check }.make(t).await)
}

/// A Will check with what any of them knows: an attached Champion helps (RR-ATT-4).
pub(super) fn check(t: &Rend, who: ElementId, note: &'static str, then: [&'static str; 3]) -> Check {
    let led = t.look(|s| s.element(who).entry.champion.is_some());
    let known = Sources::NONE.and_if(led, Source::Champion);
    let (stat, facts, contact) = (StatName::Will, Sources::NONE, Contact::Settled);
    Check { who, stat, known, facts, contact, note: note.into(), then }
}

/// RR-WILL-3: the opponent of its owner may move it away; nothing moves a Ward.
async fn push(t: &Rend, blow: Blow) {
    let Some(reach) = t.look(|s| s.element(blow.on).mov()) else { return };
    let pusher = t.look(|s| s.element(blow.on).seat).foe();
    let what = (Picture::Push, blow.on, Some(blow.by), Some(reach.reach()));
    tell(t, ("push", pusher), "Push away", "Not off the board", what).await;
    t.tell(Event::Moved);
}

/// RR-WILL-6: its owner moves it, or the enemy that forced the check.
async fn turn_tables(t: &Rend, blow: Blow) {
    let can_move = |id: ElementId| t.look(|s| s.element(id).in_play() && s.element(id).kind() != Type::Ward);
    // An attack turned on its own side is no enemy's (RR-REACT-FODDER).
    let enemies = t.look(|s| s.element(blow.on).seat != s.element(blow.by).seat);
    let (mobile, foe) = (can_move(blow.on), enemies && can_move(blow.by));
    if !mobile && !foe {
        return;
    }
    let at = usize::from(ask_tables(t, blow, mobile, foe).await);
    let picked = tables(blow, mobile, foe).nth(at).map_or("", |option| option.key.word);
    match picked {
        "move" => movement::bonus(t, blow.on).await,
        "foe" => reposition(t, blow.by, Band::S).await,
        _ => {}
    }
}

#[inline(never)]
fn ask_tables(t: &Rend, blow: Blow, mobile: bool, foe: bool) -> impl Future<Output = u8> {
    let owner = t.look(|s| s.element(blow.on).seat);
    choose(t, ("critical-will", owner), "Stands firm", "", tables(blow, mobile, foe))
}

fn tables(blow: Blow, mobile: bool, foe: bool) -> impl Iterator<Item = Opt> {
    let rows = [
        (mobile, Opt::new("move", Words::with("Move {}", blow.on))),
        (foe, Opt::new("foe", Words::with("Shift {}", blow.by))),
        (true, Opt::new("nothing", "Nothing")),
    ];
    rows.into_iter().filter(|row| row.0).map(|row| row.1)
}

/// Makes every Will check that is due, and plays out what comes of them. (Being written.)
pub(super) async fn settle(_: &Rend) {}
