//! Heads of two lines, and words in frames: every kind of page under them.

use rattle_and_rend::icons;
use umpire_engine::table::{
    Asked, Deed, Diagram, Fact, Heading, Instruction, Kind, Layout, Limit, ModifierRule, Moment, Name, Number, Off,
    Opt, PieceId, PreparedRoll, Question, Reach, Seat, Tick, Words,
};
use umpire_screens::DAY;

use super::ask::BANDS;
use super::check::{CHARGE, fact, fury, recount};
use super::choose::{choose, elements, ladder, rows};
use super::{RED, Shot, shot};
use crate::fixture::StillMatch;

const MOMENTS: &[&str] = &["declared", "moved", "strikes", "Will"];

/// Blue charges, and red is asked.
pub(super) fn charge(now: Option<u8>) -> Deed {
    let moment = now.map(|now| Moment { names: MOMENTS, now });
    Deed { by: (Seat::BLUE, Words::with("{} charges", PieceId(8))), to: Some((Seat::RED, PieceId(0).into())), moment }
}

pub(super) fn head(asked: Asked, deed: Deed) -> Heading {
    Heading::new("still", asked, "Red reacts?", "").deed(deed)
}

fn puts(heading: Heading, kind: Kind) -> StillMatch {
    StillMatch::puts(Question { heading, kind }).on(|still| still.active = Some(Seat::BLUE))
}

pub(super) fn reactions() -> Vec<Opt> {
    vec![
        Opt::new("none", "No reaction"),
        Opt::new("intimidate", "Heavy intimidates").icon(icons::HEAVY).cost(1),
        Opt::new("suppress", "Shooters suppress").icon(icons::SHOOTERS).cost(1),
        Opt::new("suppress-2", "Shooters II suppress").icon(icons::SHOOTERS).cost(1),
        Opt::new("retaliate", "Retaliate").icon(icons::FIGHTERS).cost(1),
        Opt::new("rally", "Champion rallies").icon(icons::CHAMPION).cost(1),
    ]
}

pub(super) fn deeds() -> Vec<Shot> {
    let mut shots = lists();
    shots.extend(two_lines());
    shots.extend(pages());
    shots.extend(chips());
    shots
}

fn lists() -> Vec<Shot> {
    let two = |now| rows(reactions().into_iter().take(now), 0);
    let to = Some((Seat::RED, "Ogre Fighters + Champion".into()));
    let lifted = Deed { to, ..charge(Some(2)) };
    let long = Deed { by: (Seat::BLUE, "Goblin Dregs II charges".into()), ..lifted };
    let alone = Deed { to: None, moment: None, ..charge(None) };
    let grid = choose(elements(0..6), 2, Layout::Grid, None);
    let answer = vec![Opt::new("accept", "Accept"), Opt::new("deny", "Deny").cost(1)];
    let answer = ladder(1, ["Intimidate", "", "Final word"], answer, 1);
    let four = ladder(0, ["", "Accept or deny", "Final word"], reactions().into_iter().take(4).collect(), 1);
    let named = puts(head(Asked::Seat(Seat(3)), charge(Some(0))), two(3)).on(|still| {
        (still.seats, still.counters) = (4, [7, 5, 9, 4].map(|n| (n, 12)).to_vec());
        still.names = vec!["Ann", "Bob", "Cleo", "Dan"];
    });
    let mut day = shot("deed-rows-day", puts(head(RED, charge(Some(1))), two(3)), "down");
    day.view.set_theme(&DAY);
    vec![
        shot("deed-rows", puts(head(RED, charge(Some(0))), two(2)), "down"),
        day,
        shot("deed-rows-five", puts(head(RED, charge(Some(1))), two(5)), "down down"),
        shot("deed-rows-scroll", puts(head(RED, charge(Some(2))), two(6)), "up"),
        shot("deed-target-alone", puts(head(RED, lifted), two(5)), "up"),
        shot("deed-target", puts(head(RED, long), two(5)), "up"),
        shot("deed-one-line", puts(head(RED, alone), two(5)), "down"),
        shot("deed-grid", puts(head(RED, charge(Some(3))), grid), ""),
        shot("deed-ladder", puts(head(RED, charge(None)), answer), ""),
        shot("deed-ladder-four", puts(head(RED, charge(Some(0))), four), ""),
        shot("deed-four-sides", named, "down"),
    ]
}

/// Rows of two lines, under the one that says no; what else may be said lies behind X.
fn two_lines() -> Vec<Shot> {
    let answer = |word, piece: u8, label, icon| Opt::new((word, PieceId(piece)), label).icon(icon).cost(1);
    let rows = [
        Opt::new("none", "No reaction"),
        answer("intimidate", 5, "Intimidate", icons::HEAVY).gist("if within 80 mm, seen"),
        answer("suppress", 3, "Suppress", icons::SHOOTERS).gist("sees ally, foe in 160"),
        answer("rally", 0, "Rally", icons::CHAMPION).gist("if it sees them"),
        answer("suppress", 4, "Suppress", icons::SHOOTERS).gist("sees ally, foe in 160"),
    ];
    let skip = Opt::new("none-more", "Skip all");
    let named = [rows[0], answer("retaliate", 2, "Retaliate", icons::FIGHTERS).gist("strike back together"), rows[1]];
    let list = |rows: &[Opt]| {
        let other = rows.len() as u8;
        choose(rows.iter().copied().chain([skip]), 0, Layout::TwoLines, Some(other))
    };
    let to = Some((Seat::RED, "Ogre Fighters + Champion".into()));
    let tall = Deed { by: (Seat::BLUE, "Goblin Dregs II charges".into()), to, ..charge(Some(2)) };
    let plain = Heading::new("still", RED, "Reaction?", "");
    let short = [rows[0], rows[1].off(Some(&SPENT))];
    let mut day = shot("two-lines-day", puts(head(RED, charge(Some(1))), list(&rows[..3])), "down");
    day.view.set_theme(&DAY);
    vec![
        shot("two-lines", puts(head(RED, charge(Some(0))), list(&rows[..2])), "down"),
        shot("two-lines-none", puts(head(RED, charge(Some(1))), list(&rows[..3])), ""),
        day,
        shot("two-lines-scroll", puts(head(RED, charge(Some(2))), list(&rows)), "down"),
        shot("two-lines-scrolled", puts(head(RED, charge(Some(2))), list(&rows)), "down down down"),
        shot("two-lines-low", puts(head(RED, tall), list(&rows)), "up"),
        shot("two-lines-name", puts(head(RED, charge(Some(2))), list(&named)), "down"),
        shot("two-lines-title", puts(plain, list(&rows[1..])), "down"),
        shot("two-lines-off", puts(head(RED, charge(None)), list(&short)), "down"),
        shot("two-lines-blue", puts(head(Asked::Seat(Seat::BLUE), charge(Some(3))), list(&rows[..3])), "down"),
    ]
}

static SPENT: Off = Off { short: "no Momentum", full: "There is no Momentum left" };

fn pages() -> Vec<Shot> {
    let facts = || {
        let check = PreparedRoll { base: fury(2, &[CHARGE]), rule: ModifierRule(recount) };
        let facts = [
            fact("friend", "Friend touching", "+", "Friend"),
            fact("cover", "Foe in cover", "-", "Cover"),
            fact("high", "Higher ground", "+", "High"),
            fact("night", "In the dark", "-", "Dark"),
        ];
        (Some(check), facts)
    };
    let check = |count: usize| {
        let (check, facts) = facts();
        Kind::Tick(Tick { check, ..Tick::of(facts.into_iter().take(count)) })
    };
    let plain = |count| Kind::Tick(Tick::of((0..count).map(|i| Fact::new(PieceId(i), PieceId(i)))));
    let weighed = Limit { min: 1, max: 3, unit: "points" };
    let weighed =
        Kind::Tick(Tick { limit: Some(weighed), ..Tick::of((3..9).map(|i| Fact::new(PieceId(i), PieceId(i)))) });
    let number = Kind::Number(Number { min: 0, max: 240, step: 10, preset: 80, unit: "mm measured", least: "" });
    let name = Kind::Name(Name { max: 12, suggestions: &["Throng"] });
    let tell = |picture, reach| {
        let text = Words::with("Push {}", PieceId(7));
        Kind::Instruct(Instruction {
            text,
            piece: Some(PieceId(7)),
            by: Some(PieceId(5)),
            reach,
            picture,
            placement: None,
        })
    };
    let reach = Some(Reach { band: Some((0, BANDS)), way: "up to", ..Reach::new(80, "MM") });
    let by = (Seat::BLUE, "Goblin Dregs II charges".into());
    let long = Deed { by, to: Some((Seat::RED, "Ogre Fighters + Champion".into())), ..charge(Some(2)) };
    vec![
        shot("deed-tick", puts(head(RED, charge(None)), check(2)), ""),
        shot("deed-tick-four", puts(head(RED, charge(Some(2))), check(4)), "down down"),
        shot("deed-tick-plain", puts(head(RED, charge(None)), plain(3)), "down a"),
        shot("deed-tick-six", puts(head(RED, charge(None)), plain(6)), "up a"),
        shot("deed-tick-limit", puts(head(RED, charge(None)), weighed), "a down a"),
        shot("deed-roll", puts(head(RED, charge(None)), Kind::Roll(fury(2, &[CHARGE]))), ""),
        shot("deed-number", puts(head(RED, charge(None)), number), ""),
        shot("deed-name", puts(head(RED, charge(None)), name), "right"),
        shot("deed-tell", puts(head(RED, charge(Some(1))), tell(Diagram::Push, reach)), ""),
        shot("deed-tell-low", puts(head(RED, long), tell(Diagram::Push, reach)), ""),
        shot("deed-tell-words", puts(head(RED, charge(None)), tell(Diagram::Place, None)), ""),
    ]
}

fn chips() -> Vec<Shot> {
    let kind = || rows(reactions().into_iter().take(4), 1);
    let titled = |title: Words, note: Words| puts(Heading::new("still", RED, title, note).chip("Reaction"), kind());
    let short = Deed { by: (Seat::BLUE, "Heavy hits".into()), ..charge(Some(3)) };
    vec![
        shot("chip", titled("Intimidate".into(), Words::NONE), ""),
        shot("chip-note", titled("Who?".into(), "page 14".into()), ""),
        shot("chip-name", titled(PieceId(2).into(), Words::NONE), ""),
        shot("chip-deed", puts(head(RED, short).chip("Reaction"), kind()), ""),
        shot("chip-below", puts(head(RED, charge(None)).chip("Reaction"), kind()), ""),
    ]
}
