//! Random armies that may play: everything a card can say, in any mixture.

use for_reign_or_ruin::book::{Attributes, Formation, Kind, Listed, MoraleType, Order, Stat, StatLine, UNKNOWN};
use for_reign_or_ruin::roster::{Army, ElementCard};
use umpire_tests::random::Lcg;

/// An army of 1 to 40 elements.
pub(crate) fn random_army(rng: &mut Lcg) -> Army {
    let mut army = Army { name: "T \"1\" / # \\".try_into().expect("it is short"), ..Army::default() };
    let count = 1 + rng.below(40) as u8;
    while army.elements.len() < count.into() {
        let at = army.elements.len();
        let copied = army.elements.last().filter(|_| rng.below(3) == 0).cloned();
        let mut card = copied.unwrap_or_else(|| random_card(rng));
        card.name = match rng.below(4) {
            0 => format!("N{at} \"\\ / #"),
            1 => format!("Éa {at}"),
            _ => format!("Name {at}"),
        }
        .as_str()
        .try_into()
        .expect("it fits");
        army.elements.push(card).expect("up to forty");
    }
    // Superiors, before and behind, but no ring: those with lower ranks are under higher ones.
    let rank = |at: u8| (u32::from(at) * 7 + 3) % 41;
    for at in 0..count {
        let superior = rng.below(count.into()) as u8;
        let commands = army.elements[usize::from(superior)].kind.commands();
        if commands && rank(superior) > rank(at) {
            army.elements[usize::from(at)].superior = Some(superior);
        }
    }
    army
}

fn random_card(rng: &mut Lcg) -> ElementCard {
    let kind = any::<Kind>(rng);
    let two_lines = rng.below(4) == 0;
    let mut card = ElementCard { kind, two_lines, ..ElementCard::default() };
    card.lines[0] = random_line(kind, rng);
    if two_lines {
        card.lines[1] = if rng.below(2) == 0 { card.lines[0] } else { random_line(kind, rng) };
    }
    for stat in [Stat::Init, Stat::End, Stat::Act] {
        card.set_number(0, stat, random_number(stat, rng));
    }
    if rng.below(2) == 0 {
        card.morale = any::<MoraleType>(rng);
        card.attributes = Attributes::of_bits(rng.below(256) as u8 & rng.below(256) as u8);
        card.unconfirmed = any::<Order>(rng);
    }
    card.order = any::<Order>(rng);
    (card.command, card.group) = (rng.below(16) as u8, rng.below(16) as u8);
    let most = if card.end == UNKNOWN { 30 } else { card.end };
    card.stress = rng.below(u32::from(most) + 1) as u8;
    card.hidden = rng.below(5) == 0;
    card
}

fn random_line(kind: Kind, rng: &mut Lcg) -> StatLine {
    let formation = if kind.is_unit() { Formation::ALL[rng.below(3) as usize] } else { Formation::None };
    let mut line = StatLine::default();
    (line.formation, line.indirect) = (formation, rng.below(4) == 0);
    for stat in Stat::ALL.into_iter().filter(|stat| stat.is_of_line()) {
        line.set(stat, random_number(stat, rng));
    }
    line
}

fn random_number(stat: Stat, rng: &mut Lcg) -> u8 {
    if rng.below(4) == 0 { UNKNOWN } else { rng.below(u32::from(stat.most()) + 1) as u8 }
}

fn any<T: Listed>(rng: &mut Lcg) -> T {
    T::ALL[rng.below(T::ALL.len() as u32) as usize]
}
