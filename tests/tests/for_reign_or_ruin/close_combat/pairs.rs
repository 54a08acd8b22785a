//! A step 7 from its page to its end.

use for_reign_or_ruin::book::{Defence, Order, Stat};
use for_reign_or_ruin::{Contact, Edge, Extent, Flag};
use umpire_engine::dice::{Need, Op};
use umpire_engine::table::Show;

use super::{duel, knights, orcs};
use crate::fixture::{Carded, Fought, begun, hero, unit};
use crate::ranged::staged::{inside, meets, red, staged, touching};

/// FR-TURN-7, FR-CC-3, FR-SRC-2, FR-STR-5: both strike, each die above Def is 1 stress, which counts after all pairs.
#[test]
fn a_plain_pair() {
    let game = duel(knights(), orcs(), |_| ()).says("pair: fight").shows("strike");
    assert_eq!(game.dice(), (6, 5));
    let game = game.says("strike: 6 5 1 10 2 7").shows("strike-back");
    assert_eq!(game.dice(), (4, 5));
    let game = game.says("strike-back: 6 6 5 5");
    assert_eq!((game.stress("red-1"), game.stress("blue-1")), (2, 3));
    assert!(game.heard().contains(&"Knights +2: struck".into()), "{:?}", game.heard());
}

/// FR-TURN-7: from the page of the step to both sides' dice in three presses, by one throw; one page shows both.
#[test]
fn three_presses_to_both_dice() {
    let game = staged(&[knights()], &[orcs()], [meets(red(1), red(2))]).skips_to("Close combat");
    let game = game.says("step: begin, pair: fight").shows("strike");
    let next = game.roll().next.expect("one press throws both");
    assert_eq!((next.piece, next.pool.count, next.need), (red(2), 4, Need { op: Op::Above, value: 5 }));
    let game = game.says("strike: 6 5 1 10 2 7").shows("strike-back");
    assert!(next.is(&game.roll()), "that is the roll that follows");
    let game = game.says("strike-back: 6 6 5 5");
    let clash = |show| if let Show::Clash(clash) = show { Some(clash) } else { None };
    let clash = game.news().into_iter().find_map(|news| clash(news.show)).expect("a page of both");
    let figures = clash.halves.map(|half| (half.hits, half.before, half.after, half.gains));
    assert_eq!(figures, [(3, 0, 3, "stress"), (2, 0, 2, "stress")]);
}

/// FR-TURN-7: more than a dozen dice are two throws, and two pages.
#[test]
fn many_dice_are_no_clash() {
    let game = duel(knights().with(Stat::Att, 10), orcs(), |_| ()).says("pair: fight").shows("strike");
    assert_eq!((game.dice().0, game.roll().next), (13, None));
}

/// FR-CC-1: a router does not strike, and is struck at.
#[test]
fn a_router_does_not_fight() {
    let game = duel(knights(), orcs().order(Order::Rout), |_| ());
    assert_eq!(game.gists()[2], "Routs: does not strike");
    let game = game.says("pair: fight").shows("strike");
    assert!(game.heard().contains(&"Orcs: routs: no dice".into()), "{:?}", game.heard());
    let game = game.says("strike: hits 2");
    assert_ne!(game.asks(), "strike-back");
    assert_eq!((game.stress("red-1"), game.stress("blue-1")), (0, 2));
}

/// FR-DICE-3: Def 10 cannot be hit, which is told; it strikes all the same.
#[test]
fn def_ten_cannot_be_struck() {
    let game = duel(knights(), orcs().with(Stat::Def, 10), |_| ()).says("pair: fight").shows("strike-back");
    assert!(game.heard().contains(&"Knights cannot hit".into()), "{:?}", game.heard());
    assert_eq!(game.says("strike-back: hits 1").stress("red-1"), 1);
}

/// FR-CC-11: both of a pair were attacked, hits or not.
#[test]
fn both_were_attacked() {
    let events = [meets(red(1), red(3)), meets(red(2), red(4))];
    let game = staged(&[knights(), knights()], &[orcs().order(Order::Rout), orcs()], events).begins("Close combat");
    let game = game.says("pair: fight, strike: hits 0").shows("pair");
    for id in ["red-1", "blue-1"] {
        assert!(game.element(id).is(Flag::Attacked) && game.element(id).is(Flag::Fought), "{id}");
    }
}

/// FR-CC-14: the contact stays, and is not new any more.
#[test]
fn contacts_grow_old() {
    let events = [meets(red(1), red(3)), inside(red(2), red(1))];
    let game = staged(&[knights(), hero("Nim")], &[orcs()], events).begins("Close combat");
    let game = game.says("pair: fight, strike: hits 0, strike-back: hits 0").skips_to("Leaders in combat");
    let contacts = game.state().contacts;
    assert_eq!((contacts.len(), contacts[0].new), (1, false));
    let game = game.skips_to("Turn 2").says("turn: begin").begins("Close combat").shows("pair");
    assert_eq!(game.gists()[1], "Unprimed: old contact");
}

/// FR-TURN-7, FR-STR-5: all pairs fight, by the order of the rosters, and losses come after the last.
#[test]
fn pairs_by_the_order_of_the_rosters() {
    let two = [knights(), knights()];
    let events = [meets(red(4), red(2)), meets(red(1), red(3))];
    let game = staged(&two, &[orcs().with(Stat::End, 0), orcs()], events).skips_to("Close combat");
    assert_eq!(game.note(), "2 contacts");
    let game = game.says("step: begin").shows("pair");
    assert_eq!(game.offers(), ["fight", "touch-red-1", "touch-blue-1"]);
    let game = game.says("pair: fight, strike: hits 1, strike-back: hits 0").shows("pair");
    assert!(game.element("blue-1").in_play(), "its loss waits");
    assert_eq!(game.offers(), ["fight", "touch-blue-2", "touch-red-2"]);
    let game = game.says("pair: fight, strike: hits 0, strike-back: hits 0").shows("near-lost");
    assert!(!game.element("blue-1").in_play());
}

/// FR-TURN-7, FR-CC-15, FR-CC-17: the page shows how both touch; what is not so is put right before the dice.
#[test]
fn how_they_touch_is_put_right() {
    let game = duel(knights(), orcs(), |contact| contact.ends[1].defence = Defence::Hard);
    assert_eq!(game.labels(), ["Fight", "front, full", "front, full, hard"]);
    let game = game.says("pair: touch-blue-1").shows("touch");
    assert_eq!(game.preset(), ["hard"]);
    let game = game.says("touch: rear limited obstacle soft").shows("pair");
    assert_eq!(game.labels()[2], "rear limited o+soft");
    let end = game.state().contacts[0].ends[1];
    assert_eq!((end.edge, end.extent, end.obstacle, end.defence), (Edge::Rear, Extent::Limited, true, Defence::Soft));
    let game = game.says("pair: touch-red-1, touch: flank soft").shows("pair");
    assert_eq!(game.labels()[1], "flank, full, soft", "and no obstacle");
}

/// FR-TURN-7: a contact that nobody told is added on the page of the step.
#[test]
fn a_forgotten_contact_is_added() {
    let game = begun(&[knights(), unit("Guards")], &[orcs(), unit("Boars")]).skips_to(7).says("step: add");
    let game = game.says("contact-of: red-1").shows("contact-with").says("contact-with: blue-2");
    let game = game.shows("contact-when").says("contact-when: new forward").shows("step");
    let contact = game.state().contacts[0];
    assert_eq!(contact, Contact::new(game.id("red-1"), game.id("blue-2")));
    let game = game.says("step: add, contact-of: red-1");
    assert_eq!(game.offers(), ["blue-1", "none"], "nobody touches the same one twice");
    let game = game.says("contact-with: blue-1, contact-when:, step: begin").shows("pair");
    let contact = game.state().contacts[1];
    assert!(!contact.new && !contact.forward);
}

/// FR-TURN-7, FR-UI-1: without contacts the page is one press.
#[test]
fn without_contacts_one_press_goes_on() {
    let game = staged(&[knights()], &[orcs()], []).skips_to("Close combat");
    assert_eq!((game.title().as_str(), game.note().as_str()), ("Close combat", "no contact"));
    assert_ne!(game.says("step: begin").title(), "Close combat");
}

/// FR-CC-13, G-29: individuals who fight are elements with dice and stress of their own.
#[test]
fn an_individual_fights_for_itself() {
    let game = staged(&[hero("Nim")], &[orcs(), hero("Grum")], [touching(Contact::new(red(1), red(3)))]);
    let game = game.begins("Close combat").says("pair: fight").shows("strike");
    assert_eq!(game.dice(), (3, 5));
    let game = game.says("strike: hits 1, strike-back: hits 2");
    assert_eq!((game.stress("red-1"), game.stress("blue-1"), game.stress("blue-2")), (2, 0, 1));
}

/// FR-CC-2: numbers that nobody knows are asked for where they count.
#[test]
fn unknown_numbers_are_asked_for() {
    let unknown = [Stat::Att, Stat::Imp, Stat::Rch, Stat::Def];
    let orcs = unknown.into_iter().fold(orcs(), |card, stat| card.with(stat, u8::MAX));
    let game = duel(knights(), orcs.clone(), |_| ()).says("pair: fight, stat: 2, keep: keep, stat: 4, keep: once");
    assert_eq!(game.shows("strike").dice(), (6, 4), "Att and Def: on Halt neither Imp nor Rch counts");
    let routs = duel(knights(), orcs.order(Order::Rout), |_| ()).says("pair: fight, stat: 4, keep: once");
    routs.shows("strike");
    let unseen = duel(knights().with(Stat::Def, u8::MAX), super::orcs().order(Order::Rout), |_| ()).says("pair: fight");
    unseen.shows("strike");
}
