//! What players may put right by hand.

use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, Happening, PieceId, Seat, Words};

use crate::{Field, Stance};

/// What may be put right, and what it is now. The order is the order of [`put_right`].
pub(crate) fn fields(field: &Field, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
    match target {
        CorrectionTarget::Game if field.round > 0 => {
            out(CorrectionField::number("round", "Round", field.round.into(), (1, field.rounds.into())));
        }
        CorrectionTarget::Game => {}
        CorrectionTarget::Seat(Seat(seat)) => {
            let Some(side) = field.sides.get(usize::from(seat)) else { return };
            let now = side.stance as i16;
            out(CorrectionField { names: &Stance::NAMES, ..CorrectionField::number("stance", "Stance", now, (0, 2)) });
        }
        CorrectionTarget::Piece(PieceId(piece)) => {
            let Some(company) = field.companies.get(usize::from(piece)) else { return };
            let bears = i16::from(company.endurance());
            out(CorrectionField::number("stress", "Stress", i16::from(company.stress).min(bears), (0, bears)));
            out(CorrectionField::flag("in-play", "In play", company.stands()));
            out(CorrectionField::flag("acted", "Has acted", company.acted));
            out(CorrectionField::number("shaken", "Shaken rounds", company.shaken.into(), (0, 2)));
        }
    }
}

/// Puts it right.
pub(crate) fn put_right(field: &mut Field, correction: Correction) -> Option<Happening> {
    let Correction { target, field: at, value } = correction;
    let (seat, piece, words) = match target {
        CorrectionTarget::Game => {
            field.round = value as u8;
            (None, None, Words::with("Round is {}", value))
        }
        CorrectionTarget::Seat(seat) => {
            let stance = value as usize;
            field.sides[seat.index()].stance = Stance::ALL[stance];
            (Some(seat), None, Words::with("Stance: {}", Stance::NAMES[stance]))
        }
        CorrectionTarget::Piece(piece) => {
            let company = field.company_mut(piece);
            let words = match at {
                0 => {
                    company.stress = value as u8;
                    Words::with2("{}: Stress {}", piece, value)
                }
                1 if value == 1 => {
                    company.stress = 0;
                    Words::with("{} are back", piece)
                }
                1 => {
                    (company.stress, company.pending) = (company.endurance() + 1, 0);
                    Words::with("{} are off", piece)
                }
                2 => {
                    company.acted = value == 1;
                    Words::with(if value == 1 { "{} have acted" } else { "{} may act" }, piece)
                }
                _ => {
                    company.shaken = value as u8;
                    Words::with2("{}: shaken {}", piece, value)
                }
            };
            (Some(field.company(piece).seat), Some(piece), words)
        }
    };
    Some(Happening::line("put-right", seat, piece, words))
}
