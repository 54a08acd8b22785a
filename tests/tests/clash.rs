//! Two pieces that throw at each other at once: one press for both, two answers on the tape, one page.

use std::fmt::{self, Write};

use rattle_and_rend::icons;
use serde_json::{Value, json};
use umpire::app::device::{Device, Outcome};
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;
use umpire_engine::dice::{Die, Faces, Need, Pool, Score};
use umpire_engine::table::{
    Answer, Asked, Card, Clash, ClashHalf, Figure, Game, Happening, Heading, NextRoll, PieceId, Roll, Scene, Seat,
    Session, Show, Source, Table, Tape, Words,
};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::game_play::with_game;
use umpire_tests::words::words;

/// They strike each other for ever.
struct Brawl;

#[derive(Clone)]
struct Pit {
    strength: [u8; 2],
}

const DICE: Pool = Pool { count: 3, die: Die::D6 };
const NEEDS: [Need; 2] = [Need::at_least(4), Need::at_least(5)];

impl Game for Brawl {
    const ID: &'static str = "brawl";
    const TITLE: &'static str = "Brawl";
    const EDITION: u16 = 1;
    type Opening = ();
    type State = Pit;
    type Event = [Faces; 2];

    fn open((): &()) -> Pit {
        Pit { strength: [60, 60] }
    }

    fn apply(pit: &mut Pit, faces: [Faces; 2]) -> Option<Happening> {
        let half = |at: usize| {
            let half = ClashHalf::new(PieceId(at as u8), DICE.die, NEEDS[at], &faces[at]).against("Armour", 1);
            let before = pit.strength[1 - at];
            let lost = half.hits;
            half.struck(before, before - lost)
        };
        let halves = [half(0), half(1)];
        pit.strength = [halves[1].after, halves[0].after];
        let show = Show::Clash(Clash { halves, then: "And again".into() });
        Some(Happening { show, ..Happening::line("clash", Some(Seat::RED), Some(PieceId(0)), "They strike".into()) })
    }

    async fn play(t: &Table<Self>) {
        loop {
            let next = Some(NextRoll { piece: PieceId(1), pool: DICE, need: NEEDS[1] });
            let first = thrown(t, "attack", 0, next).await;
            let second = thrown(t, "defend", 1, None).await;
            t.emit([first, second]);
        }
    }
}

async fn thrown(t: &Table<Brawl>, id: &'static str, who: u8, next: Option<NextRoll>) -> Faces {
    let head = Heading::new(id, Asked::Seat(Seat(who)), PieceId(who), Words::NONE);
    let roll = Roll { next, ..Roll::new("Strike", DICE, Score::Each(NEEDS[usize::from(who)])) };
    match t.roll(head, roll).await {
        Answer::Dice(faces, _) => faces,
        _ => Faces::new(),
    }
}

impl Scene for Pit {
    fn game(&self) -> &'static str {
        Brawl::ID
    }

    fn pieces(&self) -> u8 {
        2
    }

    fn card(&self, piece: PieceId) -> Card {
        let now = i16::from(self.strength[usize::from(piece.0)]);
        let figure = Some(Figure { name: "strength", now, of: Some(60) });
        Card { figure, ..Card::new(Seat(piece.0), icons::CHAMPION, "brawler") }
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        out.write_str(["Tam", "Mara"][usize::from(piece.0)])
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        out.write_str(["tam", "mara"][usize::from(piece.0)])
    }
}

/// A device at a brawl.
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

    fn sees(&self, text: &str) -> bool {
        words(&self.device.view.layout(self.game)).iter().any(|line| line.contains(text))
    }

    fn asks(&self) -> &'static str {
        self.game.question().map_or("over", |question| question.heading.id)
    }

    fn answers(&self) -> u16 {
        self.game.tape().answer_count()
    }
}

fn at<R>(f: impl FnOnce(&mut Desk<'_>) -> R) -> R {
    with_game::<Brawl, R>(&(), &Tape::new(), |game| {
        let mut desk = Desk { device: Device::new(Dice::from_seed([7; 32]), None), game };
        desk.device.sync(desk.game);
        f(&mut desk)
    })
}

#[test]
fn one_press_throws_the_dice_of_both() {
    at(|desk| {
        assert!(desk.sees("Tam") && desk.sees("Mara") && desk.sees("3d6, 5+") && desk.sees("Roll both"));
        assert_eq!(desk.press(Key::A), Outcome::Said);
        assert_eq!((desk.answers(), desk.asks()), (2, "attack"), "two answers, and both are in");
        assert!(desk.sees("Tam") && desk.sees("Mara") && desk.sees("Armour 1: ") && desk.sees("And again"));
        let tally = desk.game.tally();
        let dice = |seat| tally.read(Die::D6, Some(seat)).map(|read| read.dice);
        assert_eq!([dice(Seat::RED), dice(Seat::BLUE)], [Some(3), Some(3)], "each is counted for its own side");
    });
}

#[test]
fn what_one_press_threw_is_taken_back_as_one() {
    at(|desk| {
        desk.press(Key::A);
        assert_eq!(desk.press(Key::B), Outcome::Asked, "dice of the device");
        desk.device.on_key(KeyEvent::down(Key::Left), desk.game, &mut |_| {});
        assert_eq!(desk.press(Key::A), Outcome::Undone { dice: true });
        assert_eq!((desk.answers(), desk.asks()), (0, "attack"));
    });
}

#[test]
fn whoever_throws_own_dice_is_asked_alone() {
    at(|desk| {
        assert_eq!(desk.device.roll(Source::Thumb, desk.game, &mut |_| {}), Outcome::Said);
        assert_eq!(desk.asks(), "defend", "asked by itself as by a console");
        // Blue turns to own dice, and enters three.
        desk.press(Key::Right);
        for key in [Key::Up, Key::A, Key::Up, Key::A, Key::Up, Key::A, Key::A] {
            if desk.asks() == "defend" {
                desk.press(key);
            }
        }
        assert_eq!((desk.asks(), desk.answers()), ("attack", 2));
        desk.press(Key::A);
        assert!(!desk.sees("Roll both") && desk.sees("3d6, 5+"), "it is still seen what Mara throws");
        desk.press(Key::A);
        assert_eq!((desk.asks(), desk.answers()), ("defend", 3), "Mara's dice lie on the table");
    });
}

#[test]
fn a_console_throws_one_after_the_other() {
    let device = Device::new(Dice::from_seed([7; 32]), None);
    let lines = "dice 6 4 1\ndice 5 5 2\n";
    let output = Headless::new(lines.as_bytes(), Vec::new(), device).sit::<Brawl>().into_output();
    let text = String::from_utf8(output).expect("text");
    let out: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(out[0]["next"], json!({"element": "mara", "dice": "3d6", "score": "each", "op": ">=", "need": 5}));
    let event = out.iter().find(|line| line["event"] == "clash").expect("it is told");
    assert_eq!(event["halves"][0]["faces"], json!([6, 4, 1]));
    assert_eq!(event["halves"][0]["hits"], 2);
    assert_eq!(event["halves"][0]["element"], "tam");
    assert_eq!((&event["halves"][1]["before"], &event["halves"][1]["after"]), (&json!(60), &json!(58)));
    assert_eq!(event["then"], "And again");
}
