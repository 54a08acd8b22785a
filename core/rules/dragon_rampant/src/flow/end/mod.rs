//! How battles end (section 18 of the checklist), and whose phase comes next (DR-MULTI-2).

mod endgame;
mod order;

pub(super) use self::endgame::endgame;
pub(super) use self::order::next_phase;
use super::Table;
use super::ask::{self, choose, d6};
use crate::book::Scenario;
use crate::event::ScenarioEvent;
use crate::state::{Battle, Departure, Ending, PhaseOrder, Team};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Asked, Heading, Opt, Seat, Tone, Words};

/// From so few units on a die may make the turn the last (DR-END-2).
const FEW: u8 = 4;

/// A turn begins: cards, where phases come by them; the die that may make it the last (FLOW-TURNSTART).
pub(super) async fn turn_begins(t: &Table) {
    if t.look(|b| b.phases) == PhaseOrder::Cards {
        order::shuffle(t).await;
    }
    let (fielded, left) = t.look(Battle::units_left);
    if left == 0 {
        return end(t, Ending::Nobody);
    }
    // Where all wait off the table, the battle has hardly begun.
    if t.look(rolls_for_end) && left <= FEW && fielded > 0 {
        let faces = ask::faces(throw_end(t, fielded).await);
        end_die(t, fielded, faces);
    }
}

/// Without a scenario, and in A; and so few must be what remains of more.
fn rolls_for_end(b: &Battle) -> bool {
    let remains = b.units.iter().any(|unit| unit.departure().is_some_and(Departure::is_loss));
    matches!(b.scenario, Scenario::None | Scenario::Bloodbath) && remains && !b.last_turn
}

fn throw_end(t: &Table, fielded: u8) -> impl Future<Output = umpire_engine::table::Answer> {
    let head = Heading::new("end-die", Asked::Anyone, "The last turn?", Words::with("{} units left", fielded))
        .why("A die above the units on the table: this turn is the last");
    let mut roll = d6("Last turn", 1, Score::at_least(fielded + 1));
    roll.stakes = ["The battle goes on", "This turn is the last", ""];
    t.roll(head, roll)
}

#[inline(never)]
fn end_die(t: &Table, fielded: u8, faces: Faces) {
    let score = Score::at_least(fielded + 1);
    let last = score.hits(&faces) > 0;
    let (tone, word) = if last { (Tone::Great, "Last turn") } else { (Tone::Good, "It goes on") };
    let rolled = ask::rolled(("Last turn", score), (faces, last.into()), (tone, word), Words::NONE);
    t.emit(ScenarioEvent::EndDie(rolled, last).into());
}

/// A turn is over; the last one ends the battle.
pub(super) async fn turn_over(t: &Table) {
    if t.look(|b| b.last_turn) {
        end(t, Ending::LastTurn);
    }
}

/// An action is resolved: some scenarios end where one Warband is left (DR-END-3, DR-SCEN-4); without one it is offered.
pub(super) async fn resolved(t: &Table) {
    let Some(alone) = t.look(alone) else { return };
    let Some(team) = alone else { return end(t, Ending::Nobody) };
    match t.look(|b| b.scenario) {
        Scenario::Valley => {}
        // The ring's own rules say what becomes of the last Defender.
        Scenario::Ringbearer if team == Team::Attackers => {}
        Scenario::None | Scenario::Bloodbath => {
            if !t.look(|b| b.goal.offered) {
                t.emit(ScenarioEvent::Offered.into());
                let head = Heading::new("over", Asked::Anyone, "One is left: end?", Words::NONE)
                    .why("Nothing of the other side can come any more");
                if ask::yes(t, head, "It is over", "Fight on").await {
                    end(t, Ending::Alone(team));
                }
            }
        }
        _ => end(t, Ending::Alone(team)),
    }
}

/// The team that alone is in play: none of them where nobody is; nothing where both are.
fn alone(b: &Battle) -> Option<Option<Team>> {
    match [Team::Attackers, Team::Defenders].map(|team| b.team_in_play(team)) {
        [true, true] => None,
        [false, false] => Some(None),
        [true, false] => Some(Some(Team::Attackers)),
        [false, true] => Some(Some(Team::Defenders)),
    }
}

/// DR-END-3: players may end it at any time, together or by giving up.
pub(super) async fn offer(t: &Table, seat: Seat) {
    match ask_end(t, seat).await {
        1 => end(t, Ending::Agreed),
        2 => end(t, Ending::Conceded(seat)),
        _ => {}
    }
}

#[inline(never)]
fn ask_end(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let head = Heading::new("end", Asked::Anyone, "End the battle?", Words::NONE).why("You asked to end it here");
    let rows = [
        Opt::new("no", "Fight on"),
        Opt::new("agreed", "All agree").gist("Glory is counted now"),
        Opt::new("concede", Words::with("{} gives up", seat)).gist("The others win"),
    ];
    choose(t, head, rows)
}

fn end(t: &Table, ending: Ending) {
    if t.look(|b| b.goal.ending.is_none()) {
        t.emit(ScenarioEvent::Ended(ending).into());
    }
}
