//! The workbench: an army gathered question by question.

use for_reign_or_ruin::book::{Formation, Kind, Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::{Army, ElementCard};
use for_reign_or_ruin::{Muster, MusterDraft};
use umpire_engine::table::{BenchOpening, Game, Kind as Asks, Layout, PieceId, Roster, Scene, Workbench};
use umpire_tests::game_play::GamePlay;

use super::{army, text};

/// A workbench in use.
pub(super) type Bench = GamePlay<Muster>;

/// A workbench with nothing on it.
pub(super) fn empty() -> Bench {
    Bench::new(BenchOpening::default())
}

/// A workbench with these elements on it.
#[track_caller]
pub(super) fn bench(elements: &str) -> Bench {
    Bench::new(BenchOpening { roster: army(&format!("army \"T\" / {elements}")), kept: false })
}

/// The last element.
pub(super) fn last(bench: &Bench) -> ElementCard {
    bench.state().army.elements.last().expect("somebody is there").clone()
}

/// What the cards' page says of the whole.
pub(super) fn notes(draft: &MusterDraft) -> Vec<String> {
    let mut notes = Vec::new();
    draft.notes(&mut |_, words| notes.push(words.line(draft).to_string()));
    notes
}

/// FR-IN-1 to FR-IN-13: a first army: a C-in-C with numbers one after the other, a unit that shoots, one with all blank.
#[test]
fn an_army_is_typed_in_and_kept() {
    let new = empty();
    assert_eq!(
        (new.off("keep"), new.cursor(), Muster::TITLE),
        (Some("Give it a name first"), "add".into(), "Armies for Reign")
    );
    assert_eq!(new.off("copy"), Some("Add an element first"));
    let chief = new.says("muster: add").shows("kind");
    assert_eq!(chief.cursor(), "chief", "the first of an army");
    let chief = chief.says("kind: chief, element-name: Maud, numbers: type").shows("init");
    // No shots: no range is asked for (FR-UI-1).
    let chief = chief.says("init: 7, mov: 12, att: 2, imp: 1, rch: 0, sht: 0, def: 5, mor: 8, end: 3, act: 4");
    let card = last(&chief);
    assert_eq!(Stat::ALL.map(|stat| card.number(0, stat)), [7, 12, 2, 1, 0, 0, UNKNOWN, 5, 8, 3, 4]);
    assert_eq!((card.kind, card.formation(0), card.command), (Kind::ChiefCommander, Formation::None, 1));
    assert_eq!((chief.asks(), chief.cursor()), ("muster".into(), "copy".into()));

    let bows = chief.says("muster: add").shows("kind");
    assert_eq!(bows.cursor(), "unit");
    let bows = bows.says("kind: unit, element-name: Bows, formation: open, numbers: type, init: 5, mov: 8, att: 1");
    // A number may be left blank.
    let bows = bows.says("imp: -1, rch: 0, sht: 3, range: 24, def: 3, mor: 6, end: 5").shows("muster");
    let card = last(&bows);
    assert_eq!(Stat::ALL.map(|stat| card.number(0, stat)), [5, 8, 1, UNKNOWN, 0, 3, 24, 3, 6, 5, UNKNOWN]);
    assert_eq!(
        (card.formation(0), card.command, card.superior),
        (Formation::Open, 1, Some(0)),
        "of the C-in-C's command"
    );

    let blank = bows.says("muster: add, kind: unit, element-name: Mob, formation: close, numbers: blank");
    assert!(Stat::ALL.into_iter().all(|stat| last(&blank).number(0, stat) == UNKNOWN));
    assert_eq!(notes(&blank.state()), ["3 of 40", "Give it a name first", "11 numbers blank"]);
    let kept = blank.says("muster: name, name: Maud's Own");
    assert_eq!((kept.off("keep"), kept.cursor()), (None, "keep".into()));
    let kept = kept.says("muster: keep");
    let made = Muster::made(&kept.state()).cloned().expect("it is kept");
    assert_eq!((made.name(), made.elements.len(), made.fault(), kept.is_over()), ("Maud's Own", 3, None, true));
    assert_eq!(super::read(&text(&made)), Ok(made));
}

/// FR-IN-3: pickers start at what the last of its kind has; else at what is usual; Sht at none.
#[test]
fn numbers_start_where_they_usually_are() {
    let preset = |bench: &Bench| match bench.question().kind {
        Asks::Number(number) => (number.preset, number.min, number.max, number.least),
        kind => panic!("a {} is open", kind.word()),
    };
    let first = empty().says("muster: add, kind: unit, element-name: A, formation: close, numbers: type");
    assert_eq!(preset(&first), (5, -1, 20, "blank"));
    let first = first.says("init: 9").shows("mov");
    assert_eq!(preset(&first), (8, -1, 60, "blank"));
    let first = first.says("mov: 6, att: 3, imp: 1, rch: 1").shows("sht");
    assert_eq!(preset(&first).0, 0);
    let second =
        first.says("sht: 0, def: 4, mor: 6, end: 7, muster: add, kind: unit, element-name: B").shows("formation");
    assert_eq!(second.cursor(), "close");
    let second = second.says("formation: skirmish, numbers: type");
    assert_eq!(preset(&second).0, 9, "as A");
    let like = empty()
        .says("muster: add, kind: unit, element-name: A, formation: close, numbers: type, init: 9, mov: 6, att: 3")
        .says(
            "imp: 1, rch: 1, sht: 0, def: 4, mor: 6, end: 7, muster: add, kind: unit, element-name: B, formation: open",
        )
        .says("numbers: like");
    let card = last(&like);
    assert_eq!((card.name.as_str(), card.init, card.end, card.number(0, Stat::Mov)), ("B", 9, 7, 6));
    assert_eq!(card.formation(0), Formation::Open, "its own");
}

/// FR-IN-1: a copy has the next number; a name that is taken gets one, too; a long one makes room for it.
#[test]
fn copies_have_the_next_number() {
    let names = |bench: &Bench| -> Vec<String> {
        bench.state().army.elements.iter().map(|card| card.name.to_string()).collect()
    };
    let spears = bench("chief \"C\" / unit \"Spears\" open mov 8 under \"C\" group 2 order attack");
    let three = spears.says("muster: copy, muster: copy");
    assert_eq!(names(&three), ["C", "Spears", "Spears II", "Spears III"]);
    assert_eq!(three.cursor(), "copy", "and again");
    let state = three.state();
    assert_eq!((state.army.elements[3].superior, state.army.elements[3].group), (Some(0), 2));
    let again = three.says("muster: elements, element: element-2, change: copy").shows("muster");
    assert_eq!(names(&again)[4], "Spears IV");
    let taken = again.says("muster: add, kind: unit, element-name: spears, formation: open, numbers: blank");
    assert_eq!(names(&taken)[5], "spears V");
    let renamed = taken.says("muster: elements, element: element-6, change: name, element-name: C");
    assert_eq!(names(&renamed)[5], "C II");
    let same = renamed.says("change: name, element-name: C II");
    assert_eq!(names(&same)[5], "C II", "its own name is no other's");
    let long = bench("unit \"Sixteen letters!\" open").says("muster: copy");
    assert_eq!(names(&long)[1], "Sixteen lette II");
    assert_eq!(long.state().army.fault(), None);
    let full = bench("unit \"S\" open x40");
    assert_eq!(
        (full.off("copy"), full.off("add")),
        (Some("40 elements are the most"), Some("40 elements are the most"))
    );
    assert_eq!(full.says("muster: elements, element: element-1").off("copy"), Some("40 elements are the most"));
}

/// FR-IN-1: the list of elements opens where the last one was dealt with.
#[test]
fn the_list_opens_at_the_last_element() {
    let four = bench("unit \"S\" open x4").says("muster: elements");
    assert_eq!(four.cursor(), "element-1");
    let third = four.says("element: element-3, change: done, muster: elements");
    assert_eq!(third.cursor(), "element-3");
    let copied = third.says("element: element-3, change: done, muster: copy, muster: elements");
    assert_eq!(copied.cursor(), "element-5", "the newest");
    let gone = copied.says("element: element-5, change: remove, muster: elements");
    assert_eq!(gone.cursor(), "element-1", "there is no fifth any more");
}

/// FR-IN-18: who moves up or leaves takes nobody's superior with him.
#[test]
fn superiors_stay_who_they_are() {
    let superiors = |bench: &Bench| -> Vec<String> {
        let army = bench.state().army;
        let name =
            |card: &ElementCard| card.superior.map_or("-".into(), |at| army.elements[usize::from(at)].name.to_string());
        army.elements.iter().map(|card| format!("{}<{}", card.name, name(card))).collect()
    };
    let four = bench(
        "unit \"A\" open / chief \"C\" / commander \"D\" under \"C\" / unit \"B\" open under \"D\" / under \"C\" \"A\"",
    );
    let up = four.clone().says("muster: elements, element: element-3, change: up");
    assert_eq!(superiors(&up), ["A<C", "D<C", "C<-", "B<D"]);
    let gone = up.says("muster: elements, element: element-3, change: remove");
    assert_eq!(superiors(&gone), ["A<-", "D<-", "B<D"]);
    assert_eq!(four.says("muster: elements, element: element-1").off("up"), Some("It is the first already"));
}

/// FR-IN-18: a new commander has a command of his own, under the C-in-C; who joins behind him is his; heroes are nobody's.
#[test]
fn who_joins_belongs_where_the_last_did() {
    let add = |kind: &str, name: &str| {
        let formation = if kind == "unit" { "formation: open, " } else { "" };
        format!("muster: add, kind: {kind}, element-name: {name}, {formation}numbers: blank")
    };
    let bench = ["chief", "unit", "commander", "unit", "hero", "individual"]
        .iter()
        .enumerate()
        .fold(empty(), |bench, (at, kind)| bench.says(&add(kind, &format!("N{at}"))));
    let of = |card: &ElementCard| (card.command, card.superior);
    let army: Army = bench.state().army;
    let right = [(1, None), (1, Some(0)), (2, Some(0)), (2, Some(2)), (2, None), (2, None)];
    assert_eq!(army.elements.iter().map(of).collect::<Vec<_>>(), right);
}

/// FR-IN-20: the same for several at once: what, then whom; not those who have it.
#[test]
fn several_are_changed_at_once() {
    let four = bench("chief \"C\" / unit \"S\" open x3");
    let order = four.says("muster: several, several: order, order: attack").shows("whom");
    assert_eq!(order.offers().len(), 4);
    let order = order.says("whom: element-2 element-4").shows("muster");
    let orders: Vec<Order> = order.state().army.elements.iter().map(|card| card.order).collect();
    assert_eq!(orders, [Order::Halt, Order::Attack, Order::Halt, Order::Attack]);
    let again = order.says("muster: several, several: order, order: attack");
    assert_eq!(again.offers(), ["element-1", "element-3"]);
    let none = again.says("whom:, muster: several, several: group, group: 3, whom: element-2 element-3");
    let under = none.says("muster: several, several: superior, superior: element-1").shows("whom");
    assert_eq!(under.offers(), ["element-2", "element-3", "element-4"], "nobody is his own superior");
    let under = under.says("whom: element-2, muster: several, several: command, command: command-4, whom: element-2");
    let under = under.says("muster: several, several: hidden, whom: element-4");
    let elements = under.state().army.elements;
    assert_eq!((elements[1].group, elements[1].superior, elements[1].command), (3, Some(0), 4));
    assert_eq!((elements[0].group, elements[2].group, elements[3].hidden, elements[0].hidden), (0, 3, true, false));
    let alone = bench("unit \"S\" open").says("muster: several");
    assert_eq!(alone.off("superior"), Some("Add a commander first"));
}

/// Section 2: thrown away only on a second word; a list of elements shows their cards.
#[test]
fn an_army_is_thrown_away_on_a_second_word() {
    let asked = bench("unit \"S\" open").says("muster: leave").shows("leave");
    assert_eq!(asked.cursor(), "stay");
    assert_eq!(asked.clone().says("leave: stay").asks(), "muster");
    let gone = asked.says("leave: leave");
    assert!(gone.is_over() && Muster::made(&gone.state()).is_none());
    assert!(empty().says("muster: leave").is_over(), "nothing is lost");
    let list = bench("unit \"S\" open mov 8 end 4 stress 1 order march").says("muster: elements");
    let Asks::Choose(choose) = list.question().kind else { panic!("no choice") };
    assert_eq!(choose.layout, Layout::Grid);
    let state = list.state();
    let card = state.card(PieceId(0));
    let figure = card.figure.expect("its stress");
    assert_eq!((figure.now, figure.of, card.marks[0].name), (1, Some(4), "March"));
    assert_eq!(card.stats[1].to_string(), "8");
    assert!(card.stats[2].is_none());
}
