//! Long lists: numbers at the right, ten units, forty-eight pieces, menus of many rows.

use rattle_and_rend::icons;
use umpire_engine::dice::Need;
use umpire_engine::table::{Amount, Asked, Fact, Kind, Layout, Limit, Modifier, Opt, OptionKey, PieceId, Seat, Tick};
use umpire_screens::DAY;

use super::choose::{ACTED, choose, rows};
use super::{BLUE, RED, Shot, shot};
use crate::army::{self, Unit};
use crate::fixture::{Still, StillMatch};

/// A table of units, nobody counting.
pub(super) fn units(still: &mut Still) {
    (still.pieces, still.counters) = (army::units(), Vec::new());
    still.names = vec!["Wulf", "Hilda"];
}

/// A table of elements in groups.
pub(super) fn host(still: &mut Still) {
    (still.pieces, still.counters) = (army::host(), Vec::new());
    still.names = vec!["Elves", "Orcs"];
}

pub(super) fn pieces(of: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Opt> {
    of.into_iter().map(|i| Opt::new(PieceId(i), PieceId(i)))
}

pub(super) fn grid(options: impl IntoIterator<Item = Opt>, preset: u8) -> Kind {
    choose(options, preset, Layout::Grid, None)
}

fn amounts() -> Vec<Shot> {
    let need = |value| Amount::Need(Need::at_least(value));
    let spell = |name: &'static str, value, icon| Opt::new(name, name).icon(icon).amount(need(value));
    let spells = [
        spell("Banish Fear!", 6, icons::STAND),
        spell("Heal Thee!", 7, icons::WILL),
        spell("Befuddle Thee!", 7, icons::FEINT).gist("A foe is Battered"),
        spell("Bog Thee!", 10, icons::GUILE).off(Some(&ACTED)),
        spell("Wind Blast!", 8, icons::SPRINT),
        spell("Dragon Breath!", 8, icons::FURY).cost(2),
        spell("Stronger Shield!", 6, icons::WARD),
    ];
    let rests = [
        Opt::new("move", "Move first"),
        Opt::new("act", "Act first"),
        Opt::new("still", "Stand still").amount(Amount::Dice(1)),
        Opt::new("pass", "Pass").cost(1).amount(Amount::Plus(-2)),
    ];
    let gold = Asked::Seat(Seat(2));
    vec![
        shot("rows-amount", StillMatch::asks(RED, "Which spell?", "", rows(spells[..5].to_vec(), 1)), ""),
        shot("rows-amount-cost", StillMatch::asks(RED, "Which spell?", "", rows(spells, 1)), ""),
        shot("rows-amount-gist", StillMatch::asks(BLUE, "Which spell?", "", rows(spells, 2)), ""),
        shot("rows-amount-four", StillMatch::asks(gold, "Bowmen", "", rows(rests, 2)).on(|still| still.seats = 3), ""),
    ]
}

fn menus() -> Vec<Shot> {
    let long = |seat: u8| {
        let kind = rows(pieces(0..48), 0);
        StillMatch::asks(Asked::Seat(Seat(seat)), "Which one?", "", kind).on(host)
    };
    let words = ["Für Käthe kämpfen", "Über die Mühle", "Çà et là, Loïc", "Öüäß öüäß öüäß"];
    let accents = choose(words.map(|words| Opt::new(words, words)), 0, Layout::Rows, Some(3));
    vec![
        shot("rows-forty-eight", long(0), "right right right right down"),
        shot("rows-forty-eight-end", long(1), "up"),
        shot("rows-accents", StillMatch::asks(BLUE, "Was nun, Jörg?", "Ärger", accents), ""),
    ]
}

fn grids() -> Vec<Shot> {
    let all = || pieces(0..10).map(|o| o.off([1, 5].contains(&o.key.piece.map_or(0, |p| p.0)).then_some(&ACTED)));
    let ten = |asked, preset| StillMatch::asks(asked, "Who acts?", "", grid(all(), preset)).on(units);
    let none = [Opt::new("none", "Nobody"), Opt::new("all", "All of them")];
    let mut day = shot("grid-units-day", ten(RED, 3), "");
    day.view.set_theme(&DAY);
    vec![
        shot("grid-units", ten(RED, 3), ""),
        shot("grid-units-off", ten(RED, 3), "up up"),
        shot("grid-units-lost", ten(RED, 3), "right"),
        shot("grid-units-foe", ten(BLUE, 7), ""),
        day,
        shot("grid-units-seven", StillMatch::asks(RED, "Who acts?", "turn 4", grid(pieces(2..9), 1)).on(units), ""),
        shot("grid-units-three", StillMatch::asks(RED, "Who acts?", "turn 4", grid(pieces(2..5), 1)).on(units), ""),
        shot("grid-mixed", StillMatch::asks(RED, "Who acts?", "", grid(pieces(2..6).chain(none), 1)).on(units), "down"),
    ]
}

fn lists() -> Vec<Shot> {
    let many = |asked, of: std::ops::Range<u8>, preset| {
        let of = pieces(of).map(|o| o.off(o.key.piece.filter(|p| p.0 % 9 == 4).map(|_| &ACTED)));
        StillMatch::asks(asked, "Orders", "step 16", grid(of, preset)).on(host)
    };
    let none = [Opt::new("none", "Done"), Opt::new("all", "The same for all")];
    let mixed = grid(pieces(0..30).chain(none), 0);
    let mut day = shot("list-day", many(RED, 0..48, 2), "");
    day.view.set_theme(&DAY);
    let plain = |still: &mut Still| still.pieces.iter_mut().for_each(|unit| unit.group = "");
    let anyone = grid(pieces(40..56), 6);
    vec![
        shot("list-forty-eight", many(RED, 0..48, 2), ""),
        shot("list-forty-eight-off", many(RED, 0..48, 2), "down down"),
        shot("list-forty-eight-group", many(RED, 0..48, 12), ""),
        shot("list-forty-eight-name", many(RED, 0..48, 20), ""),
        shot("list-forty-eight-end", many(RED, 0..48, 2), "up up up up"),
        shot("list-blue", many(BLUE, 48..96, 26), ""),
        shot("list-foe", many(BLUE, 0..40, 24), ""),
        shot("list-anyone", StillMatch::asks(Asked::Anyone, "Who is it?", "", anyone).on(host), "down"),
        shot("list-words", StillMatch::asks(RED, "Orders", "", mixed).on(host), "up"),
        shot("list-plain", many(RED, 0..48, 9).on(plain), ""),
        shot("list-eleven", StillMatch::asks(RED, "Who acts?", "", grid(pieces(0..11), 3)).on(units), ""),
        day,
    ]
}

fn ticks() -> Vec<Shot> {
    const FOURTEEN: [&str; 14] = [
        "Spears I",
        "Spears II",
        "Moon Riders",
        "Archers I",
        "Archers II",
        "Stags",
        "Lord Arel",
        "Hero Nim",
        "Mage Oro",
        "Eagles",
        "Scouts I",
        "Scouts II",
        "Wardens",
        "Jäger",
    ];
    const GOALS: [&str; 4] = ["They will cower", "Cleave them in half", "Stand firm", "Missiles shall rain"];
    let fact = |i: usize, weight| Fact { preset: i % 3 == 1, weight, ..Fact::new(FOURTEEN[i % 14], FOURTEEN[i % 14]) };
    let ask = |seat, tick| StillMatch::asks(Asked::Seat(Seat(seat)), "Within 8 cm?", "", Kind::Tick(tick)).on(host);
    let facts = |count| (0..count).map(move |i| fact(i, 1));
    let limit = Some(Limit { min: 4, max: 6, unit: "points" });
    let weighed = |count| (0..count).map(move |i| fact(i + 3, 1 + i as u8 % 3));
    let bounded = |count| Tick { limit, ..Tick::of(weighed(count).filter(|fact| fact.key != "Moon Riders".into())) };
    let named = |count| (0..count).map(|i| Fact::new(PieceId(i), PieceId(i)));
    let six = rows(["Ärger", "Öger", "Übel", "Élan", "Ñandu", "Åsa"].map(|name| Opt::new(name, name)), 0);
    let brings = |much: i8| Some(Modifier { amount: Amount::Plus(much), name: "glory" });
    let goal = |i: usize, on: Option<Modifier>, off: Option<Modifier>| Fact {
        on,
        off,
        preset: i % 3 == 1,
        whose: Some(Seat(i as u8 % 2)),
        ..Fact::new(OptionKey::numbered("goal", i as u8), GOALS[i % GOALS.len()])
    };
    let judged = Tick { noted: true, ..Tick::of((0..5).map(|i| goal(i, brings(3), brings(-1).filter(|_| i < 3)))) };
    let limit_goals = Some(Limit { min: 0, max: 3, unit: "goals" });
    let offered = |i: usize| Fact { whose: None, ..goal(i, brings(1 + i as i8 % 3), None) };
    let offered = Tick { noted: true, limit: limit_goals, ..Tick::of((0..9).map(offered)) };
    let anyone = |tick| StillMatch::asks(Asked::Anyone, "Glory", "as it was seen", Kind::Tick(tick)).on(host);
    let mut day = shot("ticks-day", ask(0, Tick::of(facts(14))), "down down");
    day.view.set_theme(&DAY);
    vec![
        shot("ticks-fourteen", ask(0, Tick::of(facts(14))), "down down down down"),
        shot("ticks-fourteen-right", ask(0, Tick::of(facts(14))), "right down"),
        shot("ticks-fourteen-below", ask(0, Tick::of(facts(14))), "up down"),
        shot("ticks-seven", ask(1, Tick::of(facts(7))), "up"),
        shot("ticks-none", ask(1, Tick::of(named(14).filter(|fact| fact.key.piece.is_some_and(|p| p.0 > 2)))), ""),
        shot("ticks-sides", ask(1, Tick::of(named(10))).on(warbands), "down"),
        shot("ticks-sides-other", ask(0, Tick::of(named(10))).on(warbands), "right a"),
        shot("ticks-forty-eight", ask(1, Tick::of(facts(48))), "left"),
        shot("ticks-forty-eight-next", ask(1, Tick::of(facts(48))), "right right right a"),
        shot("ticks-gold", ask(2, Tick::of(facts(20))).on(|still| still.seats = 3), "down"),
        shot("ticks-limit", ask(0, bounded(11)), "right"),
        shot("ticks-limit-refused", ask(0, bounded(24)), "right x"),
        shot("ticks-noted", anyone(judged.clone()), "down"),
        shot("ticks-noted-own", ask(1, judged.clone()), "down down down"),
        shot("ticks-noted-limit", ask(0, offered), "down down"),
        shot("ticks-accents", ask(0, Tick::of(facts(12).chain([Fact::new("oger", "Öger")]))), "right"),
        shot("rows-accents-six", StillMatch::asks(BLUE, "Wer?", "Ärger", six), "up"),
        shot("ticks-long", ask(0, Tick::of(named(48))), "right right a"),
        shot("ticks-long-end", ask(1, Tick::of(named(48))), "up"),
        day,
    ]
}

/// Five pieces on each side, of names that both have.
fn warbands(still: &mut Still) {
    const NAMES: [&str; 5] = ["Champion", "Fighters I", "Fighters II", "Shooters", "Heavy"];
    still.pieces = (0..2).flat_map(|seat| NAMES.map(|name| Unit::new(seat, icons::CHARGE, name, ("", 1, 1)))).collect();
}

/// Cursors of further seats.
fn colours() -> Vec<Shot> {
    let six = |seat: u8, kind| {
        StillMatch::asks(Asked::Seat(Seat(seat)), "Who acts?", "", kind).on(units).on(|still| {
            still.seats = 6;
            still.active = Some(Seat(seat));
        })
    };
    let short = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"].map(|name| Fact::new(name, name));
    let day = |mut shot: Shot| {
        shot.view.set_theme(&DAY);
        shot
    };
    let shots = |name: [&'static str; 3], seat| {
        [
            shot(name[0], six(seat, grid(pieces(0..11), 2)), ""),
            shot(name[1], six(seat, grid(pieces(0..8), 2)), ""),
            shot(name[2], six(seat, Kind::Tick(Tick::of(short))), "right"),
        ]
    };
    let night = shots(["list-green", "grid-green", "ticks-green"], 3).into_iter();
    let violet = shots(["list-violet", "grid-violet", "ticks-violet"], 4).into_iter();
    let white = shots(["list-white-day", "grid-white-day", "ticks-white-day"], 5).map(day);
    night.chain(violet).chain(white).collect()
}

pub(super) fn all() -> Vec<Shot> {
    [amounts(), menus(), grids(), lists(), ticks(), colours()].into_iter().flatten().collect()
}
