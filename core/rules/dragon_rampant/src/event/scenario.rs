//! Goals, Quests, Glory, the end.

use crate::book::{Quest, Quests, Scenario};
use crate::state::{Battle, Ending, Flag, Mole, Place, Step, Team, UnitId};
use umpire_engine::table::{Beat, Happening, MAX_SEATS, Rolled, Seat, SeatSet, Show, Words};

/// Goals, Quests, Glory, the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScenarioEvent {
    /// A die was rolled for a unit of which nothing else tells (DR-QUEST-2).
    Used(UnitId),
    /// The cards of this turn (DR-MULTI-2).
    Cards([u32; MAX_SEATS]),
    /// The die at the start of a turn; whether this one is the last (DR-END-2).
    EndDie(Rolled, bool),
    /// A unit takes the mole.
    MoleTo(UnitId),
    /// It lies where its carrier was.
    MoleLies(UnitId),
    /// A unit takes so many crystals (DR-SCEN-D-2).
    Crystals(UnitId, u8),
    /// One captive less (DR-SCEN-F-2).
    Ate,
    /// A unit leaves by the scenario's goal.
    Exited(UnitId),
    /// The die of a unit in dangerous ground (DR-SCEN-G-2).
    Danger(UnitId, Rolled),
    /// Nobody tests for a loss: these are the sides that had to before it (HR-DANGER).
    Untested(SeatSet, SeatSet, SeatSet),
    /// The end was offered where one side is left (AMB-78).
    Offered,
    /// The battle ends, for this reason.
    Ended(Ending),
    /// Everybody learns which unit had the ring.
    RingShown,
    /// A Quest, as the ledger has it: whether it is fulfilled.
    Judged(Seat, Quest, bool),
    /// What shows it.
    Evidence(Seat, Words),
    /// What a side's Quests came to by word of all, and its bonuses (DR-GLORY-4).
    Settled(Seat, Quests, i8),
    /// Glory is counted, and it is over.
    Over,
}

impl ScenarioEvent {
    #[inline(never)]
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        let of_unit =
            |b: &Battle, id, unit: UnitId, words| Some(Happening::line(id, Some(b.seat_of(unit)), Some(unit), words));
        match self {
            ScenarioEvent::Used(_) => None,
            ScenarioEvent::Cards(cards) => {
                b.cards = cards;
                Some(Happening::line("cards", None, None, Words::of("Cards are drawn")))
            }
            ScenarioEvent::EndDie(rolled, last) => {
                b.last_turn = last;
                let words = Words::of(if last { "This turn is the last" } else { "The battle goes on" });
                Some(Happening { show: Show::Rolled(rolled), ..Happening::line("end-die", None, None, words) })
            }
            ScenarioEvent::MoleTo(unit) => {
                b.goal.mole = Mole::With(unit);
                of_unit(b, "mole", unit, Words::with("{}: the mole is theirs", unit))
            }
            ScenarioEvent::MoleLies(unit) => {
                b.goal.mole = Mole::LostBy(unit);
                of_unit(b, "mole", unit, Words::of("The mole lies there"))
            }
            ScenarioEvent::Crystals(unit, taken) => {
                let team = b.team_of(unit) as usize;
                b.goal.crystals[team] += taken;
                of_unit(b, "crystals", unit, Words::with2("{} took {}", unit, taken))
            }
            ScenarioEvent::Ate => {
                b.goal.eaten += 1;
                b.goal.ate_in = b.turn;
                Some(Happening::line("ate", None, None, Words::with("{} captives left", b.goal.captives())))
            }
            ScenarioEvent::Exited(unit) => {
                let exits = b.unit_mut(unit);
                (exits.place, exits.spell) = (Place::Exited, None);
                exits.set(Flag::Wall, false);
                b.note_loss(unit);
                of_unit(b, "exited", unit, Words::with("{} got away", unit))
            }
            ScenarioEvent::Danger(unit, rolled) => {
                let line = of_unit(b, "danger", unit, Words::with("{}: dangerous", unit))?;
                Some(Happening { show: Show::Rolled(rolled), ..line })
            }
            ScenarioEvent::Untested(leaderless, halved, lone) => {
                let packet = &mut b.packet;
                (packet.leaderless, packet.halved, packet.lone) = (leaderless, halved, lone);
                None
            }
            ScenarioEvent::Offered => {
                b.goal.offered = true;
                None
            }
            ScenarioEvent::Ended(ending) => Some(ended(b, ending)),
            ScenarioEvent::RingShown => {
                let ring = b.goal.ring?;
                of_unit(b, "ring", ring, Words::with("{} had the ring", ring))
            }
            ScenarioEvent::Judged(seat, quest, done) => {
                let (id, words) = if done { ("quest-done", "{}: done") } else { ("quest-failed", "{}: failed") };
                Some(Happening::line(id, Some(seat), None, Words::with(words, quest.name())))
            }
            ScenarioEvent::Evidence(seat, words) => Some(Happening::line("evidence", Some(seat), None, words)),
            ScenarioEvent::Settled(seat, fulfilled, bonus) => {
                let side = b.side_mut(seat);
                (side.fulfilled, side.bonus) = (fulfilled, bonus);
                let words = Words::with2("{}: {} by Quests", seat, i16::from(b.quest_glory(seat)));
                Some(Happening::line("quests", Some(seat), None, words))
            }
            ScenarioEvent::Over => Some(over(b)),
        }
    }
}

/// The first reason counts: a battle ends once.
fn ended(b: &mut Battle, ending: Ending) -> Happening {
    let ending = *b.goal.ending.get_or_insert(ending);
    let big = if ending == Ending::RingBlast { "BOOM" } else { "THE END" };
    let beat = Beat { big: Words::of(big), reason: Words::of(ending.words()), next: None };
    Happening { show: Show::Beat(beat), ..Happening::line("ended", None, None, Words::of(ending.words())) }
}

/// The last line: who has won, by how much.
fn over(b: &mut Battle) -> Happening {
    (b.step, b.phase) = (Step::Over, SeatSet::EMPTY);
    let (team, winner) = (b.winners(), b.winners().and_then(|team| b.best_of(team)));
    let glory = |team: Team| i16::from(b.glory(team));
    let words = match (team, b.goal.ending) {
        (Some(_), Some(Ending::Conceded(_))) => Words::of("The others gave up"),
        (Some(team), _) => Words::with2("Glory: {} to {}", glory(team), glory(team.foe())),
        (None, _) if b.scenario == Scenario::None && glory(Team::Attackers) == 0 => Words::of("No Glory for anybody"),
        (None, _) => Words::with("A draw: {} Glory each", glory(Team::Attackers)),
    };
    Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, words) }
}
