//! From the shelf to the first bid, by keys on the real app: how many, and what can be looked at on the way.

use rattle_and_rend::KeptWarband;
use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Answer, Roster, Session};
use umpire_screens::{Intent, Key};
use umpire_tests::picture::Picture;
use umpire_tests::pilot::{Pilot, fly};
use umpire_tests::way::shortest;
use umpire_tests::words::words;

/// Presses as few keys as each question takes, and counts them.
struct Hasty {
    /// Which rules, and which warbands.
    rules: u8,
    warbands: [u8; 2],
    /// What the page of the first warband said, where it was looked at.
    looked: Option<Vec<String>>,
    /// Presses by the question they answer.
    pressed: Vec<(&'static str, usize)>,
}

impl Pilot for Hasty {
    fn next(&mut self, device: &Device, game: &dyn Session, _: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        let asked = game.question().map_or("over", |question| question.heading.id);
        let chosen = self.pressed.iter().filter(|row| row.0 == "warband").count();
        match &self.looked {
            None if asked == "warband" => {
                self.looked = Some(Vec::new());
                return Some(vec![Key::Y]);
            }
            Some(said) if said.is_empty() => {
                self.looked = Some(words(&device.view.layout(game)));
                return Some(vec![Key::B]);
            }
            _ => {}
        }
        if asked == "bid" {
            return None;
        }
        let wanted = match asked {
            "game" => Some(1), // behind the guided one
            "rules" => Some(self.rules),
            "warband" => Some(self.warbands[chosen]),
            _ => None,
        };
        let keys = shortest(device, game, |intent| match (intent, wanted) {
            (Intent::Answer(answer), Some(row)) => *answer == Answer::Pick(row),
            // A table is rolled.
            (Intent::Answer(Answer::Pick(_)), None) => {
                !asked.ends_with("-roll") && !["roles", "terrain-dice"].contains(&asked)
            }
            (Intent::Answer(_) | Intent::AnswerThenRoll(_) | Intent::DoneThenRoll | Intent::Roll, None) => true,
            _ => false,
        });
        let keys = keys.expect("every question can be answered");
        self.pressed.push((asked, keys.len()));
        assert!(self.pressed.len() < 60, "the setup ends: {:?}", self.pressed);
        Some(keys)
    }
}

/// Sits down at these rules with these warbands, and stops before the first bid.
fn hasty(rules: u8, warbands: [u8; 2], seed: u8) -> Hasty {
    let mut pilot = Hasty { rules, warbands, looked: None, pressed: Vec::new() };
    fly(Device::new(Dice::from_seed([seed; 32]), None), &mut pilot);
    pilot
}

/// With the Elements only.
#[test]
fn a_learning_game_is_seven_presses_away() {
    let hasty = hasty(1, [0, 1], 0);
    let presses: usize = hasty.pressed.iter().filter(|row| row.0 != "game").map(|row| row.1).sum();
    assert!(presses <= 6, "{presses} behind the shelf, where it is one, or two while the guided game is the first row");
}

/// Asked only of some warbands, and a press each where nobody wants anything special.
const OF_SOME: [&str; 9] =
    ["ambush", "cargo", "compelled", "delayed", "devious", "late", "prepared", "prepared-choice", "prey"];

/// With all the rules: twelve for everybody and one for what is fought for, and a press for each Tactic, Reputation or
/// deployment that asks something. Only what players choose for themselves takes more: which warband, between two lines
/// of a table, who stands ahead.
#[test]
fn a_whole_game_is_thirteen_presses_and_a_few_away() {
    let own = |id: &str| id.ends_with("-pick") || id == "ahead";
    for seed in 0..12 {
        for warbands in [[0, 0], [0, 1], [1, 2], [2, 3], [3, 3]] {
            let pressed = hasty(0, warbands, seed).pressed;
            let told = pressed.iter().filter(|row| !own(row.0));
            assert!(told.clone().all(|row| ["game", "warband"].contains(&row.0) || row.1 == 1), "{pressed:?}");
            let presses = told.filter(|row| !OF_SOME.contains(&row.0)).count();
            assert!(presses <= 13, "{presses}: {pressed:?}");
        }
    }
}

/// Y on a row shows what is in the warband, and B leads back to it.
#[test]
fn a_warband_is_looked_at_before_it_is_chosen() {
    let looked = hasty(1, [0, 1], 0).looked.expect("it was looked at");
    assert!(looked.iter().any(|said| said == "OGREKIN HUNTING PARTY"), "{looked:?}");
    assert!(looked.iter().any(|said| said == "12 points, 6 Elements"), "{looked:?}");
    let mut said = Vec::new();
    KeptWarband::example(0).describe(&mut |line| said.push(line.to_string()));
    let expected = [
        "12 points, 6 Elements",
        "Champion: Crashing Wave",
        "Champion: Push to the Brink",
        "Led Fighters: Spot Weakness",
        "2 x Shooters",
        "Heavy: Flyer",
    ];
    assert_eq!(said[..6], expected);
    assert!(said[6].starts_with("Ambushers: ") && said[7].starts_with("Zealots: "), "{said:?}");
    assert_eq!(said[8..], ["Bond: Bloodlust", "Reputation: Devious"]);
}
