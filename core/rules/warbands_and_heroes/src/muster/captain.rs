//! Captains: one for a Unit, his trait by a d8 or picked (WH-SETUP-5, WH-SETUP-6).

use super::ask::{self, BenchHeading, choose};
use super::{MusterChange, Table};
use crate::book::CaptainTrait;
use crate::roster::{Captain, UnitName};
use crate::{help, icons};
use umpire_engine::dice::{Die, Pool, Score};
use umpire_engine::table::{Answer, Asked, Diagram, Heading, Instruction, Opt, PieceId, Roll, Words};

/// A captain joins a Unit.
pub(super) async fn lead(t: &Table, at: u8) {
    match ask_trait(t, at).await.checked_sub(1) {
        Some(own) => {
            let captain = Captain { name: UnitName::new(), own: CaptainTrait::ALL[usize::from(own)] };
            t.emit(MusterChange::Led(at, captain));
        }
        None => roll(t, at).await,
    }
}

/// The d8 first, then every trait.
#[inline(never)]
fn ask_trait(t: &Table, at: u8) -> impl Future<Output = u8> {
    let dice = Opt::new("roll", "Roll a d8").icon(icons::CAPTAIN);
    let traits = CaptainTrait::ALL.into_iter().map(|own| Opt::new(own.id(), own.name()).gist(own.gist()));
    let head = BenchHeading("captain", PieceId(at).into(), "captain".into());
    choose(t, head, &mut [dice].into_iter().chain(traits), 0)
}

async fn roll(t: &Table, at: u8) {
    let answer = ask_roll(t, at).await;
    let Answer::Dice(faces, _) = answer else { return };
    t.emit(MusterChange::RolledCaptain(at, faces[0]));
    if let Some(own) = CaptainTrait::of_face(faces[0]) {
        tell(t, at, own).await;
    }
}

/// What the trait does that was rolled.
#[inline(never)]
fn tell(t: &Table, at: u8, own: CaptainTrait) -> impl Future<Output = ()> {
    let head = Heading::new("captain-told", Asked::Anyone, own.name(), PieceId(at)).help(help::captain(own));
    let (text, picture) = (own.gist().into(), Diagram::None);
    t.instruct(head, Instruction { text, piece: None, by: None, reach: None, picture, placement: None })
}

#[inline(never)]
fn ask_roll(t: &Table, at: u8) -> impl Future<Output = Answer> {
    let roll = Roll { icon: Some(icons::CAPTAIN), ..Roll::new("Trait", Pool { count: 1, die: Die::D8 }, Score::Read) };
    t.roll(Heading::new("captain-roll", Asked::Anyone, PieceId(at), Words::of("captain")), roll)
}

/// What he is called.
pub(super) async fn rename(t: &Table, at: u8) {
    let head = BenchHeading("captain-name", PieceId(at).into(), "captain".into());
    let name = ask::name(t, head, &["Old Tam", "Dame Rook", "Harl One-Eye", "Sigrun", "The Bastard"]).await;
    t.emit(MusterChange::CaptainName(at, name));
}
