//! Going back and forth: one step, a whole Action, or a look at all of it; and leaving it for later.

use umpire_engine::table::Session;

use crate::intent::Intent;
use crate::pages::page_builder::PageBuilder;
use crate::strings::text;

/// How many rows the page has.
pub(crate) const ROWS: usize = 5;

/// What each row does, and why it cannot be done now.
fn rows(game: &dyn Session) -> [(&'static str, &'static str, Intent); ROWS] {
    let (lines, ahead, action) = (game.tape().answer_count(), game.tape().redoable(), game.action());
    let none = |count: u16| if count == 0 { "none" } else { "" };
    let over = game.question().is_none();
    [
        ("One step back", none(lines), Intent::Undo),
        ("Start of the Action", none(action), Intent::GoBack(action)),
        ("One step forward", none(ahead), Intent::Redo),
        ("Replay the game", none(lines), Intent::LookBack(Some(0))),
        // It waits there until somebody goes on with it.
        ("Leave: it waits", "", if over { Intent::Leave } else { Intent::Park }),
    ]
}

/// What the row under the cursor does.
pub(crate) fn act(game: &dyn Session, at: usize) -> Option<Intent> {
    rows(game).into_iter().nth(at).and_then(|(_, off, act)| off.is_empty().then_some(act))
}

/// The page.
pub(crate) fn page(builder: &mut PageBuilder, game: &dyn Session, on: usize) {
    builder.heading(None, "Steps", "");
    // All of them are seen at once, in large text too.
    let tall = builder.room() / ROWS;
    for (i, (label, off, _)) in rows(game).into_iter().enumerate() {
        builder.choice(tall, text(label), off, (i == on, None));
    }
}
