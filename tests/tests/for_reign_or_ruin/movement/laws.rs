//! Random movement: whatever players answer, the step goes on and what it leaves is sound.

use for_reign_or_ruin::book::{Attribute, Formation, Kind as ElementKind, Order, Stat, Step, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;
use umpire_engine::table::{Answer, Kind, Question, Words};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{RandomGame, offers_are_true, starts_on_what_can_be_picked};

use crate::fixture::{BattlePlay, Carded, element, fresh};

fn any_card(rng: &mut Lcg, n: u8) -> ElementCard {
    let kind = if rng.below(3) == 0 { ElementKind::ALL[rng.below(5) as usize] } else { ElementKind::Unit };
    let formation = Formation::ALL[rng.below(3) as usize];
    let mut card = element(&format!("E{n}"), kind).formed(formation).order(Order::ALL[rng.below(9) as usize]);
    card.group = if rng.below(2) == 0 { 0 } else { rng.below(3) as u8 };
    for stat in [Stat::Init, Stat::Mov, Stat::Act] {
        let value = if rng.below(20) == 0 { UNKNOWN } else { rng.below(6) as u8 };
        card.set_number(0, stat, value);
    }
    (card.two_lines, card.lines[1]) = (rng.below(3) == 0, card.lines[0]);
    card.lines[1].formation = Formation::Open;
    let special = [Attribute::CausesFear, Attribute::Caster];
    if rng.below(3) == 0 { card.special(special[rng.below(2) as usize]) } else { card }
}

fn any_battle(seed: u64) -> (BattlePlay, Lcg) {
    let mut rng = Lcg::new(seed);
    let mut army = || (0..8).map(|n| any_card(&mut rng, n)).collect::<Vec<_>>();
    let (red, blue) = (army(), army());
    (fresh(&red, &blue), rng)
}

/// Players who move in each turn, and skip all other steps.
fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match question.heading.id {
        "rules" | "turn" | "skip" => Answer::Pick(0),
        "step" => match &question.kind {
            Kind::Choose(choose) if question.heading.title != Words::of(Step::MOVEMENT.name()) => {
                Answer::Pick(choose.options.len() as u8 - 1)
            }
            _ => Answer::Pick(0),
        },
        _ => any_answer(question, rng),
    }
}

/// FR-UI-2, FR-TURN-2: random movement has no dead end, and every offer is true.
#[test]
fn random_movement_is_sound() {
    let mut pages = 0;
    for seed in 0..30 {
        let (start, rng) = any_battle(seed);
        RandomGame::new(start, rng).by(player).most(250).play(|_, question, _| {
            starts_on_what_can_be_picked(question);
            pages += u32::from(question.heading.id == "move");
        });
    }
    for seed in 60..64 {
        let (start, rng) = any_battle(seed);
        RandomGame::new(start, rng).by(player).most(50).play(|game, question, _| offers_are_true(game, question));
    }
    assert!(pages > 1_000, "{pages} pages");
}

/// FR-UI-2, FR-UI-3: every prefix of a tape stands where the battle stood.
#[test]
fn every_prefix_of_movement_stands() {
    for seed in 100..102 {
        let (start, rng) = any_battle(seed);
        RandomGame::new(start, rng).by(player).most(60).every_prefix_stands();
    }
}

/// FR-MOV-14, FR-TERM-4, FR-ST-5: after any answers contacts are between two sides on the table, and each of the two is in
/// no group.
#[test]
fn contacts_are_between_enemies_without_a_group() {
    let mut contacts = 0;
    for seed in 200..230 {
        let (start, rng) = any_battle(seed);
        let mut played = start.clone();
        RandomGame::new(start, rng).by(player).most(120).play(|game, _, _| {
            let tape = game.tape().clone();
            if tape.answer_count() == 110 {
                played = played.clone().then(|game| game.load(&tape).expect("its own tape"));
            }
        });
        let state = played.state();
        for contact in &state.contacts {
            let [a, b] = contact.ends.map(|end| state.element(end.id));
            assert!(a.in_play() && b.in_play() && a.seat != b.seat, "seed {seed}");
            assert_eq!((a.group, b.group), (0, 0), "seed {seed}");
            contacts += 1;
        }
    }
    assert!(contacts > 20, "{contacts}");
}
