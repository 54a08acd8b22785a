//! Before the battle: names, alliances, captains, who comes later, house rules (section 5, F-SETUP).

use super::ask::{self, choose, several, tell};
use super::{Table, captains};
use crate::book::{HouseRule, MAX_RANGED_LIMIT};
use crate::event::Event;
use crate::scene::alliance_word;
use crate::state::{Battle, Place};
use umpire_engine::table::{
    Arg, Asked, Diagram, Fact, Heading, Limit, MAX_SEATS, Name, Off, Offer, Opt, OptionKey, Preset, Seat, Words,
};

/// Players set what they like, then fight.
pub(super) async fn setup(t: &Table) {
    loop {
        match MENU[usize::from(ask_menu(t).await)] {
            Menu::Fight => break,
            Menu::Quick => {
                t.emit(Event::Quick);
                break;
            }
            Menu::Names => names(t).await,
            Menu::Alliances => alliances(t).await,
            Menu::Captains => captains::add(t).await,
            Menu::HoldBack => hold_back(t).await,
            Menu::House => house(t).await,
        }
    }
    let head = Heading::new("deploy", Asked::Anyone, "Deploy", Words::NONE);
    tell(t, head, "Put all tokens on the table", (Diagram::None, None, 0)).await;
}

#[derive(Clone, Copy)]
enum Menu {
    Fight,
    Quick,
    Names,
    Alliances,
    Captains,
    HoldBack,
    House,
}

const MENU: [Menu; 7] =
    [Menu::Fight, Menu::Quick, Menu::Names, Menu::Alliances, Menu::Captains, Menu::HoldBack, Menu::House];

static TWO: Off = Off { short: "two sides", full: "Two sides are enemies" };

#[inline(never)]
fn ask_menu(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("rules", Asked::Anyone, "What to play", Words::NONE);
    let row = |row: Menu| match row {
        Menu::Fight => Opt::new("fight", "Fight a battle"),
        Menu::Quick => Opt::new("quick", "Quick mode").gist("Dice and trackers only"),
        Menu::Names => Opt::new("names", "Names of players"),
        Menu::Alliances => {
            let two = t.look(|b| b.sides.len()) == 2;
            Opt::new("alliances", "Alliances").off(two.then_some(&TWO))
        }
        Menu::Captains => Opt::new("captains", "Add captains"),
        Menu::HoldBack => Opt::new("hold", "Reinforcements").gist("Who comes later"),
        Menu::House => match t.look(|b| b.house.changed().count()) as u8 {
            0 => Opt::new("house", "House rules"),
            n => Opt::new("house", Words::with("House rules: {}", n)),
        },
    };
    choose(t, head, MENU.into_iter().map(row))
}

/// Names to start from: another one for each seat.
static NAMES: [&str; MAX_SEATS] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fin"];

async fn names(t: &Table) {
    for seat in Seat::first(t.look(|b| b.sides.len() as u8)) {
        let name = Name { max: 10, suggestions: &NAMES[seat.index()..] };
        let given = t.name(ask::head(("name", seat), "Your name", Words::NONE), name).await;
        t.emit(Event::Named(seat, given));
    }
}

/// WH-SETUP-3: sides of one letter are friends. Somebody stays an enemy.
async fn alliances(t: &Table) {
    for seat in Seat::first(t.look(|b| b.sides.len() as u8)) {
        let letter = ask_alliance(t, seat).await;
        t.emit(Event::Allied(seat, letter));
    }
}

static NO_ENEMY: Off = Off { short: "no enemy", full: "Nobody would be an enemy" };
static LETTERS: [&str; MAX_SEATS] = ["a", "b", "c", "d", "e", "f"];

#[inline(never)]
fn ask_alliance(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let (sides, own) = t.look(|b| (b.sides.len() as u8, b.sides[seat.index()].alliance));
    let all_of = |b: &Battle, letter: u8| {
        let others = b.seats().without(seat);
        others.iter().all(|other| b.sides[other.index()].alliance == letter)
    };
    let row = |letter: u8| {
        // The last to choose leaves somebody to fight.
        let off = seat.0 + 1 == sides && t.look(|b| all_of(b, letter));
        let label = Words::with("{}", Arg::Given(alliance_word(letter)));
        Opt::new(LETTERS[usize::from(letter)], label).off(off.then_some(&NO_ENEMY))
    };
    let offer = Offer { preset: Preset::From(own), ..Offer::ROWS };
    t.offer(ask::head(("alliance", seat), "Your alliance", Words::NONE), offer, &mut (0..sides).map(row))
}

/// WH-SETUP-4: who comes later; somebody starts.
async fn hold_back(t: &Table) {
    for seat in Seat::first(t.look(|b| b.sides.len() as u8)) {
        let (all, waits) = t.look(|b| {
            let all = b.units_where(|_, unit| unit.seat == seat);
            (all, b.units_where(|_, unit| unit.seat == seat && unit.place == Place::Waits))
        });
        let head = ask::head(("hold", seat), "Who comes later?", Words::NONE);
        let limit = Limit { min: 0, max: (all.len() as u8).saturating_sub(1), unit: "Units" };
        let held = several(t, head, all, waits, Some(limit)).await;
        t.emit(Event::HeldBack(seat, held));
    }
}

/// Section 17: one list, and the ruling where nothing is ticked.
async fn house(t: &Table) {
    let ticked = ask_house(t).await;
    let before = t.look(|b| b.house);
    let turned = |rule: &HouseRule| before.has(*rule) != (ticked >> *rule as u8 & 1 == 1);
    let mut house = HouseRule::ALL.into_iter().filter(turned).fold(before, |house, rule| house.turned(rule));
    if house.has(HouseRule::RangedLimit) {
        let before = if house.ranged_limit == 0 { RANGED } else { house.ranged_limit };
        let head = Heading::new("ranged-limit", Asked::Anyone, "Ranged limit", Words::NONE);
        let most = i16::from(MAX_RANGED_LIMIT);
        house.ranged_limit = ask::number(t, head, (1, most, before.into()), "squares").await as u8;
    }
    t.emit(Event::House(house));
}

/// Where the picker of the ranged limit starts.
const RANGED: u8 = 12;

/// What is so where a rule is ticked: short enough for a row.
static TICKED: [&str; HouseRule::ALL.len()] = [
    "Half dice: round up",
    "Bloodied: Resolve -1",
    "Top tie may go last",
    "Squares: orthogonal",
    "Together: hurt at once",
    "No +1 by own captain",
    "Shaken is a state",
    "Ranged has a limit",
    "Aggressive after a hit",
    "Wall die: one round",
    "Resolve: 6 fails",
    "Old losses are kept",
    "Dangerous: own Unit",
    "Walls strike anybody",
    "Attack dice may be 0",
];

#[inline(never)]
fn ask_house(t: &Table) -> impl Future<Output = u64> {
    let head = Heading::new("house", Asked::Anyone, "House rules", Words::NONE);
    let row = |rule: HouseRule| Fact {
        preset: t.look(|b| b.plays(rule)),
        ..Fact::new(OptionKey::numbered("hr", rule.number()), TICKED[rule as usize])
    };
    t.list(head, &mut |tick| tick.facts.extend(HouseRule::ALL.into_iter().map(row)))
}
