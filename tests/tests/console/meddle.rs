//! A small game in which everybody meddles: a list with a limit, buttons before a roll, dice that may be changed.

use umpire_engine::dice::{Die, Faces, Pool, Score};
use umpire_engine::table::{
    Amount, Answer, Asked, Choose, Diagram, Fact, Game, Happening, Heading, Instruction, Kind, Layout, Limit, Modifier,
    ModifierRule, Opt, PreparedRoll, Roll, RollExtra, Rolled, Scene, Seat, Show, Table, Tick, Tone, Words,
};

/// A list, a check that can be meddled with before and after its dice, and an end.
pub(super) struct Meddle;

/// What was meddled with so far.
#[derive(Clone, Default)]
pub(super) struct Meddled {
    tempted: bool,
    banked: bool,
}

pub(super) enum Event {
    Tempted,
    Banked,
    /// The dice, and whether they lay there already.
    Rolled(Rolled, bool),
    Over,
}

const OMEN: u8 = 17;

impl Game for Meddle {
    const ID: &'static str = "meddle";
    const TITLE: &'static str = "Meddle";
    const EDITION: u16 = 1;
    type Opening = ();
    type State = Meddled;
    type Event = Event;

    fn open((): &()) -> Meddled {
        Meddled::default()
    }

    fn apply(state: &mut Meddled, event: Event) -> Option<Happening> {
        let line = |id, seat, words| Happening::line(id, Some(seat), None, Words::of(words));
        Some(match event {
            Event::Tempted => {
                state.tempted = true;
                line("tempted", Seat::BLUE, "Blue tempts")
            }
            Event::Banked => {
                state.banked = true;
                line("banked", Seat::RED, "Red uses its die")
            }
            Event::Rolled(rolled, seen) => {
                let show = if seen { Show::Seen(rolled) } else { Show::Rolled(rolled) };
                Happening { show, ..line("rolled", Seat::RED, "Fury") }
            }
            Event::Over => Happening { show: Show::Over(None), ..line("over", Seat::RED, "Enough") },
        })
    }

    async fn play(t: &Table<Self>) {
        t.ask(head(Seat::RED, "ambush"), Kind::Tick(ambush())).await;
        let facts = facts();
        let Answer::Ticks(ticked) = t.ask(head(Seat::RED, "facts"), Kind::Tick(facts.clone())).await else { return };
        let roll = facts.roll(ticked).expect("a check is made");
        let mut faces = loop {
            let asides = t.look(asides);
            match t.ask(head(Seat::RED, "roll"), Kind::Roll(Roll { extras: asides.clone(), ..roll.clone() })).await {
                Answer::Pick(at) if asides[usize::from(at)].seat == Seat::BLUE => t.emit(Event::Tempted),
                Answer::Pick(_) => t.emit(Event::Banked),
                Answer::Dice(faces, _) => break faces,
                _ => return,
            }
        };
        let changes = ["omen-1", "omen-2"].into_iter().take(faces.len()).map(|key| Opt::new(key, "Omen 17"));
        let options = [Opt::new("stands", "Let it stand")].into_iter().chain(changes).collect();
        let layout = Layout::Dice(rolled(&roll, &faces));
        let omen = Kind::Choose(Choose { options, preset: 0, layout, other: None });
        let Answer::Pick(changed) = t.ask(head(Seat::BLUE, "omen"), omen).await else { return };
        if let Some(die) = changed.checked_sub(1) {
            faces[usize::from(die)] = OMEN;
        }
        t.emit(Event::Rolled(rolled(&roll, &faces), changed == 0));
        let tell = Instruction {
            text: Words::of("Take a breath"),
            piece: None,
            by: None,
            reach: None,
            picture: Diagram::None,
            placement: None,
        };
        t.ask(head(Seat::RED, "rest"), Kind::Instruct(tell)).await;
        t.emit(Event::Over);
    }
}

fn head(seat: Seat, id: &'static str) -> Heading {
    Heading::new(id, Asked::Seat(seat), id, Words::NONE)
}

fn fact(key: &'static str, weight: u8) -> Fact {
    Fact { weight, ..Fact::new(key, key) }
}

fn ambush() -> Tick {
    let facts = [fact("dregs", 1), fact("fighters", 2), fact("heavy", 3)];
    Tick { limit: Some(Limit { min: 3, max: 4, unit: "points" }), ..Tick::of(facts) }
}

fn facts() -> Tick {
    let pool = Pool { count: 1, die: Die::D20 };
    let base = Roll { critical: Some(2), most: 2, ..Roll::new("Fury", pool, Score::at_least(11)) };
    let friend = Fact { on: Some(Modifier { amount: Amount::Bonus, name: "friend" }), ..fact("friend", 0) };
    let rule = ModifierRule(|roll| roll.pool.count = 1 + roll.why.len() as u8);
    Tick { check: Some(PreparedRoll { base, rule }), ..Tick::of([friend]) }
}

/// What can still be done before the dice fall.
fn asides(state: &Meddled) -> heapless::Vec<RollExtra, 2> {
    let tempt = RollExtra { key: "tempt".into(), seat: Seat::BLUE, label: Words::with("Tempt {}", Seat::RED) };
    let banked = RollExtra { key: "banked".into(), seat: Seat::RED, label: "Use banked die".into() };
    [(state.tempted, tempt), (state.banked, banked)]
        .into_iter()
        .filter(|(done, _)| !done)
        .map(|(_, aside)| aside)
        .collect()
}

fn rolled(roll: &Roll, faces: &Faces) -> Rolled {
    let (hits, then) = (roll.score.hits(faces), Words::of("On it goes"));
    let (tone, word) =
        [(Tone::Bad, "FAILURE"), (Tone::Good, "SUCCESS"), (Tone::Great, "CRITICAL")][usize::from(hits.min(2))];
    Rolled {
        name: roll.name,
        die: roll.pool.die,
        score: roll.score,
        faces: faces.clone(),
        hits,
        counted: "",
        tone,
        word,
        worth: None,
        then,
    }
}

impl Scene for Meddled {
    fn game(&self) -> &'static str {
        Meddle::ID
    }
}
