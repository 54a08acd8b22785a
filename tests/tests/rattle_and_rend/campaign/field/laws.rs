//! Laws that any game of a campaign keeps, whatever its warbands and its size.

use rattle_and_rend::{KeptWarband, MAX_POINTS, RattleAndRend, Warbands};
use umpire_engine::table::{Kind, Roster, Seat, Shelved, Sides, stand};
use umpire_tests::game_play::GamePlay;
use umpire_tests::laws::{heed_the_lost, keep_the_laws};
use umpire_tests::random::{Lcg, play_on};
use umpire_tests::random_game::{RandomGame, offers_are_true, starts_on_what_can_be_picked};
use umpire_tests::warbands::{random_campaign, random_legal};
use umpire_tests::why::unexplained;

/// Two warbands of a campaign, or one and a guest.
fn warbands(rng: &mut Lcg) -> Warbands {
    let guest = |rng: &mut Lcg| if rng.below(4) == 0 { random_legal(rng).into() } else { random_campaign(rng) };
    let (one, other) = (random_campaign(rng), guest(rng));
    Sides(if rng.below(2) == 0 { [one, other] } else { [other, one] }.into_iter().collect())
}

/// RR-CAMP-11, RR-CAMP-13, RR-ESC-2: no dead end. Games come to their end, of any size between 9 and 18; what is fielded
/// is within the limits; each is settled, and what comes home is a warband again, no larger than 18.
#[test]
fn any_campaign_is_played_to_its_end() {
    let (mut sizes, mut ended) = ([false; 19], 0);
    for seed in 0..120 {
        let mut rng = Lcg::new(seed);
        let sides = warbands(&mut rng);
        let mut in_play = Vec::new();
        let mut last = String::new();
        let mut tape = None;
        let game = GamePlay::<RattleAndRend>::new(sides.clone());
        let (_, over) = RandomGame::new(game, rng).play(|game, question, _| {
            keep_the_laws(game, question);
            starts_on_what_can_be_picked(question);
            heed_the_lost(game, &last, &mut in_play);
            last = question.heading.note.line(&*game.scene()).to_string();
            if let (Kind::Tick(tick), "skirmish") = (&question.kind, question.heading.id) {
                assert!(tick.weight_allowed(tick.preset()), "seed {seed}: what is proposed would do");
            }
            tape = Some(game.tape().clone());
        });
        ended += u32::from(over);
        let state = stand::<RattleAndRend>(&sides, tape.expect("it was played")).expect("its own tape").0;
        sizes[usize::from(state.size)] = true;
        for seat in [Seat::RED, Seat::BLUE] {
            let fielded = state.starting_points(seat, None);
            assert!(fielded <= state.size && state.of(seat).count() <= 8, "seed {seed}: {fielded} of {}", state.size);
        }
    }
    assert!(ended > 80, "most games end: {ended}");
    assert!(sizes[9..].iter().filter(|seen| **seen).count() > 7, "of most sizes: {sizes:?}");
}

/// RR-ARCH-1, RR-ARCH-7: every prefix of the tape stands where the game stood, and undo takes back.
#[test]
fn every_prefix_of_a_campaigns_game_stands() {
    for seed in 500..504 {
        let mut rng = Lcg::new(seed);
        RandomGame::new(GamePlay::<RattleAndRend>::new(warbands(&mut rng)), rng).most(120).every_prefix_stands();
    }
}

/// Whatever is offered up to the first Round is taken, and can be taken back; and each question says what it is.
#[test]
fn what_is_offered_is_taken() {
    for seed in 600..640 {
        let mut rng = Lcg::new(seed);
        RandomGame::new(GamePlay::<RattleAndRend>::new(warbands(&mut rng)), rng).most(40).play(|game, question, _| {
            offers_are_true(game, question);
            let missing: Vec<_> = unexplained(question, &[], &[]).into_iter().collect();
            assert!(missing.is_empty(), "{missing:?}");
        });
    }
}

/// RR-CAMP-6, RR-CAMP-16: whatever was rolled, what comes home can be kept and read again.
#[test]
fn what_comes_home_is_a_warband_again() {
    let mut homes = 0;
    for seed in 700..760 {
        let mut rng = Lcg::new(seed);
        let sides = warbands(&mut rng);
        let play = GamePlay::<RattleAndRend>::new(sides.clone());
        let tape = play.with(|game| {
            play_on(game, &mut rng);
            game.tape().clone()
        });
        let state = stand::<RattleAndRend>(&sides, tape).expect("its own tape").0;
        for (at, seat) in [Seat::RED, Seat::BLUE].into_iter().enumerate() {
            let brought: KeptWarband = sides.0[at].clone();
            let Some(after) = RattleAndRend::after(brought.clone(), &state, seat) else { continue };
            homes += 1;
            let mut bytes = Vec::new();
            after.encode(&mut |piece| bytes.extend_from_slice(piece));
            assert_eq!(KeptWarband::decode(KeptWarband::VERSION, &bytes).as_ref(), Some(&after), "seed {seed}");
            assert!((brought.worth()..=MAX_POINTS).contains(&after.worth()), "seed {seed}");
            assert_eq!(after.warband, brought.warband, "a game changes no list");
        }
    }
    assert!(homes > 40, "{homes}");
}
