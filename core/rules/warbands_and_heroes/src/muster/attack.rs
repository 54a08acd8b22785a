//! An attack of a class of the warband's own (WH-CLS-4).

use heapless::Vec;

use super::ask::{self, BenchHeading, choose};
use super::class::{NOTES, change, class};
use super::classes::{ROOM, room};
use super::{MusterDraft, Table, given};
use crate::book::limits::{DAMAGE, DICE, EXTRA_MOVE, RANGE};
use crate::book::{Attack, AttackKind, AttackName, KNOWN_ATTACKS, Limits, Note};
use umpire_engine::table::{Off, Opt, Words};

/// What can be changed about an attack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AttackRow {
    Done,
    Dice,
    Damage,
    Kind,
    Extra,
    Range,
    Name,
    Note,
    NoNote,
    Remove,
}

/// The four kinds: what scripts call each, what players do, and what it does.
const KINDS: [(&str, &str, &str); 4] = [
    ("melee", "Melee", "At an adjacent enemy"),
    ("ranged", "Ranged", "At an enemy in sight"),
    ("charge", "Charge", "A longer move, then melee"),
    ("wall", "Shield Wall", "Strikes whoever moves by it"),
];

static ONLY: Off = Off { short: "the only one", full: "Every class has an attack" };

/// Changes an attack until that is done.
pub(super) async fn edit(t: &Table, at: u8, which: u8) {
    let mut last = 1; // not on Done
    loop {
        let picked = ask_row(t, at, which, last).await;
        match t.look(|draft| rows(&attack(draft, at, which))[usize::from(picked)]) {
            AttackRow::Done => return,
            AttackRow::Dice => {
                let dice = number(t, at, which, ("dice", "dice"), DICE, |attack| attack.dice).await;
                set(t, at, which, |attack| attack.dice = dice);
            }
            AttackRow::Damage => {
                let damage = number(t, at, which, ("damage", "damage a hit"), DAMAGE, |attack| attack.damage).await;
                set(t, at, which, |attack| attack.damage = damage);
            }
            AttackRow::Kind => {
                let kind = ask_kind(t, at, which).await;
                set(t, at, which, |attack| set_kind(attack, kind));
            }
            AttackRow::Extra => {
                let limits = (1, EXTRA_MOVE.1);
                let extra = number(t, at, which, ("extra", "squares more"), limits, |attack| attack.extra_move).await;
                set(t, at, which, |attack| attack.extra_move = extra);
            }
            AttackRow::Range => {
                let range = number(t, at, which, ("range", "squares"), RANGE, |attack| attack.range).await;
                set(t, at, which, |attack| attack.range = range);
            }
            AttackRow::Name => {
                let head = BenchHeading("attack-name", title(at, which), "attack".into());
                let name: AttackName = ask::name(t, head, &KNOWN_ATTACKS).await;
                change(t, at, |class| {
                    let name = class.free_attack_name(&name, Some(which));
                    class.attacks[usize::from(which)].name = name;
                });
            }
            AttackRow::Note => {
                let note = ask::name(t, BenchHeading("attack-note", title(at, which), "note".into()), &NOTES).await;
                set(t, at, which, |attack| attack.note = note);
            }
            AttackRow::NoNote => set(t, at, which, |attack| attack.note = Note::new()),
            AttackRow::Remove => {
                change(t, at, |class| drop(class.attacks.remove(which.into())));
                return;
            }
        }
        last = picked;
    }
}

fn title(at: u8, which: u8) -> Words {
    Words::with("{}", given::attack(at, which))
}

fn attack(draft: &MusterDraft, at: u8, which: u8) -> Attack {
    class(draft, at).attacks.swap_remove(which.into())
}

fn set(t: &Table, at: u8, which: u8, how: impl FnOnce(&mut Attack)) {
    change(t, at, |class| how(&mut class.attacks[usize::from(which)]));
}

/// Makes it one of the four kinds, and nothing of the others.
const fn set_kind(attack: &mut Attack, kind: u8) {
    attack.kind = if kind == 1 { AttackKind::Ranged } else { AttackKind::Melee };
    attack.range = if kind == 1 { attack.range } else { 0 };
    attack.reaction = kind == 3;
    attack.extra_move = match (kind, attack.extra_move) {
        (2, 0) => 2,
        (2, extra) => extra,
        _ => 0,
    };
}

/// Which of the four kinds it is.
fn kind(attack: &Attack) -> usize {
    match attack {
        Attack { kind: AttackKind::Ranged, .. } => 1,
        Attack { reaction: true, .. } => 3,
        _ if attack.is_charge() => 2,
        _ => 0,
    }
}

fn rows(attack: &Attack) -> Vec<AttackRow, 9> {
    let own = match kind(attack) {
        1 => Some(AttackRow::Range),
        2 => Some(AttackRow::Extra),
        _ => None,
    };
    let noted = (!attack.note.is_empty()).then_some(AttackRow::NoNote);
    let first = [AttackRow::Done, AttackRow::Dice, AttackRow::Damage, AttackRow::Kind];
    first
        .into_iter()
        .chain(own)
        .chain([AttackRow::Name, AttackRow::Note])
        .chain(noted)
        .chain([AttackRow::Remove])
        .collect()
}

#[inline(never)]
fn ask_row(t: &Table, at: u8, which: u8, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let attack = attack(draft, at, which);
        let rows = rows(&attack);
        let mut options = rows.iter().map(|row| option(draft, &attack, at, *row));
        choose(t, BenchHeading("attack", title(at, which), super::class::title(at)), &mut options, preset.into())
    })
}

fn option(draft: &MusterDraft, attack: &Attack, at: u8, row: AttackRow) -> Opt {
    let tight = (room(draft) < 18).then_some(&ROOM);
    match row {
        AttackRow::Done => Opt::new("done", "Done"),
        AttackRow::Dice => Opt::new("dice", Words::with("Dice: {}", attack.dice)),
        AttackRow::Damage => Opt::new("damage", Words::with("Damage a hit: {}", attack.damage)),
        AttackRow::Kind => Opt::new("kind", Words::with("Kind: {}", KINDS[kind(attack)].1)),
        AttackRow::Extra => Opt::new("extra", Words::with("Extra squares: {}", attack.extra_move)),
        AttackRow::Range if attack.range == 0 => Opt::new("range", "Range: sight").off(tight),
        AttackRow::Range => Opt::new("range", Words::with("Range: {} squares", attack.range)),
        AttackRow::Name => Opt::new("name", "Name").off(tight),
        AttackRow::Note => Opt::new("note", if attack.note.is_empty() { "Note" } else { "Another note" }).off(tight),
        AttackRow::NoNote => Opt::new("no-note", "No note"),
        AttackRow::Remove => {
            let only = (class(draft, at).attacks.len() < 2).then_some(&ONLY);
            Opt::new("remove", "Remove it").off(only)
        }
    }
}

/// Asks for a number of an attack: its id, and what it counts.
fn number<'t>(
    t: &'t Table,
    at: u8,
    which: u8,
    (id, unit): (&'static str, &'static str),
    limits: Limits,
    now: fn(&Attack) -> u8,
) -> impl Future<Output = u8> + use<'t> {
    let now = t.look(|draft| now(&attack(draft, at, which)));
    let head = BenchHeading(id, title(at, which), unit.into());
    // Without a range, sight is the limit.
    let least = if id == "range" { "sight" } else { "" };
    let answer = ask::number_or(t, head, (limits.0.into(), limits.1.into()), now.into(), (unit, least));
    async { answer.await as u8 }
}

#[inline(never)]
fn ask_kind(t: &Table, at: u8, which: u8) -> impl Future<Output = u8> {
    let now = t.look(|draft| kind(&attack(draft, at, which)));
    let mut rows = KINDS.into_iter().map(|(id, name, gist)| Opt::new(id, name).gist(gist));
    choose(t, BenchHeading("kind", title(at, which), "kind".into()), &mut rows, now)
}
