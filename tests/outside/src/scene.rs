//! How any front end sees the field.

use core::fmt::{self, Write};
use umpire_engine::prose;

use umpire_engine::table::{
    Card, CardTrait, CorrectionField, CorrectionTarget, Details, Figure, PieceId, PieceMark, Reach, Scene, Seat,
    SeatSet, Stat, Topic, Words,
};

use crate::company::{Company, NUMBERS};
use crate::{CompanyKind, Field, Stance, correct, help, icons};

static REMINDERS: &[Topic] = &[
    (
        "Stances",
        &[
            prose!("Press acts first: orders +1"),
            prose!("Weave acts second"),
            prose!("Hold acts last: foes need 1"),
            prose!("more to hit"),
        ],
    ),
    ("Near", &[prose!("7.5 paces, base to base")]),
];
const WINGS: [&str; 3] = ["First wing", "Second wing", "Third wing"];
/// What distances are measured in, by halves.
const PACES: &str = "PACES";
/// How far a company strikes.
pub(crate) const NEAR: Reach = Reach::halves(15, PACES);

/// How far it moves.
pub(crate) fn moves(kind: CompanyKind) -> Reach {
    Reach { way: "any way", ..Reach::halves(kind.number("Mov") as u16, PACES) }
}

fn marks(company: &Company) -> impl Iterator<Item = PieceMark> {
    let shaken = PieceMark { name: "shaken", icon: Some(icons::SHAKEN), help: Some(&help::SHAKEN) };
    let acted = PieceMark { name: "acted", icon: Some(icons::DONE), help: None };
    let bleeds = PieceMark { name: "struck", icon: None, help: None };
    [(company.shaken > 0, shaken), (company.acted, acted), (company.pending > 0, bleeds)]
        .into_iter()
        .filter_map(|(so, mark)| so.then_some(mark))
}

impl Scene for Field {
    fn game(&self) -> &'static str {
        "long-fray"
    }

    fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    fn seat_name(&self, seat: Seat) -> &str {
        self.sides.get(seat.index()).map_or("", |side| &side.player)
    }

    fn side_name(&self, seat: Seat) -> &str {
        self.sides.get(seat.index()).map_or("", |side| &side.host)
    }

    fn round(&self) -> Option<u8> {
        (self.round > 0).then_some(self.round)
    }

    fn phase(&self) -> Words {
        let stance = self.block.iter().next().map(|seat| self.sides[seat.index()].stance);
        stance.map_or(Words::NONE, |stance| Words::of(Stance::NAMES[stance as usize]))
    }

    fn active(&self) -> SeatSet {
        self.block
    }

    fn pieces(&self) -> u8 {
        self.companies.len() as u8
    }

    fn card(&self, piece: PieceId) -> Card {
        let company = self.company(piece);
        let line = company.kind.line();
        let mut card = Card::new(company.seat, line.icon, line.name);
        card.group = WINGS[usize::from(company.wing)].into();
        card.figure = Some(Figure { name: "stress", now: company.stress.into(), of: Some(company.endurance().into()) });
        card.in_play = company.stands();
        card.marks.extend(marks(company));
        let stat = |(name, value): (&&'static str, i16)| Stat { name, value, suffix: "" };
        card.stats.extend(NUMBERS.iter().zip(line.numbers).map(stat));
        card
    }

    fn details(&self, piece: PieceId) -> Option<Details> {
        let company = self.company(piece);
        let mut traits = umpire_engine::heapless::Vec::new();
        if company.kind == CompanyKind::Riders {
            let again = CardTrait { name: "Throw again", help: Some(&help::AGAIN) };
            traits.push(again).expect("it is the first");
        }
        let next = company.idle().map_or(Words::NONE, |off| Words::of(off.full));
        let place = Words::NONE;
        Some(Details { moves: Some(moves(company.kind)), reach: Some(NEAR), traits, place, next })
    }

    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        for seat in self.seats().iter() {
            let side = &self.sides[seat.index()];
            say(Some(seat), Words::with2("{} of {} stand", self.left(seat), side.brought));
        }
        match self.vow {
            Some((seat, vow)) if self.told => {
                say(Some(seat), Words::with("Vow: {}", crate::Vow::NAMES[vow as usize]));
            }
            Some((seat, _)) => say(Some(seat), Words::of("Keeps a vow")),
            None => {}
        }
    }

    fn reminders(&self) -> &'static [Topic] {
        REMINDERS
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        correct::fields(self, target, out);
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        let company = self.company(piece);
        write!(out, "{} {}", company.kind.line().name, company.number)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        let company = self.company(piece);
        write!(out, "{}-{}-{}", company.seat.id(), company.kind.line().id, company.number)
    }
}
