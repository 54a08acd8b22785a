//! Back and forth: what was taken back stays on the tape, is heard no more, and can stand again.

use umpire_engine::table::{
    Answer, Change, ChangeError, Crossed, HistoryEntry, HistoryItem, Rules, Session, Source, Steps, Tape, TapeLine,
    Thrown,
};
use umpire_tests::random::{Lcg, any_answer};

use super::answers::round;
use super::toy::with;

/// What a game should be like after some steps: told by a list, as a child would.
#[derive(Default)]
struct Model {
    standing: Vec<Answer>,
    /// Taken back and not answered otherwise since, the last one first to stand again.
    ahead: Vec<Answer>,
    /// All that ever happened: how many answers stood then, or the step that was taken.
    history: Vec<Event>,
}

#[derive(Clone, PartialEq, Debug)]
enum Event {
    /// An answer, and whether it was taken back since.
    Heard { undone: bool },
    /// All steps between two answers: how many answers fewer stand, and how many at the furthest.
    /// Whether they needed everybody's word comes last.
    Step(i32, i32, bool),
    /// What was answered, of an answer that was taken back.
    Said,
}

impl Model {
    /// Steps are folded into those before them; forward beyond where they began does not happen here.
    fn step(&mut self, net: i32, needs_all: bool, lived: &[usize]) {
        let folded = match self.history.last() {
            Some(&Event::Step(before, deepest, needed)) => {
                self.history.pop();
                Event::Step(before + net, deepest.max(before + net), needed || needs_all)
            }
            _ => Event::Step(net, net.max(0), needs_all),
        };
        self.settle(folded, lived);
    }

    fn say(&mut self, answer: &Answer) {
        self.standing.push(answer.clone());
        self.ahead.clear();
        self.history.push(Event::Heard { undone: false });
    }

    /// Marks the answers that stand, and no others.
    fn settle(&mut self, step: Event, lived: &[usize]) {
        for (at, event) in self.history.iter_mut().enumerate() {
            if let Event::Heard { undone } = event {
                *undone = !lived.contains(&at);
            }
        }
        self.history.push(step);
    }
}

/// Which of the model's history stand, oldest first, and which could stand again.
#[derive(Default)]
struct Lived {
    standing: Vec<usize>,
    ahead: Vec<usize>,
}

/// What goes wrong in a game that does not keep its steps, in a word.
fn fault(game: &mut dyn Session, seed: u64, moves: u32) -> Option<&'static str> {
    let (mut rng, mut model, mut lived) = (Lcg::new(seed), Model::default(), Lived::default());
    for _ in 0..moves {
        match rng.below(6) {
            0 => {
                let steps = 1 + rng.below(4) as u16;
                let can = usize::from(steps) <= model.standing.len();
                let needs_all = game.tape().crossing(steps).needs_all();
                if game.undo(steps, true, Source::Thumb) != can {
                    return Some("a step that is not there was taken, or one that is was not");
                }
                if can {
                    let at = model.standing.len() - usize::from(steps);
                    model.ahead.splice(0..0, model.standing.split_off(at));
                    lived.ahead.splice(0..0, lived.standing.split_off(at));
                    model.step(steps.into(), needs_all, &lived.standing);
                }
            }
            1 => {
                let can = !model.ahead.is_empty();
                if game.redo(Source::Thumb) != can {
                    return Some("what was taken back does not stand again, or what was not does");
                }
                if can {
                    model.standing.push(model.ahead.remove(0));
                    lived.standing.push(lived.ahead.remove(0));
                    model.step(-1, false, &lived.standing);
                }
            }
            _ => {
                let Some(answer) = game.question().map(|question| any_answer(&question, &mut rng)) else { break };
                game.say(&answer, Source::Thumb).expect("an allowed answer");
                if model.ahead.first() == Some(&answer) {
                    // Who says the same again goes a step forward.
                    model.standing.push(model.ahead.remove(0));
                    lived.standing.push(lived.ahead.remove(0));
                    model.step(-1, false, &lived.standing);
                } else {
                    if matches!(model.history.last(), Some(Event::Step(0, _, false))) {
                        model.history.pop(); // nothing came of it, and nobody had to agree
                    }
                    lived.standing.push(model.history.len());
                    lived.ahead.clear();
                    model.say(&answer);
                }
            }
        }
        if game.tape().redoable() != model.ahead.len() as u16 {
            return Some("what could stand again is not what was taken back");
        }
        if game.tape().any_remote() != game.tape().iter().any(|line| line.source.is_remote()) {
            return Some("the tape does not know where its lines came from");
        }
        let fresh = with(u16::MAX, |game| {
            model.standing.iter().for_each(|answer| game.say(answer, Source::Thumb).expect("it was taken before"));
            game.tape().clone()
        });
        if !game.tape().same_answers(&fresh) {
            return Some("not the same answers stand");
        }
        let mut told = Vec::new();
        game.visit_history(u16::MAX, &mut |one: &HistoryEntry<'_>| {
            told.push(match one.what {
                HistoryItem::Said(..) => Event::Said,
                HistoryItem::Happened(_) => Event::Heard { undone: one.undone },
                HistoryItem::Stepped(steps) => {
                    Event::Step(steps.net.into(), steps.deepest.into(), steps.crossed.needs_all())
                }
                HistoryItem::Corrected(_) | HistoryItem::Named(_) => panic!("nobody did so by hand"),
                HistoryItem::Resumed => panic!("nobody switched it off"),
            });
        });
        let heard = |event: &Event| match event {
            Event::Heard { undone: true } => vec![Event::Said, event.clone()],
            event => vec![event.clone()],
        };
        if told != model.history.iter().flat_map(heard).collect::<Vec<_>>() {
            return Some("not all that happened is told");
        }
    }
    None
}

#[test]
fn back_and_forth_is_what_a_list_says_it_is() {
    for seed in 0..12 {
        with(u16::MAX, |game| assert_eq!(fault(game, seed, 90), None, "seed {seed}"));
    }
}

/// A game that goes wrong in one way: the test above must see it.
struct Broken<'g> {
    game: &'g mut dyn Session,
    /// Takes back without a trace.
    silent: bool,
    /// Takes one answer too many.
    greedy: bool,
    /// Does not go.
    stiff: bool,
}

impl Session for Broken<'_> {
    fn rules(&self) -> &dyn Rules {
        self.game.rules()
    }

    fn change(&mut self, change: Change<'_>) -> Result<(), ChangeError> {
        let Change::Undo { steps, agreed, source } = change else { return self.game.change(change) };
        if self.broken_back(steps, agreed, source) { Ok(()) } else { Err(ChangeError::Step) }
    }
}

impl Broken<'_> {
    fn broken_back(&mut self, steps: u16, agreed: bool, source: Source) -> bool {
        if self.stiff {
            return steps <= self.game.tape().answer_count();
        }
        if self.silent {
            let left = self.game.tape().answer_count().checked_sub(steps);
            let Some(left) = left else { return false };
            let kept: Vec<Vec<u8>> =
                self.game.tape().answers().take(left.into()).map(|line| line.bytes.to_vec()).collect();
            // Where lines before were taken back, the checks do not fit, and nothing is taken back at all.
            let _ = self.game.load(&Tape::from_bytes(&kept.concat()).expect("whole lines"));
            return true;
        }
        let steps = steps + u16::from(self.greedy && self.game.tape().answer_count() > steps);
        self.game.undo(steps, agreed, source)
    }
}

#[test]
fn a_game_that_loses_a_step_is_caught() {
    for (silent, greedy, stiff) in [(true, false, false), (false, true, false), (false, false, true)] {
        let caught = with(u16::MAX, |game| fault(&mut Broken { game, silent, greedy, stiff }, 1, 90));
        assert!(caught.is_some(), "silent {silent}, greedy {greedy}, stiff {stiff}");
    }
}

#[test]
fn bytes_and_stored_lines_bring_all_of_it_back() {
    with(u16::MAX, |game| {
        let mut rng = Lcg::new(5);
        for step in 0..60 {
            let answer = any_answer(&game.question().expect("it goes on"), &mut rng);
            game.say(&answer, Source::Thumb).expect("an allowed answer");
            if step % 4 == 3 {
                assert!(game.undo(2, true, Source::Thumb));
            }
            if step % 8 == 3 {
                assert!(game.redo(Source::Thumb));
            }
        }
        let tape = game.tape().clone();
        assert!(tape.redoable() > 0 && tape.any_skipped());
        assert_eq!(Tape::from_bytes(tape.as_bytes()).as_ref(), Ok(&tape));
        let lines: Vec<Vec<u8>> = tape.iter().map(|line| line.bytes.to_vec()).collect();
        with(u16::MAX, |again| {
            again.resume(&mut |hear| lines.iter().for_each(|line| hear(line))).expect("its own lines");
            assert_eq!(*again.tape(), tape);
            assert!(again.redo(Source::Thumb), "and what was taken back can stand again");
        });
        with(u16::MAX, |again| {
            lines.iter().for_each(|line| again.append_line(line).expect("its own lines"));
            assert_eq!(*again.tape(), tape);
        });
    });
}

#[test]
fn after_the_end_only_a_step_back_is_heard() {
    with(1, |game| {
        round().iter().for_each(|answer| game.say(answer, Source::Thumb).expect("a right answer"));
        let last = game.tape().iter().last().expect("a line").bytes.to_vec();
        assert_eq!(game.append_line(&last).map_err(|diverged| diverged.line), Err(8));
        assert!(game.undo(1, false, Source::Cable));
        let step = game.tape().iter().last().expect("a step").bytes.to_vec();
        assert!(game.redo(Source::Thumb));
        with(1, |again| {
            round().iter().for_each(|answer| again.say(answer, Source::Thumb).expect("a right answer"));
            again.append_line(&step).expect("a step back, by cable");
            assert!(again.tape().source(8) == Source::Cable && again.tape().answer_count() == 6);
        });
    });
}

#[test]
fn a_step_that_was_altered_is_refused_line_by_line() {
    with(u16::MAX, |game| {
        round().iter().for_each(|answer| game.say(answer, Source::Thumb).expect("a right answer"));
        assert!(game.undo(3, true, Source::Thumb));
        let tape = game.tape().clone();
        let step = tape.iter().last().expect("a step").bytes.to_vec();
        let read = TapeLine::read(&step).and_then(|(line, _)| Steps::read(&line));
        assert_eq!(read.map(|steps| (steps.net, steps.deepest)), Some((3, 3)));
        for bit in 0..8 * step.len() {
            let mut other = step.clone();
            other[bit / 8] ^= 1 << (bit % 8);
            with(u16::MAX, |again| {
                tape.iter().take(7).for_each(|line| again.append_line(line.bytes).expect("its own lines"));
                let before = again.tape().clone();
                assert!(again.append_line(&other).is_err(), "bit {bit}");
                assert_eq!(*again.tape(), before, "what is refused changes nothing");
            });
        }
    });
}

#[test]
fn dice_of_the_device_and_revealed_secrets_are_seen_among_the_steps() {
    with(u16::MAX, |game| {
        let crossed = |game: &dyn Session, steps| game.tape().crossing(steps);
        let (none, dice) = (Crossed::default(), Crossed { dice: true, secret: false });
        for answer in &round()[..4] {
            game.say(answer, Source::Thumb).expect("a right answer");
        }
        assert_eq!([0, 1, 4].map(|steps| crossed(game, steps).secret), [false, true, true]);
        let faces = [3, 4].into_iter().collect();
        game.say(&Answer::Dice(faces, Thrown::Table), Source::Thumb).expect("two dice");
        assert_eq!(crossed(game, 1), none, "the players' own dice are theirs");
        assert!(game.undo(1, false, Source::Thumb));
        game.say(&Answer::Dice([3, 4].into_iter().collect(), Thrown::Device), Source::Thumb).expect("two dice");
        assert_eq!((crossed(game, 1), crossed(game, 1).needs_all()), (dice, true));
        assert_eq!(crossed(game, 2), Crossed { dice: true, secret: true });
        assert!(game.undo(2, true, Source::Thumb));
        let (_, _, steps) = game.tape().steps().last().expect("a step");
        let crossed = Crossed { dice: true, secret: true };
        assert_eq!(steps, Steps { net: 2, deepest: 2, backs: 1, crossed, agreed: true });
    });
}

#[test]
fn an_action_begins_where_the_rules_say() {
    with(u16::MAX, |game| {
        assert_eq!(game.action(), 0, "none has begun");
        let mut actions = Vec::new();
        for answer in round().iter().chain(&round()[..3]) {
            game.say(answer, Source::Thumb).expect("a right answer");
            actions.push(game.action());
        }
        assert_eq!(actions, [1, 2, 3, 4, 5, 6, 7, 1, 2, 3]);
        assert!(game.undo(3, false, Source::Thumb));
        assert_eq!(
            (game.question().expect("it goes on").heading.id, game.action()),
            ("way", 7),
            "then the one before it"
        );
    });
}
