//! The classes the book prints, row for row (sections 2.1 and 2.2 of the checklist). They can be copied, not edited
//! (WH-CLS-5).

use heapless::Vec;

use super::{Attack, AttackKind, AttackName, Category, Class, ClassName, Note, TraitSet, UnitTrait};

/// A printed class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is named for who fights in it")]
#[repr(u8)]
pub enum PrintedClass {
    Warriors,
    Berserkers,
    Bowmen,
}

/// Name, dice, damage, kind, extra move, whether it is a wall.
type AttackRow = (&'static str, u8, u8, AttackKind, u8, bool);

/// A class as it is printed.
struct ClassRow {
    id: &'static str,
    name: &'static str,
    /// Cost, Resolve, FS, bloodied at, TN, Speed.
    numbers: [u8; 6],
    own: UnitTrait,
    attacks: [AttackRow; 2],
}

#[rustfmt::skip]
static ROWS: [ClassRow; 3] = [
    ClassRow { id: "warriors", name: "Warriors", numbers: [3, 5, 12, 4, 4, 5], own: UnitTrait::Resolute, attacks: [
        ("Melee", 4, 2, AttackKind::Melee, 0, false),
        ("Shield Wall", 5, 2, AttackKind::Melee, 0, true),
    ] },
    ClassRow { id: "berserkers", name: "Berserkers", numbers: [3, 6, 9, 5, 4, 5], own: UnitTrait::Berserk, attacks: [
        ("Melee", 3, 4, AttackKind::Melee, 0, false),
        ("Charge", 4, 2, AttackKind::Melee, 2, false),
    ] },
    ClassRow { id: "bowmen", name: "Bowmen", numbers: [1, 3, 8, 4, 4, 6], own: UnitTrait::Retreat, attacks: [
        ("Melee", 2, 1, AttackKind::Melee, 0, false),
        ("Arrows", 5, 1, AttackKind::Ranged, 0, false),
    ] },
];

impl PrintedClass {
    /// Every one.
    pub const ALL: [PrintedClass; 3] = [PrintedClass::Warriors, PrintedClass::Berserkers, PrintedClass::Bowmen];

    /// What scripts call it.
    pub fn id(self) -> &'static str {
        ROWS[self as usize].id
    }

    /// What players call it.
    pub fn name(self) -> &'static str {
        ROWS[self as usize].name
    }

    /// The class.
    #[inline(never)]
    pub fn class(self) -> Class {
        let row = &ROWS[self as usize];
        let [cost, resolve, strength, bloodied_at, need, speed] = row.numbers;
        Class {
            name: ClassName::try_from(row.name).unwrap_or_default(),
            category: Category::Martial,
            cost,
            resolve,
            strength,
            bloodied_at,
            need,
            speed,
            attacks: row.attacks.iter().map(attack).collect::<Vec<_, _, _>>(),
            traits: TraitSet::one(row.own),
            note: Note::new(),
        }
    }
}

fn attack(&(name, dice, damage, kind, extra_move, reaction): &AttackRow) -> Attack {
    let name = AttackName::try_from(name).unwrap_or_default();
    Attack { name, dice, damage, kind, extra_move, reaction, range: 0, note: Note::new() }
}
