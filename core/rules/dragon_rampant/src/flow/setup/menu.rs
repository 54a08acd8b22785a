//! What players agree on before anything is rolled (DR-SETUP-1, DR-SETUP-4, DR-MULTI-1, DR-MULTI-2).

use super::told;
use crate::book::{HouseRule, HouseRules, Scenario};
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask::{self, choose, d6};
use crate::state::PhaseOrder;
use umpire_engine::dice::Score;
use umpire_engine::table::{
    Asked, Fact, Heading, Limit, MAX_SEATS, Name, Off, Offer, Opt, Preset, Seat, SeatSet, Words,
};

/// What was agreed on, and is asked about later.
#[derive(Clone, Copy, Default)]
pub(super) struct Agreed {
    /// Leader traits are picked, and not rolled.
    pub(super) pick_traits: bool,
    /// There is so little room that some may have to wait off the table (DR-SETUP-8).
    pub(super) crowded: bool,
}

#[derive(Clone, Copy)]
enum Row {
    Fight,
    RollScenario,
    PickScenario,
    House,
    Traits,
    Crowded,
    Names,
    Teams,
    Phases,
}

const ROWS: [Row; 9] = [
    Row::Fight,
    Row::RollScenario,
    Row::PickScenario,
    Row::House,
    Row::Traits,
    Row::Crowded,
    Row::Names,
    Row::Teams,
    Row::Phases,
];

/// Players set what they like, then fight.
pub(super) async fn agree(t: &Table) -> Agreed {
    let mut agreed = Agreed::default();
    loop {
        match ROWS[usize::from(ask_menu(t, agreed).await)] {
            Row::Fight => return agreed,
            Row::RollScenario => {
                let face = ask::faces(throw_scenario(t).await)[0];
                scenario(t, Scenario::of_die(face)).await;
            }
            Row::PickScenario => {
                let at = ask_scenario(t).await;
                scenario(t, Scenario::ALL[usize::from(at)]).await;
            }
            Row::House => {
                let ticked = ask_house(t).await;
                t.emit(SetupEvent::House(HouseRules::of_bits(ticked)).into());
            }
            Row::Traits => agreed.pick_traits ^= true,
            Row::Crowded => agreed.crowded ^= true,
            Row::Names => names(t).await,
            Row::Teams => {
                let ticked = ask_teams(t).await;
                t.emit(SetupEvent::Teams(ticked).into());
            }
            Row::Phases => {
                let at = ask_phases(t).await;
                t.emit(SetupEvent::Phases(PHASES[usize::from(at)]).into());
            }
        }
    }
}

static TWO: Off = Off { short: "two sides", full: "Two players are two teams" };

#[inline(never)]
fn ask_menu(t: &Table, agreed: Agreed) -> impl Future<Output = u8> {
    let head = Heading::new("rules", Asked::Anyone, "What to play", Words::NONE)
        .why("Agree on the battle first: Fight goes on");
    let two = t.look(|b| b.sides.len() == 2).then_some(&TWO);
    let row = move |row: Row| match row {
        Row::Fight => match t.look(|b| b.scenario) {
            Scenario::None => Opt::new("fight", "Fight a battle").gist("No scenario: Quests decide"),
            scenario => Opt::new("fight", scenario.name()).gist("Fight this scenario"),
        },
        Row::RollScenario => Opt::new("roll", "Roll a scenario").gist("A die: one of six"),
        Row::PickScenario => Opt::new("pick", "Pick a scenario").gist("One of seven, or none"),
        Row::House => match t.look(|b| b.house.len()) as u8 {
            0 => Opt::new("house", "House rules").gist("Our rulings, unless you tick"),
            n => Opt::new("house", Words::with("House rules: {}", n)).gist("Played otherwise"),
        },
        Row::Traits if agreed.pick_traits => Opt::new("traits", "Traits: picked").gist("Each picks for the Leader"),
        Row::Traits => Opt::new("traits", "Traits: rolled").gist("Three dice for each Leader"),
        Row::Crowded if agreed.crowded => Opt::new("room", "Little room").gist("Asks who waits off the table"),
        Row::Crowded => Opt::new("room", "Room for all").gist("Every unit fits its zone"),
        Row::Names => Opt::new("names", "Names of players"),
        Row::Teams => Opt::new("teams", "Teams").off(two),
        Row::Phases => Opt::new("phases", "Order of phases").off(two),
    };
    choose(t, head, ROWS.into_iter().map(row))
}

/// DR-SETUP-1: 1 to 6 are B to G; A is never rolled.
#[inline(never)]
fn throw_scenario(t: &Table) -> impl Future<Output = umpire_engine::table::Answer> {
    let head =
        Heading::new("scenario-die", Asked::Anyone, "Scenario", "one die").why("The die picks one of six scenarios");
    t.roll(head, d6("Scenario", 1, Score::Read))
}

#[inline(never)]
fn ask_scenario(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("scenario", Asked::Anyone, "Scenario", Words::NONE).why("Pick what is fought about");
    let row = |scenario: Scenario| Opt::new(scenario.id(), scenario.name()).gist(told::gist(scenario));
    let offer = Offer { preset: Preset::At(t.look(|b| b.scenario) as u8), ..Offer::ROWS };
    t.offer(head, offer, &mut Scenario::ALL.into_iter().map(row))
}

/// A scenario, and its page.
async fn scenario(t: &Table, scenario: Scenario) {
    t.emit(SetupEvent::Scenario(scenario).into());
    if scenario != Scenario::None {
        told::scenario(t, scenario).await;
    }
}

/// Section 26: one list, and our ruling where nothing is ticked.
#[inline(never)]
fn ask_house(t: &Table) -> impl Future<Output = u64> {
    let head = Heading::new("house", Asked::Anyone, "House rules", Words::NONE).why("Tick what you play otherwise");
    let row = |rule: HouseRule| Fact { preset: t.look(|b| b.plays(rule)), ..Fact::new(rule.id(), rule.name()) };
    t.list(head, &mut |tick| tick.facts.extend(HouseRule::ALL.into_iter().map(row)))
}

/// Names to start from: another one for each seat.
static NAMES: [&str; MAX_SEATS] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fin"];

async fn names(t: &Table) {
    for seat in t.look(|b| b.seats()).iter() {
        let name = Name { max: 10, suggestions: &NAMES[seat.index()..] };
        let given = t.name(ask::head(("name", seat), "Your name", Words::NONE), name).await;
        t.emit(SetupEvent::Named(seat, given).into());
    }
}

/// DR-MULTI-1: who is of the first team; somebody is of the other.
#[inline(never)]
fn ask_teams(t: &Table) -> impl Future<Output = SeatSet> {
    let head = Heading::new("teams", Asked::Anyone, "One team?", "the rest: other")
        .why("Tick who fights together; the others are their foes");
    let (seats, first) = t.look(|b| (b.seats(), b.side(Seat::RED).team));
    let answer = t.list(head, &mut |tick| {
        let preset = |seat: Seat| t.look(|b| b.side(seat).team) == first;
        tick.facts.extend(
            seats.iter().map(|seat| Fact { preset: preset(seat), ..Fact::new(seat.id(), Words::with("{}", seat)) }),
        );
        tick.limit = Some(Limit { min: 1, max: seats.len() - 1, unit: "players" });
    });
    async move {
        let ticked = answer.await;
        seats.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1).map(|(_, seat)| seat).collect()
    }
}

const PHASES: [PhaseOrder; 3] = [PhaseOrder::Clockwise, PhaseOrder::Cards, PhaseOrder::Teams];

#[inline(never)]
fn ask_phases(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("phases", Asked::Anyone, "Whose phase next?", Words::NONE)
        .why("With more than two players the order is yours");
    let rows = [
        Opt::new("clockwise", "Round the table").gist("From the Attackers' first on"),
        Opt::new("cards", "A card each").gist("Shuffled every turn"),
        Opt::new("together", "Teams together").gist("Attackers, then Defenders"),
    ];
    let offer = Offer { preset: Preset::At(t.look(|b| b.phases) as u8), ..Offer::ROWS };
    t.offer(head, offer, &mut rows.into_iter())
}
