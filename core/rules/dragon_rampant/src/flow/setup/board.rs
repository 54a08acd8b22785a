//! The table from above, 72 by 48 inches, north at the far side: whose ground is whose (section 22 of the checklist).
//!
//! Owner 0 is the Attackers, owner 1 the Defenders.

use crate::book::Scenario;
use crate::state::{Battle, Edge, Team};
use umpire_engine::table::{Diagram, MAX_SEATS, MapMark, Seat, TableMap, Words};

const fn board(marks: &'static [MapMark]) -> TableMap {
    TableMap { size: (72, 48), marks }
}

/// DR-SCEN-1, DR-SCEN-A-1: six inches in from north and south.
static NORTH: TableMap = board(&[
    MapMark::Zone((0, 0), (72, 6), 0),
    MapMark::Zone((0, 42), (72, 48), 1),
    MapMark::Measure((60, 0), (60, 6), "6"),
]);

static SOUTH: TableMap = board(&[
    MapMark::Zone((0, 42), (72, 48), 0),
    MapMark::Zone((0, 0), (72, 6), 1),
    MapMark::Measure((60, 0), (60, 6), "6"),
]);

static EAST: TableMap = board(&[
    MapMark::Zone((66, 0), (72, 48), 0),
    MapMark::Zone((0, 0), (6, 48), 1),
    MapMark::Measure((0, 40), (6, 40), "6"),
]);

static WEST: TableMap = board(&[
    MapMark::Zone((0, 0), (6, 48), 0),
    MapMark::Zone((66, 0), (72, 48), 1),
    MapMark::Measure((0, 40), (6, 40), "6"),
]);

/// HR-A-OFF: all come on from their edges.
static FROM_OFF: TableMap = board(&[
    MapMark::Place((36, 3), Some(0)),
    MapMark::Arrow((24, 0), (24, 12)),
    MapMark::Place((36, 45), Some(1)),
    MapMark::Arrow((48, 48), (48, 36)),
]);

/// DR-SCEN-B-1: corners; the mole goes to the south-west.
static MOLE: TableMap = board(&[
    MapMark::Round((72, 0), 12, ((60, 0), (72, 12)), 0),
    MapMark::Round((72, 48), 12, ((60, 36), (72, 48)), 1),
    MapMark::Round((0, 0), 12, ((0, 0), (12, 12)), 1),
    MapMark::Arrow((52, 14), (6, 44)),
    MapMark::Flag((3, 46)),
    MapMark::Measure((60, 30), (72, 30), "12"),
]);

/// DR-SCEN-C-1: from the east edge to the west, between hunters.
static CHASE: TableMap = board(&[
    MapMark::Zone((66, 0), (72, 48), 1),
    MapMark::Zone((0, 0), (48, 6), 0),
    MapMark::Zone((0, 42), (48, 48), 0),
    MapMark::Measure((48, 12), (66, 12), "18"),
    MapMark::Arrow((62, 24), (6, 24)),
]);

/// DR-SCEN-D-1: a crystal in each quarter, six more, none near an edge.
pub(super) static CRYSTALS: TableMap = board(&[
    MapMark::Place((18, 12), None),
    MapMark::Place((54, 12), None),
    MapMark::Place((18, 36), None),
    MapMark::Place((54, 36), None),
    MapMark::Measure((36, 0), (36, 12), "12"),
]);

/// DR-SCEN-F-1: around the pot.
static POT: TableMap = board(&[
    MapMark::Round((36, 24), 18, ((18, 6), (54, 42)), 1),
    MapMark::Flag((36, 24)),
    MapMark::Measure((36, 46), (54, 46), "18"),
    MapMark::Place((4, 24), Some(0)),
    MapMark::Place((68, 24), Some(0)),
]);

/// DR-SCEN-G-1: each on both edges, across the valley; exits in the middle of the long ones.
static VALLEY: TableMap = board(&[
    MapMark::Zone((0, 0), (6, 24), 0),
    MapMark::Zone((0, 24), (6, 48), 1),
    MapMark::Zone((66, 0), (72, 24), 1),
    MapMark::Zone((66, 24), (72, 48), 0),
    MapMark::Ground((36, 24), 14),
    MapMark::Flag((36, 8)),
    MapMark::Flag((36, 47)),
]);

/// Where everybody deploys, and what players do beside that.
pub(super) fn zones(b: &Battle, off: bool) -> (Diagram, Words) {
    let deep = "{} first, 6\" deep";
    let (map, text) = match b.scenario {
        Scenario::Bloodbath if off => (&FROM_OFF, "A Move brings each unit on"),
        Scenario::None | Scenario::Bloodbath => (&NORTH, deep),
        Scenario::SacredMole => (&MOLE, "{} first, 12\" deep"),
        Scenario::DeathChase => (&CHASE, "{} first, at edges"),
        Scenario::CrystalGale => match b.goal.edge {
            Edge::East => (&EAST, deep),
            Edge::West => (&WEST, deep),
            Edge::North => (&NORTH, deep),
            Edge::South => (&SOUTH, deep),
        },
        Scenario::Ringbearer => (&NORTH, "{} picks an edge"),
        Scenario::PotBoiler => (&POT, "{}: 18\" round pot"),
        Scenario::Valley => (&VALLEY, "Half your points each side"),
    };
    let defender = b.team(Team::Defenders).iter().next().unwrap_or(Seat::BLUE);
    (diagram(b, map), Words::with(text, defender))
}

/// What the map does not show (DR-SCEN-1, DR-SCEN-A-1 to DR-SCEN-G-1).
pub(super) const fn told(scenario: Scenario, off: bool) -> &'static str {
    match scenario {
        Scenario::Bloodbath if off => "Nobody is deployed; each side has its own edge",
        Scenario::None | Scenario::Bloodbath | Scenario::CrystalGale => "Defenders deploy first, then Attackers",
        Scenario::SacredMole => "The entrance is in the north-east; Defenders may use both other corners",
        Scenario::DeathChase => "All touch their edge. Attackers last: some north, some south, 18\" from all Defenders",
        Scenario::Ringbearer => "Defenders pick an edge and deploy; Attackers have the opposite one",
        Scenario::PotBoiler => "Ten captives in the middle; Attackers come from any or all edges",
        Scenario::Valley => "Half of the table is dangerous, best all rough; exits north and south",
    }
}

/// A map with the first of each team as its owners.
pub(super) fn diagram(b: &Battle, map: &'static TableMap) -> Diagram {
    let first = |team| b.team(team).iter().next().unwrap_or(Seat::RED);
    let mut owners = [first(Team::Attackers); MAX_SEATS];
    owners[1] = first(Team::Defenders);
    Diagram::Map(map, owners)
}
