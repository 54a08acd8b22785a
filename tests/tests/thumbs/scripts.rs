//! The recorded games: what they start from, and who plays them.

use any_game::AnyGame;
use dragon_rampant::DragonRampant;
use for_reign_or_ruin::ForReignOrRuin;
use rattle_and_rend::RattleAndRend;
use umpire_engine::table::{Answer, Kind, Question, Roster, Sides, Tick};
use umpire_outside::{Fray, WarHost};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::examples;
use warbands_and_heroes::WarbandsAndHeroes;
use warbands_and_heroes::roster::{PackedWarbands, Warband};

use crate::player::{Script, sit};

/// All of them. Of the first thirty seeds, games of a middling length that ask the most.
pub(crate) const SCRIPTS: [Script; 7] = [
    Script {
        name: "first-blood",
        file: "games/first-blood.keys",
        title: "Ogrekin against Dwarves, the Elements only",
        foyer: "down a # game: rattle-and-rend\na # warband\na # warband",
        open: || sit::<RattleAndRend>(examples(0, 1)),
        choose: |question, rng| blood(question, 1, rng),
        fancy: 2,
        seed: 13,
    },
    Script {
        name: "dark-court",
        file: "games/dark-court.keys",
        title: "Vampires against Ghosts, all the rules",
        foyer: "down a # game: rattle-and-rend\ndown down a # warband\ndown down down a # warband",
        open: || sit::<RattleAndRend>(examples(2, 3)),
        choose: |question, rng| blood(question, 0, rng),
        fancy: 5,
        seed: 25,
    },
    Script {
        name: "three-banners",
        file: "games/three-banners.keys",
        title: "Warbands and Heroes, three sides",
        foyer: "down down a # game: warbands-and-heroes\ndown a # seats\na # warband\na # warband\na # warband",
        open: || sit::<WarbandsAndHeroes>(three_warbands()),
        choose: banners,
        fancy: 3,
        seed: 9,
    },
    Script {
        name: "dragon-rampant",
        file: "games/dragon-rampant.keys",
        title: "Dragon Rampant: Orcs against the Borderlands, a scenario, and magic",
        foyer: "down down down a # game: dragon-rampant\na # seats\ndown a # warband\ndown down a # warband",
        open: || sit::<DragonRampant>(two_hosts()),
        choose: umpire_tests::dragons::player,
        fancy: 1,
        seed: 12,
    },
    Script {
        name: "for-reign-or-ruin",
        file: "games/for-reign-or-ruin.keys",
        title: "For Reign or Ruin: three turns of Elves against Orcs",
        foyer: "down down down down a # game: for-reign-or-ruin\na # army\na # army",
        open: || sit::<ForReignOrRuin>(two_armies()),
        choose: umpire_tests::reigns::player,
        fancy: 1,
        seed: 21,
    },
    Script {
        name: "long-fray",
        file: "outside/long-fray.keys",
        title: "The Long Fray of three hosts, a rulebook from outside",
        foyer: "down down down down down down a # game: long-fray\ndown a # seats\ndown down a # host\na # host\na # host",
        open: || sit::<Fray>(Sides([2, 0, 1].map(WarHost::example).into_iter().collect())),
        choose: fray,
        fancy: 4,
        seed: 7,
    },
    Script {
        name: "any-game",
        file: "games/any-game.keys",
        title: "Any game: three sides with counters, dice and bids",
        foyer: "down down down down down a # game: any-game\ndown a # seats",
        open: || sit::<AnyGame>(Sides::examples(3)),
        choose: no_clock,
        fancy: 3,
        seed: 17,
    },
];

/// Whatever anybody would, but that no two devices play as fast as each other: there is no clock at the table.
fn no_clock(question: &Question, rng: &mut Lcg) -> Answer {
    let Kind::Choose(choose) = &question.kind else { return umpire_tests::tabletop::player(question, rng) };
    match (question.heading.id, choose.options.iter().position(|option| option.key.word == "off")) {
        ("clock", Some(off)) => Answer::Pick(off as u8),
        _ => umpire_tests::tabletop::player(question, rng),
    }
}

/// Mostly attacks, and seldom passes, by these of the rules.
fn blood(question: &Question, rules: u8, rng: &mut Lcg) -> Answer {
    match question.heading.id {
        "rules" => Answer::Pick(rules),
        "terrain" => Answer::Ticks(0b1010),
        "act" if rng.below(10) < 8 => {
            let Kind::Choose(choose) = &question.kind else { unreachable!("the turn menu is a choice") };
            let word = ["stand", "stand", "charge", "feint", "maneuver"][rng.below(5) as usize];
            match choose.options.iter().position(|option| option.key.word == word && option.off.is_none()) {
                Some(at) => Answer::Pick(at as u8),
                None => any_answer(question, rng),
            }
        }
        "talk" => Answer::Pick(0),
        _ => any_answer(question, rng),
    }
}

/// The warbands that three sides bring who take what lies under the cursor.
fn three_warbands() -> PackedWarbands {
    PackedWarbands::of([0, 1, 2].map(Warband::example).iter()).expect("three examples fit a battle")
}

/// The second and the third of those the book has samples of: both have somebody who casts.
fn two_hosts() -> dragon_rampant::roster::PackedWarbands {
    use dragon_rampant::roster::{PackedWarbands, Warband};
    PackedWarbands::of([1, 2].map(Warband::example).iter()).expect("two examples fit a battle")
}

/// The two small armies that are ready to play.
fn two_armies() -> for_reign_or_ruin::roster::PackedArmies {
    use for_reign_or_ruin::roster::{Army, PackedArmies};
    PackedArmies::of([0, 1].map(Army::example).iter()).expect("two examples fit a battle")
}

/// Everybody acts, mostly attacks, and nobody ends it before it is decided.
fn banners(question: &Question, rng: &mut Lcg) -> Answer {
    let Kind::Choose(choose) = &question.kind else { return any_answer(question, rng) };
    let row = |word: &str| choose.options.iter().position(|option| option.key.word == word && option.off.is_none());
    let open = || choose.options.iter().position(|option| option.off.is_none());
    let at = match question.heading.id {
        "rules" => row("fight"),
        "unit" | "target" => open(),
        "activate" if rng.below(3) > 0 => row("charge").or(row("still")),
        "action" if rng.below(9) > 0 => open(),
        "end" => row("yes"),
        _ => None,
    };
    at.map_or_else(|| any_answer(question, rng), |at| Answer::Pick(at as u8))
}

/// Names, two rounds, somebody near, and riders where there are any.
fn fray(question: &Question, rng: &mut Lcg) -> Answer {
    match (question.heading.id, &question.kind) {
        ("names", _) => Answer::Pick(1),
        ("name", Kind::Name(name)) => Answer::Name(name.suggestions[0].try_into().expect("a short name")),
        ("rounds", _) => Answer::Number(2),
        ("near", Kind::Tick(tick)) => {
            Answer::Ticks(if tick.rows() < 2 { 1 } else { 1 | u64::from(rng.below(2) == 0) << 1 })
        }
        ("dice", Kind::Tick(Tick { dice: Some(dice), .. })) => {
            let lowest = (0..dice.faces.len()).min_by_key(|at| dice.faces[*at]);
            Answer::Ticks(1 << lowest.unwrap_or(0))
        }
        ("company", Kind::Choose(choose)) => {
            let open = |at: &u8| choose.options[usize::from(*at)].off.is_none();
            let last = (0..choose.options.len() as u8 - 1).rev().find(open);
            if rng.below(6) == 0 { any_answer(question, rng) } else { Answer::Pick(last.unwrap_or(0)) }
        }
        _ => any_answer(question, rng),
    }
}
