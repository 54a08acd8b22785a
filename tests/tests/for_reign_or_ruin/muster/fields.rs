//! Every field of a card, as it is written and read (section 2.1).

use for_reign_or_ruin::book::{Attribute, Attributes, Formation, Kind, MoraleType, Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;

use super::{army, bytes, text, with};
use umpire_engine::table::Roster;

/// The only element of an army of this one; it is written so, and its bytes are read back.
#[track_caller]
fn card(element: &str) -> ElementCard {
    let army = with(element);
    assert_eq!(text(&army), format!("army \"T\" / {element}"), "written as it was read");
    assert_eq!(Roster::decode(1, &bytes(&army)), Some(army.clone()));
    army.elements[0].clone()
}

/// FR-IN-1, FR-IN-2, FR-TERM-1, FR-TERM-2, FR-TERM-3, FR-TERM-7: a name and a kind; leaders are commanders and heroes.
#[test]
fn an_element_has_a_name_and_a_kind() {
    let kinds = [
        ("unit \"A \\\"B\\\"\" close", Kind::Unit, (true, false, false)),
        ("commander \"A \\\"B\\\"\"", Kind::Commander, (false, true, true)),
        ("chief \"A \\\"B\\\"\"", Kind::ChiefCommander, (false, true, true)),
        ("hero \"A \\\"B\\\"\"", Kind::Hero, (false, true, false)),
        ("individual \"A \\\"B\\\"\"", Kind::Individual, (false, false, false)),
    ];
    for (text, kind, is) in kinds {
        let card = card(text);
        assert_eq!((card.name.as_str(), card.kind), ("A \"B\"", kind));
        assert_eq!((kind.is_unit(), kind.is_leader(), kind.commands()), is, "{text}");
    }
    assert_eq!(with("C-in-C \"X\"").elements[0].kind, Kind::ChiefCommander);
}

/// FR-IN-3 to FR-IN-12: each number up to its most; those that are left out are not known.
#[test]
fn numbers_are_read_up_to_their_most() {
    let most = [20, 60, 20, 20, 20, 20, 99, 10, 10, 30, 9];
    for (stat, most) in Stat::ALL.into_iter().zip(most) {
        let id = stat.name().to_lowercase();
        let id = if stat == Stat::Range { "range" } else { &id };
        for value in [0, most] {
            let card = card(&format!("hero \"X\" {id} {value}"));
            assert_eq!(card.number(0, stat), value);
            let others = Stat::ALL.into_iter().filter(|other| *other != stat);
            assert!(others.clone().all(|other| card.number(0, other) == UNKNOWN), "{id}");
        }
        assert_eq!(with(&format!("hero \"X\" {id} -")).elements[0].number(0, stat), UNKNOWN);
    }
    let all = "unit \"X\" open init 1 mov 2 att 3 imp 4 rch 5 sht 6 range 7 def 8 mor 9 end 10 act 1";
    assert_eq!(Stat::ALL.map(|stat| card(all).number(0, stat)), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]);
    assert_eq!(with("hero \"X\" rng 9").elements[0].number(0, Stat::Range), 9, "as cards call it");
}

/// FR-IN-8: indirect shots.
#[test]
fn shots_may_be_indirect() {
    assert!(card("unit \"X\" open sht 3 range 20 indirect").lines[0].indirect);
    assert!(!card("unit \"X\" open sht 3 range 20").lines[0].indirect);
}

/// FR-IN-13: formations, in letters of any size.
#[test]
fn units_stand_in_a_formation() {
    for (word, formation) in [("skirmish", Formation::Skirmish), ("open", Formation::Open), ("close", Formation::Close)]
    {
        assert_eq!(card(&format!("unit \"X\" {word}")).formation(0), formation);
    }
    assert_eq!(with("UNIT \"X\" Skirmish").elements[0].formation(0), Formation::Skirmish);
    assert_eq!(card("hero \"X\"").formation(0), Formation::None);
}

/// FR-IN-14, G-51: the morale type is a word, the rank has a name behind it.
#[test]
fn the_morale_type_is_not_the_rank() {
    for morale in [MoraleType::Superior, MoraleType::Inferior, MoraleType::Indifferent] {
        assert_eq!(card(&format!("hero \"X\" {}", morale.name().to_lowercase())).morale, morale);
    }
    assert_eq!(with("hero \"X\" normal").elements[0].morale, MoraleType::Normal);
    let both = army("army \"T\" / chief \"C\" / hero \"X\" superior \"C\" superior");
    assert_eq!((both.elements[1].morale, both.elements[1].superior), (MoraleType::Superior, Some(0)));
}

/// FR-IN-15: every flag, alone and all together.
#[test]
fn flags_are_words() {
    let words = ["mindless", "unwilling", "berserker", "automaton", "instable", "regenerating", "fear", "caster"];
    for (word, own) in words.into_iter().zip(Attribute::ALL) {
        assert_eq!(card(&format!("hero \"X\" {word}")).attributes, [own].into_iter().collect::<Attributes>());
    }
    let all = card(&format!("hero \"X\" {}", words.join(" ")));
    assert_eq!(all.attributes, Attribute::ALL.into_iter().collect::<Attributes>());
}

/// FR-IN-16, FR-IN-20: both orders, any of nine; Halt where nothing is said.
#[test]
fn orders_are_words_and_halt_is_usual() {
    for order in Order::ALL {
        let id = order.name().to_lowercase();
        let read = &with(&format!("hero \"X\" unconfirmed {id}")).elements[0];
        assert_eq!((read.unconfirmed, read.order), (order, Order::Halt));
        let read = &with(&format!("hero \"X\" order {id}")).elements[0];
        assert_eq!((read.unconfirmed, read.order), (Order::Halt, order));
    }
    card("hero \"X\" unconfirmed attack order rout");
}

/// FR-IN-17: the second state has its own numbers and formation, and begins as the first one.
#[test]
fn a_second_state_begins_as_the_first() {
    let text = "unit \"X\" close init 4 mov 6 att 3 sht 2 range 8 def 5 end 7 indirect state2 open mov 9 sht - mor 6 not indirect";
    let card = card(text);
    assert!(card.two_lines);
    let second = |stat| card.number(1, stat);
    let numbers = [Stat::Mov, Stat::Att, Stat::Sht, Stat::Range, Stat::Def, Stat::Mor].map(second);
    assert_eq!(numbers, [9, 3, UNKNOWN, 8, 5, 6]);
    assert_eq!((card.formation(0), card.formation(1)), (Formation::Close, Formation::Open));
    assert_eq!((card.lines[0].indirect, card.lines[1].indirect), (true, false));
    assert_eq!((second(Stat::Init), second(Stat::End)), (4, 7), "these are of both");
    assert!(self::card("hero \"X\" mov 9 state2").two_lines);
}

/// FR-IN-18, FR-TERM-5: a command is a letter from A to O.
#[test]
fn a_command_is_a_letter() {
    assert_eq!(card("hero \"X\" command A").command, 1);
    assert_eq!(card("hero \"X\" command O").command, 15);
    assert_eq!((with("hero \"X\" command b").elements[0].command, with("hero \"X\"").elements[0].command), (2, 0));
}

/// FR-IN-18: a superior is named, whether he stands before, behind, or is said at the end.
#[test]
fn a_superior_is_named_wherever_he_stands() {
    let before = army("army \"T\" / chief \"C\" / hero \"X\" under \"C\"");
    assert_eq!(text(&before), "army \"T\" / chief \"C\" / hero \"X\" under \"C\"");
    let behind = army("army \"T\" / hero \"X\" under \"C\" / copy \"Y\" / chief \"C\"");
    let said = army("army \"T\" / hero \"X\" / hero \"Y\" / chief \"C\" / under \"C\" \"X\" \"Y\"");
    assert_eq!(behind, said);
    assert_eq!(said.elements.iter().map(|card| card.superior).collect::<Vec<_>>(), [Some(2), Some(2), None]);
    let written = "army \"T\" / hero \"X\" / copy \"Y\" / chief \"C\" / under \"C\" \"X\" / under \"C\" \"Y\"";
    assert_eq!((text(&said).as_str(), army(written)), (written, said));
}

/// FR-IN-19, FR-IN-21, FR-IN-22: group, start stress, brigade marker.
#[test]
fn group_stress_and_marker_are_read() {
    assert_eq!(card("unit \"X\" open group 15").group, 15);
    assert_eq!(card("unit \"X\" open end 4 stress 4").stress, 4);
    assert_eq!(card("unit \"X\" open stress 30").stress, 30, "its End is not known");
    assert!(card("unit \"X\" open hidden").hidden);
    let plain = card("unit \"X\" open");
    assert_eq!((plain.group, plain.stress, plain.hidden), (0, 0, false));
}
