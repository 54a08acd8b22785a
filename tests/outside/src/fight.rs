//! A company acts: it obeys or does not, moves, and strikes.

use umpire_engine::dice::{Die, Faces, Need, Pool, Score};
use umpire_engine::table::{
    Amount, Answer, Asked, Deed, Diagram, Fact, Heading, Instruction, Layout, Limit, Modifier, ModifierRule, Offer,
    Opt, Options, Other, PieceId, PreparedRoll, Preset, Roll, Rolled, Seat, SeatSet, Tick, Ticks, Tone, Words,
};

use crate::scene::{self, NEAR};
use crate::{CompanyKind, Event, Stance, Table, help, icons};

/// What an order must come to.
const OBEYS: Need = Need::at_least(7);
/// The most dice of a fight.
const MOST: u8 = 20;
/// The most dice riders throw again.
const AGAIN: u8 = 3;

/// A company acts.
pub(crate) async fn act(t: &Table, piece: PieceId) {
    if !order(t, piece).await {
        return;
    }
    step(t, piece).await;
    let Some(foe) = foe(t, piece).await else { return };
    let near = near(t, piece, foe).await;
    let Some(target) = target(t, piece, foe, near).await else { return };
    strike(t, piece, target, near.count_ones() as i8 - 1).await;
}

/// Whether it obeys.
async fn order(t: &Table, piece: PieceId) -> bool {
    let ticked = ask_helps(t, piece).await;
    let (head, roll) = order_roll(t, piece, ticked);
    let answer = t.roll(head, roll.clone()).await;
    let rolled = fallen(&roll, answer, ["Refused", "Obeys"]);
    let obeys = rolled.hits > 0;
    t.emit(Event::Ordered(piece, rolled));
    obeys
}

fn order_head(t: &Table, piece: PieceId, id: &'static str) -> Heading {
    let seat = t.look(|field| field.company(piece).seat);
    Heading::new(id, Asked::Seat(seat), "The order", piece).help(&help::ORDER)
}

/// What helps and hinders, as players see it on the table.
fn facts() -> [Fact; 2] {
    let captain = Modifier { amount: Amount::Plus(1), name: "captain near" };
    let rough = Modifier { amount: Amount::Plus(-1), name: "rough ground" };
    [
        Fact { on: Some(captain), ..Fact::new("captain", "Captain near") },
        Fact { on: Some(rough), ..Fact::new("rough", "On rough ground") },
    ]
}

/// The roll before anything of that.
fn order_check(t: &Table, piece: PieceId) -> PreparedRoll {
    let mut base = Roll::new("Order", Pool { count: 2, die: Die::D6 }, Score::Sum { plus: 0, need: Some(OBEYS) });
    base.icon = Some(icons::BANNER);
    let (stress, stance) = t.look(|field| {
        let company = field.company(piece);
        (company.stress, field.sides[company.seat.index()].stance)
    });
    let mut give = |amount: i8, name| {
        if amount != 0 {
            base.why.push(Modifier { amount: Amount::Plus(amount), name }).expect("there are two of them");
        }
    };
    give(-((stress / 3) as i8), "stress");
    give(i8::from(stance == Stance::Press), "press");
    PreparedRoll { base, rule: ModifierRule(add_up) }
}

/// Adds what helps and hinders.
fn add_up(roll: &mut Roll) {
    let plus = roll.why.iter().map(|why| if let Amount::Plus(n) = why.amount { n } else { 0 }).sum();
    roll.score = Score::Sum { plus, need: Some(OBEYS) };
}

#[inline(never)]
fn ask_helps(t: &Table, piece: PieceId) -> impl Future<Output = Ticks> {
    let (head, check) = (order_head(t, piece, "helps"), order_check(t, piece));
    t.list(head, &mut |tick| {
        tick.facts.extend(facts());
        tick.check = Some(check.clone());
    })
}

#[inline(never)]
fn order_roll(t: &Table, piece: PieceId, ticked: Ticks) -> (Heading, Roll) {
    (order_head(t, piece, "order"), order_check(t, piece).roll(facts().into_iter(), ticked))
}

/// It moves, or does not.
async fn step(t: &Table, piece: PieceId) {
    let (seat, kind) = t.look(|field| (field.company(piece).seat, field.company(piece).kind));
    let reach = Some(scene::moves(kind));
    let text = Words::of("Or stand where they are");
    let tell = Instruction { text, piece: Some(piece), by: None, reach, picture: Diagram::Move, placement: None };
    t.instruct(Heading::new("move", Asked::Seat(seat), "Move", piece), tell).await;
}

/// Whom it fights; asked where there is more than one foe.
async fn foe(t: &Table, piece: PieceId) -> Option<Seat> {
    let (seat, alive) = t.look(|field| (field.company(piece).seat, field.alive()));
    let foes = alive.without(seat);
    if let Some(foe) = foes.only() {
        return Some(foe);
    }
    let at = ask_foe(t, piece, foes).await;
    foes.iter().nth(at.into())
}

#[inline(never)]
fn ask_foe(t: &Table, piece: PieceId, foes: SeatSet) -> impl Future<Output = u8> {
    let seat = t.look(|field| field.company(piece).seat);
    let deed = Deed { by: (seat, Words::with("{} fight", piece)), to: None, moment: None };
    let head = Heading::new("foe", Asked::Seat(seat), "Which foe?", piece).deed(deed);
    let row = |foe: Seat| Opt::new(foe.id(), Words::with("{}", foe));
    let mut rows = foes.iter().map(row).chain([Opt::new("nobody", "Nobody")]);
    t.offer(head, Offer { other: Other::Last, ..Offer::ROWS }, &mut rows)
}

/// Which of them are near.
#[inline(never)]
fn near(t: &Table, piece: PieceId, foe: Seat) -> impl Future<Output = Ticks> {
    let seat = t.look(|field| field.company(piece).seat);
    let head = Heading::new("near", Asked::Seat(seat), Words::with("{} near?", foe), "7.5 paces").help(&help::NEAR);
    t.list(head, &mut |tick| t.look(|field| tick.facts.extend(field.standing(foe).map(|near| Fact::new(near, near)))))
}

/// Whom it strikes of those; asked where there are several.
async fn target(t: &Table, piece: PieceId, foe: Seat, near: Ticks) -> Option<PieceId> {
    let of = |row: usize| t.look(|field| field.standing(foe).nth(row));
    let ticked = |at: usize| (0..Ticks::BITS as usize).filter(|row| near >> row & 1 == 1).nth(at);
    if near.count_ones() < 2 {
        return ticked(0).and_then(of);
    }
    let at = ask_target(t, piece, foe, near).await;
    ticked(at.into()).and_then(of)
}

#[inline(never)]
fn ask_target(t: &Table, piece: PieceId, foe: Seat, near: Ticks) -> impl Future<Output = u8> {
    t.look(|field| {
        let head = Heading::new("target", Asked::Seat(field.company(piece).seat), "Strike whom?", piece);
        let near = field.standing(foe).enumerate().filter(|(row, _)| near >> row & 1 == 1);
        let row = |(_, target): (usize, PieceId)| {
            let need = needed(t, target);
            Opt::new(target, target).icon(field.company(target).kind.line().icon).amount(Amount::Need(need))
        };
        t.offer(head, Offer { layout: Layout::Grid, ..Offer::ROWS }, &mut near.map(row))
    })
}

/// What each die must show.
fn needed(t: &Table, target: PieceId) -> Need {
    t.look(|field| {
        let company = field.company(target);
        let holds = field.sides[company.seat.index()].stance == Stance::Hold;
        Need::at_least(company.kind.number("Def") as u8 + u8::from(holds))
    })
}

/// It strikes, and what falls counts when everybody of the block is done.
async fn strike(t: &Table, piece: PieceId, target: PieceId, others: i8) {
    let roll = fight_roll(t, piece, target, others);
    let answer = t.roll(fight_head(t, piece, target, "fight"), roll.clone()).await;
    let mut rolled = fallen(&roll, answer, ["No hit", "Hits"]);
    let riders = t.look(|field| field.company(piece).kind == CompanyKind::Riders);
    if riders && !rolled.faces.is_empty() {
        let again = ask_again(t, piece, target, &rolled).await;
        if again != 0 {
            let mut roll = roll;
            roll.pool.count = again.count_ones() as u8;
            roll.why.clear();
            // What is thrown once more must be seen.
            roll.hits_only = false;
            let answer = t.roll(fight_head(t, piece, target, "again"), roll.clone()).await;
            put_back(&mut rolled, again, &fallen(&roll, answer, ["No hit", "Hits"]).faces);
        }
    }
    t.emit(Event::Struck(piece, target, rolled));
}

#[inline(never)]
fn fight_roll(t: &Table, piece: PieceId, target: PieceId, others: i8) -> Roll {
    let kind = t.look(|field| field.company(piece).kind);
    let (attack, impact) = (kind.number("Att") as i8, kind.number("Imp") as i8);
    let count = (attack + impact - others).clamp(1, MOST as i8) as u8;
    let mut roll = Roll::new("Fight", Pool { count, die: Die::D10 }, Score::Each(needed(t, target)));
    (roll.most, roll.hits_only) = (MOST, true);
    for (amount, name) in [(attack, "attack"), (impact, "impact"), (-others, "others near")] {
        if amount != 0 {
            roll.why.push(Modifier { amount: Amount::Dice(amount), name }).expect("there are three of them");
        }
    }
    roll
}

fn fight_head(t: &Table, piece: PieceId, target: PieceId, id: &'static str) -> Heading {
    let (by, to) = t.look(|field| (field.company(piece).seat, field.company(target).seat));
    let deed =
        Deed { by: (by, Words::with("{} strike", piece)), to: Some((to, Words::with("{}", target))), moment: None };
    let (title, help) = match id {
        "fight" => ("The fight", &help::STRIKE),
        "dice" => ("Throw which again?", &help::AGAIN),
        _ => ("Once more", &help::AGAIN),
    };
    let head = Heading::new(id, Asked::Seat(by), title, "").help(help);
    if id == "fight" { head.deed(deed) } else { head }
}

#[inline(never)]
fn ask_again(t: &Table, piece: PieceId, target: PieceId, rolled: &Rolled) -> impl Future<Output = Ticks> {
    let head = fight_head(t, piece, target, "dice");
    t.list(head, &mut |tick| {
        *tick = Tick::of_dice(rolled.clone(), Limit { min: 0, max: AGAIN, unit: "dice" });
    })
}

/// The dice that were thrown again lie where they lay.
fn put_back(rolled: &mut Rolled, again: Ticks, faces: &Faces) {
    let places = (0..rolled.faces.len()).filter(|row| again >> row & 1 == 1);
    for (place, face) in places.zip(faces) {
        rolled.faces[place] = *face;
    }
    rolled.hits = rolled.score.hits(&rolled.faces);
    (rolled.tone, rolled.word) = outcome(rolled.hits, ["No hit", "Hits"]);
}

/// What fell, or the hits alone.
fn fallen(roll: &Roll, answer: Answer, words: [&'static str; 2]) -> Rolled {
    let (faces, hits) = match answer {
        Answer::Dice(faces, _) => {
            let hits = roll.score.hits(&faces);
            (faces, hits)
        }
        Answer::Hits(hits) => (Faces::new(), hits),
        _ => unreachable!("nothing else answers dice without asides"),
    };
    let (tone, word) = outcome(hits, words);
    let then = Words::NONE;
    Rolled {
        name: roll.name,
        die: roll.pool.die,
        score: roll.score,
        faces,
        hits,
        counted: "",
        tone,
        word,
        worth: None,
        then,
    }
}

fn outcome(hits: u8, [bad, good]: [&'static str; 2]) -> (Tone, &'static str) {
    match hits {
        0 => (Tone::Bad, bad),
        1..10 => (Tone::Good, good),
        _ => (Tone::Great, good),
    }
}

/// Companies side by side, and the last option behind the X key.
pub(crate) fn grid<'t>(
    t: &'t Table,
    head: Heading,
    rows: &mut dyn Options,
) -> impl Future<Output = Option<u8>> + use<'t> {
    t.offer_anew(head, Offer { layout: Layout::Grid, preset: Preset::Open, other: Other::Last }, rows)
}

const _: () = assert!(!NEAR.unit.is_empty() && NEAR.half, "7.5 paces");
