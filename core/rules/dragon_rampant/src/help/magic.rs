//! Fantastical rules and spells (sections 19 and 20 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn rule(title: &'static str, text: Prose) -> Help {
    help(title, "Fantastic", text)
}

const fn spell(title: &'static str, text: Prose) -> Help {
    help(title, "Spell", text)
}

/// In the book's order.
#[rustfmt::skip]
pub(super) static RULES: [Help; 21] = [
    rule("Cleric", prose!("In fights with Undead it rerolls all misses once, and their Fear is nothing to it. 4 points, but only if the enemy has Undead. None beside Undead of your own.")),
    rule("Slayer", prose!("As a Cleric, against one named kind. 4 points, but only if the enemy has that kind.")),
    rule("Exploder", prose!("An order at 5+: everybody else within 6\", friends too, is shot at on 3+; then it is gone. Failed, it is gone alone, and the phase ends.")),
    rule("Fear", prose!("Who loses Strength to its Attack tests Courage at -1. Not those who cause Fear themselves, nor Undead. Shots frighten nobody.")),
    rule("Fearful", prose!("-1 on every Courage test and every Rally. It costs 2 points less.")),
    rule("Flying", prose!("It moves over units and ground, and ends 3\" clear. Fights with it are never in rough ground. It never has cover; a full move when it retreats.")),
    rule("Burrowing", prose!("The same as Flying in all but the name.")),
    rule("Hatred", prose!("One race of the enemy's, named before deployment. It must charge units of it; with Wild Charge of its own it needs no dice for that.")),
    rule("Invisibility", prose!("Nobody may shoot at it. Spells and Attacks reach it, and in a fight it is seen. It forces no Wild Charge.")),
    rule("Enchanted blades", prose!("A die before deployment: on 6 it rerolls all misses once in every fight of this battle.")),
    rule("Enchanted missiles", prose!("A die before deployment: on 6 it rerolls all misses once whenever it shoots.")),
    rule("Blessed blades", prose!("A die before deployment: on 5 or 6 it rerolls all misses once in every fight.")),
    rule("Blessed missiles", prose!("A die before deployment: on 5 or 6 it rerolls all misses once whenever it shoots.")),
    rule("Mystical Armour", prose!("A die for each Strength Point it is to lose: on 6 it keeps it, as if it had never been hit.")),
    rule("Spellcaster", prose!("It knows all ten spells. Casting is an order; a failed one ends the phase. It keeps one spell in play.")),
    rule("Wizardling", prose!("A caster with three spells, which its warband fixes.")),
    rule("Summoner", prose!("An order at 6+ puts a unit that waits within 12\" of it, 6\" from enemies. -1 at half Strength, -1 if units had to start off the table.")),
    rule("Undead", prose!("No Fear, may be summoned, and Clerics reroll against it.")),
    rule("No Feelings", prose!("Courage 0, never Battered: it passes or, below 0, routs. But each Attack rounds up what it loses.")),
    rule("Venomous", prose!("Attacking, each natural 6 takes 2 Strength whatever the Armour. Not when defending, not with shots.")),
    rule("Were creatures", prose!("Hurt and still there after Courage: a die, and on 5 or 6 it becomes Lesser Warbeasts of 6 Strength, once. Nobody knows which unit it is before.")),
];

/// In the book's order.
#[rustfmt::skip]
pub(super) static SPELLS: [Help; 10] = [
    spell("Almighty Prod", prose!("6+. A friend rerolls its next order test if it fails. Over after that test, or when your next phase begins.")),
    spell("Banish Fear", prose!("6+. A friend may reroll each failed Courage test until your next phase begins.")),
    spell("Heal Thee", prose!("7+. A friend has 1 Strength Point back, never more than it started with. Not the caster.")),
    spell("Befuddle Thee", prose!("7+. An enemy is Battered until it rallies. It does not retreat. If the spell ends early it is well again.")),
    spell("Bog Thee", prose!("7+. An enemy moves and fights as in rough ground to the end of its owner's next phase. Not Flyers.")),
    spell("Dragon's Breath", prose!("7+. Anybody: it may not shoot nor be shot at, to the end of its owner's next phase. Spells still reach it.")),
    spell("Power Bolt", prose!("7+. A shot at an enemy: the caster's dice, 4+, 1 more over 12\". Then Courage.")),
    spell("Sharper Blades", prose!("7+. The caster or a friend rerolls all misses once in each fight, until your next phase begins.")),
    spell("Stronger Shields", prose!("7+. The caster or a friend has Armour +1 against all, until your next phase begins.")),
    spell("Sod-off Spell", prose!("8+. Spells on one unit end. Bog and Dragon's Breath stay, unless you play that otherwise.")),
];
