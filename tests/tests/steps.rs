//! Mistakes nobody keeps: what B takes back, who has to agree, and what is seen of it afterwards.

use umpire::app::device::{Device, Outcome};
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Session, Source, Thrown};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::picture::{Picture, frame, picture};
use umpire_tests::play::{Play, duel, say, with_sides};
use umpire_tests::words::words;

/// A device at a game.
struct Desk<'g> {
    device: Device,
    game: &'g mut dyn Session,
}

impl Desk<'_> {
    fn press(&mut self, key: Key) -> Outcome {
        let moved = self.device.on_key(KeyEvent::down(key), self.game, &mut |_| {});
        self.device.on_key(KeyEvent::up(key), self.game, &mut |_| {});
        moved
    }

    fn presses(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            self.press(Key::from_id(key).expect("a key"));
        }
    }

    /// Red holds the pad, and Blue presses A.
    fn agree(&mut self) -> Outcome {
        let held = self.device.on_key(KeyEvent::down(Key::Left), self.game, &mut |_| {});
        assert_eq!(held, Outcome::Stayed, "one alone does not agree for both");
        let agreed = self.press(Key::A);
        self.device.on_key(KeyEvent::up(Key::Left), self.game, &mut |_| {});
        agreed
    }

    fn says(&mut self, steps: &str) {
        for step in steps.split(',').map(str::trim).filter(|step| !step.is_empty()) {
            say(self.game, step).unwrap_or_else(|error| panic!("{error}"));
        }
        self.device.sync(self.game);
    }

    fn rolls(&mut self) -> Vec<u8> {
        assert_eq!(self.device.roll(Source::Thumb, self.game, &mut |_| {}), Outcome::Said);
        let tape = self.game.tape();
        let (who, faces) = tape.last_answers(1).next().expect("a line").thrown().expect("dice");
        assert_eq!(who, Thrown::Device);
        faces.to_vec()
    }

    fn asks(&self) -> String {
        self.game.question().map_or("over".into(), |question| question.heading.id.into())
    }

    fn screen(&self) -> Picture {
        picture(&frame(&self.device.view.layout(self.game)))
    }

    /// Every text on the screen.
    fn reads(&self) -> Vec<String> {
        words(&self.device.view.layout(self.game))
    }

    fn sees(&self, text: &str) -> bool {
        self.reads().iter().any(|line| line.contains(text))
    }
}

/// Sits down at this game with the device's dice.
fn at<R>(play: &Play, f: impl FnOnce(&mut Desk<'_>) -> R) -> R {
    with_sides(&Default::default(), play.tape(), |game| {
        let mut desk = Desk { device: Device::new(Dice::from_seed([7; 32]), None), game };
        desk.device.sync(desk.game);
        f(&mut desk)
    })
}

/// A fight up to the dice.
fn at_the_dice() -> Play {
    duel("ogrekin", "dwarves").says("act: stand, who: red-3, target: blue-2, react: none-more, facts:").shows("roll")
}

#[test]
fn a_step_without_dice_is_taken_back_by_b_alone() {
    at(&duel("ogrekin", "dwarves").says("act: stand"), |desk| {
        assert_eq!(desk.asks(), "who");
        assert_eq!(desk.press(Key::B), Outcome::Undone { dice: false });
        assert_eq!(desk.asks(), "act");
    });
}

#[test]
fn dice_of_the_device_are_taken_back_only_if_both_agree() {
    at(&at_the_dice(), |desk| {
        let lines = desk.game.tape().answer_count();
        let faces = desk.rolls();
        assert_eq!(desk.press(Key::B), Outcome::Asked);
        let told: Vec<String> = faces.iter().map(u8::to_string).collect();
        let dice = format!("Fury {}", told.join(" "));
        assert!(desk.sees(&dice) && desk.sees("Rolled again: same faces"), "{dice}: {:?}", desk.reads());
        assert_eq!(desk.game.tape().answer_count(), lines + 1, "nothing is taken back yet");
        desk.presses("up x y left a a a left a x");
        assert!(desk.device.view.asks_consent() && desk.game.tape().answer_count() == lines + 1, "by no one thumb");
        assert_eq!(desk.agree(), Outcome::Undone { dice: true });
        assert_eq!((desk.asks().as_str(), desk.game.tape().answer_count()), ("roll", lines));
        let (_, _, back) = desk.game.tape().steps().last().expect("it is written down");
        assert!(back.agreed && back.crossed.dice && !back.crossed.secret && back.net == 1);
        assert_eq!(desk.rolls(), faces, "the same again brings the same faces");
    });
}

#[test]
fn whoever_does_not_agree_leaves_all_as_it_was() {
    at(&at_the_dice(), |desk| {
        desk.rolls();
        let (tape, screen) = (desk.game.tape().clone(), desk.screen());
        for refusal in ["b b", "b a b", "b left b"] {
            desk.presses(refusal);
            assert!(*desk.game.tape() == tape, "{refusal}");
            assert!(desk.screen() == screen, "{refusal}: the same picture");
        }
    });
}

#[test]
fn own_dice_are_the_players_own_to_take_back() {
    at(&at_the_dice().says("roll: 20 1"), |desk| {
        assert_eq!(desk.device.back(1, Source::Thumb, desk.game), Outcome::Undone { dice: true });
        assert_eq!(desk.asks(), "roll");
    });
}

#[test]
fn a_revealed_bid_is_taken_back_only_if_both_agree_and_that_is_logged() {
    let bids = duel("ogrekin", "dwarves");
    at(&bids, |desk| {
        // Red's Turn, and before it who begins, and before that the bids.
        assert_eq!(desk.asks(), "act");
        assert_eq!(desk.press(Key::B), Outcome::Undone { dice: false });
        assert_eq!((desk.asks().as_str(), desk.press(Key::B)), ("first", Outcome::Asked));
        assert!(desk.sees("Secrets were revealed."));
        desk.presses("b");
        assert_eq!(desk.asks(), "first", "one says no");
        desk.presses("b");
        desk.agree();
        assert_eq!(desk.asks(), "bid");
        desk.says("bid: 2 0, first: red");
        desk.presses("a y left");
        assert!(desk.sees("2 steps back: agreed"), "{:?}", desk.reads());
    });
}

#[test]
fn a_whole_action_is_taken_back_at_once_and_its_dice_only_with_both() {
    let acting = duel("ogrekin", "dwarves").says("act: stand, who: red-3, target: blue-2, react: none-more");
    at(&acting, |desk| {
        desk.presses("y left left down a");
        assert_eq!((desk.asks().as_str(), desk.game.tape().redoable()), ("act", 4));
        (0..4).for_each(|_| desk.presses("y left left down down a"));
        assert_eq!(desk.asks(), "facts", "and forth again, one by one");
        desk.says("facts:");
        desk.rolls();
        desk.presses("a");
        desk.presses("y left left down a");
        assert!(desk.device.view.asks_consent() && desk.sees("6 steps."), "{:?}", desk.reads());
        desk.agree();
        assert_eq!(desk.asks(), "act");
    });
}

#[test]
fn what_was_taken_back_is_struck_through_in_the_log() {
    at(&at_the_dice(), |desk| {
        desk.rolls();
        desk.presses("a y left");
        let plain = desk.screen();
        desk.presses("b b");
        desk.agree();
        desk.presses("b");
        desk.says("facts: friend");
        desk.rolls();
        desk.presses("a y left");
        assert!(desk.sees("2 steps back: agreed") && desk.screen() != plain, "{:?}", desk.reads());
        let rolled = desk.reads().iter().filter(|line| line.ends_with(": Fury")).count();
        assert_eq!(rolled, 2, "once struck through, once as it stands: {:?}", desk.reads());
    });
}

#[test]
fn the_log_is_read_from_its_first_line_to_its_last_and_round_by_round() {
    let round = "act: pass, act: pass, end-round: pass, bid: 1 0, first: red,";
    let play = duel("ogrekin", "dwarves").says(&round.repeat(30));
    at(&play, |desk| {
        let mut told = Vec::new();
        desk.game.visit_history(u16::MAX, &mut |one| {
            if let umpire_engine::table::HistoryItem::Happened(happening) = one.what {
                told.push((one.round, happening.words.line(one.scene).to_string()));
            }
        });
        assert!(told.len() > 100, "{} lines", told.len());
        desk.presses("y left");
        (0..told.len()).for_each(|_| desk.presses("up"));
        assert!(desk.sees(&told[0].1), "{:?}", desk.reads());
        desk.presses("a a a");
        assert!(desk.sees("LOG ROUND 29"), "{:?}", desk.reads());
        let of_29: Vec<_> = told.iter().filter(|(round, _)| *round == Some(29)).map(|(_, line)| line).collect();
        assert!(of_29.len() > 3 && desk.sees(of_29[of_29.len() - 1]), "{of_29:?}: {:?}", desk.reads());
        (0..of_29.len()).for_each(|_| desk.presses("up"));
        assert!(desk.sees(of_29[0]), "{of_29:?}: {:?}", desk.reads());
    });
}

#[test]
fn a_game_is_looked_back_at_step_by_step_and_nothing_changes() {
    let play = at_the_dice();
    at(&play, |desk| {
        desk.rolls();
        desk.presses("a");
        let (tape, screen, asks) = (desk.game.tape().clone(), desk.screen(), desk.asks());
        desk.presses("y left left down down down a");
        assert_eq!((desk.game.shown_at(), desk.asks().as_str()), (Some(0), "rules"));
        let of = format!("of {}", tape.answer_count());
        assert!(desk.sees(&format!("0 {of}")), "{:?}", desk.reads());
        let mut seen = vec![desk.screen()];
        while desk.game.shown_at() != Some(tape.answer_count()) {
            desk.presses("right");
            seen.push(desk.screen());
        }
        assert!(seen.len() > usize::from(tape.answer_count()), "a page for each answer, and for the dice");
        // The rules are as they were: what was bid and rolled is seen again, and no key answers anything.
        assert!(desk.game.question().is_some());
        desk.presses("left left up down x");
        assert_eq!(desk.game.shown_at(), None, "x and b leave it");
        assert!(*desk.game.tape() == tape && desk.asks() == asks);
        assert!(desk.screen() == screen, "the same picture as before");
    });
}

#[test]
fn whoever_looks_back_sees_the_cursor_on_what_was_picked() {
    at(&duel("ogrekin", "dwarves").says("act: sprint"), |desk| {
        let lines = desk.game.tape().answer_count();
        desk.device.look_back_to(Some(lines - 1), desk.game);
        assert_eq!(desk.asks(), "act");
        let sprint = desk.screen();
        desk.device.look_back_to(None, desk.game);
        assert_eq!(desk.press(Key::B), Outcome::Undone { dice: false });
        desk.says("act: pass");
        desk.device.look_back_to(Some(lines - 1), desk.game);
        assert!(desk.screen() != sprint, "another answer lies under the cursor");
    });
}

#[test]
fn an_answer_by_line_ends_the_look_back() {
    at(&duel("ogrekin", "dwarves"), |desk| {
        desk.presses("y left left down down down a right");
        assert!(desk.game.shown_at().is_some());
        let moved = desk.device.say(&umpire_engine::table::Answer::Pick(0), Source::Thumb, desk.game, &mut |_| {});
        assert_eq!((moved, desk.game.shown_at()), (Outcome::Said, None));
        assert!(desk.game.undo(1, false, Source::Thumb));
        desk.device.sync(desk.game);
        desk.presses("y left left down down down a");
        assert_eq!(
            desk.device.back(1, Source::Thumb, desk.game),
            Outcome::Undone { dice: false },
            "and so does a step back"
        );
        assert_eq!(desk.game.shown_at(), None);
    });
}

#[test]
fn a_page_laid_over_an_open_curtain_shuts_it() {
    let bids =
        umpire_tests::play::play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:");
    at(&bids, |desk| {
        desk.presses("a a right y");
        assert_eq!(desk.asks(), "bid");
        let closed = desk.screen();
        desk.device.on_key(KeyEvent::down(Key::Y), desk.game, &mut |_| {});
        assert!(desk.screen() != closed, "held, Y shows the number");
        desk.device.view.ask_consent(1, Default::default(), "");
        desk.device.on_key(KeyEvent::up(Key::Y), desk.game, &mut |_| {});
        desk.presses("b");
        assert!(desk.screen() == closed, "nobody holds Y any more");
    });
}
