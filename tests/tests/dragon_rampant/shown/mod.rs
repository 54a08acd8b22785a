//! What players see: cards, notes, texts behind *Why?*, and what they put right.

mod cards;
mod corrections;
mod pictures;
mod reminders;
mod told;
mod why;
mod wording;

use dragon_rampant::DragonRampant;
use dragon_rampant::book::{Fantastical, TypeOption, UnitType};
use dragon_rampant::roster::UnitEntry;
use umpire_engine::table::{Answer, Correction, CorrectionTarget, Kind, Question, Seat, Source};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::RandomGame;

use crate::fixture::{BattlePlay, Fought, battle, plain, unit};
use crate::magic::{caster, with};

/// Warbands that between them can be given every order.
fn warbands() -> [Vec<UnitEntry>; 3] {
    use UnitType::*;
    [
        plain(&[EliteRiders, HeavyFoot, LightMissiles, Scouts, BellicoseFoot]),
        vec![
            caster(),
            with(HeavyFoot, Fantastical::Summoner),
            with(LightFoot, Fantastical::Exploder),
            with(HeavyRiders, Fantastical::Venomous),
            with(LightRiders, Fantastical::Hatred),
        ],
        vec![
            unit(EliteFoot, &[TypeOption::FootMissiles], &[Fantastical::Fear]),
            with(HeavyFoot, Fantastical::Were),
            with(BellicoseFoot, Fantastical::MysticalArmour),
            with(GreaterWarbeasts, Fantastical::Flying),
            with(RavenousHordes, Fantastical::Undead),
        ],
    ]
}

/// A battle of two of them, by players who seldom end anything.
fn random_battle(seed: u64) -> RandomGame<DragonRampant> {
    let mut rng = Lcg::new(seed);
    let all = warbands();
    let (one, other) = (rng.below(3) as usize, rng.below(3) as usize);
    RandomGame::new(battle(&[&all[one], &all[other]]), rng).by(answer).most(400)
}

fn answer(question: &Question, rng: &mut Lcg) -> Answer {
    let Kind::Choose(choose) = &question.kind else { return any_answer(question, rng) };
    loop {
        let Answer::Pick(at) = any_answer(question, rng) else { unreachable!("a choice is picked from") };
        let word = choose.options[usize::from(at)].key.word;
        let rare = matches!(word, "battle" | "end" | "back") || (question.heading.id == "agree" && word == "yes");
        if !rare || rng.below(12) == 0 {
            return Answer::Pick(at);
        }
    }
}

/// With a field of a unit put right.
#[track_caller]
pub(crate) fn corrects(play: BattlePlay, id: &str, field: &str, value: i16) -> BattlePlay {
    let target = CorrectionTarget::Piece(play.id(id));
    put_right(play, target, field, value)
}

/// With a field of a side put right.
#[track_caller]
pub(crate) fn corrects_seat(play: BattlePlay, seat: Seat, field: &str, value: i16) -> BattlePlay {
    put_right(play, CorrectionTarget::Seat(seat), field, value)
}

#[track_caller]
fn put_right(play: BattlePlay, target: CorrectionTarget, field: &str, value: i16) -> BattlePlay {
    play.then(|game| {
        let mut keys = Vec::new();
        game.scene().fields(target, &mut |known| keys.push(known.key));
        let at = keys.iter().position(|key| *key == field).unwrap_or_else(|| panic!("no {field:?}: {keys:?}"));
        game.correct(Correction { target, field: at as u8, value }, Source::Thumb).expect("it may be put right");
    })
}
