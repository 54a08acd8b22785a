//! Deployment and what comes around it (DR-SETUP-8 to DR-SETUP-10).

use super::{board, quests};
use crate::book::{Fantastical, HouseRule, LeaderTrait, Scenario};
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask::{self, d6};
use crate::state::{Battle, Edge, Flag, Place, Team, Unit, UnitId, UnitSet};
use umpire_engine::dice::{Faces, Need, Op, Score};
use umpire_engine::table::{Answer, Asked, Heading, Limit, Seat, Tone, Words};

/// Crystals, edges and the ring; who waits; then all are put on the table.
pub(super) async fn deploy(t: &Table, crowded: bool, dice: Option<(u8, u8)>) {
    match t.look(|b| b.scenario) {
        Scenario::CrystalGale => crystals(t).await,
        Scenario::Ringbearer => ring(t).await,
        _ => {}
    }
    let off = t.look(|b| b.scenario == Scenario::Bloodbath && b.plays(HouseRule::StartOff));
    // The Defenders deploy first.
    for team in [Team::Defenders, Team::Attackers] {
        for seat in t.look(|b| b.team(team)).iter() {
            hold_back(t, seat).await;
        }
    }
    tell_zones(t, off, dice).await;
    for seat in t.look(|b| b.seats()).iter() {
        if off {
            let all = t.look(|b| b.fielded(seat));
            t.emit(SetupEvent::Off(all, Place::Enters).into());
        } else if crowded {
            no_room(t, seat).await;
        }
        if t.look(|b| has_summon_penalty(b, seat)) {
            t.emit(SetupEvent::SummonPenalty(seat).into());
        }
    }
}

/// DR-SCEN-D-1: ten crystals, then the die for the edges.
async fn crystals(t: &Table) {
    let attacker = t.look(|b| b.team(Team::Attackers)).iter().next().unwrap_or(Seat::RED);
    let head =
        ask::head(("crystals", attacker), "Ten crystals", "Attacker begins").why("They lie before anybody deploys");
    let map = t.look(|b| board::diagram(b, &board::CRYSTALS));
    ask::tell(t, head, "4 as shown, 6 by turns", (map, None, None), 0).await;
    let face = ask::faces(throw_edge(t, attacker).await)[0];
    t.emit(SetupEvent::Edge(Edge::of_die(face)).into());
}

fn throw_edge(t: &Table, attacker: Seat) -> impl Future<Output = Answer> {
    let head = ask::head(("edge", attacker), "Whose edge?", "1-2 E, 3-4 W, 5 N, 6 S")
        .why("The die says where the Attacker deploys");
    t.roll(head, d6("Edge", 1, Score::Read))
}

/// DR-SCEN-E-1: before deployment, and nobody else learns it.
async fn ring(t: &Table) {
    let before = t.look(|b| b.goal.ring);
    let defender = t.look(|b| b.team(Team::Defenders)).iter().next().unwrap_or(Seat::BLUE);
    let units = t.look(|b| b.team_units(Team::Defenders, |unit| unit.departure().is_none()));
    if let Some(picked) = quests::ask_secretly(t, ("ring", defender), "Who has the ring?", units).await {
        // Who has not deserted keeps it.
        let ring = before.filter(|ring| units.has(*ring)).unwrap_or(picked);
        t.emit(SetupEvent::Ring(defender, ring).into());
    }
}

/// DR-SETUP-8: units that a Summoner of their side brings on later. He himself starts on the table.
async fn hold_back(t: &Table, seat: Seat) {
    let waits = t.look(|b| {
        let own = |unit: &Unit| unit.seat == seat && unit.on_table();
        let summons = b.units.iter().any(|unit| own(unit) && unit.has(Fantastical::Summoner));
        let comes = |unit: &Unit| own(unit) && unit.is(Flag::Summonable) && !unit.has(Fantastical::Summoner);
        if summons { b.units_that(comes) } else { UnitSet::EMPTY }
    });
    if !waits.is_empty() {
        let head = ask::head(("hold", seat), "Summoned later?", Words::NONE).why("A Summoner can bring these on");
        let held = ask::several(t, head, waits, UnitSet::EMPTY, None).await;
        t.emit(SetupEvent::Off(held, Place::Summoned).into());
    }
}

fn tell_zones(t: &Table, off: bool, dice: Option<(u8, u8)>) -> impl Future<Output = ()> {
    let attacker = t.look(|b| b.team(Team::Attackers)).iter().next().unwrap_or(Seat::RED);
    let note = dice.map_or(Words::of("deploy"), |(own, other)| Words::with2("{} to {}: deploy", own, other));
    let head = Heading::new("deploy", Asked::Anyone, Words::with("{} attacks", attacker), note)
        .why(board::told(t.look(|b| b.scenario), off));
    let (map, text) = t.look(|b| board::zones(b, off));
    ask::tell(t, head, text, (map, None, None), 0)
}

/// DR-SETUP-8: who does not fit; its owner says whom. They enter by a Move (DR-ACT-10).
async fn no_room(t: &Table, seat: Seat) {
    let units = t.look(|b| b.fielded(seat));
    let head = ask::head(("room", seat), "Who does not fit?", Words::NONE).why("They wait, and a Move brings each on");
    let limit = Limit { min: 0, max: units.len().saturating_sub(1) as u8, unit: "units" };
    let waits = ask::several(t, head, units, UnitSet::EMPTY, Some(limit)).await;
    t.emit(SetupEvent::Off(waits, Place::Enters).into());
}

/// DR-SUMM-1, DR-SUMM-5: units that had to start off the table; where the house has it so, also those held back.
fn has_summon_penalty(b: &Battle, seat: Seat) -> bool {
    b.units.iter().any(|unit| {
        unit.seat == seat
            && (unit.place == Place::Enters || unit.place == Place::Summoned && b.plays(HouseRule::SummonOff))
    })
}

/// The face on which a unit deserts.
const DESERTS: Score = Score::Each(Need { op: Op::AtMost, value: 1 });

/// DR-SETUP-9: a die for every other unit of an Unworthy Leader, wherever it is.
pub(super) async fn desertion(t: &Table) {
    for seat in t.look(|b| b.seats()).iter() {
        if t.look(|b| b.side(seat).leader_trait) != Some(LeaderTrait::Unworthy) {
            continue;
        }
        let Some(leader) = t.look(|b| b.leader(seat)) else { continue };
        let others = t.look(|b| b.units_of(seat)).without(leader);
        if others.is_empty() {
            continue;
        }
        let faces = ask::faces(throw_desertion(t, leader, others.len() as u8).await);
        let any = desert(t, leader, others, faces);
        // AMB-114: asked whoever deserted, so that nobody learns whether it was the ring unit.
        if any && t.look(|b| b.scenario == Scenario::Ringbearer && b.side(seat).team == Team::Defenders) {
            ring(t).await;
        }
    }
}

fn throw_desertion(t: &Table, leader: UnitId, dice: u8) -> impl Future<Output = Answer> {
    let head = ask::of_unit(t, "desertion", leader, "{}: Unworthy", "Desertion")
        .why("A 1 deserts, in the order of the roster");
    t.roll(head, d6("Desertion", dice, DESERTS))
}

#[inline(never)]
fn desert(t: &Table, leader: UnitId, others: UnitSet, faces: Faces) -> bool {
    let gone: UnitSet = others.iter().zip(&faces).filter(|(_, face)| **face == 1).map(|(unit, _)| unit).collect();
    let (tone, word) = if gone.is_empty() { (Tone::Good, "All stay") } else { (Tone::Bad, "Deserted") };
    let then = gone.first().map_or(Words::NONE, |first| match gone.len() {
        1 => Words::with("{} deserted", first),
        more => Words::with2("{} and more: {} in all", first, more as u8),
    });
    let rolled = ask::rolled(("Desertion", DESERTS), (faces, gone.len() as u8), (tone, word), then);
    t.emit(SetupEvent::Deserted(leader, rolled, gone).into());
    !gone.is_empty()
}

/// DR-SETUP-10: everybody sees who carries the mole.
pub(super) async fn carrier(t: &Table) {
    if t.look(|b| b.scenario) != Scenario::SacredMole {
        return;
    }
    let units = t.look(|b| b.team_units(Team::Attackers, Unit::on_table));
    let attacker = t.look(|b| b.team(Team::Attackers)).iter().next().unwrap_or(Seat::RED);
    let head =
        ask::head(("carrier", attacker), "Who has the mole?", Words::NONE).why("One of the Attackers begins with it");
    if let Some(unit) = ask::one_of(t, head, units, None).await {
        t.emit(SetupEvent::Carrier(unit).into());
    }
}
