//! The pictures of this game.

use crate::book::{Category, Class, PrintedClass};
use crate::roster::ClassRef;
use umpire_engine::table::Icon;
use umpire_engine::table::Shape::{Cut, CutLine, Disc, Fill, Hole, Line};

/// A banner over two spears: the game on the shelf.
pub const GAME: Icon = Icon::new(&[
    Line(3, &[(4, 31), (22, 1)]),
    Line(3, &[(28, 31), (10, 1)]),
    Cut(&[(4, 5), (28, 5), (28, 23), (4, 23)]),
    Fill(&[(6, 7), (26, 7), (26, 21), (21, 17), (16, 22), (11, 17), (6, 21)]),
]);

// Printed classes.
/// A round shield with a boss.
pub const WARRIORS: Icon =
    Icon::new(&[Disc((16, 16), 15), Hole((16, 16), 11), Disc((16, 16), 9), Hole((16, 16), 4), Disc((16, 16), 2)]);
/// An axe.
pub const BERSERKERS: Icon = Icon::new(&[
    Line(4, &[(20, 1), (10, 31)]),
    Fill(&[(15, 6), (4, 2), (1, 12), (6, 20), (14, 14)]),
    Fill(&[(21, 5), (29, 5), (31, 13), (26, 19), (19, 14)]),
]);
/// Three arrows in flight.
pub const BOWMEN: Icon = Icon::new(&[
    Line(3, &[(2, 8), (22, 8)]),
    Fill(&[(20, 3), (28, 8), (20, 13)]),
    Line(3, &[(5, 17), (25, 17)]),
    Fill(&[(23, 12), (31, 17), (23, 22)]),
    Line(3, &[(1, 26), (20, 26)]),
    Fill(&[(18, 21), (26, 26), (18, 31)]),
]);

// Categories.
/// Two crossed spears.
pub const MARTIAL: Icon = Icon::new(&[
    Line(3, &[(4, 31), (26, 5)]),
    Line(3, &[(28, 31), (6, 5)]),
    Fill(&[(30, 0), (29, 9), (22, 4)]),
    Fill(&[(2, 0), (3, 9), (10, 4)]),
]);
/// A horse's head.
pub const MOUNTED: Icon = Icon::new(&[
    Fill(&[(12, 1), (17, 5), (26, 10), (30, 18), (27, 22), (17, 18), (20, 31), (3, 31), (5, 13), (11, 6)]),
    Hole((17, 11), 2),
]);
/// A pitchfork.
pub const COMMON: Icon =
    Icon::new(&[Line(3, &[(16, 1), (16, 31)]), Line(3, &[(7, 1), (7, 9), (10, 13), (22, 13), (25, 9), (25, 1)])]);
/// A paw.
pub const BEASTS: Icon =
    Icon::new(&[Disc((16, 22), 8), Disc((5, 13), 4), Disc((12, 6), 4), Disc((21, 6), 4), Disc((28, 13), 4)]);
/// A star over an open hand.
pub const ARCANE: Icon = Icon::new(&[
    Fill(&[(16, 0), (19, 8), (27, 8), (21, 13), (23, 21), (16, 16), (9, 21), (11, 13), (5, 8), (13, 8)]),
    Line(4, &[(3, 22), (9, 29), (23, 29), (29, 22)]),
]);
/// A helmet with a plume.
pub const HEROIC: Icon = Icon::new(&[
    Fill(&[(16, 8), (24, 11), (27, 18), (27, 31), (19, 31), (19, 24), (13, 24), (13, 31), (5, 31), (5, 18), (8, 11)]),
    Line(4, &[(16, 8), (14, 3), (20, 1), (28, 4)]),
    Cut(&[(8, 18), (24, 18), (24, 21), (8, 21)]),
]);

// Who leads, and how it stands.
/// A standard: a captain rides with the Unit.
pub const CAPTAIN: Icon =
    Icon::new(&[Line(4, &[(7, 1), (7, 31)]), Fill(&[(9, 3), (30, 3), (30, 19), (20, 14), (9, 19)]), Hole((18, 9), 3)]);
/// A drop.
pub const BLOODIED: Icon =
    Icon::new(&[Fill(&[(16, 1), (25, 16), (7, 16)]), Disc((16, 20), 10), CutLine(2, &[(11, 20), (13, 25), (17, 27)])]);
/// A zigzag.
pub const SHAKEN: Icon = Icon::new(&[Line(4, &[(2, 24), (9, 8), (16, 24), (23, 8), (30, 24)])]);
/// Three shields side by side.
pub const SHIELD_WALL: Icon = Icon::new(&[
    Fill(&[(1, 6), (10, 6), (10, 20), (6, 26), (1, 20)]),
    Fill(&[(12, 6), (20, 6), (20, 20), (16, 26), (12, 20)]),
    Fill(&[(22, 6), (31, 6), (31, 20), (26, 26), (22, 20)]),
]);
/// Coins.
pub const COIN: Icon = Icon::new(&[
    Disc((11, 20), 10),
    Hole((11, 20), 6),
    Disc((11, 20), 3),
    Hole((22, 11), 11),
    Disc((22, 11), 9),
    Hole((22, 11), 5),
]);

/// The picture of a class.
pub fn class(class: ClassRef, row: &Class) -> Icon {
    match class {
        ClassRef::Printed(class) => printed(class),
        ClassRef::Custom(_) => category(row.category),
    }
}

/// The picture of a printed class.
pub const fn printed(class: PrintedClass) -> Icon {
    match class {
        PrintedClass::Warriors => WARRIORS,
        PrintedClass::Berserkers => BERSERKERS,
        PrintedClass::Bowmen => BOWMEN,
    }
}

/// The picture of a category.
pub const fn category(category: Category) -> Icon {
    match category {
        Category::Martial => MARTIAL,
        Category::Mounted => MOUNTED,
        Category::Common => COMMON,
        Category::Beasts => BEASTS,
        Category::Arcane => ARCANE,
        Category::Heroic => HEROIC,
    }
}
