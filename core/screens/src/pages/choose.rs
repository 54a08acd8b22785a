//! Picking one of several: the cursor, and what the keys do to it.

use heapless::Vec;
use umpire_engine::table::{Answer, Choose, Layout, MAX_OPTIONS, PieceId, Question, Scene, Trial, TrialPicture};

use crate::bands::{FootBand, Verb};
use crate::intent::Intent;
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::page_builder::{PageBuilder, payer};
use crate::pages::scroll::Scroll;
use crate::pages::why::look;
use crate::pages::{
    dice, grid, hint, ladder, map_pair, pieces, reach, rows, shelf, step, told, trial, two_lines, units,
};
use umpire_raster::text_scale::TextScale;

/// Options as they lie on the screen: indices into the question's.
pub(crate) type OptionList = Vec<usize, MAX_OPTIONS>;

/// The cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ChoosePage {
    pub(crate) scroll: Scroll,
    form: GridForm,
    /// Rows of the page under the head.
    room: u8,
}

/// The options the cursor goes over, in order; the one behind the X key is not among them, nor the one
/// that lets dice stand.
pub(crate) fn listed(choose: &Choose) -> OptionList {
    let other = other(choose);
    if let Layout::Dice(_) = choose.layout {
        return (1..choose.options.len()).collect();
    }
    if let Layout::Shelf(left) = choose.layout {
        return (0..choose.options.len() - usize::from(left)).collect();
    }
    (0..choose.options.len()).filter(|&i| Some(i) != other || choose.options.len() == 1).collect()
}

/// The option behind the X key. Among pieces it is the one that is no piece.
fn other(choose: &Choose) -> Option<usize> {
    choose.other.map(usize::from).or_else(|| match choose.layout {
        Layout::Grid => choose.options.iter().position(|option| option.key.piece.is_none()),
        _ => None,
    })
}

/// How the options of a grid lie on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GridForm {
    /// Three across.
    Cells,
    /// Two across, with a strength each.
    Units,
    /// One under the other, under the head of a group where they have groups.
    List { grouped: bool },
}

impl GridForm {
    fn of(choose: &Choose, list: &OptionList, scene: &dyn Scene, room: usize) -> Self {
        let piece = |&i: &usize| choose.options[i].key.piece;
        let strong = |i| piece(i).is_some_and(|piece| scene.card(piece).figure.is_some_and(|f| f.of.is_some()));
        if choose.layout != Layout::Grid {
            GridForm::Cells
        } else if list.len() <= units::most(room) && list.iter().all(strong) {
            GridForm::Units
        } else if list.len() <= grid::MOST {
            GridForm::Cells
        } else {
            GridForm::List { grouped: pieces::grouped(scene, list.iter().find_map(piece)) }
        }
    }
}

impl ChoosePage {
    /// The cursor on the first option that can be picked, in so many rows.
    pub(crate) fn new(choose: &Choose, scene: &dyn Scene, (room, scale): (usize, TextScale)) -> Self {
        let list = listed(choose);
        let form = GridForm::of(choose, &list, scene, room);
        let mut picking = ChoosePage { scroll: Scroll::default(), form, room: room as u8 };
        let preset = list.iter().position(|&i| i == usize::from(choose.preset));
        let open = || list.iter().position(|&i| choose.options[i].off.is_none());
        let at = preset.or_else(open).unwrap_or(0);
        picking.scroll = Scroll::on(at, list.len(), picking.window(choose, &list, scale));
        picking
    }

    /// How the options of a grid lie in this size: large pieces have a row each.
    fn form_in(&self, scale: TextScale) -> GridForm {
        match (self.form, scale) {
            (GridForm::Units, TextScale::Large) => GridForm::List { grouped: false },
            (form, _) => form,
        }
    }

    /// Rows of the line over the foot that says something of the option under the cursor.
    fn said(&self, choose: &Choose, list: &OptionList, scale: TextScale) -> usize {
        let (room, line) = (self.room.into(), hint::rows(choose, self.room.into(), scale));
        let has = match (&choose.layout, self.form_in(scale)) {
            (Layout::Dice(_), _) | (Layout::Grid, GridForm::Cells) => false,
            (Layout::Grid, GridForm::Units) => units::leaves(list.len(), room, line),
            // There it is said in place of the marks.
            (Layout::Grid, GridForm::List { .. }) => self.form != GridForm::Units,
            (Layout::Reach(_), _) => reach::leaves(list.len(), (room, line), scale),
            (Layout::Ladder(_), _) => ladder::leaves(list.len(), (room, line), scale),
            _ => true,
        };
        if has { line } else { 0 }
    }

    /// How many options are seen at once.
    fn window(&self, choose: &Choose, list: &OptionList, scale: TextScale) -> usize {
        let said = self.said(choose, list, scale);
        let room = usize::from(self.room) - said;
        match (&choose.layout, self.form_in(scale)) {
            (Layout::Rows, _) => rows::window(room, scale, said > 0),
            (Layout::Told, _) => told::window(room, scale),
            (Layout::TwoLines, _) => two_lines::window(room, scale),
            (Layout::Step(_), _) => step::window(list.len(), room, scale),
            (Layout::Reach(_), _) => reach::window(list.len(), room, scale),
            (Layout::Grid, GridForm::List { grouped }) => {
                let below = if self.form == GridForm::Units { units::MARKS } else { 0 };
                pieces::window(grouped, room - below, scale)
            }
            (Layout::Shelf(_), _) => shelf::window(room, scale),
            (Layout::Grid | Layout::Maps(..) | Layout::Dice(_) | Layout::Trial(_), _) => list.len(),
            (Layout::Ladder(_), _) => ladder::window(list.len(), room, scale),
        }
    }

    /// Puts the cursor on what was picked; the window follows when the page is laid out.
    pub(crate) fn show(&mut self, choose: &Choose, answer: &Answer) {
        let list = listed(choose);
        let picked = |at: &u8| list.iter().position(|&i| i == usize::from(*at));
        if let Answer::Pick(at) = answer
            && let Some(at) = picked(at)
        {
            self.scroll = Scroll::on(at, list.len(), self.window(choose, &list, TextScale::Normal));
        }
    }

    /// The option under the cursor.
    pub(crate) fn under(&self, choose: &Choose) -> Option<u8> {
        listed(choose).get(self.scroll.at()).map(|&option| option as u8)
    }

    /// The piece under the cursor, where pieces are picked: Y shows its card.
    pub(crate) fn piece(&self, choose: &Choose) -> Option<PieceId> {
        let under = self.under(choose).filter(|_| choose.layout == Layout::Grid)?;
        choose.options[usize::from(under)].key.piece
    }

    pub(crate) fn on_key(&mut self, key: Key, (choose, scale): (&Choose, TextScale)) -> Intent {
        let list = listed(choose);
        let pick = |option: usize| match choose.options[option].off {
            None => Intent::Answer(Answer::Pick(option as u8)),
            Some(_) => Intent::Stay,
        };
        let (form, window) = (self.form_in(scale), self.window(choose, &list, scale));
        match (key, &choose.layout) {
            // A key that is tried is pressed for its own sake.
            (_, Layout::Trial(Trial { picture: TrialPicture::Keys { .. }, .. })) => {}
            (Key::A, Layout::Dice(_) | Layout::Trial(_)) => return pick(0),
            (Key::X, Layout::Dice(_)) => {
                return list.get(self.scroll.at()).map_or(Intent::Stay, |&option| pick(option));
            }
            (Key::Left | Key::Right, Layout::Dice(_)) => {
                self.scroll.step(key == Key::Right, list.len(), list.len());
            }
            (Key::A, _) => return list.get(self.scroll.at()).map_or(Intent::Stay, |&option| pick(option)),
            (Key::X, Layout::Shelf(left)) => {
                let beside = |at: usize| (at < usize::from(*left)).then(|| pick(list.len() + at));
                return beside(self.scroll.at()).unwrap_or(Intent::Stay);
            }
            (Key::X, _) => return other(choose).map_or(Intent::Stay, pick),
            (Key::B, _) => return Intent::Undo,
            (_, Layout::Grid) if !matches!(form, GridForm::List { .. }) => {
                let step = if form == GridForm::Units { units::step } else { grid::step };
                self.scroll = Scroll::on(step(key, self.scroll.at(), list.len()), list.len(), list.len());
            }
            (_, Layout::Dice(_) | Layout::Trial(_)) => {}
            (_, Layout::Maps(..)) => self.scroll.step(matches!(key, Key::Right | Key::Down), list.len(), window),
            (Key::Left | Key::Right, _) if list.len() > window => {
                self.scroll.leap(key == Key::Right, list.len(), window);
            }
            (Key::Up | Key::Down, _) => self.scroll.step(key == Key::Down, list.len(), window),
            _ => {}
        }
        Intent::Stay
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, choose: &Choose) {
        let list = listed(choose);
        let under = list.get(self.scroll.at()).map(|&i| &choose.options[i]);
        if builder.cover {
            if let Layout::Shelf(left) = choose.layout {
                shelf::cover(&mut builder, (choose, left), &list, self.scroll);
                return builder.foot(shelf::keys(self.scroll.at() < usize::from(left), true));
            }
            rows::cover(&mut builder, choose, &list, self.scroll);
            let label = other(choose).map(|other| builder.text(&choose.options[other].label)).unwrap_or_default();
            let other = (!label.is_empty()).then_some((Key::X, label.as_str()));
            let sets = builder.sets.then_some((Key::Y, "Settings"));
            let keys = [(Key::A, "Play")].into_iter().chain(other).chain(sets);
            return builder.end(FootBand::verbs(keys.map(|(key, verb)| Verb::new(Cap::Key(key), verb))));
        }
        if let Layout::Dice(rolled) = &choose.layout {
            return dice::layout(builder, question, (choose, rolled), &list, self.scroll.at());
        }
        if let Layout::Trial(trial) = &choose.layout {
            return trial::layout(builder, question, choose, trial);
        }
        let look = match self.piece(choose) {
            Some(_) => "Card",
            None => look(&question.heading, under.and_then(|option| option.help)),
        };
        let cost = under.filter(|option| option.off.is_none()).map_or(0, |option| option.cost);
        builder.strip(payer(question.heading.asked, cost));
        builder.head(question);
        let (grid, at) = (choose.layout == Layout::Grid, self.scroll.at());
        let (form, window) = (self.form_in(builder.scale), self.window(choose, &list, builder.scale));
        let said = under.map_or("", |option| hint::of(choose, option));
        builder.below = self.said(choose, &list, builder.scale);
        let scroll = self.scroll.fitted(list.len(), window);
        match (&choose.layout, form) {
            (Layout::Rows, _) => rows::push(&mut builder, question, choose, &list, scroll),
            (Layout::Told, _) => told::push(&mut builder, question, choose, &list, scroll),
            (Layout::TwoLines, _) => two_lines::push(&mut builder, question, (choose, &list), at),
            (Layout::Step(step), _) => step::push(&mut builder, question, (choose, step), &list, scroll),
            (Layout::Reach(far), _) => reach::push(&mut builder, question, (choose, far), &list, scroll),
            (Layout::Grid, GridForm::Cells) => grid::push(&mut builder, question, choose, &list, at),
            (Layout::Grid, GridForm::Units) => units::push(&mut builder, question, choose, &list, at),
            (Layout::Grid, GridForm::List { grouped }) => {
                pieces::push(&mut builder, question, (choose, &list), (scroll, window), grouped);
                if self.form == GridForm::Units {
                    units::push_marks(&mut builder, under, said);
                }
            }
            (Layout::Maps(boards, owners), _) => {
                map_pair::push(&mut builder, question, (choose, &list), (boards, owners), at);
            }
            (Layout::Shelf(left), _) => {
                shelf::push(&mut builder, (choose, *left), &list, scroll);
                return builder.foot(shelf::keys(at < usize::from(*left), false));
            }
            (Layout::Ladder(steps), _) => ladder::push(&mut builder, question, (choose, steps), &list, scroll),
            (Layout::Dice(_) | Layout::Trial(_), _) => {}
        }
        // In a grid of cells the card has room for the reason, and a list of large pieces for a line.
        let carded = grid && (form == GridForm::Cells || form != self.form);
        let line = core::mem::take(&mut builder.below);
        if line > 0 {
            hint::push(&mut builder, choose, said, (self.room.into(), line));
        } else if !said.is_empty() && !carded {
            let said = builder.text(&said.into());
            return builder.say(said);
        }
        // A name that no row has room for is written out there, too.
        let asked = question.heading.asked.seat();
        let listed = grid && matches!(form, GridForm::List { .. });
        if let Some(option) = under.filter(|option| listed && !pieces::names_all(&builder, option, asked)) {
            let name = builder.text(&option.label);
            return builder.say(name);
        }
        let label = other(choose).map(|other| builder.text(&choose.options[other].label));
        let second = label.as_ref().map_or((Key::B, "Back"), |label| (Key::X, label.as_str()));
        // What a row is for is asked more often than how to turn the page, where there is no room to say both.
        let explained = label.is_some() || hint::explains_other(choose, self.room.into(), builder.scale);
        // What is in the row is nowhere else to be seen; that the list goes on shows at its end.
        let scenic = under.and_then(|option| option.help).is_some_and(|help| help.text.is_empty());
        if choose.layout == Layout::TwoLines || list.len() <= window || explained || scenic {
            let plain = matches!(choose.layout, Layout::Step(_)) && step::is_plain(list.len());
            let verb = under.filter(|_| plain).map(|option| builder.text(&option.label));
            let verb = verb.as_ref().map_or("Choose", |verb| verb.as_str());
            return builder.foot(&[(Key::A, verb), second, (Key::Y, look)]);
        }
        let keys = [(Key::A, "Choose"), second].map(|(key, verb)| Verb::new(Cap::Key(key), verb));
        builder.end(FootBand::verbs(keys.into_iter().chain([Verb::new(Cap::Sideways, "Page")])))
    }
}
