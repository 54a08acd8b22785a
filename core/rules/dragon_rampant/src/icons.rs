//! The pictures of this game.

use crate::book::{Fantastical, Spell, UnitType};
use crate::roster::Build;
use umpire_engine::table::Icon;
use umpire_engine::table::Shape::{Cut, CutLine, Disc, Fill, Hole, Line};

/// A dragon's wing over a claw: the game on the shelf.
pub const GAME: Icon = Icon::new(&[
    Fill(&[(2, 3), (30, 3), (30, 8), (25, 15), (21, 12), (17, 19), (13, 15), (8, 22), (8, 11)]),
    Line(3, &[(4, 30), (10, 24)]),
    Line(3, &[(14, 30), (20, 22)]),
    Line(3, &[(24, 30), (29, 21)]),
]);

/// A helmet with a plume.
const ELITE_RIDERS: Icon = Icon::new(&[
    Fill(&[(16, 8), (24, 11), (27, 18), (27, 31), (19, 31), (19, 24), (13, 24), (13, 31), (5, 31), (5, 18), (8, 11)]),
    Line(4, &[(16, 8), (14, 3), (20, 1), (28, 4)]),
    Cut(&[(8, 18), (24, 18), (24, 21), (8, 21)]),
]);
/// A horse's head.
const HEAVY_RIDERS: Icon = Icon::new(&[
    Fill(&[(12, 1), (17, 5), (26, 10), (30, 18), (27, 22), (17, 18), (20, 31), (3, 31), (5, 13), (11, 6)]),
    Hole((17, 11), 2),
]);
/// A horseshoe.
const LIGHT_RIDERS: Icon =
    Icon::new(&[Line(6, &[(8, 30), (4, 18), (7, 8), (16, 4), (25, 8), (28, 18), (24, 30)]), Hole((16, 5), 1)]);
/// A horned head.
const GREATER_WARBEASTS: Icon = Icon::new(&[
    Fill(&[(8, 10), (24, 10), (22, 22), (16, 31), (10, 22)]),
    Line(4, &[(8, 12), (2, 8), (3, 1)]),
    Line(4, &[(24, 12), (30, 8), (29, 1)]),
    Hole((13, 16), 2),
    Hole((19, 16), 2),
]);
/// Three claws.
const LESSER_WARBEASTS: Icon = Icon::new(&[
    Fill(&[(4, 2), (10, 4), (7, 30)]),
    Fill(&[(13, 2), (19, 4), (16, 30)]),
    Fill(&[(22, 2), (28, 4), (25, 30)]),
]);
/// Two crossed swords.
const ELITE_FOOT: Icon = Icon::new(&[
    Line(4, &[(3, 2), (25, 26)]),
    Line(4, &[(29, 2), (7, 26)]),
    Line(3, &[(18, 29), (28, 20)]),
    Line(3, &[(14, 29), (4, 20)]),
]);
/// A spear beside a tall shield.
const HEAVY_FOOT: Icon = Icon::new(&[
    Line(3, &[(5, 8), (5, 31)]),
    Fill(&[(5, 0), (10, 9), (0, 9)]),
    Fill(&[(13, 7), (31, 7), (31, 20), (22, 31), (13, 20)]),
    CutLine(2, &[(22, 11), (22, 25)]),
]);
/// A spear beside a round shield.
const LIGHT_FOOT: Icon = Icon::new(&[
    Line(3, &[(5, 8), (5, 31)]),
    Fill(&[(5, 0), (10, 9), (0, 9)]),
    Disc((21, 19), 10),
    Hole((21, 19), 6),
    Disc((21, 19), 3),
]);
/// An axe.
const BELLICOSE_FOOT: Icon = Icon::new(&[
    Line(4, &[(20, 1), (10, 31)]),
    Fill(&[(15, 6), (4, 2), (1, 12), (6, 20), (14, 14)]),
    Fill(&[(21, 5), (29, 5), (31, 13), (26, 19), (19, 14)]),
]);
/// A crossbow.
const HEAVY_MISSILES: Icon = Icon::new(&[
    Line(4, &[(16, 4), (16, 31)]),
    Line(4, &[(1, 16), (8, 8), (16, 6), (24, 8), (31, 16)]),
    Line(2, &[(1, 16), (16, 21), (31, 16)]),
]);
/// A bow.
const LIGHT_MISSILES: Icon = Icon::new(&[
    Line(4, &[(8, 1), (20, 6), (25, 16), (20, 26), (8, 31)]),
    Line(2, &[(8, 1), (8, 31)]),
    Line(3, &[(1, 16), (27, 16)]),
    Fill(&[(25, 11), (31, 16), (25, 21)]),
]);
/// An eye.
const SCOUTS: Icon =
    Icon::new(&[Fill(&[(0, 16), (8, 8), (24, 8), (31, 16), (24, 24), (8, 24)]), Hole((16, 16), 7), Disc((16, 16), 4)]);
/// A staff with a glow around its head: whoever casts or summons.
const STAFF: Icon = Icon::new(&[
    Line(4, &[(16, 14), (16, 31)]),
    Disc((16, 9), 6),
    Hole((16, 9), 3),
    Line(3, &[(3, 9), (6, 9)]),
    Line(3, &[(26, 9), (29, 9)]),
    Line(3, &[(7, 18), (9, 16)]),
    Line(3, &[(25, 18), (23, 16)]),
    Line(3, &[(7, 1), (9, 3)]),
    Line(3, &[(25, 1), (23, 3)]),
]);
/// Many heads.
const RAVENOUS_HORDES: Icon = Icon::new(&[
    Disc((7, 9), 5),
    Disc((24, 9), 5),
    Disc((16, 16), 6),
    Fill(&[(0, 17), (12, 17), (12, 31), (0, 31)]),
    Fill(&[(20, 17), (31, 17), (31, 31), (20, 31)]),
    Fill(&[(9, 24), (23, 24), (26, 31), (6, 31)]),
]);

/// A crown: the Leader is in it.
pub const LEADER: Icon = Icon::new(&[Fill(&[(2, 8), (9, 16), (16, 4), (23, 16), (30, 8), (27, 28), (5, 28)])]);
/// A cracked shield.
pub const BATTERED: Icon = Icon::new(&[
    Fill(&[(4, 3), (28, 3), (28, 18), (16, 31), (4, 18)]),
    CutLine(3, &[(18, 1), (13, 11), (20, 16), (14, 31)]),
]);
/// Three spears side by side.
pub const WALL: Icon = Icon::new(&[
    Line(3, &[(6, 8), (6, 31)]),
    Line(3, &[(16, 8), (16, 31)]),
    Line(3, &[(26, 8), (26, 31)]),
    Fill(&[(6, 0), (11, 10), (1, 10)]),
    Fill(&[(16, 0), (21, 10), (11, 10)]),
    Fill(&[(26, 0), (31, 10), (21, 10)]),
    Fill(&[(1, 18), (31, 18), (31, 23), (1, 23)]),
]);
/// A tick: it was tested in this phase.
pub const FINISHED: Icon = Icon::new(&[Line(6, &[(4, 17), (12, 26), (28, 5)])]);
/// A star: it is under a spell.
pub const SPELL: Icon =
    Icon::new(&[Fill(&[(16, 0), (19, 13), (31, 16), (19, 19), (16, 31), (13, 19), (0, 16), (13, 13)])]);

/// The picture of a unit: what it is there for.
pub fn unit(of: &Build) -> Icon {
    use Fantastical::{Spellcaster, Summoner, Wizardling};
    match [Spellcaster, Wizardling, Summoner].iter().any(|rule| of.fantastical.has(*rule)) {
        true => STAFF,
        false => unit_type(of.unit_type),
    }
}

/// The picture of a type.
pub const fn unit_type(of: UnitType) -> Icon {
    const ALL: [Icon; 13] = [
        ELITE_RIDERS,
        HEAVY_RIDERS,
        LIGHT_RIDERS,
        GREATER_WARBEASTS,
        LESSER_WARBEASTS,
        ELITE_FOOT,
        HEAVY_FOOT,
        LIGHT_FOOT,
        BELLICOSE_FOOT,
        HEAVY_MISSILES,
        LIGHT_MISSILES,
        SCOUTS,
        RAVENOUS_HORDES,
    ];
    ALL[of as usize]
}

/// The picture of a spell: whom it helps, or hurts.
pub const fn spell(of: Spell) -> Icon {
    match of {
        Spell::AlmightyProd => HEAVY_RIDERS,
        Spell::BanishFear => LEADER,
        Spell::HealThee => HEAL,
        Spell::BefuddleThee => BATTERED,
        Spell::BogThee => BOG,
        Spell::DragonsBreath => BREATH,
        Spell::PowerBolt => BOLT,
        Spell::SharperBlades => ELITE_FOOT,
        Spell::StrongerShields => HEAVY_FOOT,
        Spell::SodOff => SPELL,
    }
}

/// A cross.
const HEAL: Icon =
    Icon::new(&[Fill(&[(11, 2), (21, 2), (21, 30), (11, 30)]), Fill(&[(2, 11), (30, 11), (30, 21), (2, 21)])]);
/// Tufts.
const BOG: Icon = Icon::new(&[
    Line(3, &[(2, 29), (30, 29)]),
    Line(3, &[(6, 27), (4, 14)]),
    Line(3, &[(8, 27), (11, 8)]),
    Line(3, &[(18, 27), (16, 12)]),
    Line(3, &[(20, 27), (23, 6)]),
    Line(3, &[(27, 27), (29, 15)]),
]);
/// Smoke.
const BREATH: Icon = Icon::new(&[Disc((9, 20), 8), Disc((22, 20), 9), Disc((16, 10), 8)]);
/// A bolt.
const BOLT: Icon = Icon::new(&[Fill(&[(19, 0), (5, 18), (14, 18), (10, 31), (27, 12), (17, 12), (24, 0)])]);
