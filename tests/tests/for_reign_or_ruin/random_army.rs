//! Armies that may play: two to forty elements of anything a card can say.

use for_reign_or_ruin::book::{Attribute, Formation, Kind, MoraleType, Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::{Army, ElementCard};
use umpire_tests::random::Lcg;

/// An army of so many elements; a number now and then is not known.
pub(crate) fn random_army(count: u32, rng: &mut Lcg) -> Army {
    let mut army = Army { name: "Some Host".try_into().expect("it is short"), ..Army::default() };
    for at in 0..count {
        let mut card = random_card(at, rng);
        // Who commands comes first, so that everybody's superior stands before him.
        let commanders = army.elements.iter().take_while(|card| card.kind.commands()).count() as u32;
        if commanders > 0 && card.kind != Kind::ChiefCommander && rng.below(4) != 0 {
            card.superior = Some(rng.below(commanders) as u8);
        }
        army.elements.push(card).unwrap_or_else(|_| unreachable!("forty at the most"));
    }
    let faults: Vec<_> = army.faults().collect();
    assert_eq!(faults, [], "legal by construction");
    army
}

fn random_card(at: u32, rng: &mut Lcg) -> ElementCard {
    let kind = match at {
        0 => Kind::ChiefCommander,
        1 if rng.below(2) == 0 => Kind::Commander,
        _ => [Kind::Unit, Kind::Unit, Kind::Unit, Kind::Unit, Kind::Hero, Kind::Individual][rng.below(6) as usize],
    };
    let name = format!("Silver Spears {}", at + 1);
    let mut card = ElementCard { name: name.as_str().try_into().expect("short"), kind, ..ElementCard::default() };
    let unknown = rng.below(6) == 0;
    for line in 0..2 {
        for stat in Stat::ALL {
            let most = [8, 14, 6, 5, 4, 4, 30, 8, 9, 8, 4][stat as usize];
            let value = rng.below(most + 1) as u8;
            let blank = unknown && rng.below(8) == 0;
            card.set_number(line, stat, if blank { UNKNOWN } else { value });
        }
        card.lines[line].formation = match kind {
            Kind::Unit => Formation::ALL[rng.below(3) as usize],
            _ => Formation::None,
        };
        card.lines[line].indirect = rng.below(4) == 0;
    }
    if !kind.is_leader() && rng.below(4) != 0 {
        card.set_number(0, Stat::Act, 0);
    }
    card.two_lines = rng.below(8) == 0;
    if !card.two_lines {
        card.lines[1] = ElementCard::default().lines[1];
    }
    card.morale = MoraleType::ALL[rng.below(12).min(3) as usize];
    let special = |attribute: &Attribute| (*attribute as u32).is_multiple_of(3) || *attribute != Attribute::Caster;
    card.attributes = Attribute::ALL.into_iter().filter(special).filter(|_| rng.below(10) == 0).collect();
    if rng.below(12) == 0 {
        card.attributes = card.attributes.and(Attribute::Caster);
    }
    card.unconfirmed = Order::ALL[rng.below(9) as usize];
    card.command = 1 + rng.below(3) as u8;
    card.group = if kind.is_unit() && rng.below(2) == 0 { 1 + rng.below(3) as u8 } else { 0 };
    card.order = Order::ALL[rng.below(9) as usize];
    card.stress =
        if card.number(0, Stat::End) == UNKNOWN { 0 } else { rng.below(3).min(card.number(0, Stat::End).into()) as u8 };
    card.hidden = rng.below(10) == 0;
    card
}
