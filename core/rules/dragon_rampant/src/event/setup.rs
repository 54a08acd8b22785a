//! Before the first turn.

use heapless::String;

use crate::book::{HouseRules, LeaderTrait, Quests, Scenario};
use crate::state::{Battle, Departure, Edge, Flag, Mole, PhaseOrder, Place, Team, UnitId, UnitSet};
use umpire_engine::table::{Beat, Happening, MAX_NAME, Rolled, Seat, SeatSet, Show, Words};

/// Before the first turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupEvent {
    /// What a player is called.
    Named(Seat, String<MAX_NAME>),
    /// What this table plays otherwise.
    House(HouseRules),
    /// These are a team, and the others are the other one (DR-MULTI-1).
    Teams(SeatSet),
    /// In which order phases come (DR-MULTI-2).
    Phases(PhaseOrder),
    /// What is fought about (DR-SETUP-1).
    Scenario(Scenario),
    /// What kind of Leader a side has, and the dice that said so (DR-SETUP-5).
    Trait(Seat, Option<LeaderTrait>, Option<Rolled>),
    /// The team that has this label now attacks: by these dice, its own first (DR-SETUP-6).
    Roles(Team, Option<(u8, u8)>),
    /// The game is of so many points, where rosters are not alike (DR-SETUP-2).
    Size(u8),
    /// A unit has the Leader, or is fewer models than its Strength: all are told (DR-SETUP-3).
    Announced(UnitId),
    /// How many units are one model, or few: one page for all of them (DR-WB-4).
    Models,
    /// What Clerics and Slayers cost against these enemies (DR-WB-8).
    Costs,
    /// These stay at home: they cost too much in this match (AMB-54).
    LeftOut(UnitSet),
    /// The race a side hates (DR-HATRED-1).
    Hates(Seat, u8),
    /// The dice for a side's weapons, and whose blades and missiles are active (DR-ENCH-1).
    Enchanted(Seat, Rolled, UnitSet, UnitSet),
    /// The Attackers' edge (DR-SCEN-D-1).
    Edge(Edge),
    /// The ring unit (DR-SCEN-E-1): the log says that there is one, and no more.
    Ring(Seat, UnitId),
    /// These start off the table, to be summoned or to enter.
    Off(UnitSet, Place),
    /// Summoning is harder for a side all game (DR-SUMM-1).
    SummonPenalty(Seat),
    /// Who deserts an Unworthy Leader (DR-TRAIT-3).
    Deserted(UnitId, Rolled, UnitSet),
    /// The first carrier of the mole (DR-SETUP-10).
    Carrier(UnitId),
    /// A side's Quests, and whether nobody else may know (DR-SETUP-11).
    Quests(Seat, Quests, bool),
    /// The enemy that a side's Quests mean by the dearest.
    Champion(Seat, UnitId),
    /// The enemy that a side named in secret.
    Avenges(Seat, UnitId),
}

impl SetupEvent {
    #[inline(never)]
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            SetupEvent::Named(seat, name) => {
                b.side_mut(seat).player = name.as_str().try_into().unwrap_or_default();
                None
            }
            SetupEvent::House(house) => {
                b.house = house;
                None
            }
            SetupEvent::Teams(seats) => {
                for seat in b.seats().iter() {
                    b.side_mut(seat).team = if seats.has(seat) { Team::Attackers } else { Team::Defenders };
                }
                None
            }
            SetupEvent::Phases(phases) => {
                b.phases = phases;
                None
            }
            SetupEvent::Scenario(scenario) => {
                b.scenario = scenario;
                Some(Happening::line("scenario", None, None, Words::of(scenario.name())))
            }
            SetupEvent::Trait(seat, leader, rolled) => {
                b.side_mut(seat).leader_trait = leader;
                let words = match leader {
                    Some(own) => Words::with2("{}: {}", seat, own.name()),
                    None if !b.side(seat).own_trait.is_empty() => Words::with2("{}: {}", seat, b.own_trait(seat)),
                    None => Words::with2("{}: {}", seat, "no trait"),
                };
                let line = Happening::line("trait", Some(seat), b.leader(seat), words);
                Some(Happening { show: rolled.map_or(Show::Line, Show::Rolled), ..line })
            }
            SetupEvent::Size(points) => {
                b.size = points;
                Some(Happening::line("size", None, None, Words::with("A game of {} points", points)))
            }
            SetupEvent::Announced(unit) => Some(announced(b, unit)),
            SetupEvent::Models => models(b),
            SetupEvent::Roles(team, dice) => Some(roles(b, team, dice)),
            SetupEvent::Costs => {
                b.settle_points();
                None
            }
            SetupEvent::LeftOut(units) => {
                for unit in units.iter() {
                    b.unit_mut(unit).place = Place::Gone(Departure::Deserted, 0);
                }
                let first = units.first()?;
                Some(Happening::line(
                    "left-out",
                    Some(b.seat_of(first)),
                    None,
                    Words::with("{} stay at home", count(units)),
                ))
            }
            SetupEvent::Hates(seat, race) => {
                b.side_mut(seat).hates = Some(race);
                let words = Words::with2("{} hates {}", seat, umpire_engine::table::Arg::Given(race));
                let beat = Beat { big: Words::of("HATRED"), reason: words, next: None };
                Some(Happening { show: Show::Beat(beat), ..Happening::line("hates", Some(seat), None, words) })
            }
            SetupEvent::Enchanted(seat, rolled, blades, missiles) => {
                blades.iter().for_each(|unit| b.unit_mut(unit).set(Flag::BladesActive, true));
                missiles.iter().for_each(|unit| b.unit_mut(unit).set(Flag::MissilesActive, true));
                let words = Words::with2("{}: {} weapons awake", seat, count(blades) + count(missiles));
                Some(Happening { show: Show::Rolled(rolled), ..Happening::line("enchanted", Some(seat), None, words) })
            }
            SetupEvent::Edge(edge) => {
                b.goal.edge = edge;
                Some(Happening::line("edge", None, None, Words::with("Attackers: {} edge", edge.name())))
            }
            SetupEvent::Ring(seat, unit) => {
                b.goal.ring = Some(unit);
                Some(Happening::line("ring", Some(seat), None, Words::with("{} hides the ring", seat)))
            }
            SetupEvent::Off(units, place) => off(b, units, place),
            SetupEvent::SummonPenalty(seat) => {
                b.side_mut(seat).summon_penalty = true;
                None
            }
            SetupEvent::Deserted(leader, rolled, units) => {
                for unit in units.iter() {
                    b.unit_mut(unit).place = Place::Gone(Departure::Deserted, 0);
                }
                let words = Words::with2("{}: {} deserted", leader, count(units));
                let line = Happening::line("deserted", Some(b.seat_of(leader)), Some(leader), words);
                Some(Happening { show: Show::Rolled(rolled), ..line })
            }
            SetupEvent::Carrier(unit) => {
                b.goal.mole = Mole::With(unit);
                Some(Happening::line(
                    "mole",
                    Some(b.seat_of(unit)),
                    Some(unit),
                    Words::with("{}: the mole is theirs", unit),
                ))
            }
            SetupEvent::Quests(seat, quests, secret) => {
                b.side_mut(seat).quests = quests;
                let words = match secret {
                    true => Words::with("{} has sworn", seat),
                    false => Words::with2("{}: {} Quests", seat, quests.len() as u8),
                };
                Some(Happening::line("quests", Some(seat), None, words))
            }
            SetupEvent::Champion(seat, unit) => {
                b.side_mut(seat).champion = Some(unit);
                None
            }
            SetupEvent::Avenges(seat, unit) => {
                b.side_mut(seat).avenges = Some(unit);
                None
            }
        }
    }
}

fn announced(b: &Battle, id: UnitId) -> Happening {
    let (unit, leads) = (b.unit(id), b.unit(id).is(Flag::Leader));
    let words = match (leads, unit.is(Flag::Single), unit.is(Flag::Reduced)) {
        (true, true, _) => "{}: Leader, single",
        (true, _, true) => "{}: Leader, reduced",
        (true, ..) => "{}: the Leader",
        (_, true, _) => "{}: single model",
        _ => "{}: few models",
    };
    Happening::line("announced", Some(unit.seat), Some(id), Words::with(words, id))
}

/// Nothing where every unit has its full number of models. Which they are is in the log, and on their cards.
fn models(b: &Battle) -> Option<Happening> {
    let [single, few] = [Flag::Single, Flag::Reduced].map(|so| b.units_that(|unit| unit.is(so)));
    let reason = match (count(single), count(few)) {
        (0, 0) => return None,
        (1, 0) => Words::with("{}: one model", single.first()?),
        (0, 1) => Words::with("{}: few models", few.first()?),
        (single, 0) => Words::with("{} units are one model each", single),
        (0, few) => Words::with("{} units have few models", few),
        (single, few) => Words::with2("Units of one model: {}; few: {}", single, few),
    };
    let beat = Beat { big: Words::of("MODELS"), reason, next: None };
    let line = Happening::line("models", None, None, Words::of("Units of few models"));
    Some(Happening { show: Show::Beat(beat), ..line })
}

fn count(units: UnitSet) -> u8 {
    units.len() as u8
}

/// The team that attacks is called so from now on.
fn roles(b: &mut Battle, team: Team, dice: Option<(u8, u8)>) -> Happening {
    if team == Team::Defenders {
        b.sides.iter_mut().for_each(|side| side.team = side.team.foe());
    }
    let first = b.team(Team::Attackers).iter().next();
    let words = match dice {
        Some((own, other)) => Words::with2("Attacker by {} to {}", own, other),
        None => Words::of("Attacker by agreement"),
    };
    Happening::line("roles", first, None, words)
}

fn off(b: &mut Battle, units: UnitSet, place: Place) -> Option<Happening> {
    units.iter().for_each(|unit| b.unit_mut(unit).place = place);
    let seat = b.seat_of(units.first()?);
    let words = if place == Place::Summoned { "{} wait to be summoned" } else { "{} start off the table" };
    Some(Happening::line("off", Some(seat), None, Words::with(words, count(units))))
}
