//! Our drawables on other targets, and others' drawables on ours.

use core::convert::Infallible;

use embedded_graphics::Pixel;
use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::ascii::FONT_10X20;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::pixelcolor::raw::RawU16;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{Circle, Line, PrimitiveStyle, PrimitiveStyleBuilder, Rectangle, Triangle};
use embedded_graphics::text::renderer::TextRenderer;
use embedded_graphics::text::{Alignment, Baseline, Text, TextStyleBuilder};
use embedded_graphics_simulator::SimulatorDisplay;
use umpire_engine::table::Icon;
use umpire_screens::{
    DieLook, DiePicture, Disc, FaceStyle, FrameBuffer, IconPicture, NIGHT, PanelRows, Polygon, STRIDE, TextSize,
    ThickLine, narrow, widen,
};
use umpire_tests::gallery::{Shot, gallery};
use umpire_tests::picture::frame;

const PANEL: Rectangle = Rectangle::new(Point::zero(), Size::new(240, 240));
/// No colour of ours, as it lies in rows of the panel.
const NO_COLOR: u16 = 0x123;
const UNTOUCHED: u16 = widen(NO_COLOR);

/// The least a target can be: pixels one by one.
struct PlainTarget {
    area: Rectangle,
    pixels: Vec<u16>,
}

impl PlainTarget {
    fn new(area: Rectangle) -> Self {
        PlainTarget { area, pixels: vec![UNTOUCHED; (area.size.width * area.size.height) as usize] }
    }

    fn at(&self, at: Point) -> u16 {
        self.pixels[self.place(at).expect("on the target")]
    }

    fn place(&self, at: Point) -> Option<usize> {
        let from = at - self.area.top_left;
        self.area.contains(at).then(|| from.y as usize * self.area.size.width as usize + from.x as usize)
    }

    /// The box around everything that was drawn.
    fn ink(&self) -> Option<Rectangle> {
        let drawn = self.area.points().filter(|&at| self.at(at) != UNTOUCHED);
        let corners = drawn.map(|at| (at, at)).reduce(|(a, b), (p, _)| (a.component_min(p), b.component_max(p)));
        corners.map(|(a, b)| Rectangle::with_corners(a, b))
    }
}

impl Dimensions for PlainTarget {
    fn bounding_box(&self) -> Rectangle {
        self.area
    }
}

impl DrawTarget for PlainTarget {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(at, color) in pixels {
            if let Some(place) = self.place(at) {
                self.pixels[place] = color.into_storage();
            }
        }
        Ok(())
    }
}

/// Drawn on a plain target of this area.
fn plain<T>(area: Rectangle, what: &impl Drawable<Color = Rgb565, Output = T>) -> PlainTarget {
    let mut target = PlainTarget::new(area);
    let Ok(_) = what.draw(&mut target);
    target
}

fn color_of(frame: &FrameBuffer, at: Point) -> u16 {
    frame.rgb565(at.x as usize, at.y as usize)
}

#[test]
fn every_screen_is_the_same_pixel_by_pixel() {
    for Shot { name, game, view } in gallery() {
        let stack = view.layout(&game);
        let (frame, target) = (frame(&stack), plain(PANEL, &stack));
        assert!(PANEL.points().all(|at| target.at(at) == color_of(&frame, at)), "{name}");
    }
}

#[test]
fn a_clipped_target_shows_its_part_and_no_more() {
    let area = Rectangle::new(Point::new(37, 51), Size::new(110, 83));
    for Shot { name, game, view } in gallery() {
        let (stack, mut target) = (view.layout(&game), PlainTarget::new(PANEL));
        let frame = frame(&stack);
        let Ok(()) = stack.draw(&mut target.clipped(&area));
        for at in PANEL.points() {
            let expected = if area.contains(at) { color_of(&frame, at) } else { UNTOUCHED };
            assert_eq!(target.at(at), expected, "{name} at {at}");
        }
    }
}

#[test]
fn a_larger_target_shows_a_screen_anywhere() {
    let larger = Rectangle::new(Point::new(-20, -10), Size::new(320, 300));
    let by = Point::new(33, -25);
    for Shot { name, game, view } in gallery().into_iter().step_by(5) {
        let (stack, mut target) = (view.layout(&game), PlainTarget::new(larger));
        let frame = frame(&stack);
        let Ok(()) = stack.draw(&mut target.translated(by));
        for at in larger.points() {
            let expected = if PANEL.contains(at - by) { color_of(&frame, at - by) } else { UNTOUCHED };
            assert_eq!(target.at(at), expected, "{name} at {at}");
        }
    }
}

#[test]
fn a_band_is_drawn_alone() {
    let Shot { game, view, .. } = gallery().remove(0);
    let stack = view.layout(&game);
    let (frame, band) = (frame(&stack), stack.band(1));
    let target = plain(PANEL, &band);
    for at in PANEL.points() {
        let expected = if band.bounding_box().contains(at) { color_of(&frame, at) } else { UNTOUCHED };
        assert_eq!(target.at(at), expected, "at {at}");
    }
}

/// Draws on rows of the panel that begin at 90, between these columns, and on a plain target of the same area.
fn compare<T>(what: &impl Drawable<Color = Rgb565, Output = T>) {
    for columns in [0..240, 96..160] {
        let area = Rectangle::new(Point::new(columns.start.into(), 90), Size::new(columns.len() as u32, 37));
        let target = plain(area, what);
        let mut buffer = Box::new(FrameBuffer::new());
        let bytes = &mut buffer.as_bytes_mut()[..39 * STRIDE];
        bytes.as_chunks_mut().0.iter_mut().for_each(|pixel| *pixel = NO_COLOR.to_ne_bytes());
        let Ok(_) = what.draw(&mut PanelRows::new(90, &mut bytes[STRIDE..38 * STRIDE], columns));
        for at in Rectangle::new(Point::new(0, 89), Size::new(240, 39)).points() {
            let drawn = || widen(narrow(RawU16::new(target.at(at)).into()));
            let expected = if area.contains(at) { drawn() } else { UNTOUCHED };
            assert_eq!(color_of(&buffer, at - Point::new(0, 89)), expected, "at {at}");
        }
    }
}

/// Places on the rows, across each of their edges, and off them.
fn places() -> impl Iterator<Item = Point> {
    let xs = [-400, -15, 0, 80, 100, 140, 225, 239, 500];
    xs.into_iter().flat_map(|x| [-300, 60, 80, 95, 118, 126, 400].map(|y| Point::new(x, y)))
}

#[test]
fn the_shapes_of_others_are_clipped_to_our_rows() {
    let outlined = PrimitiveStyleBuilder::new().fill_color(Rgb565::GREEN).stroke_color(Rgb565::RED).stroke_width(3);
    let (stroke, fill) = (PrimitiveStyle::with_stroke(Rgb565::BLUE, 5), PrimitiveStyle::with_fill(Rgb565::RED));
    for at in places() {
        compare(&Circle::new(at, 31).into_styled(outlined.build()));
        compare(&Line::new(at, at + Point::new(70, 33)).into_styled(stroke));
        compare(&Triangle::new(at, at + Point::new(9, 40), at + Point::new(60, 7)).into_styled(fill));
        compare(&Rectangle::new(at, Size::new(50, 20)).into_styled(outlined.build()));
        compare(&Text::new("Others", at, MonoTextStyle::new(&FONT_10X20, Rgb565::WHITE)));
    }
}

#[test]
fn our_own_shapes_are_the_same_on_any_target() {
    let color = Rgb565::WHITE;
    for at in places() {
        let corners = [(0, 0), (40, 12), (8, 33), (31, -9)].map(|(x, y)| at + Point::new(x, y));
        compare(&Polygon { corners: &corners, color });
        compare(&ThickLine { from: at, to: at + Point::new(33, 12), width: 5, color });
        compare(&Disc { center: at, radius: 17, color });
        compare(&IconPicture::new(Icon::SKULL, at, 40, color));
        compare(&DiePicture { sides: 20, center: at, radius: 24, look: DieLook::Hit(17), theme: &NIGHT });
        compare(&Text::new("Ours", at, FaceStyle { size: TextSize::Large, color }));
    }
}

#[test]
fn areas_as_large_as_numbers_go_are_clipped_too() {
    let far =
        [(i32::MIN, u32::MAX), (i32::MIN, 1 << 31), (-9, u32::MAX), (239, u32::MAX), (i32::MAX, u32::MAX), (0, 0)];
    let seen = [240, 0, 240, 1, 0, 0];
    for ((at, size), seen) in far.into_iter().zip(seen) {
        let mut frame = Box::new(FrameBuffer::new());
        let Ok(()) = frame.fill_solid(&Rectangle::new(Point::new_equal(at), Size::new_equal(size)), Rgb565::WHITE);
        let white = PANEL.points().filter(|&at| color_of(&frame, at) == 0xFFFF).count();
        assert_eq!(white, seen * seen, "{size} from {at} on");
    }
}

/// Every colour once, so that none can be taken for another.
struct Mosaic(Rectangle);

impl Drawable for Mosaic {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let size = self.0.size.width * self.0.size.height;
        target.fill_contiguous(&self.0, (0..size as u16).map(|n| RawU16::new(n.wrapping_mul(7919)).into()))
    }
}

#[test]
fn a_picture_is_clipped_to_our_rows() {
    for at in places() {
        compare(&Mosaic(Rectangle::new(at, Size::new(60, 50))));
    }
}

#[test]
fn a_text_is_measured_to_the_pixel() {
    let wide = Rectangle::new(Point::new(-240, 0), Size::new(600, 240));
    for size in [TextSize::Small, TextSize::Body, TextSize::Large] {
        let style = FaceStyle { size, color: Rgb565::WHITE };
        for baseline in [Baseline::Top, Baseline::Middle, Baseline::Bottom, Baseline::Alphabetic] {
            for alignment in [Alignment::Left, Alignment::Center, Alignment::Right] {
                for words in ["Strike", "Ärger, jagged", ".", "j", "two\nlines", "ß 17"] {
                    let lines = TextStyleBuilder::new().alignment(alignment).baseline(baseline).build();
                    let text = Text::with_text_style(words, Point::new(110, 90), style, lines);
                    let ink = plain(wide, &text).ink().expect("letters");
                    assert_eq!(text.bounding_box(), ink, "{words:?}, {size:?}, {baseline:?}, {alignment:?}");
                }
            }
        }
    }
}

#[test]
fn baselines_are_where_embedded_graphics_has_them() {
    let style = FaceStyle { size: TextSize::Body, color: Rgb565::WHITE };
    let ink = |words, baseline| {
        plain(PANEL, &Text::with_baseline(words, Point::new(50, 100), style, baseline)).ink().expect("letters")
    };
    let low = |area: Rectangle| area.bottom_right().expect("an area").y;
    assert_eq!(low(ink("H", Baseline::Alphabetic)), 100, "a capital stands on the line");
    assert_eq!(ink("H", Baseline::Alphabetic).size.height, 18);
    assert_eq!(ink("\u{c0}\u{c5}\u{c4}\u{d1}", Baseline::Top).top_left.y, 100, "the tallest letters reach the top");
    assert_eq!(low(ink("gjpqy\u{e7},;|()[]{}", Baseline::Bottom)), 100, "the lowest reach the bottom");
    let line = style.line_height() as i32;
    let (top, bottom) = (ink("H", Baseline::Top), ink("H", Baseline::Bottom));
    assert_eq!(top.top_left.y - bottom.top_left.y, line - 1);
    assert_eq!(top.top_left.y - ink("H", Baseline::Middle).top_left.y, (line - 1) / 2);
}

#[test]
fn texts_follow_each_other() {
    let style = FaceStyle { size: TextSize::Small, color: Rgb565::WHITE };
    let mut parts = PlainTarget::new(PANEL);
    let Ok(next) = Text::new("Hold ", Point::new(10, 40), style).draw(&mut parts);
    let Ok(end) = Text::new("fast", next, style).draw(&mut parts);
    let mut whole = PlainTarget::new(PANEL);
    let Ok(same_end) = Text::new("Hold fast", Point::new(10, 40), style).draw(&mut whole);
    assert_eq!((end, parts.pixels), (same_end, whole.pixels));
}

/// A target that fails after some pixels.
struct Failing {
    after: usize,
}

#[derive(Debug, PartialEq)]
struct WireError;

impl OriginDimensions for Failing {
    fn size(&self) -> Size {
        PANEL.size
    }
}

impl DrawTarget for Failing {
    type Color = Rgb565;
    type Error = WireError;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, pixels: I) -> Result<(), WireError> {
        pixels.into_iter().try_for_each(|_| {
            self.after = self.after.checked_sub(1).ok_or(WireError)?;
            Ok(())
        })
    }
}

#[test]
fn an_error_of_the_target_comes_out_of_draw() {
    let Shot { game, view, .. } = gallery().remove(0);
    let stack = view.layout(&game);
    for after in [0, 1000, 240 * 240] {
        assert_eq!(stack.draw(&mut Failing { after }), Err(WireError), "after {after} pixels");
    }
    assert_eq!(stack.draw(&mut Failing { after: usize::MAX }), Ok(()));
    let style = FaceStyle { size: TextSize::Small, color: Rgb565::WHITE };
    assert_eq!(Text::new("Hold", Point::new(9, 90), style).draw(&mut Failing { after: 5 }), Err(WireError));
}

#[test]
fn the_simulator_shows_a_screen() {
    let Shot { game, view, .. } = gallery().remove(0);
    let stack = view.layout(&game);
    let mut display = SimulatorDisplay::<Rgb565>::new(PANEL.size);
    let Ok(()) = stack.draw(&mut display);
    let frame = frame(&stack);
    assert!(PANEL.points().all(|at| display.get_pixel(at).into_storage() == color_of(&frame, at)));
}
