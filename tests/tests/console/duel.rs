//! A small game that asks one question of each kind, so that the console is tested by no rulebook.

use rattle_and_rend::icons;
use std::fmt::{self, Write};

use umpire_engine::dice::{Die, Faces, Pool, Score};
use umpire_engine::table::{
    Amount, Answer, Asked, Card, Choose, Counter, Diagram, Fact, Figure, Game, Happening, Heading, Instruction, Kind,
    Layout, Modifier, ModifierRule, Name, Number, Off, Opt, PieceId, PreparedRoll, Reach, Revealed, Roll, Rolled,
    Scene, Seat, SeatSet, Secret, Show, Stat, Table, Tick, Tone, Words,
};

/// One question of each kind, then it is over.
pub(super) struct Duel;

/// The same game in a later edition, which asks for a name first.
pub(super) struct Duel2;

/// Another game whose saves carry the right names and the wrong answers.
pub(super) struct Impostor;

#[derive(Clone, Default)]
pub(super) struct Yard {
    momentum: [u8; 2],
    tired: bool,
    called: String,
}

pub(super) enum Event {
    Rolled(Rolled),
    Bids([u8; 2]),
    Tired,
    Called(String),
    Over,
}

static TIRED: Off = Off { short: "tired", full: "tired: rest first" };
const STRIKER: PieceId = PieceId(0);

impl Game for Duel {
    const ID: &'static str = "duel";
    const TITLE: &'static str = "Duel";
    const EDITION: u16 = 1;
    type Opening = ();
    type State = Yard;
    type Event = Event;

    fn open((): &()) -> Yard {
        Yard { momentum: [3, 3], ..Yard::default() }
    }

    fn apply(yard: &mut Yard, event: Event) -> Option<Happening> {
        apply(yard, event)
    }

    async fn play(table: &Table<Self>) {
        while act(table).await != Answer::Pick(0) {}
        table.emit(Event::Tired);
        let facts = tick();
        let Answer::Ticks(ticked) = table.ask(head("facts"), Kind::Tick(facts.clone())).await else { return };
        let roll = facts.roll(ticked).expect("these facts change a check");
        let Answer::Dice(faces, _) = table.ask(head("roll"), Kind::Roll(roll.clone())).await else { return };
        table.emit(Event::Rolled(rolled(&roll, faces)));
        let Answer::Secrets(bids) =
            table.ask(Heading { asked: Asked::Seats(SeatSet::first(2)), ..head("bid") }, secret()).await
        else {
            return;
        };
        table.emit(Event::Bids([bids[0] as u8, bids[1] as u8]));
        let far = Number { min: 10, max: 30, step: 10, preset: 10, unit: "mm", least: "" };
        table.ask(head("far"), Kind::Number(far)).await;
        table.ask(head("move"), tell()).await;
        let Answer::Name(name) = table.ask(head("call"), Kind::Name(Name { max: 8, suggestions: &["Mara"] })).await
        else {
            return;
        };
        table.emit(Event::Called(name.as_str().into()));
        table.emit(Event::Over);
    }
}

async fn act(table: &Table<Duel>) -> Answer {
    let strike = Opt::new(("strike", STRIKER), Words::with("Strike with {}", STRIKER)).cost(1).icon(icons::CHARGE);
    let options = [strike, Opt::new("shout", "Shout").off(Some(&TIRED)), Opt::new("pass", "Pass")];
    let options = options.into_iter().collect();
    let choose = Choose { options, preset: 0, layout: Layout::Rows, other: Some(2) };
    table.ask(head("act"), Kind::Choose(choose)).await
}

fn head(id: &'static str) -> Heading {
    Heading::new(id, Asked::Seat(Seat::RED), id, Words::NONE)
}

fn rolled(roll: &Roll, faces: Faces) -> Rolled {
    let hits = roll.score.hits(&faces);
    let (tone, word) =
        [(Tone::Bad, "FAILURE"), (Tone::Good, "SUCCESS"), (Tone::Great, "CRITICAL")][usize::from(hits.min(2))];
    let then = Words::of("On it goes");
    Rolled {
        name: roll.name,
        die: roll.pool.die,
        score: roll.score,
        faces,
        hits,
        counted: "",
        tone,
        word,
        worth: None,
        then,
    }
}

fn tick() -> Tick {
    let plus = |name| Some(Modifier { amount: Amount::Bonus, name });
    let fact = |key: &'static str| Fact { on: plus(key), ..Fact::new(key, key) };
    let facts = [
        Fact { preset: true, ..fact("high") },
        Fact { only_if: Some((0, true)), ..fact("far") },
        Fact { only_if: Some((0, false)), ..fact("low") },
    ];
    let pool = Pool { count: 1, die: Die::D20 };
    let base = Roll { critical: Some(2), most: 3, ..Roll::new("Fury", pool, Score::at_least(11)) };
    let rule = ModifierRule(|roll| roll.pool.count = 1 + roll.why.len() as u8);
    Tick { check: Some(PreparedRoll { base, rule }), ..Tick::of(facts) }
}

fn secret() -> Kind {
    let bid = |max| Number { min: 0, max, step: 1, preset: 0, unit: "momentum", least: "" };
    Kind::Secret(Secret::numbers([(Seat::RED, bid(3)), (Seat::BLUE, bid(2))]))
}

fn tell() -> Kind {
    let reach = Reach { band: Some((1, &["S", "M", "L"])), way: "straight", ..Reach::new(120, "MM") };
    let text = Words::with("Move {}", STRIKER);
    Kind::Instruct(Instruction {
        text,
        piece: Some(STRIKER),
        by: None,
        reach: Some(reach),
        picture: Diagram::Move,
        placement: None,
    })
}

fn apply(yard: &mut Yard, event: Event) -> Option<Happening> {
    let line = |id, words| Happening::line(id, Some(Seat::RED), None, words);
    Some(match event {
        Event::Tired => {
            yard.tired = true;
            yard.momentum[0] -= 1;
            Happening { change: -1, piece: Some(STRIKER), ..line("tired", Words::with("{} is tired", STRIKER)) }
        }
        Event::Rolled(rolled) => Happening { show: Show::Rolled(rolled), ..line("rolled", Words::of("Fury")) },
        Event::Bids(bids) => Happening {
            show: Show::Revealed(Revealed::numbers(bids.map(i16::from))),
            ..line("bids", Words::of("Bids are in"))
        },
        Event::Called(name) => {
            yard.called = name;
            return None;
        }
        Event::Over => Happening { show: Show::Over(Some(Seat::RED)), ..line("over", Words::of("Blue has left")) },
    })
}

impl Scene for Yard {
    fn game(&self) -> &'static str {
        Duel::ID
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side_name(&self, seat: Seat) -> &str {
        if seat == Seat::RED { &self.called } else { "" }
    }

    fn counter(&self, seat: Seat) -> Option<Counter> {
        Some(Counter { name: "momentum", now: self.momentum[seat.index()], total: 3 })
    }

    fn round(&self) -> Option<u8> {
        Some(1)
    }

    fn active(&self) -> SeatSet {
        SeatSet::one(Seat::RED)
    }

    fn pieces(&self) -> u8 {
        1
    }

    fn card(&self, _: PieceId) -> Card {
        let stats = [Stat { name: "Fury", value: 11, suffix: "+" }].into_iter().collect();
        let figure = Some(Figure { name: "points", now: 4, of: None });
        Card { figure, stats, ..Card::new(Seat::RED, icons::CHAMPION, "champion") }
    }

    fn write_name(&self, _: PieceId, out: &mut dyn Write) -> fmt::Result {
        out.write_str("Old \"Tam\"")
    }

    fn write_id(&self, _: PieceId, out: &mut dyn Write) -> fmt::Result {
        out.write_str("red-1")
    }
}

impl Game for Duel2 {
    const ID: &'static str = Duel::ID;
    const TITLE: &'static str = Duel::TITLE;
    const EDITION: u16 = 2;
    type Opening = ();
    type State = Yard;
    type Event = Event;

    fn open((): &()) -> Yard {
        Duel::open(&())
    }

    fn apply(yard: &mut Yard, event: Event) -> Option<Happening> {
        apply(yard, event)
    }

    async fn play(table: &Table<Self>) {
        table.ask(head("call"), Kind::Name(Name { max: 8, suggestions: &[] })).await;
    }
}

impl Game for Impostor {
    const ID: &'static str = Duel::ID;
    const TITLE: &'static str = Duel::TITLE;
    const EDITION: u16 = Duel::EDITION;
    type Opening = ();
    type State = Yard;
    type Event = Event;

    fn open((): &()) -> Yard {
        Duel::open(&())
    }

    fn apply(yard: &mut Yard, event: Event) -> Option<Happening> {
        apply(yard, event)
    }

    /// Asks the duel's first question, and then for a number where the duel has a tick list.
    async fn play(table: &Table<Self>) {
        let strike = Opt::new(("strike", STRIKER), "Strike");
        let choose = Choose { options: [strike].into_iter().collect(), preset: 0, layout: Layout::Rows, other: None };
        table.ask(head("act"), Kind::Choose(choose)).await;
        table.ask(head("far"), Kind::Number(Number { min: 1, max: 9, step: 1, preset: 1, unit: "", least: "" })).await;
    }
}
