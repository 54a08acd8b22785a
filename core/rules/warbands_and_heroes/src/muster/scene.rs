//! How any front end sees the workbench.

use core::fmt::{self, Display, Write};

use super::{MusterDraft, given};
use crate::book::{Class, ClassNumber, PrintedClass};
use crate::roster::ClassRef;
use crate::{help, icons, reminders};
use umpire_engine::table::{
    Card, CardTrait, Details, Figure, Help, PieceId, PieceMark, Scene, Seat, Stat, Topic, Words,
};

impl Scene for MusterDraft {
    fn game(&self) -> &'static str {
        "warbands-and-heroes"
    }

    fn seats(&self) -> u8 {
        1
    }

    fn side_name(&self, _: Seat) -> &str {
        &self.warband.name
    }

    fn pieces(&self) -> u8 {
        self.warband.units.len() as u8
    }

    fn card(&self, piece: PieceId) -> Card {
        let unit = &self.warband.units[usize::from(piece.0)];
        let class = self.warband.class_of(unit);
        let (full, kind) = (i16::from(class.strength), Words::with("{}", given::class(unit.class)));
        let captain = unit.captain.as_ref().map(|captain| PieceMark {
            name: "captain",
            icon: Some(icons::CAPTAIN),
            help: Some(help::captain(captain.own)),
        });
        let stats = [ClassNumber::Resolve, ClassNumber::Need, ClassNumber::Speed, ClassNumber::Cost];
        Card {
            badge: unit.captain.is_some().then_some(icons::CAPTAIN),
            figure: Some(Figure { name: "Strength", now: full - i16::from(unit.losses), of: Some(full) }),
            marks: captain.into_iter().collect(),
            stats: stats.into_iter().map(|number| stat(number, &class)).collect(),
            ..Card::new(Seat::RED, icons::class(unit.class, &class), kind)
        }
    }

    fn details(&self, piece: PieceId) -> Option<Details> {
        let unit = &self.warband.units[usize::from(piece.0)];
        let class = self.warband.class_of(unit);
        let own = class.traits.iter().map(|own| CardTrait { name: own.name(), help: Some(help::unit_trait(own)) });
        let led = unit
            .captain
            .as_ref()
            .map(|captain| CardTrait { name: captain.own.name(), help: Some(help::captain(captain.own)) });
        let (moves, reach, place, next) = (None, None, Words::NONE, Words::NONE);
        Some(Details { moves, reach, traits: own.chain(led).collect(), place, next })
    }

    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        let warband = &self.warband;
        say(None, Words::with2("Treasury {}, due {}", warband.treasury as i16, warband.due() as i16));
        say(None, Words::with("World-Turns paid: {}", warband.world_turn as i16));
        for at in 0..warband.classes.len() {
            say(None, Words::with("Own class: {}", given::class(ClassRef::Custom(at))));
        }
    }

    fn card_words(&self) -> &'static [Help] {
        help::CARD_WORDS
    }

    fn reminders(&self) -> &'static [Topic] {
        &reminders::TOPICS
    }

    /// The numbers of a class of the warband's own: a row behind the printed ones, when a Unit joins.
    fn about(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        let own = row.checked_sub(PrintedClass::ALL.len() as u8).and_then(|at| self.warband.classes.get(at));
        if let Some(class) = own {
            describe_class(&class, say);
        }
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        given::write_unit(&self.warband, piece, out)
    }

    fn write_given(&self, number: u8, out: &mut dyn Write) -> fmt::Result {
        given::write(&self.warband, number, out)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        write!(out, "unit-{}", piece.0 + 1)
    }
}

fn describe_class(class: &Class, say: &mut dyn FnMut(&dyn Display)) {
    say(&format_args!("{} Fighting Strength (FS), bloodied at {}", class.strength, class.bloodied_at));
    say(&format_args!("Resolve {}, Target Number {}", class.resolve, class.need));
    say(&format_args!("Speed {}, {} coin", class.speed, class.cost));
    for attack in &class.attacks {
        say(&format_args!("{}: {} dice, {} damage", attack.name, attack.dice, attack.damage));
    }
    class.traits.iter().for_each(|own| say(&own.name()));
    if !class.note.is_empty() {
        say(&class.note);
    }
}

fn stat(number: ClassNumber, class: &Class) -> Stat {
    // A column has no room for all of it.
    let (name, suffix) = if number == ClassNumber::Need { ("Target", "+") } else { (number.name(), "") };
    Stat { name, value: number.of(class).into(), suffix }
}
