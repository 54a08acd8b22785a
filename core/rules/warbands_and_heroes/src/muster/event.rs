//! What can happen to a warband on the workbench.

use super::{MusterDraft, upkeep};
use crate::book::{CaptainTrait, Class};
use crate::roster::{Captain, ClassRef, UnitEntry, UnitName, Warband, WarbandName};
use umpire_engine::dice::{Die, Faces, Score};
use umpire_engine::table::{Arg, ExpectRoom, Happening, PieceId, Rolled, Show, Tone, Words};

/// A change. Units and classes are named by their places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MusterChange {
    /// A Unit joins.
    Added(UnitEntry),
    /// These Units leave, a bit each.
    Left(u16),
    /// These Units disband, a bit each.
    Disbanded(u16),
    /// A Unit is called this; by its class where this is empty.
    Named(u8, UnitName),
    /// A captain leads a Unit.
    Led(u8, Captain),
    /// A captain leads a Unit, with the trait of this face of a d8.
    RolledCaptain(u8, u8),
    /// A Unit's captain is called this.
    CaptainName(u8, UnitName),
    /// Nobody leads a Unit any more.
    Unled(u8),
    /// A Unit has lost so much FS.
    Losses(u8, u8),
    /// All Units are fresh.
    Healed,
    /// A class of its own is there.
    ClassAdded(Class),
    /// A class of its own is this.
    ClassSet(u8, Class),
    /// A class of its own is gone; no Unit is of it.
    ClassRemoved(u8),
    /// So much coin is in the treasury.
    Treasury(u16),
    /// All are paid but these, a bit each.
    Paid(u16),
    /// An unpaid Unit cannot fail its test.
    Steadfast(u8),
    /// An unpaid Unit tested Resolve.
    Tested {
        /// Which.
        at: u8,
        /// What the die shows.
        face: u8,
        /// What it may show at the most.
        resolve: u8,
    },
    /// A World-Turn is over.
    WorldTurn,
    /// The name.
    Name(WarbandName),
    /// It is to be kept, or thrown away.
    Done(bool),
}

impl MusterChange {
    /// Changes the draft, and says what the log says.
    pub(super) fn apply(self, draft: &mut MusterDraft) -> Option<Happening> {
        let warband = &mut draft.warband;
        let words = match self {
            MusterChange::Added(unit) => {
                let name = class_name(unit.class);
                warband.units.push(unit).expect_room("nobody joins a full warband");
                Words::with("{} joined", name)
            }
            MusterChange::Left(gone) => {
                leave(warband, gone);
                Words::with("Removed: {}", gone.count_ones() as u8)
            }
            MusterChange::Disbanded(gone) => {
                leave(warband, gone);
                Words::with("Disbanded: {}", gone.count_ones() as u8)
            }
            MusterChange::Named(at, name) => {
                warband.units[usize::from(at)].name = name;
                Words::with("A Unit is called {}", PieceId(at))
            }
            MusterChange::Led(at, captain) => {
                let words = Words::with("{} captain", captain.own.name());
                warband.units[usize::from(at)].captain = Some(captain);
                words
            }
            MusterChange::RolledCaptain(at, face) => return rolled_captain(warband, at, face),
            MusterChange::CaptainName(at, name) => {
                if let Some(captain) = &mut warband.units[usize::from(at)].captain {
                    captain.name = name;
                }
                Words::of("A captain has a name")
            }
            MusterChange::Unled(at) => {
                warband.units[usize::from(at)].captain = None;
                Words::of("A captain leaves")
            }
            MusterChange::Losses(at, lost) => {
                warband.units[usize::from(at)].losses = lost;
                Words::with("{} FS lost", lost)
            }
            MusterChange::Healed => {
                warband.units.iter_mut().for_each(|unit| unit.losses = 0);
                Words::of("All are healed")
            }
            MusterChange::ClassAdded(class) => {
                let fits = warband.classes.push(&class);
                debug_assert!(fits, "a class is only begun where there is room");
                Words::of("A class of its own")
            }
            MusterChange::ClassSet(at, class) => {
                set_class(warband, at, &class);
                return None;
            }
            MusterChange::ClassRemoved(at) => {
                warband.classes.remove(at);
                for unit in &mut warband.units {
                    if let ClassRef::Custom(class) = &mut unit.class {
                        *class -= u8::from(*class > at);
                    }
                }
                Words::of("A class is removed")
            }
            MusterChange::Treasury(coin) => {
                warband.treasury = coin;
                Words::with("Treasury: {} coin", coin as i16)
            }
            MusterChange::Paid(unpaid) => {
                let paid = (0..).zip(&warband.units).filter(|(at, _)| unpaid >> at & 1 == 0);
                let coin = paid.map(|(_, unit)| u16::from(warband.class_of(unit).cost)).sum::<u16>();
                warband.treasury = warband.treasury.saturating_sub(coin);
                Words::with("Paid: {} coin", coin as i16)
            }
            MusterChange::Steadfast(at) => {
                Words::with("{} stayed: Resolve 6", class_name(warband.units[usize::from(at)].class))
            }
            MusterChange::Tested { at, face, resolve } => return Some(tested(warband, at, face, resolve)),
            MusterChange::WorldTurn => {
                warband.world_turn += 1;
                Words::with("World-Turn {} is over", warband.world_turn as i16)
            }
            MusterChange::Name(name) => {
                warband.name = name;
                Words::with("Called {}", super::given::WARBAND)
            }
            MusterChange::Done(kept) => {
                draft.kept = Some(kept);
                return None;
            }
        };
        Some(Happening::line("changed", None, None, words))
    }
}

/// What a class is called in a line that outlives its place: an own class may be gone by then.
fn class_name(class: ClassRef) -> Arg {
    match class {
        ClassRef::Printed(printed) => printed.name().into(),
        ClassRef::Custom(_) => "Own class".into(),
    }
}

fn leave(warband: &mut Warband, gone: u16) {
    let mut at = 0;
    warband.units.retain(|_| {
        at += 1;
        gone >> (at - 1) & 1 == 0
    });
}

/// Changes a class. Units of it have lost no more FS than leaves them one; a Hero's captain leaves (WH-SETUP-5).
fn set_class(warband: &mut Warband, at: u8, class: &Class) {
    let fits = warband.classes.set(at, class);
    debug_assert!(fits, "a class only grows where there is room");
    for unit in warband.units.iter_mut().filter(|unit| unit.class == ClassRef::Custom(at)) {
        unit.losses = unit.losses.min(class.strength - 1);
        unit.captain = unit.captain.take().filter(|_| !class.is_hero());
    }
}

fn rolled_captain(warband: &mut Warband, at: u8, face: u8) -> Option<Happening> {
    let own = CaptainTrait::of_face(face)?;
    warband.units[usize::from(at)].captain = Some(Captain { name: UnitName::new(), own });
    let rolled = Rolled {
        name: "Trait",
        die: Die::D8,
        score: Score::Read,
        faces: [face].into_iter().collect::<Faces>(),
        hits: 1,
        counted: "",
        tone: Tone::Good,
        word: own.name(),
        worth: None,
        then: Words::with("{} captain", own.name()),
    };
    let words = Words::with("{} captain", own.name());
    Some(Happening { show: Show::Rolled(rolled), ..Happening::line("captain", None, None, words) })
}

fn tested(warband: &Warband, at: u8, face: u8, resolve: u8) -> Happening {
    let stays = face <= resolve;
    let name = class_name(warband.units[usize::from(at)].class);
    let rolled = Rolled {
        name: "Resolve",
        die: Die::D6,
        score: upkeep::test(resolve),
        faces: [face].into_iter().collect::<Faces>(),
        hits: stays.into(),
        counted: "",
        tone: if stays { Tone::Good } else { Tone::Bad },
        word: if stays { "STAYS" } else { "DISBANDS" },
        worth: None,
        then: PieceId(at).into(),
    };
    let words = Words::with(if stays { "{} stayed unpaid" } else { "{} disbanded" }, name);
    Happening { show: Show::Rolled(rolled), ..Happening::line("unpaid", None, None, words) }
}
