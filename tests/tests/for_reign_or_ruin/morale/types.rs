//! Who may pass stress to whom.

use for_reign_or_ruin::book::{Attribute, MoraleType};
use for_reign_or_ruin::roster::ElementCard;

use super::passing;
use crate::fixture::{Carded, Fought, fresh, unit};

/// The five rows and columns of FR-TRA-14.
fn typed(at: usize) -> ElementCard {
    let mut card = unit("Spears");
    if at == 4 {
        return card.special(Attribute::Mindless);
    }
    card.morale = MoraleType::ALL[at];
    card
}

/// Normal, Superior, Inferior, Indifferent, Mindless: giver by receiver.
const MAY: [[u8; 5]; 5] = [
    [1, 0, 1, 0, 0], //
    [1, 1, 1, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 0, 1, 0],
    [0, 0, 0, 0, 0],
];

/// FR-TRA-14, FR-TRA-5 to FR-TRA-8, FR-ATT-1, FR-ATT-2, FR-ATT-3, FR-ATT-4, G-32: the whole matrix.
#[test]
fn the_matrix_of_types() {
    for (giver, row) in MAY.iter().enumerate() {
        for (receiver, may) in row.iter().enumerate() {
            let battle = fresh(&[typed(giver).stressed(2), typed(receiver)], &[unit("Orcs")]).state();
            let may_receive = battle.receivers(for_reign_or_ruin::ElementId(0)).len();
            assert_eq!(may_receive, u32::from(*may), "{giver} gives to {receiver}");
        }
    }
}

/// FR-TRA-5, FR-TRA-6, FR-TRA-7: superior troops take from superior ones only, inferior give to inferior only, indifferent
/// keep among themselves.
#[test]
fn a_giver_sees_only_those_who_may_take() {
    let [normal, superior, inferior, indifferent, mindless] = [0, 1, 2, 3, 4].map(typed);
    let friends = [normal, superior, inferior, indifferent, mindless];
    let listed = |giver: usize| {
        let red: Vec<_> = [typed(giver).stressed(2)].into_iter().chain(friends.clone()).collect();
        passing(&red, &[unit("Orcs")]).shows("pass-near").offers()
    };
    assert_eq!(listed(0), ["red-2", "red-4"]);
    assert_eq!(listed(1), ["red-2", "red-3", "red-4"]);
    assert_eq!(listed(2), ["red-4"]);
    assert_eq!(listed(3), ["red-5"]);
}

/// FR-TRA-8, FR-ATT-4: a mindless element with stress is not even a giver; Mindless overrides any type.
#[test]
fn the_mindless_neither_give_nor_take() {
    let mut dead = typed(4).stressed(4);
    dead.morale = MoraleType::Inferior;
    let play = fresh(&[dead, typed(2), typed(0).stressed(1)], &[unit("Orcs")]);
    assert_eq!(play.state().givers().len(), 1, "the normal one only");
    assert!(!play.state().receivers(play.id("red-3")).has(play.id("red-1")));
}

/// FR-TERM-8, G-51: the rank of a superior has nothing to do with the Superior of transfers.
#[test]
fn a_superior_by_rank_takes_stress_like_anybody() {
    let chief = crate::fixture::commander("Chief");
    let battle = fresh(&[unit("Spears").stressed(2).under(1, Some(1)), chief], &[unit("Orcs")]).state();
    let [spears, chief] = [0, 1].map(for_reign_or_ruin::ElementId);
    assert!(battle.is_superior_of(chief, spears) && battle.receivers(spears).has(chief));
}
