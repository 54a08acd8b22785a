//! A random game of any rulebook, and the laws that hold for any tape of it.

use umpire_engine::table::{
    Answer, AnswerError, Game, Kind, PieceId, Question, SeatSet, Session, Source, Standing, Tape, Ticks,
};

use crate::game_play::{GamePlay, take_back, with_game};
use crate::random::{Lcg, any_answer};

/// How players answer: with something that the question allows.
pub type Player = fn(&Question, &mut Lcg) -> Answer;

/// A game that is about to be played at random.
pub struct RandomGame<G: Game> {
    start: GamePlay<G>,
    rng: Lcg,
    player: Player,
    most: u16,
}

impl<G: Game> RandomGame<G> {
    /// Goes on from here to the end, by players who give any answer.
    pub fn new(start: GamePlay<G>, rng: Lcg) -> Self {
        RandomGame { start, rng, player: any_answer, most: u16::MAX }
    }

    /// By these players.
    pub fn by(self, player: Player) -> Self {
        RandomGame { player, ..self }
    }

    /// With so many answers at the most.
    pub fn most(self, most: u16) -> Self {
        RandomGame { most, ..self }
    }

    /// Plays, and calls `see` before every answer. How many answers there are then, and whether it ended; a tape may be
    /// full before.
    pub fn play(mut self, mut see: impl FnMut(&mut dyn Session, &Question, &Answer)) -> (u16, bool) {
        self.start.with(|game| {
            for _ in 0..self.most {
                let Some(question) = game.question().map(|question| question.clone()) else { break };
                let answer = (self.player)(&question, &mut self.rng);
                see(game, &question, &answer);
                match game.say(&answer, Source::Thumb) {
                    Ok(()) => {}
                    Err(AnswerError::TapeFull) => break,
                    Err(refusal) => {
                        panic!("{}: an answer the question allows is taken, not {refusal:?}", question.heading.id)
                    }
                }
            }
            (game.tape().answer_count(), game.standing() == Standing::Over)
        })
    }

    /// The law of the tape: every prefix stands where the live game stood, though a replay asks without words
    /// ([`Table::is_unread`](umpire_engine::table::Table::is_unread)): with the same question, log and count of dice. Undo
    /// and the same answer again is no change.
    pub fn every_prefix_stands(self) {
        let sides = self.start.sides().clone();
        self.play(|game, question, answer| {
            let before = game.tape().clone();
            game.say(answer, Source::Thumb).expect("an answer the question allows is taken");
            let (after, tape) = (format!("{:?}", game.question()), game.tape().clone());
            let standing = |game: &dyn Session| (game.standing(), game.log().to_vec(), *game.tally());
            let stood = with_game::<G, _>(&sides, &tape, |game| (format!("{:?}", game.question()), standing(game)));
            assert_eq!(stood, (after.clone(), standing(game)));
            take_back(game);
            assert_eq!(game.question().as_deref(), Some(question));
            game.say(answer, Source::Thumb).expect("the same answer again");
            assert_eq!(format!("{:?}", game.question()), after);
            assert!(game.tape().same_answers(&tape));
            game.load(&before).expect("its own tape");
        });
    }
}

/// The law of an open choice: what is offered is taken, and can be taken back; what is off is refused, and what is not there.
pub fn offers_are_true(game: &mut dyn Session, question: &Question) {
    let (Kind::Choose(choose), id) = (&question.kind, question.heading.id) else { return };
    let tape: Tape = game.tape().clone();
    for (at, option) in choose.options.iter().enumerate() {
        let said = game.say(&Answer::Pick(at as u8), Source::Thumb);
        let right = if option.off.is_some() { Err(AnswerError::NotNow) } else { Ok(()) };
        assert_eq!(said, right, "{id}: {}", option.key.word);
        if said.is_ok() {
            take_back(game);
        }
        assert!(game.tape().same_answers(&tape), "{id}");
        assert_eq!(game.question().as_deref(), Some(question));
        // So many steps back would fill any tape.
        game.load(&tape).expect("its own tape");
    }
    let beyond = game.say(&Answer::Pick(choose.options.len() as u8), Source::Thumb);
    assert_eq!(beyond, Err(AnswerError::NoSuchOption), "{id}");
}

/// The law of facts: the roll that is shown beside them is the roll that follows. Returns whether one followed at once.
pub fn previews_are_true(game: &mut dyn Session, question: &Question, ticked: Ticks) -> bool {
    let Kind::Tick(tick) = &question.kind else { return false };
    let Some(check) = &tick.check else { return false };
    let shown = check.roll(tick.facts.iter().cloned(), ticked);
    let tape: Tape = game.tape().clone();
    if game.say(&Answer::Ticks(ticked), Source::Thumb).is_err() {
        return false;
    }
    let next = game.question().map(|question| question.clone());
    game.load(&tape).expect("its own tape");
    let Some(Kind::Roll(roll)) = next.map(|next| next.kind) else { return false };
    // Where it cannot fail, nothing is rolled, and some other roll may come next.
    if roll.name != shown.name {
        return false;
    }
    assert_eq!((shown.pool.count, shown.score), (roll.pool.count, roll.score), "{}: {ticked:b}", question.heading.id);
    true
}

/// The law of a cursor: it starts on what can be picked.
pub fn starts_on_what_can_be_picked(question: &Question) {
    let Kind::Choose(choose) = &question.kind else { return };
    let preset = &choose.options[usize::from(choose.preset)];
    assert!(preset.off.is_none(), "{}: the cursor starts on what is off", question.heading.id);
}

/// The law of a block: of those who act at the same time nobody is lost before all of them have acted.
#[derive(Default)]
pub struct BlockLaw {
    block: SeatSet,
    in_play: usize,
    /// At how many questions several sides acted together.
    pub together: u32,
}

impl BlockLaw {
    /// Looks at a question; `held` says of which blocks that is a rule.
    pub fn see(&mut self, game: &dyn Session, held: impl Fn(SeatSet) -> bool) {
        let scene = game.scene();
        let block = scene.active();
        let in_play = (0..scene.pieces()).filter(|piece| scene.card(PieceId(*piece)).in_play).count();
        if !block.is_empty() && block == self.block && held(block) {
            assert!(in_play >= self.in_play, "somebody was lost while {block:?} act");
        }
        self.together += u32::from(block.len() > 1);
        (self.block, self.in_play) = (block, in_play);
    }
}
