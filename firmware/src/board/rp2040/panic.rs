//! When the umpire must stop: the reason goes into the log and the black box, and it starts again. If that does not
//! help, the reason stays on the glass.

use core::convert::Infallible;
use core::fmt::{self, Write};
use core::panic::PanicInfo;
use core::sync::atomic::{AtomicBool, Ordering};

use cortex_m::asm;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::Watchdog;
use embedded_graphics::mono_font::ascii::{FONT_8X13, FONT_10X20};
use embedded_graphics::mono_font::{MonoFont, MonoTextStyleBuilder};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::text::{Baseline, Text};

use super::panic_panel::PanicPanel;
use super::stack;
use super::watchdog::black_box;
use super::wire::SIDE;
use crate::log;
use crate::persistence::crash_report::{BlackBox, GIVE_UP};

const FIELD: Rgb565 = Rgb565::new(3, 4, 5);
const TITLE: Rgb565 = Rgb565::new(31, 40, 8);
const TEXT: Rgb565 = Rgb565::new(28, 56, 28);
const MARGIN: i32 = 8;

/// How often the umpire starts again by itself before it stops: the first tries take the game up, the last ones do not.
const TRIES: u8 = 2 * GIVE_UP;

static STOPPED: AtomicBool = AtomicBool::new(false);

#[panic_handler]
fn stop(info: &PanicInfo<'_>) -> ! {
    cortex_m::interrupt::disable();
    // A panic inside this very handler finds the flag set and only sleeps.
    if !STOPPED.load(Ordering::Relaxed) {
        STOPPED.store(true, Ordering::Relaxed);
        // First of all: the log may be what panicked.
        let restarts = black_box(|kept| {
            record(kept, info);
            kept.restarts()
        });
        log::error!("{}", defmt::Display2Format(info));
        // SAFETY: interrupts are off, and this handler never returns.
        let mut watchdog = Watchdog::new(unsafe { WATCHDOG::steal() });
        if restarts < TRIES {
            watchdog.trigger_reset();
            loop {
                asm::nop();
            }
        }
        watchdog.stop();
        let Ok(()) = show(info);
    }
    loop {
        asm::wfe();
    }
}

fn record(kept: &mut BlackBox, info: &PanicInfo<'_>) {
    match info.location() {
        Some(place) => kept.record(format_args!("{} ({}:{})", info.message(), file(place), place.line())),
        None => kept.record(format_args!("{}", info.message())),
    }
}

/// The end of the path: where a file lies on somebody's disk is of no use here.
fn file<'p>(place: &'p core::panic::Location<'_>) -> &'p str {
    let path = place.file();
    path.rsplit_once("src/").map_or(path, |(_, file)| file)
}

/// A fault is a panic of the processor. What it was doing is in the log's address, unless its stack ran over.
#[cortex_m_rt::exception]
unsafe fn HardFault(frame: &cortex_m_rt::ExceptionFrame) -> ! {
    if let Some(overflow) = stack::overflow() {
        panic!("{overflow}");
    }
    panic!("The processor faulted at {:08x}.", frame.pc());
}

fn show(info: &PanicInfo<'_>) -> Result<(), Infallible> {
    // SAFETY: interrupts are off, and the handler never returns.
    let mut glass = unsafe { PanicPanel::seize() };
    glass.clear(FIELD)?;
    glass.light();
    let mut page = Page { glass, font: &FONT_10X20, ink: TITLE, pen: Point::new_equal(MARGIN) };
    // A page never fails: what does not fit is left out.
    let _ = writeln!(page, "UMPIRE STOPPED");
    (page.font, page.ink) = (&FONT_8X13, TEXT);
    let _ = write!(page, "\nUnplug and plug in again.\n\n{}\n", info.message());
    if let Some(place) = info.location() {
        let _ = write!(page, "\n{}:{}", file(place), place.line());
    }
    core::mem::forget(page); // or its pins would fall back to inputs, and the light go out
    Ok(())
}

/// Text from the left margin on, broken at words, cut off at the bottom.
struct Page {
    glass: PanicPanel,
    font: &'static MonoFont<'static>,
    ink: Rgb565,
    pen: Point,
}

impl Page {
    fn step(&self) -> Size {
        self.font.character_size
    }

    fn fits(&self, letters: usize) -> bool {
        self.pen.x + letters as i32 * self.step().width as i32 <= i32::from(SIDE) - MARGIN
    }

    fn feed(&mut self) {
        self.pen = Point::new(MARGIN, self.pen.y + self.step().height as i32);
    }

    fn letter(&mut self, letter: char) {
        if letter == '\n' || !self.fits(1) {
            self.feed();
        }
        if letter == '\n' || self.pen.y + self.step().height as i32 > i32::from(SIDE) {
            return;
        }
        let style = MonoTextStyleBuilder::new().font(self.font).text_color(self.ink).background_color(FIELD).build();
        let mut utf8 = [0; 4];
        let text = Text::with_baseline(letter.encode_utf8(&mut utf8), self.pen, style, Baseline::Top);
        let Ok(next) = text.draw(&mut self.glass);
        self.pen = next;
    }
}

impl Write for Page {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for word in text.split_inclusive([' ', '\n']) {
            if self.pen.x > MARGIN && !self.fits(word.trim_end().len()) {
                self.feed();
            }
            word.chars().for_each(|letter| self.letter(letter));
        }
        Ok(())
    }
}
