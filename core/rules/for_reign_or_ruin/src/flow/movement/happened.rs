//! What happened on a mover's way: terrain, friends it went through, who made way, enemies (FR-TURN-2G, FR-TURN-2H).

use super::{Table, passed};
use crate::book::{HouseRule, Order, Terrain};
use crate::event::{StressCause, StressEvent};
use crate::flow::ask;
use crate::state::{Battle, ElementId, ElementSet};
use umpire_engine::table::{EnumSet, Fact, Member, Ticks, Words};

/// A row of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Incident {
    Broken,
    Dense,
    Friends,
    MadeWay,
    Enemy,
    Contact,
}

const ALL: [Incident; 6] =
    [Incident::Broken, Incident::Dense, Incident::Friends, Incident::MadeWay, Incident::Enemy, Incident::Contact];

/// Key and label of each.
static TEXTS: [(&str, &str); 6] = [
    ("broken", "Moved in broken"),
    ("dense", "Moved in dense"),
    ("friends", "Through friends"),
    ("way", "Friends made way"),
    ("enemy", "Through an enemy"),
    ("contact", "Met an enemy"),
];

impl Member for Incident {
    fn bit(self) -> u32 {
        self as u32
    }

    fn of_bit(bit: u32) -> Self {
        ALL[bit as usize]
    }
}

type Incidents = EnumSet<Incident, u8>;

/// What could change anything for this mover (FR-UI-1).
fn incidents(b: &Battle, id: ElementId) -> Incidents {
    let any = |terrain| !roughened(b, id, terrain).is_empty();
    Incidents::EMPTY
        .and_if(any(Terrain::Broken), Incident::Broken)
        .and_if(any(Terrain::Dense), Incident::Dense)
        .and_if(passed::can_pass(b, id, false), Incident::Friends)
        .and_if(!passed::may_make_way(b, id).is_empty(), Incident::MadeWay)
        .and_if(passed::can_pass(b, id, true), Incident::Enemy)
}

/// Whether anything could happen to it: mostly an enemy unit that it goes through.
pub(super) fn can(b: &Battle, id: ElementId) -> bool {
    passed::can_pass(b, id, true) || !incidents(b, id).is_empty()
}

/// Stress of a move in this terrain: up to the least, or on top (FR-TER-3, G-17, FR-HR-4).
fn rough(b: &Battle, id: ElementId, terrain: Terrain) -> u8 {
    let element = b.element(id);
    let least = terrain.stress(element.formation());
    if b.plays(HouseRule::TerrainStress) { least } else { least.saturating_sub(element.stress) }
}

/// Who of a mover would gain stress there; a march does not enter it (FR-TER-5).
fn roughened(b: &Battle, id: ElementId, terrain: Terrain) -> ElementSet {
    if b.order_of(id) == Order::March {
        return ElementSet::EMPTY;
    }
    b.members(id).iter().filter(|member| rough(b, *member, terrain) > 0).collect()
}

/// One list of what happened; whether an enemy was met, too.
pub(super) async fn tick(t: &Table, id: ElementId, meets: bool) -> bool {
    let listed = t.look(|b| incidents(b, id)).and_if(meets, Incident::Contact);
    let ticked = ask_list(t, id, listed).await;
    let so: Incidents =
        listed.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1).map(|(_, incident)| incident).collect();
    let mut spent = ElementSet::EMPTY;
    for (incident, terrain) in [(Incident::Dense, Terrain::Dense), (Incident::Broken, Terrain::Broken)] {
        if so.has(incident) {
            let whole = t.look(|b| roughened(b, id, terrain)).except(spent);
            let these = if whole.len() > 1 { ask_members(t, id, whole, terrain).await } else { whole };
            these.iter().for_each(|one| roughen(t, one, terrain));
            spent = spent.union(these);
        }
    }
    if so.has(Incident::Friends) {
        passed::through(t, id, false).await;
    }
    if so.has(Incident::Enemy) {
        passed::through(t, id, true).await;
    }
    if so.has(Incident::MadeWay) {
        passed::make_way(t, id).await;
    }
    so.has(Incident::Contact)
}

fn roughen(t: &Table, id: ElementId, terrain: Terrain) {
    let more = t.look(|b| rough(b, id, terrain));
    t.emit(StressEvent::Gained(id, more, StressCause::Terrain).into());
}

#[inline(never)]
fn ask_list(t: &Table, id: ElementId, listed: Incidents) -> impl Future<Output = Ticks> {
    let heading = ask::of_element(t, "happened", id, "{}: its way", "What happened?")
        .why("Each of these may cost stress; a road through rough ground is a road.");
    t.list(heading, &mut |tick| {
        tick.facts.extend(listed.iter().map(|incident| {
            let (key, label) = TEXTS[incident as usize];
            Fact::new(key, label)
        }));
    })
}

#[inline(never)]
fn ask_members(t: &Table, id: ElementId, these: ElementSet, terrain: Terrain) -> impl Future<Output = ElementSet> {
    let seat = t.look(|b| b.seat_of(id));
    let title = if terrain == Terrain::Dense { "In dense terrain?" } else { "In broken terrain?" };
    ask::several(t, ask::head(("terrain", seat), title, Words::NONE), these, these, None)
}
