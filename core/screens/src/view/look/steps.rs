//! Going back and forth: one step, a whole Action, or a look at all of it.

use umpire_rules::table::Session;

use super::super::sheet::Sheet;
use crate::band::text;
use crate::key::Act;

/// How many rows the page has, and how tall each is.
pub(super) const ROWS: usize = 4;
const ROW: usize = 34;

/// What each row does, and why it cannot be done now.
fn rows(game: &dyn Session) -> [(&'static str, &'static str, Act); ROWS] {
    let (lines, ahead, action) = (game.tape().answer_count(), game.tape().redoable(), game.action());
    let none = |count: u16| if count == 0 { "none" } else { "" };
    [
        ("One step back", none(lines), Act::Undo),
        ("Start of the Action", none(action), Act::Back(action)),
        ("One step forward", none(ahead), Act::Redo),
        ("Replay the game", none(lines), Act::Stand(Some(0))),
    ]
}

/// What the row under the cursor does.
pub(super) fn act(game: &dyn Session, at: usize) -> Option<Act> {
    rows(game).into_iter().nth(at).and_then(|(_, off, act)| off.is_empty().then_some(act))
}

/// The page.
pub(super) fn page(sheet: &mut Sheet, game: &dyn Session, on: usize) {
    sheet.heading(None, "Steps", "");
    for (i, (label, off, _)) in rows(game).into_iter().enumerate() {
        sheet.choice(ROW, text(label), off, i == on);
    }
}
