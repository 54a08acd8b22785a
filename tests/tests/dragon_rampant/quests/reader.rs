//! A reader of the log who never saw the ledger, and judges all Quests of the book by what was written.
//!
//! It knows both warbands, of [`EACH`] units: the first has the Leader, the last is the dearest and can cast.

use std::collections::{BTreeMap, BTreeSet};

use umpire_engine::table::{Happening, PieceId, Scene, Show};

/// Units of a warband.
pub(super) const EACH: u8 = 7;
/// Which enemy was named in secret, of those in the order of the roster.
pub(super) const AVENGED: u8 = 3;

/// What took Strength Points.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blow {
    Missile,
    Attack,
    Other,
}

/// What was thrown last, where nothing else was written since.
#[derive(Default)]
enum Thrown {
    #[default]
    Nothing,
    Shot(u8),
    Fight([u8; 2]),
}

/// What is remembered of one action.
#[derive(Default)]
struct Action {
    /// Who was hit, by what last.
    hit: BTreeMap<u8, Blow>,
    tests: BTreeMap<u8, u32>,
    /// Who failed a test: whether it was its first, for hits.
    failed: BTreeMap<u8, bool>,
    fighters: BTreeSet<u8>,
}

#[derive(Default)]
pub(super) struct Reader {
    turn: u32,
    strength: Vec<u8>,
    start: Vec<u8>,
    /// Units that left: how, in which turn.
    left: BTreeMap<u8, (String, u32)>,
    first_attack: Option<u8>,
    first_failure: Option<u8>,
    attacked: BTreeSet<u8>,
    used: BTreeSet<u8>,
    cast: BTreeSet<u8>,
    battered: BTreeSet<u8>,
    befuddled: BTreeMap<u8, u8>,
    caster: u8,
    /// Who will be Battered once its retreat is over.
    retreats: Option<u8>,
    most_battered: [usize; 2],
    hurt_in: BTreeMap<u8, BTreeSet<u32>>,
    taken: BTreeMap<(u8, u32), u32>,
    missiles: [u32; 2],
    attacks: [u32; 2],
    shot_away: [u32; 2],
    hurt_otherwise: BTreeSet<u8>,
    rained: [bool; 2],
    thrown: Thrown,
    action: Action,
}

const fn side(unit: u8) -> usize {
    (unit / EACH) as usize
}

impl Reader {
    /// Reads what was written since the last answer, before this question.
    pub(super) fn read_all(&mut self, news: &[Happening], scene: &dyn Scene, question: &str) {
        if self.strength.is_empty() {
            let now = |piece| scene.card(PieceId(piece)).figure.expect("its Strength").now as u8;
            self.start = (0..scene.pieces()).map(now).collect();
            self.strength = self.start.clone();
        }
        news.iter().for_each(|line| self.read(line, scene));
        if !matches!(question, "retreat" | "blocked") {
            self.batter();
        }
    }

    fn read(&mut self, line: &Happening, scene: &dyn Scene) {
        let text = line.words.line(scene).to_string();
        let seat = line.seat.map_or(9, |seat| seat.0);
        let unit = line.piece.map_or(u8::MAX, |piece| piece.0);
        let about = matches!(line.id, "retreated" | "lost" | "left") && self.retreats == Some(unit);
        if !about {
            self.batter();
        }
        if line.id != "lost" {
            self.thrown = Thrown::Nothing;
        }
        if matches!(line.id, "ordered" | "wild" | "rally" | "phase") {
            self.action = Action::default();
        }
        if matches!(line.id, "ordered" | "wild" | "reacted" | "courage" | "rally" | "retreated" | "fought") {
            self.used.insert(unit);
        }
        match line.id {
            "turn" => self.turn += 1,
            "wild" if text.ends_with("charged wildly") => self.attack(seat, unit),
            "ordered" if text.ends_with(": Attack") && !text.contains("failed") => self.attack(seat, unit),
            // Nobody here evades.
            "reacted" if text.ends_with("reacted") => _ = self.attacked.insert(unit),
            "casts" => {
                self.caster = unit;
                self.befuddled.remove(&unit);
                self.cast.insert(seat);
            }
            "cast" if text.ends_with("Befuddle Thee") => {
                self.befuddled.insert(self.caster, unit);
                self.count_battered();
            }
            "spell-over" if text.ends_with("no Befuddle Thee") => self.befuddled.retain(|_, target| *target != unit),
            "shot" => self.thrown = Thrown::Shot(unit),
            "fought" => {
                let Show::Clash(page) = &line.show else { panic!("a fight is a page") };
                let both = [page.halves[0].piece.0, page.halves[1].piece.0];
                self.action.fighters.extend(both);
                self.thrown = Thrown::Fight(both);
            }
            "lost" => self.lost(unit, number(&text, " left")),
            "healed" => self.strength[usize::from(unit)] = number(&text, ""),
            "courage" => self.courage(seat, unit, &text),
            "rally" => self.rally(seat, unit, &text),
            "left" => self.leave(unit, text),
            _ => {}
        }
    }

    fn attack(&mut self, seat: u8, unit: u8) {
        self.first_attack.get_or_insert(seat);
        self.attacked.insert(unit);
    }

    fn courage(&mut self, seat: u8, unit: u8, text: &str) {
        let tests = self.action.tests.entry(unit).or_default();
        *tests += 1;
        if text.ends_with("held firm") {
            self.action.failed.remove(&unit);
            return;
        }
        self.first_failure.get_or_insert(seat);
        let for_hits = *tests == 1 && self.action.hit.contains_key(&unit);
        self.action.failed.insert(unit, for_hits);
        self.retreats = text.ends_with(": Battered").then_some(unit);
    }

    fn rally(&mut self, seat: u8, unit: u8, text: &str) {
        if text.ends_with("rallied") {
            self.battered.remove(&unit);
            self.befuddled.retain(|_, target| *target != unit);
            return;
        }
        self.first_failure.get_or_insert(seat);
        if text.ends_with("did not rally") {
            self.battered.insert(unit);
        }
    }

    /// Whoever retreated is Battered now, if it is still there.
    fn batter(&mut self) {
        if let Some(unit) = self.retreats.take().filter(|unit| !self.left.contains_key(unit)) {
            self.battered.insert(unit);
            self.count_battered();
        }
    }

    fn count_battered(&mut self) {
        let all: BTreeSet<u8> = self.battered.iter().chain(self.befuddled.values()).copied().collect();
        for at in 0..2 {
            let now = all.iter().filter(|unit| side(**unit) == at && !self.left.contains_key(unit)).count();
            self.most_battered[at] = self.most_battered[at].max(now);
        }
    }

    fn lost(&mut self, unit: u8, left: u8) {
        let at = usize::from(unit);
        let (before, foe) = (self.strength[at], 1 - side(unit));
        let lost = u32::from(before - left);
        let blow = match self.thrown {
            Thrown::Shot(target) if target == unit => Blow::Missile,
            Thrown::Fight(both) if both.contains(&unit) => Blow::Attack,
            _ => Blow::Other,
        };
        self.strength[at] = left;
        self.hurt_in.entry(unit).or_default().insert(self.turn);
        match blow {
            Blow::Missile => self.missiles[foe] += lost,
            Blow::Attack => self.attacks[foe] += lost,
            Blow::Other => {}
        }
        if blow == Blow::Missile {
            let half = self.start[at] / 2;
            self.rained[foe] |= before > half && left <= half && !self.hurt_otherwise.contains(&unit);
        } else {
            self.hurt_otherwise.insert(unit);
        }
        if blow != Blow::Other {
            self.action.hit.insert(unit, blow);
        }
        // What a test for hits, or the retreat of a fight's loser, costs beside is the enemy's doing too.
        let after = self.action.failed.get(&unit).copied().unwrap_or(self.action.fighters.contains(&unit));
        if blow != Blow::Other || after {
            *self.taken.entry((foe as u8, self.turn)).or_default() += lost;
        }
        if left == 0 && blow == Blow::Missile {
            self.shot_away[side(unit)] += 1;
        }
    }

    fn leave(&mut self, unit: u8, text: String) {
        let ran = text.ends_with("routed") || text.ends_with("fled the table");
        if ran && self.action.failed.get(&unit) == Some(&true) {
            let (left, foe) = (u32::from(self.strength[usize::from(unit)]), 1 - side(unit));
            match self.action.hit[&unit] {
                Blow::Missile => {
                    self.missiles[foe] += left;
                    self.shot_away[side(unit)] += 1;
                }
                _ => self.attacks[foe] += left,
            }
        }
        self.left.insert(unit, (text, self.turn));
    }

    fn gone(&self, seat: u8) -> impl Iterator<Item = &(String, u32)> {
        self.left.iter().filter(move |(unit, _)| side(**unit) == usize::from(seat)).map(|(_, how)| how)
    }

    fn most_in_a_turn(&self, seat: u8) -> usize {
        let in_turn = |turn| self.gone(seat).filter(|(_, at)| *at == turn).count();
        (0..=self.turn).map(in_turn).max().unwrap_or(0)
    }

    fn ran(&self, seat: u8, how: &[&str]) -> bool {
        self.gone(seat).any(|(text, _)| how.iter().any(|how| text.ends_with(how)))
    }

    /// Whether a side's Quest is fulfilled.
    pub(super) fn judge(&self, seat: u8, quest: &str) -> bool {
        let (foe, at) = (1 - seat, usize::from(seat));
        let champion = foe * EACH + EACH - 1;
        match quest {
            "stand-firm" => !self.ran(seat, &["routed", "fled the table"]),
            "unsoiled" => !self.used.contains(&(seat * EACH)),
            "cleave" => self.most_in_a_turn(foe) >= 3,
            "gods" => self.most_battered[at] < 2,
            "cower" => self.most_battered[1 - at] >= 3,
            "no-magic" => !self.cast.contains(&seat),
            "hit-hard" => self.left.get(&champion).is_some_and(|(_, turn)| {
                self.hurt_in.get(&champion).is_none_or(|turns| turns.iter().all(|hurt| hurt == turn))
            }),
            "destroy-more" => self.gone(foe).count() > self.gone(seat).count(),
            "half-fall" => self.gone(foe).count() * 2 >= usize::from(EACH),
            "arrows" => self.missiles[at] > self.attacks[at],
            "champions" => self.left.contains_key(&champion),
            "mighty-blow" => self.most_in_a_turn(foe) >= 2,
            "tremble" => self.most_battered[1 - at] >= 2,
            "avenge" => self.left.contains_key(&(foe * EACH + AVENGED)),
            "first-blow" => self.first_attack == Some(seat),
            "run" => self.first_failure == Some(foe),
            "poor-aim" => self.shot_away[at] == 0,
            "taste-blades" => self.taken.iter().any(|((by, _), taken)| *by == seat && *taken >= 3),
            "every-blade" => (seat * EACH..seat * EACH + EACH).all(|unit| self.attacked.contains(&unit)),
            "drive-out" => self.ran(foe, &["fled the table"]),
            "rain" => self.rained[at],
            _ => panic!("nobody can read {quest} in a log"),
        }
    }
}

/// The number before the end of a line.
fn number(text: &str, end: &str) -> u8 {
    let text = text.strip_suffix(end).unwrap_or(text);
    text.rsplit(' ').next().and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("no number in {text:?}"))
}
