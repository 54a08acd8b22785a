//! The page that is looked at, as bands, and the keys that lead on from it.

use heapless::Vec;
use umpire_rules::table::{PieceId, Session};

use crate::bands::{FootBand, Verb};
use crate::key::Key;
use crate::pages::look::page_list::{LookAbout, LookPage, pages};
use crate::pages::look::{DeviceStatus, LogPage, LookPages, card, device, dice, lines, seal, side, steps};
use crate::pages::page_builder::PageBuilder;
use crate::pages::why::WhyPage;
use crate::raster::key_cap::Cap;

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
        let (piece, put_right) = (self.piece(game, about), page.scope(game, self.at).is_some());
        let why = piece.and_then(|piece| WhyPage::of_piece(builder.scene, piece)).map(|_| (Key::Y, "Why"));
        let put = put_right.then_some((Key::A, "Put right"));
        if let (Some(piece), Some(turned)) = (piece, self.card) {
            return open_card(builder, piece, turned, (put, why));
        }
        match page {
            LookPage::State => lines::state(&mut builder, at),
            LookPage::Log => log.page(&mut builder),
            LookPage::Steps => steps::page(&mut builder, game, at),
            LookPage::Side(seat) => side::side(&mut builder, seat, at),
            LookPage::Dice => dice::page(&mut builder, &game.tally(), at),
            LookPage::Rules => lines::rules(&mut builder, at),
            LookPage::Seal => seal.into_iter().for_each(|seal| seal::page(&mut builder, seal, game, at > 0)),
            LookPage::Device => device::page(&mut builder, status.unwrap_or(&DeviceStatus::default()), at),
        }
        let next = pages.get(usize::from(self.page) + 1).unwrap_or(&pages[0]).name(builder.scene);
        if page == LookPage::Dice {
            let (key, other) = dice::turn(&game.tally(), builder.scene, at);
            return builder.look_foot(&[(Key::B, "Back"), (Key::X, next), (key, &other)]);
        }
        if let LookPage::Side(seat) = page
            && let Some(foot) = side::foot(&builder, seat, next)
        {
            builder.look_back = None;
            return builder.end(foot);
        }
        let verb = match page {
            LookPage::Device if page.settings(status) > 0 => Some("Change"),
            LookPage::Steps => Some("Do it"),
            LookPage::Rules => lines::next_group(builder.scene, at).map(|(_, name)| name),
            LookPage::Log if builder.scene.round().is_some() => Some("Round"),
            LookPage::Seal if seal::can_reveal(seal, game) => Some(["Secret", "Show"][usize::from(at > 0)]),
            // From there it is put right.
            LookPage::Side(_) if piece.is_some() => put.map(|_| "Card"),
            _ => put.map(|(_, verb)| verb),
        };
        let next = (verb.is_some() || pages.len() > 1).then_some((Key::X, next));
        let back = Some((Key::B, "Back")).filter(|_| verb.is_none() || why.is_none());
        let keys: Vec<(Key, &str), 4> =
            verb.map(|verb| (Key::A, verb)).into_iter().chain(back).chain(next).chain(why).collect();
        builder.look_foot(&keys)
    }
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
    builder.look_back = None;
    builder.end(FootBand::verbs(keys.chain(turn)))
}
