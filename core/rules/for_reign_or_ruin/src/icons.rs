//! The pictures of this game: orders, troops by how they stand, who leads.

use crate::book::{Attribute, Formation, Kind, Order, Stat};
use crate::state::Element;
use umpire_engine::table::Icon;
use umpire_engine::table::Shape::{Cut, CutLine, Disc, Fill, Hole, Line};

/// A crown over a broken tower: the game on the shelf.
pub const GAME: Icon = Icon::new(&[
    Fill(&[(5, 12), (3, 2), (10, 7), (16, 0), (22, 7), (29, 2), (27, 12)]),
    Fill(&[(6, 31), (6, 16), (11, 16), (11, 20), (16, 16), (20, 22), (26, 18), (26, 31)]),
    Cut(&[(14, 25), (18, 25), (18, 31), (14, 31)]),
]);

/// An arrow to a wall.
const ATTACK: Icon = Icon::new(&[
    Fill(&[(0, 12), (12, 12), (12, 4), (24, 16), (12, 28), (12, 20), (0, 20)]),
    Fill(&[(27, 3), (31, 3), (31, 29), (27, 29)]),
]);
/// A shield.
const DEFEND: Icon = Icon::new(&[
    Fill(&[(3, 2), (29, 2), (29, 15), (16, 31), (3, 15)]),
    Cut(&[(9, 8), (23, 8), (23, 13), (16, 22), (9, 13)]),
]);
/// A zigzag with a point.
const HARASS: Icon = Icon::new(&[Line(4, &[(3, 27), (11, 8), (19, 22), (26, 8)]), Fill(&[(30, 1), (31, 14), (20, 8)])]);
/// An arrow.
const MOVE: Icon = Icon::new(&[Fill(&[(1, 12), (17, 12), (17, 3), (31, 16), (17, 29), (17, 20), (1, 20)])]);
/// Three chevrons.
const MARCH: Icon = Icon::new(&[
    Fill(&[(0, 4), (6, 4), (14, 16), (6, 28), (0, 28), (8, 16)]),
    Fill(&[(10, 4), (16, 4), (24, 16), (16, 28), (10, 28), (18, 16)]),
    Fill(&[(20, 4), (25, 4), (32, 16), (25, 28), (20, 28), (27, 16)]),
]);
/// Four blocks.
const REFORM: Icon = Icon::new(&[
    Fill(&[(2, 3), (13, 3), (13, 13), (2, 13)]),
    Fill(&[(19, 3), (30, 3), (30, 13), (19, 13)]),
    Fill(&[(2, 19), (13, 19), (13, 29), (2, 29)]),
    Fill(&[(19, 19), (30, 19), (30, 29), (19, 29)]),
]);
/// Two bars.
const HALT: Icon =
    Icon::new(&[Fill(&[(5, 3), (13, 3), (13, 29), (5, 29)]), Fill(&[(19, 3), (27, 3), (27, 29), (19, 29)])]);
/// An arrow back.
const RETREAT: Icon = Icon::new(&[Fill(&[(31, 12), (15, 12), (15, 3), (1, 16), (15, 29), (15, 20), (31, 20)])]);
/// Two chevrons back.
const ROUT: Icon = Icon::new(&[
    Fill(&[(14, 3), (20, 3), (12, 16), (20, 29), (14, 29), (0, 16)]),
    Fill(&[(25, 3), (31, 3), (23, 16), (31, 29), (25, 29), (11, 16)]),
]);

/// A spear beside a shield: close order.
pub const CLOSE: Icon = Icon::new(&[
    Line(3, &[(6, 31), (6, 8)]),
    Fill(&[(6, 0), (10, 8), (6, 12), (2, 8)]),
    Fill(&[(12, 10), (31, 10), (31, 20), (21, 31), (12, 20)]),
    Cut(&[(20, 13), (23, 13), (23, 26), (20, 26)]),
]);
/// A horseshoe: fast troops in open order.
const RIDERS: Icon = Icon::new(&[
    Line(6, &[(8, 29), (4, 18), (5, 9), (11, 4), (21, 4), (27, 9), (28, 18), (24, 29)]),
    Fill(&[(3, 27), (13, 27), (13, 31), (3, 31)]),
    Fill(&[(19, 27), (29, 27), (29, 31), (19, 31)]),
]);
/// Two crossed swords: open order.
const OPEN: Icon = Icon::new(&[
    Line(4, &[(3, 2), (25, 26)]),
    Line(4, &[(29, 2), (7, 26)]),
    Line(3, &[(18, 29), (28, 20)]),
    Line(3, &[(14, 29), (4, 20)]),
]);
/// A bow: troops that shoot.
const BOW: Icon = Icon::new(&[
    Line(4, &[(9, 2), (19, 4), (25, 11), (25, 21), (19, 28), (9, 30)]),
    Line(2, &[(9, 2), (9, 30)]),
    CutLine(7, &[(1, 16), (29, 16)]),
    Line(3, &[(1, 16), (27, 16)]),
    Fill(&[(24, 10), (32, 16), (24, 22)]),
]);
/// A wing: skirmishers.
const SKIRMISH: Icon = Icon::new(&[
    Fill(&[(1, 5), (31, 2), (24, 10), (6, 12)]),
    Fill(&[(5, 14), (26, 12), (19, 19), (9, 20)]),
    Fill(&[(9, 22), (21, 21), (15, 27), (10, 31)]),
]);
/// A standard: a commander.
const COMMANDER: Icon =
    Icon::new(&[Line(4, &[(7, 1), (7, 31)]), Fill(&[(9, 3), (30, 3), (30, 19), (20, 14), (9, 19)]), Hole((18, 9), 3)]);
/// A crown: the C-in-C.
pub const CROWN: Icon = Icon::new(&[
    Fill(&[(4, 23), (1, 7), (10, 15), (16, 2), (22, 15), (31, 7), (28, 23)]),
    Fill(&[(4, 26), (28, 26), (28, 30), (4, 30)]),
]);
/// A helmet with a plume: a hero.
const HERO: Icon = Icon::new(&[
    Fill(&[(16, 8), (24, 11), (27, 18), (27, 31), (19, 31), (19, 24), (13, 24), (13, 31), (5, 31), (5, 18), (8, 11)]),
    Line(4, &[(16, 8), (14, 3), (20, 1), (28, 4)]),
    Cut(&[(8, 18), (24, 18), (24, 21), (8, 21)]),
]);
/// A staff with a star: a caster.
const STAFF: Icon = Icon::new(&[
    Line(4, &[(12, 12), (4, 31)]),
    Fill(&[(18, 0), (21, 7), (29, 10), (21, 13), (18, 20), (15, 13), (7, 10), (15, 7)]),
]);
/// A head and shoulders: anybody else who stands alone.
const INDIVIDUAL: Icon = Icon::new(&[Disc((16, 9), 8), Fill(&[(16, 18), (29, 24), (29, 31), (3, 31), (3, 24)])]);
/// A brigade marker: nobody knows yet what it is.
const HIDDEN: Icon = Icon::new(&[
    Fill(&[(3, 3), (29, 3), (29, 29), (3, 29)]),
    CutLine(4, &[(10, 11), (16, 7), (22, 11), (16, 17), (16, 20)]),
    Hole((16, 25), 2),
]);
/// Two bases touching: in close combat.
pub const CONTACT: Icon = Icon::new(&[Disc((8, 16), 8), Disc((24, 16), 8), Hole((24, 16), 4)]);

/// From this Mov on troops in open order ride.
const RIDES: u8 = 10;

/// What an element is.
pub fn kind(element: &Element) -> Icon {
    let number = |stat| element.number(stat).unwrap_or(0);
    match element.card.kind {
        _ if element.is(crate::state::Flag::Hidden) => HIDDEN,
        Kind::ChiefCommander => CROWN,
        Kind::Commander => COMMANDER,
        Kind::Hero => HERO,
        Kind::Individual if element.card.is(Attribute::Caster) => STAFF,
        Kind::Individual => INDIVIDUAL,
        Kind::Unit if number(Stat::Mov) >= RIDES => RIDERS,
        Kind::Unit if number(Stat::Sht) >= number(Stat::Att).max(1) => BOW,
        Kind::Unit => formation(element.formation()),
    }
}

/// How troops stand.
pub const fn formation(formation: Formation) -> Icon {
    match formation {
        Formation::Skirmish => SKIRMISH,
        Formation::Open => OPEN,
        Formation::Close => CLOSE,
        Formation::None => INDIVIDUAL,
    }
}

/// An order.
pub const fn order(order: Order) -> Icon {
    match order {
        Order::Attack => ATTACK,
        Order::Defend => DEFEND,
        Order::Harass => HARASS,
        Order::Move => MOVE,
        Order::March => MARCH,
        Order::Reform => REFORM,
        Order::Halt => HALT,
        Order::Retreat => RETREAT,
        Order::Rout => ROUT,
    }
}
