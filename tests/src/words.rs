//! Words on a screen: none is cut off, none touches another.

use umpire_screens::{Rectangle, STRIDE, Stack};

/// What is wrong with the words of these bands. Words are cut at their band's edge, so one that leaves
/// its band is as wrong as one that leaves the panel.
pub fn faults(stack: &Stack, bands: impl IntoIterator<Item = usize>) -> Vec<String> {
    bands.into_iter().flat_map(|band| faults_in(stack, band)).collect()
}

fn faults_in(stack: &Stack, band: usize) -> Vec<String> {
    let rows = stack.rows(band);
    let mut pixels = vec![0; rows.len() * STRIDE];
    let mut words: Vec<(Rectangle, String)> = Vec::new();
    let mut note = |area, text: &str| words.push((area, text.to_string()));
    stack.paint_noting(band, &mut pixels, Some(&mut note));
    let mut faults = Vec::new();
    for (i, (area, text)) in words.iter().enumerate() {
        let (left, top) = (area.top_left.x, area.top_left.y);
        let (right, low) = (left + area.size.width as i32, top + area.size.height as i32);
        if left < 0 || right > 240 || top < i32::from(rows.start) || low > i32::from(rows.end) {
            faults.push(format!("{text:?} at {left},{top} to {right},{low} leaves rows {rows:?}"));
        }
        if text == ".." {
            faults.push(format!("{:?} is cut", words[i.saturating_sub(1)].1));
        }
        let touched = words[..i].iter().filter(|(other, _)| !area.intersection(other).is_zero_sized());
        faults.extend(touched.map(|(_, other)| format!("{text:?} touches {other:?}")));
    }
    faults
}
