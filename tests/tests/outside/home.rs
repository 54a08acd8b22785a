//! What a host takes home: who stands.

use umpire_engine::table::{Correction, CorrectionTarget, PieceId, Roster, RosterBook, Seat, Shelved, Source};
use umpire_outside::{Fray, WarHost};
use umpire_tests::fray::{FrayPlay, hosts};

const BOOK: RosterBook = RosterBook::of::<Fray>();

/// A fray in which these companies were put out of play.
fn fallen(lines: &[&str], companies: &[u8]) -> FrayPlay {
    hosts(lines).then(|game| {
        for piece in companies {
            let target = CorrectionTarget::Piece(PieceId(*piece));
            game.correct(Correction { target, field: 1, value: 0 }, Source::Thumb).expect("it may be put right");
        }
    })
}

fn home(play: &FrayPlay) -> Option<WarHost> {
    Fray::after(play.sides().0[0].clone(), &play.state(), Seat::RED)
}

#[test]
fn who_fell_is_not_in_the_host_that_comes_home() {
    let play = fallen(&["3 spears / 2 bows", "2 beasts"], &[0, 3, 4, 5]);
    let host = home(&play).expect("two are left");
    assert_eq!((host.name(), host.companies()), ("Test", 2));
    let mut told = Vec::new();
    host.changes(&play.sides().0[0], &mut |line| told.push(line.to_string()));
    assert_eq!(told, ["Spears: 2 of 3", "Bows: none left"]);
    assert_eq!(home(&fallen(&["3 spears", "2 beasts"], &[0, 1])), None, "one alone is no host");
}

/// Six hosts leave no room for forty each: who did not take the field stayed at home.
#[test]
fn who_had_no_room_on_the_field_is_still_there() {
    let play = fallen(&["40 spears"; 6], &[0]);
    assert_eq!(home(&play).map(|host| host.companies()), Some(39));
}

/// Without its types: the same roster by its checksum in any version, and by any name it takes.
#[test]
fn a_host_is_known_by_its_checksum_and_takes_another_name() {
    let old = [&[1, 9][..], b"Old Guard", &[0, 6]].concat();
    let new = [&[2, 9][..], b"Old Guard", &[0, 6, 0]].concat();
    assert!((BOOK.checksum)(&old).is_some() && (BOOK.checksum)(&old) == (BOOK.checksum)(&new));
    assert_eq!((BOOK.checksum)(&new[..5]), None);
    let mut bytes = Vec::new();
    assert!((BOOK.rename)(&old, "New Guard", &mut |piece| bytes.extend_from_slice(piece)));
    assert_eq!(bytes, [&[2, 9][..], b"New Guard", &[0, 6, 0]].concat());
    assert!(!(BOOK.rename)(&old, "A name that is too long for any", &mut |_| panic!("nothing is handed out")));
}
