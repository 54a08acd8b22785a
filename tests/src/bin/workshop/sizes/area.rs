//! Whose a symbol is: told by its name.

use rustc_demangle::demangle;

/// An area of the firmware, in the table's order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Area {
    /// `umpire_engine`.
    Engine,
    /// A rulebook: a package.
    Game(String),
    /// What a rulebook says to who asks why: its module `help`.
    Help(String),
    /// Code of the engine or the firmware that is compiled anew for a rulebook.
    PerGame(String),
    /// `umpire_screens`.
    Screens,
    /// `umpire_raster`: letters, shapes, what is sent.
    Raster,
    /// `umpire`.
    Firmware,
    /// Other packages: embassy, the hardware layer, heapless, the start-up code.
    Crates,
    /// Rust's own library, and what the compiler calls for want of an instruction.
    Core,
    /// Constants without a symbol that several areas use, or none by its address.
    Shared,
}

/// Packages that are a rulebook.
const RULEBOOKS: [&str; 6] =
    ["rattle_and_rend", "warbands_and_heroes", "dragon_rampant", "for_reign_or_ruin", "any_game", "umpire_outside"];
/// What the compiler calls, however it is spelt.
const BUILTINS: [&str; 10] =
    ["__aeabi_", "memcpy", "memset", "memmove", "memcmp", "__udiv", "__div", "__clz", "__mul", "__ash"];

impl Area {
    /// The area of a symbol, mangled in either of Rust's ways or not at all.
    ///
    /// Code of ours is counted where it is written. Code of others belongs to whom it is instantiated for: a rulebook
    /// before the firmware, that before the screens, those before the raster, and that before the engine, whose types all of them use.
    pub(crate) fn of(symbol: &str) -> Area {
        let name = format!("{:#}", demangle(symbol));
        if name == symbol {
            let is_builtin = BUILTINS.iter().any(|builtin| symbol.starts_with(builtin));
            return if is_builtin { Area::Core } else { Area::Crates };
        }
        let mentioned: Vec<Area> = paths(&name).filter_map(Area::of_path).collect();
        let game = mentioned.iter().find(|area| matches!(area, Area::Game(_)));
        match (mentioned.first(), game) {
            (Some(Area::Engine | Area::Firmware), Some(Area::Game(game))) => Area::PerGame(game.clone()),
            (Some(Area::Crates | Area::Core), Some(game)) => game.clone(),
            (Some(Area::Crates | Area::Core), None) => {
                let ours = [Area::Firmware, Area::Screens, Area::Raster, Area::Engine, Area::Crates];
                ours.into_iter().find(|area| mentioned.contains(area)).unwrap_or(Area::Core)
            }
            (Some(first), _) => first.clone(),
            (None, _) => Area::Core,
        }
    }

    /// The area of a path that begins with its package.
    fn of_path(path: &str) -> Option<Area> {
        let mut words = path.split("::");
        let (package, module) = (words.next()?, words.next()?);
        let area = match (package, module) {
            ("umpire_engine", _) => Area::Engine,
            (package, "help") if RULEBOOKS.contains(&package) => Area::Help(package.into()),
            (package, _) if RULEBOOKS.contains(&package) => Area::Game(package.into()),
            ("umpire_raster", _) => Area::Raster,
            ("umpire_screens", _) => Area::Screens,
            ("umpire", _) => Area::Firmware,
            ("core" | "alloc" | "compiler_builtins", _) => Area::Core,
            _ => Area::Crates,
        };
        Some(area)
    }

    /// What its row is called.
    pub(crate) fn title(&self) -> String {
        match self {
            Area::Engine => "engine".into(),
            Area::Game(game) => game.clone(),
            Area::Help(game) => format!("what {game} explains"),
            Area::PerGame(game) => format!("engine and firmware, compiled for {game}"),
            Area::Screens => "screens".into(),
            Area::Raster => "raster".into(),
            Area::Firmware => "firmware".into(),
            Area::Crates => "embassy, hal, other crates".into(),
            Area::Core => "core and compiler builtins".into(),
            Area::Shared => "constants of several areas".into(),
        }
    }
}

/// The paths in a demangled name: words joined by `::`, whatever stands between them.
fn paths(name: &str) -> impl Iterator<Item = &str> {
    name.split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':'))
        .map(|path| path.trim_matches(':'))
        .filter(|path| path.contains("::"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rend(area: fn(String) -> Area) -> Area {
        area("rattle_and_rend".into())
    }

    #[test]
    fn a_name_tells_its_area_in_both_ways_to_mangle_it() {
        let names = [
            ("_ZN13umpire_engine5table4tape4Tape4read17h0123456789abcdefE", Area::Engine),
            ("_RNvNtNtCs4fqI2P2rA04_13umpire_engine4dice4odds6chance", Area::Engine),
            ("_ZN15rattle_and_rend4flow4turn5turns17h0123456789abcdefE", rend(Area::Game)),
            ("_ZN15rattle_and_rend4help7tactics7TACTICS17h0123456789abcdefE", rend(Area::Help)),
            ("_RNvNtCs4fqI2P2rA04_14umpire_outside5fight4blow", Area::Game("umpire_outside".into())),
            ("_RNvMNtNtCs4fqI2P2rA04_6umpire8fairness4keysNtB2_9ThrowKeys3key", Area::Firmware),
            ("_ZN13umpire_raster3die3die17h0123456789abcdefE", Area::Raster),
            ("_RNvNtCs4fqI2P2rA04_10embassy_rp4time3now", Area::Crates),
            ("_ZN4core3fmt5write17h0123456789abcdefE", Area::Core),
        ];
        names.into_iter().for_each(|(name, area)| assert_eq!(Area::of(name), area, "{name}"));
    }

    #[test]
    fn what_is_implemented_for_a_type_is_where_the_type_is() {
        let scene = "_ZN84_$LT$rattle_and_rend..state..State$u20$as$u20$umpire_engine..table..scene..Scene\
            $GT$5notes17h0123456789abcdefE";
        assert_eq!(Area::of(scene), rend(Area::Game));
        let scene = "_RNvXCsa_15rattle_and_rendNtB2_5StateNtNtCsb_13umpire_engine5table5Scene5notes";
        assert_eq!(Area::of(scene), rend(Area::Game));
    }

    #[test]
    fn others_code_belongs_to_whom_it_is_instantiated_for() {
        // embassy_executor::raw::TaskStorage<umpire::app::main::{closure#0}>::poll
        let task = "_RNvMNtCsa_16embassy_executor3rawINtB2_11TaskStorageNCNvNtCsb_6umpire3app4main0E4poll";
        assert_eq!(Area::of(task), Area::Firmware);
        // core::slice::sort::<umpire_engine::table::Words, umpire_screens::pages::order>
        let sorted =
            "_RINvNtCsa_4core5slice4sortNtNtCsb_13umpire_engine5table5WordsNvNtCsc_14umpire_screens5pages5orderE";
        assert_eq!(Area::of(sorted), Area::Screens);
        // <heapless::Vec<u8>>::push
        assert_eq!(Area::of("_RNvMNtCsa_8heapless3vecINtB2_3VechE4push"), Area::Crates);
    }

    #[test]
    fn what_is_compiled_anew_for_a_rulebook_is_counted_apart() {
        // <umpire_engine::table::Table<rattle_and_rend::RattleAndRend>>::emit
        let emit = "_RNvMNtCsa_13umpire_engine5tableINtB2_5TableNtCsb_15rattle_and_rend13RattleAndRendE4emit";
        assert_eq!(Area::of(emit), rend(Area::PerGame));
        // umpire::games::open::<rattle_and_rend::RattleAndRend>
        let open = "_RINvNtCsa_6umpire5games4openNtCsb_15rattle_and_rend13RattleAndRendE";
        assert_eq!(Area::of(open), rend(Area::PerGame));
        // core::mem::swap::<rattle_and_rend::State>
        let swap = "_RINvNtCsa_4core3mem4swapNtCsb_15rattle_and_rend5StateE";
        assert_eq!(Area::of(swap), rend(Area::Game));
    }

    #[test]
    fn a_name_as_it_is_belongs_to_the_compiler_or_to_a_crate() {
        assert_eq!(Area::of("__aeabi_memcpy4"), Area::Core);
        assert_eq!(Area::of("USBCTRL_IRQ"), Area::Crates);
    }
}
