//! One screen of every kind and state, with the texts of a real game.

use umpire_rules::dice::{Die, Need, Op, Pool};
use umpire_rules::table::{
    Asked, Check, Choose, Fact, Grade, Happening, Icon, Kind, Ladder, Layout, Modifier, Name, Number, Off, Opt,
    Picture, PieceId, Reach, Recount, Roll, Rolled, Rung, Seat, Secret, Show, Tell, Tick, Words,
};
use umpire_screens::{DAY, Key, Stroke, View};

use crate::fixture::StillMatch;

/// A screen: where the game stands, and what was pressed there.
pub struct Shot {
    /// The name of its picture.
    pub name: &'static str,
    /// Where the game stands.
    pub game: StillMatch,
    /// What is shown.
    pub view: View,
}

/// Every screen.
pub fn gallery() -> Vec<Shot> {
    let mut shots = chooses();
    shots.extend(ladders());
    shots.extend(checks());
    shots.extend(results());
    shots.extend(secrets());
    shots.extend(entries());
    shots.extend(tells());
    shots.extend(looks());
    shots
}

/// Where a fixture's secret pickers start: any number will do.
const NOISE: u32 = 0x0400;

fn shot(name: &'static str, game: StillMatch, keys: &str) -> Shot {
    let mut view = View::new();
    view.turn_to(&game, NOISE);
    press(&mut view, &game, keys);
    Shot { name, game, view }
}

/// Presses keys by their names; `y+` holds one down, all others are let go again.
pub fn press(view: &mut View, game: &StillMatch, keys: &str) {
    for word in keys.split_whitespace() {
        let held = word.strip_suffix('+');
        let key = Key::from_id(held.unwrap_or(word)).expect("a key");
        view.stroke(Stroke::down(key), game);
        if held.is_none() {
            view.stroke(Stroke::up(key), game);
        }
    }
}

const RED: Asked = Asked::Seat(Seat::RED);
const BLUE: Asked = Asked::Seat(Seat::BLUE);

fn choose(options: impl IntoIterator<Item = Opt>, preset: u8, layout: Layout, other: Option<u8>) -> Kind {
    Kind::Choose(Choose { options: options.into_iter().collect(), preset, layout, other })
}

fn rows(options: impl IntoIterator<Item = Opt>, preset: u8) -> Kind {
    choose(options, preset, Layout::Rows, None)
}

static NO_RESERVE: Off = Off { short: "no reserve", full: "None of yours is in reserve" };
static ACTED: Off = Off { short: "has acted", full: "It has acted in this Round" };
static LOST: Off = Off { short: "removed", full: "It has been removed" };

fn actions() -> [Opt; 7] {
    [
        Opt::new("charge", "Charge").icon(Icon::Charge).cost(1),
        Opt::new("stand", "Stand and Fight").icon(Icon::Stand).cost(1),
        Opt::new("feint", "Feint").icon(Icon::Feint).cost(1),
        Opt::new("maneuver", "Maneuver").icon(Icon::Maneuver).cost(1),
        Opt::new("sprint", "Sprint").icon(Icon::Sprint).cost(2),
        Opt::new("reinforce", "Reinforce").icon(Icon::Reinforce).cost(1).off(Some(&NO_RESERVE)),
        Opt::new("pass", "Pass"),
    ]
}

fn turn() -> StillMatch {
    StillMatch::asks(RED, Words::with("{} acts", Seat::RED), "", choose(actions(), 0, Layout::Rows, Some(6)))
}

fn elements(of: std::ops::Range<u8>) -> impl Iterator<Item = Opt> {
    of.map(|i| {
        let off = match i {
            1 | 8 => Some(&LOST),
            3 => Some(&ACTED),
            _ => None,
        };
        Opt::new(PieceId(i), PieceId(i)).cost(1).off(off)
    })
}

fn chooses() -> Vec<Shot> {
    let games = [
        Opt::new("rattle-and-rend", "Rattle and Rend").icon(Icon::D20),
        Opt::new("warbands-and-heroes", "Warbands & Heroes").icon(Icon::D6),
        Opt::new("dragon-rampant", "Dragon Rampant").icon(Icon::TwoD6),
        Opt::new("reign-or-ruin", "For Reign or Ruin").icon(Icon::D10),
    ];
    let chooser = StillMatch::asks(Asked::Anyone, "Game", "", rows(games, 0))
        .on(|still| (still.game, still.round, still.active, still.counters) = ("", None, None, vec![]));
    let warbands =
        ["Ogrekin Hunting Party", "Dwarven Throng", "Undead Horde", "Elven Court", "Goblin Mob", "Wolf Pack"];
    let more = ["Forest Folk", "Iron Guard"];
    let many = warbands.into_iter().chain(more).map(|name| Opt::new(name, name));
    let setup = |kind| {
        StillMatch::asks(BLUE, Words::with("{} fields", Seat::BLUE), "12 points", kind)
            .on(|still| (still.round, still.active, still.counters) = (None, None, vec![]))
    };
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
        day.view.wear(&DAY);
        day
    };
    vec![
        shot("choose-game", chooser, ""),
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
        shot("choose-six-sides", six, ""),
        shot("choose-grid", StillMatch::asks(RED, "Who fights?", "", grid(0..6, 2)), ""),
        shot("choose-grid-off", StillMatch::asks(RED, "Who fights?", "", grid(0..6, 2)), "left"),
        shot(
            "choose-grid-eight",
            StillMatch::asks(BLUE, "Who reacts?", "", choose(with_none, 7, Layout::Grid, None)),
            "",
        ),
    ]
}

fn ladder(open: u8, labels: [&'static str; 3], options: Vec<Opt>, preset: u8) -> Kind {
    let rung = |seat, label: &'static str| Rung { seat, label: label.into() };
    let rungs = [rung(Seat::BLUE, labels[0]), rung(Seat::RED, labels[1]), rung(Seat::BLUE, labels[2])];
    choose(options, preset, Layout::Ladder(Ladder { rungs, open }), None)
}

fn ladders() -> Vec<Shot> {
    let declare = vec![Opt::new("intimidate", "Intimidate").cost(1), Opt::new("none", "No reaction")];
    let answer = vec![Opt::new("accept", "Accept"), Opt::new("deny", "Deny").cost(1)];
    let last = vec![Opt::new("force", "Force it").cost(1), Opt::new("yield", "Give way")];
    let three = vec![
        Opt::new("intimidate", "Heavy intimidates").cost(1),
        Opt::new("brace", "Fighters brace").cost(1),
        Opt::new("none", "No reaction"),
    ];
    let seven = ["Heavy intimidates", "Fighters brace", "Fighters III brace", "Dregs flee", "Ward shields"];
    let mut seven: Vec<Opt> = seven.map(|label| Opt::new(label, label).icon(Icon::Will).cost(1)).to_vec();
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

const CHARGE: Modifier = Modifier { sign: "-", name: "Charge" };

fn fury(count: u8, why: &[Modifier]) -> Roll {
    let pool = Pool { count, die: Die::D20 };
    let why = why.iter().copied().collect();
    Roll { pool, need: Need::at_least(9), critical: Some(2), name: "Fury", icon: Some(Icon::Fury), why }
}

fn fact(key: &'static str, label: &'static str, sign: &'static str, name: &'static str) -> Fact {
    let on = Some(Modifier { sign, name });
    Fact { key: key.into(), label: label.into(), on, off: None, preset: false, only_if: None }
}

/// Two dice, one more or less for each modifier, between one and three.
fn recount(roll: &mut Roll) {
    let sum: i32 = roll.why.iter().map(|m| if m.sign == "+" { 1 } else { -1 }).sum();
    roll.pool.count = (2 + sum).clamp(1, 3) as u8;
}

fn facts(count: usize) -> StillMatch {
    let all = [
        fact("friend", "Friend touching", "+", "Friend"),
        fact("inspiring", "Inspiring ground", "+", "Inspiring"),
        fact("high", "Higher ground", "+", "High"),
        fact("cover", "Foe in cover", "-", "Cover"),
        fact("flank", "From the flank", "+", "Flank"),
        fact("night", "In the dark", "-", "Dark"),
    ];
    let check = Some(Check { base: fury(2, &[CHARGE]), recount: Recount(recount) });
    let tick = Tick { facts: all.into_iter().take(count).collect(), check };
    StillMatch::asks(RED, PieceId(2), "Charge", Kind::Tick(tick))
}

fn plain_facts() -> StillMatch {
    let rows = (0..6).filter(|i| *i != 1).map(|i| Fact {
        key: PieceId(i).into(),
        label: PieceId(i).into(),
        on: None,
        off: None,
        preset: i == 2,
        only_if: None,
    });
    let tick = Tick { facts: rows.collect(), check: None };
    StillMatch::asks(BLUE, "In range?", "up to 160 mm", Kind::Tick(tick))
}

fn roll(roll: Roll) -> StillMatch {
    StillMatch::asks(RED, PieceId(2), "Stand and Fight", Kind::Roll(roll))
}

fn checks() -> Vec<Shot> {
    let friend = Modifier { sign: "+", name: "Friend touching" };
    let inspiring = Modifier { sign: "+", name: "Inspiring ground" };
    let sixes = |die, count, need| Roll {
        pool: Pool { count, die },
        need,
        critical: None,
        name: "Melee",
        icon: None,
        why: Default::default(),
    };
    let named = StillMatch::asks(RED, "Fury", "Stand and Fight", Kind::Roll(fury(3, &[friend])));
    vec![
        shot("tick-one", facts(1), "a"),
        shot("tick-two", facts(2), "a"),
        shot("tick-three", facts(3), "a down"),
        shot("tick-four", facts(4), "a down"),
        shot("tick-five", facts(5), "a up"),
        shot("tick-scroll", facts(6), "a up"),
        shot("tick-plain", plain_facts(), "down down"),
        shot("roll", roll(fury(3, &[friend])), ""),
        shot("roll-named", named, ""),
        shot("roll-one", roll(fury(1, &[CHARGE])), ""),
        shot("roll-reasons", roll(fury(3, &[CHARGE, friend, inspiring])), ""),
        shot("roll-d6", roll(sixes(Die::D6, 12, Need::at_least(5))), ""),
        shot("roll-d10", roll(sixes(Die::D10, 4, Need { op: Op::Above, value: 6 })), ""),
        shot("own-dice", roll(fury(3, &[])), "x up up a down down down"),
        shot("own-dice-one", roll(fury(1, &[])), "x"),
        shot("own-dice-many", roll(sixes(Die::D6, 12, Need::at_least(5))), "x up a up up a down"),
    ]
}

fn rolled(sides: u8, faces: &[u8], need: u8, grade: Grade, then: impl Into<Words>) -> StillMatch {
    let rolled = Rolled {
        name: "Fury",
        sides,
        need: Need::at_least(need),
        faces: faces.iter().copied().collect(),
        grade,
        then: then.into(),
    };
    happened(Some(Seat::RED), Some(PieceId(5)), "Heavy: Fury", Show::Rolled(rolled))
}

fn happened(seat: Option<Seat>, piece: Option<PieceId>, words: impl Into<Words>, show: Show) -> StillMatch {
    turn().news(Happening { show, ..Happening::line("still", seat, piece, words.into()) })
}

fn results() -> Vec<Shot> {
    let over = |winner, words: &'static str| {
        let happening = Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, words.into()) };
        StillMatch::over().news(happening)
    };
    let mut day =
        shot("rolled-critical-day", rolled(20, &[17, 4, 12], 9, Grade::Critical, "Will check with Penalty"), "");
    day.view.wear(&DAY);
    vec![
        shot("rolled-critical", rolled(20, &[17, 4, 12], 9, Grade::Critical, "Will check with Penalty"), ""),
        day,
        shot("rolled-success", rolled(20, &[11, 8], 9, Grade::Success, "Will check"), ""),
        shot("rolled-failure", rolled(20, &[6], 9, Grade::Failure, "Nothing happens"), ""),
        shot("rolled-d6", rolled(6, &[1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1], 5, Grade::Success, "4 hits"), ""),
        shot("rolled-d10", rolled(10, &[10, 3, 7], 6, Grade::Success, "2 hits"), ""),
        shot("rolled-d8", rolled(8, &[8, 3, 7, 1], 6, Grade::Success, "2 hits"), ""),
        shot("removed", happened(Some(Seat::BLUE), Some(PieceId(8)), "", Show::Removed), ""),
        shot(
            "round",
            happened(None, None, "Round 4", Show::Round(4))
                .on(|still| (still.active, still.round, still.counters) = (None, Some(4), vec![(11, 11), (8, 8)])),
            "",
        ),
        shot(
            "revealed",
            happened(None, None, "Blue says who begins", Show::Revealed([3, 5])).on(|still| still.active = None),
            "",
        ),
        shot(
            "revealed-wide",
            happened(None, None, "Red says who begins", Show::Revealed([11, 10])).on(|still| still.active = None),
            "",
        ),
        shot("over", over(Some(Seat::BLUE), "The Ogrekin flee"), "a a"),
        shot("over-draw", over(None, "Both sides are spent"), ""),
    ]
}

/// A bid of both sides.
pub fn bid() -> StillMatch {
    let number = |max| Number { min: 0, max, step: 1, preset: 0, unit: "momentum" };
    let asks = [(Seat::BLUE, number(10)), (Seat::RED, number(11))].into_iter().collect();
    StillMatch::asks(Asked::Both, "Your bid", "", Kind::Secret(Secret { asks }))
        .on(|still| (still.active, still.counters) = (None, vec![(11, 11), (10, 10)]))
}

fn secrets() -> Vec<Shot> {
    vec![
        shot("secret-hand-over", bid(), ""),
        shot("secret-closed", bid(), "a right"),
        shot("secret-open", bid(), "a right y+"),
        shot("secret-second", bid(), "a a"),
    ]
}

fn entries() -> Vec<Shot> {
    let number = Number { min: 0, max: 240, step: 10, preset: 80, unit: "mm measured" };
    let name = Name { max: 16, suggestions: &["Dwarven Throng", "The Stout"] };
    let short = Name { max: 8, suggestions: &[] };
    vec![
        shot("number", StillMatch::asks(RED, "How far?", "Maneuver", Kind::Number(number)), ""),
        shot("name", StillMatch::asks(BLUE, "Your name", "", Kind::Name(name)), "right"),
        shot("name-empty", StillMatch::asks(RED, "Your name", "", Kind::Name(short)), "down right down"),
    ]
}

const BANDS: &[&str] = &["S", "M", "L"];

fn tells() -> Vec<Shot> {
    let tell = |text: Words, piece, by, reach, picture| {
        Kind::Tell(Tell { text, piece: Some(PieceId(piece)), by: Some(PieceId(by)), reach, picture })
    };
    let reach = |value, band, way| Some(Reach { value, unit: "MM", band: Some((band, BANDS)), way });
    let push = tell(Words::with("Push {}", PieceId(7)), 7, 5, reach(80, 0, "up to"), Picture::Push);
    let charge = tell(Words::with("Charge {}", PieceId(7)), 2, 7, reach(160, 1, "straight"), Picture::Towards);
    let sprint = tell(Words::with("Move {}", PieceId(2)), 2, 7, reach(240, 2, "1 pivot"), Picture::Move);
    let swap = tell(Words::of("Swap the two Elements"), 0, 3, None, Picture::Swap);
    let place = tell(Words::of("Put it within S of a table edge"), 6, 7, None, Picture::Place);
    let plain = Tell {
        text: Words::of("Put 3 markers on the table"),
        piece: None,
        by: None,
        reach: None,
        picture: Picture::None,
    };
    vec![
        shot("tell-push", StillMatch::asks(RED, "Push away", "", push), ""),
        shot("tell-towards", StillMatch::asks(RED, "Charge", "", charge), ""),
        shot("tell-move", StillMatch::asks(RED, "Sprint", "", sprint), ""),
        shot("tell-swap", StillMatch::asks(RED, "Swap", "", swap), ""),
        shot("tell-place", StillMatch::asks(BLUE, "Reinforce", "", place), ""),
        shot("tell-words", StillMatch::asks(Asked::Anyone, "Set up", "", Kind::Tell(plain)), ""),
    ]
}

fn looks() -> Vec<Shot> {
    let line = |seat, words: &'static str, change| Happening {
        change,
        ..Happening::line("still", Some(seat), None, words.into())
    };
    let dice = || match rolled(20, &[14, 11], 9, Grade::Success, "").into_news() {
        Some(rolled) => rolled,
        None => unreachable!("it was rolled"),
    };
    let log = || {
        turn()
            .logged(line(Seat::RED, "Red has the Turn", 0))
            .logged(line(Seat::BLUE, "Dregs: Sprint", -2))
            .logged(line(Seat::RED, "Fighters + Champion: Charge", -1))
            .logged(line(Seat::BLUE, "Heavy: Intimidate", -1))
            .logged(line(Seat::RED, "Denied", -1))
            .logged(line(Seat::BLUE, "Gave way", 0))
            .logged(dice())
            .logged(line(Seat::BLUE, "Fighters II removed", -2))
    };
    let mut warned = shot("warning", turn(), "");
    warned.view.warn("No fair dice", ["The dice source failed", "its test. Roll your own", "d20s, enter the faces."]);
    vec![
        shot("look-log", log(), "y"),
        shot("look-log-back", log(), "y up"),
        shot("look-red", log(), "y x"),
        shot("look-blue", log(), "y left down down"),
        warned,
    ]
}
