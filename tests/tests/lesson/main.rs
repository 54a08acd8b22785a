//! The guided first game, on the real app, from the shelf to its last page.

use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire_tests::pilot::fly;
use umpire_tests::pupil::Pupil;

/// As the coach proposes.
const PLAN: &str = "game: first-game, bid: 1 0, first: red
    act: stand, who: red-2, target: blue-1, react: none
    act: charge, who: red-1, target: blue-1, react: intimidate-blue-4, answer: deny, final-word: give-way
    act: stand, who: red-2, target: blue-1, react: intimidate-blue-5, answer: accept
    act: stand, who: blue-2, target: red-1";

#[test]
fn look() {
    let mut pupil = Pupil::new(PLAN);
    pupil.draws = std::env::var_os("LOOK").map(Into::into);
    fly(Device::new(Dice::from_seed([0; 32]), None), &mut pupil);
    for page in &pupil.pages {
        println!("{} {:?}\n   {:?}\n   {:?}", page.on, page.keys, page.words, page.cue);
    }
    println!("{} presses {:?}", pupil.presses(), pupil.words);
}
