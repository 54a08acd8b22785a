//! A flow that is played until something holds: what it asks then goes to nobody.

use umpire_engine::table::{
    Asked, Correction, CorrectionField, CorrectionTarget, Game, Happening, Heading, Scene, Source, Table, Words, ask,
};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;

/// The game: whoever leads by three steps has won, in the middle of a leg; then the prize is named.
struct Race;

/// What lies on its table.
#[derive(Clone, Debug, Default, PartialEq)]
struct Course {
    steps: i16,
    prize: Option<i16>,
}

enum Event {
    Stepped(i16),
    Prize(i16),
}

impl Scene for Course {
    fn game(&self) -> &'static str {
        Race::ID
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        if target == CorrectionTarget::Game {
            out(CorrectionField::number("steps", "Steps", self.steps, (0, 9)));
        }
    }
}

impl Game for Race {
    const ID: &'static str = "race";
    const TITLE: &'static str = "Race";
    const EDITION: u16 = 1;
    type Opening = ();
    type State = Course;
    type Event = Event;

    fn open((): &()) -> Course {
        Course::default()
    }

    fn apply(course: &mut Course, event: Event) -> Option<Happening> {
        match event {
            Event::Stepped(steps) => course.steps += steps,
            Event::Prize(coins) => course.prize = Some(coins),
        }
        Some(Happening::line("race", None, None, Words::of("On it goes")))
    }

    fn correct(course: &mut Course, correction: Correction) -> Option<Happening> {
        course.steps = correction.value;
        None
    }

    async fn play(t: &Table<Self>) {
        t.until(|course| course.steps >= 3, std::pin::pin!(legs(t))).await;
        let coins = ask::number(t, head("prize"), (0, 9, 0), "coins").await;
        t.emit(Event::Prize(coins));
        let again = ask::yes(t, head("content"), "Yes", "No").await;
        t.emit(Event::Prize(coins + i16::from(!again)));
    }
}

fn head(id: &'static str) -> Heading {
    Heading::new(id, Asked::Anyone, id, "")
}

/// Two questions a leg, of either kind: one that a replay opens, and one that it reads unopened.
async fn legs(t: &Table<Race>) {
    loop {
        let far = ask::number(t, head("far"), (0, 2, 1), "steps").await;
        t.emit(Event::Stepped(far));
        let near = ask::yes(t, head("near"), "One step", "None").await;
        t.emit(Event::Stepped(near.into()));
    }
}

/// A race that is decided by these steps, and named before the prize.
fn race(steps: &str) -> GamePlay<Race> {
    GamePlay::new(()).says(steps)
}

#[test]
fn what_it_would_ask_next_is_dropped_and_what_follows_is_asked() {
    let (after_far, after_near) = (race("far: 2, near: no, far: 1"), race("far: 2, near: yes"));
    after_far.shows("prize").says("prize: 4").shows("content").says("content: no").shows("over");
    after_near.shows("prize").says("prize: 0, content: yes").shows("over");
}

#[test]
fn every_prefix_stands_also_where_questions_follow_the_end() {
    (0..40).for_each(|seed| RandomGame::new(GamePlay::<Race>::new(()), Lcg::new(seed)).every_prefix_stands());
}

#[test]
fn a_correction_ends_it_too_and_stands() {
    let lead = Correction { target: CorrectionTarget::Game, field: 0, value: 5 };
    let put_right = race("far: 1").then(|game| game.correct(lead, Source::Thumb).expect("a field of the game"));
    put_right.shows("prize").says("prize: 2, content: no").shows("over");
}

#[test]
fn undone_it_goes_on_as_before() {
    race("far: 2, near: yes, prize: 3")
        .then(|game| assert!(game.undo(2, true, Source::Thumb)))
        .shows("near")
        .says("near: no, far: 0")
        .shows("near");
}
