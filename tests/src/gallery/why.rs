//! Why something is asked: what it means, why now, and where the book has it.

use umpire_engine::prose;
use umpire_engine::table::{Asked, Heading, Help, Kind, Number, Opt, PieceId, PieceMark, Question, Seat, Words};
use umpire_screens::DAY;

use super::check::{CHARGE, fury, plain_facts};
use super::choose::{rows, turn};
use super::deed::{charge, reactions};
use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;

static INTIMIDATE: Help = Help {
    title: "Intimidate",
    chip: "Reaction",
    text: prose!(
        "Your Heavy may stop it: pay 1, roll Fury 7+.\nSuccess: no Charge, and the Turn becomes yours.\n\
           Critical: you also move them, up to 80 mm."
    ),
    page: "p. 14",
};
static REACT: Help = Help {
    title: "Reactions",
    chip: "",
    text: prose!("No reaction: you will be asked again later on.\nX: not in this Action."),
    page: "p. 12",
};
static AVENGERS: Help = Help {
    title: "Avengers",
    chip: "Tactic",
    text: prose!(
        "One of yours just fell. A friend within 160 mm that saw it may attack at once. It is free and nobody may react."
    ),
    page: "p. 22",
};
static BATTERED: Help = Help {
    title: "Battered",
    chip: "State",
    text: prose!("Half speed, and no Charge until it rallies."),
    page: "p. 8",
};
static SLOWED: Help =
    Help { title: "Slowed", chip: "State", text: prose!("It moves one band less in this Round."), page: "p. 9" };
static MEASURE: Help = Help {
    title: "Measuring",
    chip: "",
    text: prose!("From edge to edge of the two bases, by the shortest way."),
    page: "",
};

fn react(help: bool) -> StillMatch {
    let options = reactions().into_iter().take(3).map(|option| match option.key.word {
        "intimidate" if help => option.help(&INTIMIDATE),
        _ => option,
    });
    let heading = Heading::new("still", RED, "Red reacts?", "").deed(charge(Some(0))).help(&REACT);
    let heading = heading.why(Words::with("{} declared a Charge.", Seat::BLUE));
    StillMatch::puts(Question { heading, kind: rows(options, 0) }).on(|still| still.active = Some(Seat::BLUE))
}

fn asks(heading: Heading, kind: Kind) -> StillMatch {
    StillMatch::puts(Question { heading, kind })
}

/// A piece in a bad way.
fn battered() -> StillMatch {
    let mark = |name, help| (PieceId(5), PieceMark { name, icon: None, help: Some(help) });
    turn().on(|still| still.marks = vec![mark("Battered", &BATTERED), mark("Slowed", &SLOWED)])
}

pub(super) fn whys() -> Vec<Shot> {
    let tactic = [Opt::new("avenge", "Avenge it").help(&AVENGERS), Opt::new("pass", "Let it be")];
    let tactic = || StillMatch::asks(RED, "Avenge?", "", rows(tactic, 0));
    let number = Number { min: 0, max: 240, step: 10, preset: 80, unit: "mm measured", least: "" };
    let measured = asks(Heading::new("still", RED, "How far?", "").help(&MEASURE), Kind::Number(number));
    let sentence =
        Heading::new("still", BLUE, "Who begins?", "").why("Both bid 5, and both paid: the tie goes to Blue.");
    let sentence = asks(sentence, rows([Opt::new("red", "Red"), Opt::new("blue", "Blue")], 1));
    let ticked = plain_facts().question().map(|question| question.clone()).expect("a list");
    let ticked = asks(ticked.heading.help(&MEASURE), ticked.kind);
    let rolled = asks(Heading::new("still", RED, PieceId(2), "Charge").help(&REACT), Kind::Roll(fury(2, &[CHARGE])));
    let named = react(true).on(|still| {
        (still.seats, still.counters) = (3, [7, 5, 9].map(|n| (n, 12)).to_vec());
        still.names = vec!["Ann", "Bartholomew", "Cleo"];
    });
    let mut day = shot("why-day", react(true), "down y");
    day.view.set_theme(&DAY);
    let asked = Heading::new("still", Asked::Seat(Seat::RED), "Who?", "").help(&REACT);
    let piece = asks(asked, rows([Opt::new(PieceId(5), PieceId(5)), Opt::new("none", "Nobody")], 0));
    let marks = battered().on(|_| {});
    let piece = piece.on(|still| {
        still.marks = vec![(PieceId(5), PieceMark { name: "Battered", icon: None, help: Some(&BATTERED) })];
    });
    vec![
        shot("why-foot", react(true), "down"),
        shot("why", react(true), "down y"),
        shot("why-scrolled", react(true), "down y down"),
        day,
        shot("why-question", react(true), "y"),
        shot("why-names", named, "down y"),
        shot("why-tactic", tactic(), "y"),
        shot("why-sentence", sentence, "y"),
        shot("why-number", measured, "y"),
        shot("why-tick-foot", ticked, ""),
        shot("why-roll-foot", rolled, ""),
        shot("why-on", react(false), "y right"),
        shot("why-piece-row", piece, "y"),
        shot("why-piece-foot", marks.clone(), "y down right right right right right"),
        shot("why-piece", marks, "y down right right right right right y"),
    ]
}
