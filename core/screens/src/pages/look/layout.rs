//! The page that is looked at, as bands, and the keys that lead on from it.

use umpire_engine::table::{PieceId, Session};

use crate::bands::{FootBand, Verb};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::look::page_list::{LookAbout, LookPage, next_name, pages};
use crate::pages::look::{
    DeviceStatus, LogPage, LookPages, card, device, dice, holdings, lines, seal, settings, side, steps,
};
use crate::pages::page_builder::PageBuilder;
use crate::pages::why::WhyPage;

/// A key, and what it does.
type KeyVerb = (Key, &'static str);

impl LookPages {
    /// Pushes its bands.
    pub(crate) fn layout(&self, mut builder: PageBuilder, game: &dyn Session, log: &LogPage, about: LookAbout<'_>) {
        let (status, seal) = about;
        builder.strip(None);
        let pages = pages(game, about);
        let at = usize::from(self.at);
        let page = pages[usize::from(self.page)];
        let piece = self.piece(game, about);
        let why = piece.and_then(|piece| WhyPage::of_piece(builder.scene, piece)).map(|_| (Key::Y, "Why"));
        let put = page.scope(game, piece).map(|scope| (Key::A, scope.verb(builder.scene)));
        if let (Some(piece), Some(turned)) = (piece, self.card) {
            if self.asked {
                return asked_card(builder, piece, turned, pages[0]);
            }
            return open_card(builder, piece, turned, (put, why));
        }
        match page {
            LookPage::State => lines::state(&mut builder, at, self.place),
            LookPage::Log => log.page(&mut builder),
            LookPage::Steps => steps::page(&mut builder, game, at),
            LookPage::Side(seat) => side::side(&mut builder, seat, self.place),
            LookPage::Holdings(seat, tab) => holdings::page(&mut builder, seat, tab, at),
            LookPage::Dice => dice::page(&mut builder, &game.tally(), at),
            LookPage::Rules => lines::rules(&mut builder, at),
            LookPage::Seal => seal.into_iter().for_each(|seal| seal::page(&mut builder, seal, game, at > 0)),
            LookPage::Settings => settings::page(&mut builder, status.unwrap_or(&DeviceStatus::default()), at),
            LookPage::Device => device::page(&mut builder, status.unwrap_or(&DeviceStatus::default()), at),
        }
        let next = next_name(&pages, self.page.into(), builder.scene);
        let turn = (!next.is_empty()).then(|| Verb::new(Cap::Sideways, next));
        let key = |(key, verb): (Key, &str)| Verb::new(Cap::Key(key), verb);
        let back = key((Key::B, "Back"));
        let verb = match page {
            LookPage::Dice => {
                let (other, whose) = dice::turn(&game.tally(), builder.scene, at);
                return look_foot(builder, [back].into_iter().chain(turn).chain([key((other, &whose))]));
            }
            // Among the pieces no page is turned.
            LookPage::State | LookPage::Side(_) if self.place.is_some() => {
                let leaf = side::leafs(&builder, page).then(|| Verb::new(Cap::Sideways, "Page"));
                let last = leaf.or(why.map(key));
                return look_foot(builder, [key((Key::A, "Card")), back].into_iter().chain(last));
            }
            LookPage::State if side::are_few(builder.scene) => {
                let first = put.map_or(back, key);
                let pieces = Verb::new(Cap::Upright, "Pieces");
                return look_foot(builder, [first].into_iter().chain(turn).chain([pieces]));
            }
            LookPage::Holdings(..) => {
                let more = (at < page.most(game, status, builder.scale)).then(|| Verb::new(Cap::Upright, "More"));
                return look_foot(builder, [back].into_iter().chain(more).chain(turn));
            }
            LookPage::Settings => {
                let keys = [(Key::A, "Change"), (Key::Y, "Why")].map(key);
                return look_foot(builder, keys.into_iter().chain(turn));
            }
            LookPage::Steps => Some("Do it"),
            LookPage::Rules => lines::next_group(builder.scene, builder.scale, at).map(|(_, name)| name),
            LookPage::Log if builder.scene.round().is_some() => Some(builder.scene.round_word()),
            LookPage::Seal if seal::can_reveal(seal, game) => Some(["Secret", "Show"][usize::from(at > 0)]),
            // From there it is put right.
            LookPage::Side(_) if piece.is_some() => Some("Card"),
            _ => put.map(|(_, verb)| verb),
        };
        let verb = verb.map(|verb| key((Key::A, verb)));
        look_foot(builder, verb.into_iter().chain([back]).chain(turn))
    }
}

/// The foot of a page that is looked at, which is the same for those who look back.
fn look_foot(mut builder: PageBuilder, verbs: impl IntoIterator<Item = Verb>) {
    builder.look_back = None;
    builder.end(FootBand::verbs(verbs))
}

/// The page of a piece of the open question, with what lies behind it.
fn asked_card(mut builder: PageBuilder, piece: PieceId, turned: bool, next: LookPage) {
    let more = card::page(&mut builder, piece, turned);
    let next = if more { Verb::new(Cap::Upright, "More") } else { Verb::new(Cap::Sideways, next.name(builder.scene)) };
    let keys = [(Key::B, "Back"), (Key::Y, "Why")].map(|(key, verb)| Verb::new(Cap::Key(key), verb));
    look_foot(builder, keys.into_iter().chain([next]))
}

/// The page of a piece, with the keys that put something right and explain it, where they do.
fn open_card(mut builder: PageBuilder, piece: PieceId, turned: bool, (put, why): (Option<KeyVerb>, Option<KeyVerb>)) {
    let more = card::page(&mut builder, piece, turned);
    let verb = |(key, verb): KeyVerb| Verb::new(Cap::Key(key), verb);
    let turn = more.then(|| Verb::new(Cap::Sideways, if turned { "Numbers" } else { "More" }));
    // Three keys have room: what every page has gives way to what this one has.
    let rest = 3 - [put.is_some(), why.is_some(), more].into_iter().filter(|&own| own).count();
    let rest = [(Key::B, "Back"), (Key::Down, "Next")].into_iter().take(rest);
    let keys = put.into_iter().chain(rest).chain(why).map(verb);
    look_foot(builder, keys.chain(turn))
}
