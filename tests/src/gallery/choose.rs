//! Options: in rows, in a grid, on a ladder.

use rattle_and_rend::icons;
use umpire_engine::table::{
    Asked, Choose, Icon, Kind, Ladder, Layout, Off, Opt, OptionKey, PieceId, Rung, Seat, Words,
};
use umpire_screens::DAY;

use super::look::worded;
use super::{BLUE, RED, Shot, shot};
use crate::fixture::{Still, StillMatch};

pub(super) fn choose(options: impl IntoIterator<Item = Opt>, preset: u8, layout: Layout, other: Option<u8>) -> Kind {
    Kind::Choose(Choose { options: options.into_iter().collect(), preset, layout, other })
}

pub(super) fn rows(options: impl IntoIterator<Item = Opt>, preset: u8) -> Kind {
    choose(options, preset, Layout::Rows, None)
}

pub(super) static NO_RESERVE: Off = Off { short: "no reserve", full: "None of yours is in reserve" };
pub(super) static ACTED: Off = Off { short: "has acted", full: "It has acted in this Round" };
pub(super) static LOST: Off = Off { short: "removed", full: "It has been removed" };

pub(super) fn actions() -> [Opt; 7] {
    [
        Opt::new("charge", "Charge").icon(icons::CHARGE).cost(1),
        Opt::new("stand", "Stand and Fight").icon(icons::STAND).cost(1),
        Opt::new("feint", "Feint").icon(icons::FEINT).cost(1),
        Opt::new("maneuver", "Maneuver").icon(icons::MANEUVER).cost(1),
        Opt::new("sprint", "Sprint").icon(icons::SPRINT).cost(2),
        Opt::new("reinforce", "Reinforce").icon(icons::REINFORCE).cost(1).off(Some(&NO_RESERVE)),
        Opt::new("pass", "Pass"),
    ]
}

pub(super) fn turn() -> StillMatch {
    StillMatch::asks(RED, Words::with("{} acts", Seat::RED), "", choose(actions(), 0, Layout::Rows, Some(6)))
}

pub(super) fn elements(of: std::ops::Range<u8>) -> impl Iterator<Item = Opt> {
    of.map(|i| {
        let off = match i {
            1 | 8 => Some(&LOST),
            3 => Some(&ACTED),
            _ => None,
        };
        Opt::new(PieceId(i), PieceId(i)).cost(1).off(off)
    })
}

pub(super) fn chooses() -> Vec<Shot> {
    let games = [
        Opt::new("rattle-and-rend", "Rattle and Rend").icon(Icon::D20),
        Opt::new("warbands-and-heroes", "Warbands & Heroes").icon(Icon::D6),
        Opt::new("dragon-rampant", "Dragon Rampant").icon(Icon::TWO_D6),
        Opt::new("reign-or-ruin", "For Reign or Ruin").icon(Icon::D10),
    ];
    let waiting = |names: [&'static str; 2]| {
        let left = [1, 2].map(|n| OptionKey::numbered("parked", n)).into_iter().zip(names);
        let more = [1, 2].map(|n| Opt::new(OptionKey::numbered("more", n), "More"));
        let left = left.map(|(key, name)| Opt::new(key, name).icon(Icon::PASS));
        let rows = left.chain(games).chain([Opt::new("played", "Games played")]).chain(more);
        StillMatch::asks(Asked::Anyone, "Game", "", choose(rows, 0, Layout::Shelf(2), None))
            .on(|still| (still.foyer, still.round, still.active, still.counters) = (true, None, None, vec![]))
            .on(|still| still.told = vec![vec!["round 3", "8", "5"], vec!["turn 6"]])
    };
    let all_sides = |still: &mut Still| still.told[0] = vec!["round 12", "18", "5", "21", "3", "10", "14"];
    let chooser = StillMatch::asks(Asked::Anyone, "Game", "", rows(games, 0))
        .on(|still| (still.foyer, still.round, still.active, still.counters) = (true, None, None, vec![]));
    let warbands =
        ["Ogrekin Hunting Party", "Dwarven Throng", "Undead Horde", "Elven Court", "Goblin Mob", "Wolf Pack"];
    let more = ["Forest Folk", "Iron Guard"];
    let many = warbands.into_iter().chain(more).map(|name| Opt::new(name, name));
    let setup = |kind| {
        StillMatch::asks(BLUE, Words::with2("{}'s {}", Seat::BLUE, "warband"), "12 points", kind)
            .on(|still| (still.round, still.active, still.counters) = (None, None, vec![]))
    };
    let doings =
        ["Push to the Brink", "Crashing Wave", "Distant Doom", "Banish Foe", "Battle Summons", "Scheming Plot"];
    let last = ["Spot Weakness", "Unload", "Take the Relic", "Drop the Relic", "Blink", "Concede"];
    let doings = doings.into_iter().chain(last).map(|name| Opt::new(name, name).icon(icons::CHAMPION).cost(1));
    let eighteen = choose(actions().into_iter().take(6).chain(doings), 0, Layout::Rows, None);
    let begins = [Opt::new("red", "Red"), Opt::new("blue", "Blue")];
    let grid = |of, preset| choose(elements(of), preset, Layout::Grid, None);
    let with_none = elements(6..14).chain([Opt::new("none", "Nobody")]);
    let bowmen = [
        Opt::new("move", "Move"),
        Opt::new("arrows", "Arrows, 5 dice"),
        Opt::new("melee", "Melee, 2 dice"),
        Opt::new("retreat", "Retreat").off(Some(&ACTED)),
        Opt::new("wait", "Wait"),
    ];
    let six = StillMatch::asks(Asked::Seat(Seat(2)), "Gold: Bowmen", "", rows(bowmen, 1)).on(|still| {
        still.seats = 6;
        still.counters = [7, 5, 9, 4, 6, 3].map(|n| (n, 12)).to_vec();
        still.active = Some(Seat(2));
    });
    let day = {
        let mut day = shot("choose-rows-day", turn(), "down");
        day.view.set_theme(&DAY);
        day
    };
    vec![
        shot("choose-game", chooser, ""),
        shot("choose-left", waiting(["Rattle and Rend", "Dragon Rampant"]), ""),
        shot("choose-left-six", waiting(["Ann and Bob's game", "Dragon Rampant"]).on(all_sides), ""),
        shot("choose-left-below", waiting(["Rattle and Rend", "Dragon Rampant"]), "down down"),
        shot("choose-rows", turn(), "down"),
        shot("choose-rows-off", turn(), "up"),
        day,
        shot("choose-rows-two", StillMatch::asks(BLUE, "Who begins?", "you bid 5", rows(begins, 1)), ""),
        shot(
            "choose-rows-four",
            StillMatch::asks(RED, "Red acts", "", choose(actions()[..4].to_vec(), 1, Layout::Rows, None)),
            "",
        ),
        shot("choose-rows-scroll", setup(rows(many.clone(), 0)), ""),
        shot("choose-rows-scrolled", setup(rows(many, 0)), "up up"),
        shot("choose-rows-eighteen", StillMatch::asks(RED, "Red acts", "", eighteen.clone()), "right down down"),
        shot("choose-rows-eighteen-end", StillMatch::asks(RED, "Red acts", "", eighteen), "up"),
        shot("choose-six-sides", six, ""),
        shot("choose-grid", StillMatch::asks(RED, "Who fights?", "", grid(0..6, 2)), ""),
        shot("choose-grid-words", worded(StillMatch::asks(RED, "Who fights?", "", grid(0..6, 2))), ""),
        shot("choose-grid-card", StillMatch::asks(RED, "Who fights?", "", grid(0..6, 2)), "y"),
        shot("choose-grid-off", StillMatch::asks(RED, "Who fights?", "", grid(0..6, 2)), "left"),
        shot(
            "choose-grid-eight",
            StillMatch::asks(BLUE, "Who reacts?", "", choose(with_none, 7, Layout::Grid, None)),
            "",
        ),
    ]
}

pub(super) fn ladder(open: u8, labels: [&'static str; 3], options: Vec<Opt>, preset: u8) -> Kind {
    let rung = |seat, label: &'static str| Rung { seat, label: label.into() };
    let rungs = [rung(Seat::BLUE, labels[0]), rung(Seat::RED, labels[1]), rung(Seat::BLUE, labels[2])];
    choose(options, preset, Layout::Ladder(Ladder { rungs, open }), None)
}

pub(super) fn ladders() -> Vec<Shot> {
    let declare = vec![Opt::new("intimidate", "Intimidate").cost(1), Opt::new("none", "No reaction")];
    let answer = vec![Opt::new("accept", "Accept"), Opt::new("deny", "Deny").cost(1)];
    let last = vec![Opt::new("force", "Force it").cost(1), Opt::new("yield", "Give way")];
    let three = vec![
        Opt::new("intimidate", "Heavy intimidates").cost(1),
        Opt::new("brace", "Fighters brace").cost(1),
        Opt::new("none", "No reaction"),
    ];
    let seven = ["Heavy intimidates", "Fighters brace", "Fighters III brace", "Dregs flee", "Ward shields"];
    let mut seven: Vec<Opt> = seven.map(|label| Opt::new(label, label).icon(icons::WILL).cost(1)).to_vec();
    seven.push(Opt::new("none", "No reaction"));
    let to_come = ["", "Accept or deny", "Final word"];
    vec![
        shot("ladder-declare", StillMatch::asks(BLUE, "Blue reacts?", "Charge", ladder(0, to_come, declare, 0)), ""),
        shot(
            "ladder-answer",
            StillMatch::asks(RED, "Red answers", "", ladder(1, ["Intimidate", "", "Final word"], answer, 1)),
            "",
        ),
        shot(
            "ladder-final-word",
            StillMatch::asks(BLUE, "Final word", "", ladder(2, ["Intimidate", "Denied", ""], last, 0)),
            "",
        ),
        shot("ladder-three", StillMatch::asks(BLUE, "Blue reacts?", "Charge", ladder(0, to_come, three, 0)), "down"),
        shot("ladder-many", StillMatch::asks(BLUE, "Blue reacts?", "Charge", ladder(0, to_come, seven, 0)), "down"),
    ]
}
