//! Picking one of several: the cursor, and the three ways options lie on the screen.

use heapless::Vec;
use umpire_rules::table::{Answer, Choose, Layout, MAX_OPTIONS, Question};

use super::scroll::Scroll;
use super::sheet::{PAGE, Sheet, payer};
use crate::band::{Foot, Row, Text, What};
use crate::key::{Act, Key};
use crate::stack::Stack;
use crate::text::Size;

/// The cursor.
#[derive(Clone, Copy)]
pub(super) struct Picking {
    scroll: Scroll,
}

/// The options on the screen, in order; the one behind the X key is not among them.
pub(super) fn listed(choose: &Choose) -> Vec<usize, MAX_OPTIONS> {
    let other = other(choose);
    (0..choose.options.len()).filter(|&i| Some(i) != other || choose.options.len() == 1).collect()
}

/// The option behind the X key. Among pieces it is the one that is no piece.
pub(super) fn other(choose: &Choose) -> Option<usize> {
    choose.other.map(usize::from).or_else(|| match choose.layout {
        Layout::Grid => choose.options.iter().position(|option| option.key.piece.is_none()),
        _ => None,
    })
}

impl Picking {
    pub(super) fn new(choose: &Choose) -> Self {
        let list = listed(choose);
        let at = list.iter().position(|&i| i == usize::from(choose.preset)).unwrap_or(0);
        Picking { scroll: Scroll::on(at, list.len(), window(choose)) }
    }

    pub(super) fn stroke(&mut self, key: Key, choose: &Choose) -> Act {
        let list = listed(choose);
        let pick = |option: usize| match choose.options[option].off {
            None => Act::Say(Answer::Pick(option as u8)),
            Some(_) => Act::Stay,
        };
        match key {
            Key::A => return list.get(self.scroll.at()).map_or(Act::Stay, |&option| pick(option)),
            Key::X => return other(choose).map_or(Act::Stay, pick),
            Key::B => return Act::Undo,
            Key::Up | Key::Down => self.scroll.step(key == Key::Down, list.len(), window(choose)),
            _ => {}
        }
        Act::Stay
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question, choose: &Choose) -> Stack {
        let list = listed(choose);
        let under = list.get(self.scroll.at()).map(|&i| &choose.options[i]);
        let cost = under.filter(|option| option.off.is_none()).map_or(0, |option| option.cost);
        sheet.strip(payer(question.asked, cost));
        sheet.head(question);
        self.rows(&mut sheet, question, choose, &list);
        match under.and_then(|option| option.off) {
            Some(off) => sheet.end(Foot::Say(off.full.chars().take(36).collect())),
            None => choose_foot(sheet, choose),
        }
    }

    fn rows(&self, sheet: &mut Sheet, question: &Question, choose: &Choose, list: &[usize]) {
        let seen = window(choose);
        let height = (PAGE.1 - PAGE.0) / seen.max(list.len().min(6)).max(3);
        let labels: Vec<Text, MAX_OPTIONS> = list.iter().map(|&i| sheet.text(&choose.options[i].label)).collect();
        let fits = |size| {
            list.iter().zip(&labels).all(|(&i, label)| {
                let option = &choose.options[i];
                Row::fits(0, size, option.icon.is_some(), option.cost, label)
            })
        };
        let size = if height >= 37 && fits(Size::Large) { Size::Large } else { Size::Body };
        for row in self.scroll.seen(list.len(), seen) {
            let option = &choose.options[list[row]];
            let what = Row {
                seat: question.asked.seat(),
                left: 0,
                size,
                icon: option.icon,
                label: labels[row].clone(),
                cost: option.cost,
                off: option.off.map_or("", |off| off.short),
                on: row == self.scroll.at(),
                more: self.scroll.more(row, list.len(), seen),
            };
            sheet.push(height, What::Row(what));
        }
    }
}

/// How many options are seen at once.
fn window(choose: &Choose) -> usize {
    match &choose.layout {
        _ => 6,
    }
}

/// A picks, X is the other thing; B is hinted where there is room.
fn choose_foot(sheet: Sheet, choose: &Choose) -> Stack {
    match other(choose) {
        Some(other) => {
            let label = sheet.text(&choose.options[other].label);
            sheet.foot(&[(Key::A, "Choose"), (Key::X, &label), (Key::Y, "Look")])
        }
        None => sheet.foot(&[(Key::A, "Choose"), (Key::B, "Back"), (Key::Y, "Look")]),
    }
}
