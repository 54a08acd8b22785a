//! Laws of Turns, windows and moves, kept by random games of all the rules between random warbands.

use std::pin::pin;

use rattle_and_rend::book::Tactic;
use rattle_and_rend::book::house::{GainsCapped, TemptorDie};
use rattle_and_rend::{
    CurrentAction, ElementSet, Foe, Marker, RattleAndRend, ReactionSlot, State, Warband, Whereabouts,
};
use umpire_engine::table::{
    Answer, AnswerError, Game, Kind, Question, Runner, Seat, Session, Source, Standing, Table, Tape, Words,
};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::sides;

const BANDS: [&str; 6] = [
    "shooters / skirmishers / fighters / dregs / heavy colossal / champion spot-weakness / ward detonate",
    "fighters + champion banish-foe / fighters / shooters / dregs / heavy transport / ward confusion",
    "skirmishers / skirmishers / fighters / champion crashing-wave / heavy flyer / ward reversal / ward sacrifice",
    "shooters / shooters / dregs / dregs / champion battle-summons / heavy colossal / ward vengeance / ward pursuit",
    "fighters / fighters / skirmishers / champion push-to-the-brink / champion distant-doom / heavy transport / ward defiance",
    "heavy colossal + champion scheming-plot / heavy transport / dregs / fighters / fighters",
];

fn any_warband(rng: &mut Lcg) -> Warband {
    let mut pick = |n: usize| rng.below(n as u32) as usize;
    let (one, other) = (pick(Tactic::ALL.len()), pick(Tactic::ALL.len() - 1));
    let other = if other == one { Tactic::ALL.len() - 1 } else { other };
    let tactics = format!("{} {}", Tactic::ALL[one].row().id, Tactic::ALL[other].row().id);
    let bond = ["fellowship", "strife", "bloodlust", "retinue focus 1", "discipline", "null", "superiority"][pick(7)];
    let reputation = ["wary", "compelled", "devious", "prepared", "frenzied"][pick(5)];
    let band = BANDS[pick(BANDS.len())];
    let text = format!("warband \"Own\" / {band} / tactics {tactics} / bond {bond} / reputation {reputation}");
    let listed = Warband::read(&text).unwrap_or_else(|mistake| panic!("{text}: {mistake:?}"));
    listed.resized::<8>().expect("eight Elements at the most")
}

/// Plays a random game of all the rules; calls `see` before every answer.
fn random_game(seed: u64, mut see: impl FnMut(&State, &dyn Session, &Question)) {
    let mut rng = Lcg::new(seed);
    let warbands = sides(any_warband(&mut rng), any_warband(&mut rng));
    let table = Table::<RattleAndRend>::new(&warbands, Tape::new());
    let flow = pin!(RattleAndRend::play(&table));
    let mut live = Runner::new(&table, warbands, flow, RattleAndRend::play).expect("an empty tape");
    let game: &mut dyn Session = &mut live;
    game.say(&Answer::Pick(0), Source::Thumb).expect("all the rules");
    while game.standing() == Standing::Waiting {
        let question = game.question().expect("a waiting game asks").clone();
        table.look(|s| see(s, game, &question));
        match game.say(&any_answer(&question, &mut rng), Source::Thumb) {
            Ok(()) => {}
            Err(AnswerError::TapeFull) => return,
            Err(refusal) => panic!("{}: {refusal:?}", question.heading.id),
        }
    }
}

/// RR-MOVE-1, RR-MOVE-5, RR-REACT-1, RR-ARCH-1, RR-ARCH-2: nothing moves and nobody reacts but in an Action.
#[test]
fn only_an_action_moves_anybody_or_is_reacted_to() {
    for seed in 0..300 {
        random_game(seed, |s, _, question| {
            let acting = s.current.action.is_some();
            match question.heading.id {
                "move" | "push" | "reposition" | "feint" | "drive" | "critical-will" | "leaving" | "swap" => {
                    assert!(acting, "{}: seed {seed}", question.heading.id);
                }
                "react" | "answer" | "final-word" => {
                    assert!(acting && s.active.is_some(), "{}: seed {seed}", question.heading.id);
                    let lost_turn = question.heading.id != "react" || question.heading.title == Words::of("Turn lost!");
                    let reactive = s.active.map(Seat::foe) == question.heading.asked.seat();
                    assert!(
                        lost_turn || reactive && s.current.slot == ReactionSlot::Free,
                        "{}: seed {seed}",
                        question.heading.id
                    );
                }
                "act" => {
                    // Morale and first-turn effects are noted in a frame nobody reads.
                    let CurrentAction { leader, action, reactor, strikers, .. } = s.current;
                    assert_eq!(
                        (leader, action, reactor, strikers),
                        (None, None, None, ElementSet::EMPTY),
                        "seed {seed}"
                    );
                    assert!(s.pending_checks.is_empty() && s.fallen.is_empty(), "nor Will checks: seed {seed}");
                    assert!(s.active == question.heading.asked.seat() && s.active.is_some_and(|seat| s.can_act(seat)));
                }
                _ => {}
            }
        });
    }
}

/// RR-REACT-5, RR-TURN-2, RR-TURN-3: one Reaction an Action, a Reversal aside; a Turn ends by a pass or by one of them.
#[test]
fn an_action_has_one_reaction_and_a_turn_ends_by_one_or_by_a_pass() {
    for seed in 0..300 {
        let (mut reactions, mut turn, mut reasons) = (0, None, 0);
        random_game(seed, |s, game, _| {
            for line in game.news().iter() {
                match line.id {
                    "acts" | "reinforced" => reactions = 0,
                    "reacts" => {
                        let reversal = line.seat == s.active && reactions == 1;
                        reactions += 1;
                        reasons += 1;
                        assert!(reactions == 1 || reversal, "a second Reaction: seed {seed}");
                    }
                    "passed" => reasons += 1,
                    "round" => (turn, reasons) = (None, 0),
                    "turn" => {
                        assert!(
                            turn.is_none() || (reasons > 0 && turn != line.seat),
                            "the Turn went over: seed {seed}"
                        );
                        (turn, reasons) = (line.seat, 0);
                    }
                    _ => {}
                }
            }
        });
    }
}

/// RR-MOM-4, RR-FLAG-3, RR-EL-3, RR-TRN-3, RR-CRED-2: what is true of every table at every question.
#[test]
fn tables_stay_sound() {
    for seed in 0..300 {
        random_game(seed, |s, _, question| {
            for seat in [Seat::RED, Seat::BLUE] {
                let side = s.side(seat);
                let capped = !s.house.is(GainsCapped::TwoBonds);
                assert!(side.now <= side.total || !capped, "{}: seed {seed}", question.heading.id);
                assert!(side.credits.len() <= 8);
            }
            for marker in s.markers {
                if let Marker::Carried(who, _) = marker {
                    assert!(
                        s.element(who).in_play() && !s.element(who).is_ward(),
                        "{}: seed {seed}",
                        question.heading.id
                    );
                }
            }
            for element in &s.elements {
                if let Whereabouts::Aboard(heavy) = element.place {
                    assert!(s.element(heavy).on_table() && s.element(heavy).seat == element.seat, "seed {seed}");
                }
            }
            if let Kind::Choose(choose) = &question.kind {
                let now = question
                    .heading
                    .asked
                    .seat()
                    .map_or(u8::MAX, |seat| if s.round > 0 { s.side(seat).now } else { u8::MAX });
                let dear = choose.options.iter().find(|o| o.off.is_none() && o.cost > now);
                assert!(dear.is_none(), "{}: {dear:?}: seed {seed}", question.heading.id);
            }
        });
    }
}

/// RR-DEV-1, RR-MOVE-3, RR-LOS-1, RR-LOS-3, RR-TERR-1, GAP 31: section 22. Where a base, a line or an edge lies is
/// judged at the table: beside bids and dice a game is answered by picking and ticking, and a default is there.
#[test]
fn no_measure_and_no_place_is_ever_asked_for() {
    for seed in 600..900 {
        random_game(seed, |s, game, question| {
            let pick = match &question.kind {
                Kind::Choose(choose) => choose.options[usize::from(choose.preset)].off.is_none(),
                Kind::Tick(tick) => tick.facts.iter().all(|fact| !fact.label.line(&*game.scene()).is_empty()),
                Kind::Instruct(tell) => tell.piece.is_some() || s.round == 0 || question.heading.id == "held",
                Kind::Roll(_) => true,
                Kind::Number(_) | Kind::Secret(_) => question.heading.id == "bid",
                Kind::Name(_) => false,
            };
            assert!(pick, "{}: seed {seed}", question.heading.id);
            assert!(!question.heading.title.line(&*game.scene()).is_empty(), "{}: seed {seed}", question.heading.id);
        });
    }
}

/// RR-MOM-8: every change of Momentum within a Round is a line with its amount.
#[test]
fn the_log_accounts_for_every_change() {
    for seed in 0..300 {
        let mut before = None;
        random_game(seed, |s, game, question| {
            let now = s.sides.each_ref().map(|side| i16::from(side.now));
            let news = game.news();
            // Between Rounds everybody is filled up, after Morale.
            let fresh = s.active.is_none() || news.iter().any(|line| matches!(line.id, "round" | "bids"));
            if let Some(before) = before.filter(|_| !fresh) {
                let changes = [Seat::RED, Seat::BLUE].map(|seat| {
                    let own = news.iter().filter(|line| line.seat == Some(seat));
                    own.map(|line| i16::from(line.change)).sum::<i16>()
                });
                let sum: [i16; 2] = std::array::from_fn(|i| {
                    let before: [i16; 2] = before;
                    before[i] + changes[i]
                });
                assert_eq!(sum, now, "{}: seed {seed}", question.heading.id);
            }
            before = Some(now);
        });
    }
}

/// RR-DICE-2, RR-DICE-4, RR-ASK-1, RR-ARCH-3: the reasons of a roll and its dice are one; a list of facts holds none
/// that could not change it.
#[test]
fn dice_and_reasons_agree() {
    for seed in 0..300 {
        random_game(seed, |s, _, question| match &question.kind {
            Kind::Roll(roll) if roll.critical.is_some() && !s.house.is(TemptorDie::OneMore) => {
                let has = |sign| roll.why.iter().any(|modifier| modifier.amount.sign() == sign);
                let dice = [2, 3, 1, 2][usize::from(has("+")) + 2 * usize::from(has("-"))];
                assert_eq!(roll.pool.count, dice, "{:?}: seed {seed}", roll.why);
                let doubled = roll.why.iter().enumerate().any(|(i, one)| roll.why[..i].contains(one));
                assert!(!doubled, "{:?}: seed {seed}", roll.why);
            }
            Kind::Tick(tick) if tick.check.is_some() => {
                let any = |row: usize| {
                    (0..1 << tick.facts.len()).any(|ticked| {
                        tick.listed(row, ticked) && tick.matters(row, ticked, tick.roll(tick.counted(ticked)).as_ref())
                    })
                };
                assert!((0..tick.facts.len()).all(any), "{tick:?}: seed {seed}");
            }
            _ => {}
        });
    }
}

/// RR-DICE-2, RR-ASK-1: what stands beside a fact is what its tick does to the dice, whether it is ticked or not.
#[test]
fn the_amount_beside_a_fact_is_what_its_tick_does() {
    for seed in 0..300 {
        random_game(seed, |_, _, question| {
            let Kind::Tick(tick) = &question.kind else { return };
            let dice = |ticked| tick.roll(tick.counted(ticked)).map(|roll| roll.pool.count);
            for (row, ticked) in (0..tick.facts.len()).flat_map(|row| (0..1 << tick.facts.len()).map(move |t| (row, t)))
            {
                let switch = tick.facts[row].on.is_none() && tick.facts[row].off.is_none();
                let (Some(with), Some(without)) = (dice(ticked | 1 << row), dice(ticked & !(1 << row))) else { return };
                if switch || !tick.listed(row, ticked) || with == without {
                    continue;
                }
                let sign = tick.brings(row, ticked).expect("it changes the dice").sign();
                assert_eq!(sign, if with > without { "+" } else { "-" }, "{:?}: seed {seed}", tick.facts[row]);
            }
        });
    }
}
