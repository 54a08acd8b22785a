//! Pages of a campaign's game as pictures in the tree. `UPDATE=1` draws them anew.

use rattle_and_rend::book::Type;
use rattle_and_rend::{GivenName, KeptWarband};
use umpire_tests::picture::look_like_their_pictures;
use umpire_tests::play::Play;

use super::{band, begin, blue_wins, escalating, everybody, game, listed};

/// 18 points, three of the Elements of the Fringe.
fn large() -> KeptWarband {
    let mut kept = band(&[everybody(), listed(&[(2, Type::Heavy)])].concat());
    kept.warband.name = GivenName::new("The Grey Company");
    kept.warband.tactics[1] = kept.warband.tactics[0];
    kept.warband.entries.iter_mut().skip(6).for_each(|entry| entry.fringe = true);
    kept
}

fn eighteen() -> Play {
    let list = listed(&[(6, Type::Fighters), (2, Type::Heavy)]);
    begin(escalating(&list), escalating(&list)).says("size: 18").sets_up("").red_begins()
}

/// RR-ESC-3, RR-SET-5: the size, who plays and what is wrong with a choice; a strip of 18; the verdict, the die, and the
/// last page.
#[test]
fn a_campaigns_game_looks_like_its_pictures() {
    let play = |red: KeptWarband| begin(red, band(&everybody()));
    let few = || band(&listed(&[(2, Type::Heavy), (6, Type::Dregs), (2, Type::Fighters)]));
    let wrong = play(few()).sets_up_to("skirmish");
    let wrong = wrong.says("skirmish: red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8");
    let lost = blue_wins(game(band(&everybody()), band(&everybody())));
    let won = lost.clone().says("growth-won: 12");
    let over = won.clone().says("growth-lost: 3");
    let one = blue_wins(game(escalating(&everybody()), escalating(&everybody())));
    let pages = [
        ("size", play(large()).screen("")),
        ("skirmish", play(large()).sets_up_to("skirmish").screen("")),
        ("skirmish-plain", play(few()).sets_up_to("skirmish").screen("")),
        ("skirmish-short", play(few()).sets_up_to("skirmish").screen("a")),
        ("skirmish-wrong", wrong.screen("")),
        ("skirmish-why", wrong.screen("y")),
        ("skirmish-all", play(band(&everybody())).sets_up_to("skirmish-all").screen("")),
        ("strip-18", eighteen().screen("")),
        ("verdict", lost.screen("")),
        ("growth-won", lost.screen("a")),
        ("growth", won.screen("")),
        ("growth-lost", won.screen("a")),
        ("growth-loss", over.screen("")),
        ("last", over.screen("a")),
        ("escalation", one.screen("a")),
    ];
    look_like_their_pictures("field", pages);
}
