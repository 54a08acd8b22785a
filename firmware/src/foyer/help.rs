//! What explains the questions of the foyer that have no page of a roster to look at.

use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

use crate::games::SHELF;

/// What explains a question.
pub(super) fn help(question: &str) -> Option<&'static Help> {
    match question {
        "seats" => Some(&SEATS),
        "lesson" => Some(&LESSON),
        "kept" => Some(&KEPT),
        "sure" => Some(&SURE),
        "kept-game" => Some(&KEPT_GAME),
        "sure-game" => Some(&SURE_GAME),
        "game-name" => Some(&GAME_NAME),
        "played" => Some(&PLAYED),
        "campaign" | "member" => Some(&CAMPAIGN),
        _ => SHELF.iter().any(|title| title.rosters.words == question).then_some(&BENCH),
    }
}

const fn asked(title: &'static str, text: Prose) -> Help {
    Help { title, chip: "", text, page: "" }
}

static LESSON: Help = asked(
    "First game",
    prose!(
        "Small armies that lie ready, and a coach that says what each page wants. Its dice are arranged, so that you see what matters; it is not kept."
    ),
);
static SEATS: Help = asked(
    "How many play?",
    prose!("Each side has its own colour and mark, and is asked by them. One hand may play several."),
);
static BENCH: Help = asked(
    "The workbench",
    prose!(
        "Here you build what a side brings to this game. Begin a new one, copy an example of the book, or pick one that is kept to change or delete it. Kept ones stand below the examples when a game begins, and campaigns below them. Forty are kept, of all games together, and four campaigns of eight each."
    ),
);
static KEPT: Help = asked(
    "One that is kept",
    prose!(
        "Change it: it lies on the workbench, and stays as it was until you keep it there. Delete it: you are asked once more. Show its code: another device, or a phone, reads it from the screen."
    ),
);
static CAMPAIGN: Help = asked(
    "A campaign",
    prose!(
        "All that are kept of this campaign, the best first: by games won, then by what they are worth. One that is off has to do something on the workbench first, or plays no more."
    ),
);
static KEPT_GAME: Help = asked(
    "A game that is kept",
    prose!(
        "Go on: the same question is asked again, with every answer as it was. A game that is over can be looked at, and another one begun with the same sides. Twelve games are kept, those that wait and those that are over together."
    ),
);
static SURE_GAME: Help = asked("Delete it?", prose!("Deleted, the game is gone for good, with its log and its dice."));
static GAME_NAME: Help =
    asked("A name", prose!("It stands on the shelf in place of the title, so that you know whose game it is."));
static PLAYED: Help = asked(
    "Games played",
    prose!(
        "Each opens with its last page; from there Y leads to its log, its steps, its dice and their seal. When places are needed, the oldest of them goes by itself. A game that waits never does."
    ),
);
static SURE: Help =
    asked("Delete it?", prose!("Deleted, it is gone for good. A game that was begun with it goes on as it is."));
