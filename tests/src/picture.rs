//! Pictures of the panel: drawn, read, written and compared, pixel by pixel.

use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::Path;

use umpire_screens::{BandStack, FrameBuffer, SIDE};

/// What the panel shows, three bytes a pixel.
pub type Picture = Vec<u8>;

/// Draws every band of a stack.
pub fn frame(stack: &BandStack) -> Box<FrameBuffer> {
    let mut frame = Box::new(FrameBuffer::new());
    stack.draw_all(&mut frame);
    frame
}

/// A frame as a picture: the high bits of each colour fill its low ones.
pub fn picture(frame: &FrameBuffer) -> Picture {
    let pixels = (0..SIDE * SIDE).map(|i| frame.rgb565(i % SIDE, i / SIDE));
    pixels
        .flat_map(|p| {
            let (r, g, b) = ((p >> 11) as u8, (p >> 5 & 63) as u8, (p & 31) as u8);
            [r << 3 | r >> 2, g << 2 | g >> 4, b << 3 | b >> 2]
        })
        .collect()
}

/// Reads a PNG; none where there is none.
pub fn read(path: &Path) -> Option<Picture> {
    let mut png = png::Decoder::new(BufReader::new(File::open(path).ok()?)).read_info().expect("a PNG");
    let mut bytes = vec![0; png.output_buffer_size().expect("a small picture")];
    png.next_frame(&mut bytes).expect("a whole PNG");
    Some(bytes)
}

/// Writes a PNG.
pub fn write(path: &Path, picture: &[u8]) {
    let file = File::create(path).expect("the folder of pictures can be written");
    let mut png = png::Encoder::new(BufWriter::new(file), SIDE as u32, SIDE as u32);
    png.set_color(png::ColorType::Rgb);
    png.set_depth(png::BitDepth::Eight);
    png.write_header().and_then(|mut writer| writer.write_image_data(picture)).expect("a whole picture");
}

/// Holds pages against their pictures in a folder of `golden`; `UPDATE=1` draws these anew.
#[track_caller]
pub fn look_like_their_pictures(folder: &str, pages: impl IntoIterator<Item = (&'static str, BandStack)>) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(folder);
    let mut wrong = Vec::new();
    for (name, page) in pages {
        let (file, now) = (golden.join(name).with_extension("png"), picture(&frame(&page)));
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(&golden).expect("the folder of pictures can be made");
            write(&file, &now);
        } else if read(&file).as_ref() != Some(&now) {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "pages that look different: {wrong:?}");
}
