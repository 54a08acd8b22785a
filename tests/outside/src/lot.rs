//! Companies by lot: a die says how many come. Workbenches roll dice, too.

use umpire_engine::dice::{Die, Pool, Score};
use umpire_engine::table::{Answer, Asked, Happening, Heading, Roll, Rolled, Show, Table, Tone, Words};

use crate::drill::HostChange;
use crate::host::{HostEntry, MOST};
use crate::{CompanyKind, Drill, HostDraft};

/// As many spears as a die shows join the first wing, as far as there is room.
pub(crate) async fn draw(t: &Table<Drill>) {
    let roll = Roll::new("Lot", Pool { count: 1, die: Die::D6 }, Score::Read);
    let answer = t.roll(Heading::new("lot", Asked::Anyone, "By lot", "spears"), roll).await;
    if let Answer::Dice(faces, _) = answer {
        t.emit(HostChange::Drawn(faces[0]));
    }
}

/// They join.
pub(crate) fn drawn(draft: &mut HostDraft, face: u8) -> Happening {
    let count = face.min(MOST - draft.host.companies());
    let entry = HostEntry { kind: CompanyKind::Spears, count, wing: 0 };
    draft.host.entries.push(entry).expect("nobody joins a full host");
    let rolled = Rolled {
        name: "Lot",
        die: Die::D6,
        score: Score::Read,
        faces: [face].into_iter().collect(),
        hits: 1,
        counted: "",
        tone: Tone::Good,
        word: "They come",
        worth: None,
        then: Words::with("{} Spears join", count),
    };
    let words = Words::with("By lot {} Spears join", count);
    Happening { show: Show::Rolled(rolled), ..Happening::line("drawn", None, None, words) }
}
