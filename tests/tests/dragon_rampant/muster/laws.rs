//! Laws of warbands, on thousands of random ones.

use dragon_rampant::roster::Warband;
use umpire_engine::table::{MAX_ROSTER, Roster};
use umpire_tests::random::Lcg;

use super::{bytes, read, text};
use crate::fixture::random_warband;

/// DR-WB-1 to DR-WB-10: what may play is the same after its bytes and after its text.
#[test]
fn warbands_that_may_play_are_read_back_whole() {
    let mut rng = Lcg::new(17);
    let (mut were, mut wizards, mut longest) = (0, 0, 0);
    for _ in 0..2_000 {
        let warband = random_warband(&mut rng);
        let bytes = bytes(&warband);
        longest = longest.max(bytes.len());
        assert_eq!(Warband::decode(1, &bytes).as_ref(), Some(&warband), "{warband:?}");
        let line = text(&warband);
        assert_eq!(read(&line).as_ref(), Ok(&warband), "{line}");
        were += usize::from(line.contains(" were"));
        wizards += usize::from(line.contains(" wizardling"));
    }
    assert!(were > 10 && wizards > 10, "the generator reaches them: {were}, {wizards}");
    assert!(longest < MAX_ROSTER);
}

/// Whatever is cut off or altered, bytes are a warband as it would be written, and one that its text tells whole; or none.
#[test]
fn damaged_bytes_are_no_warband_or_another_whole_one() {
    let mut rng = Lcg::new(3);
    let mut kept = 0;
    for _ in 0..150 {
        let sound = bytes(&random_warband(&mut rng));
        for end in 0..sound.len() {
            assert_eq!(Warband::decode(1, &sound[..end]), None, "cut at {end}: {sound:?}");
        }
        for at in 0..sound.len() {
            for bit in 0..8 {
                let mut other = sound.clone();
                other[at] ^= 1 << bit;
                if let Some(warband) = Warband::decode(1, &other) {
                    assert_eq!(warband.fault(), None);
                    assert_eq!((bytes(&warband), read(&text(&warband))), (other, Ok(warband)), "byte {at}, bit {bit}");
                    kept += 1;
                }
            }
        }
    }
    assert!(kept > 1_000, "most letters of a name are as good as others");
}

/// However many bytes of it are others, what is read is a warband that may play, or none.
#[test]
fn any_bytes_are_a_warband_that_may_play_or_none() {
    let mut rng = Lcg::new(9);
    for _ in 0..4_000 {
        let mut noise = bytes(&random_warband(&mut rng.clone()));
        for _ in 0..=rng.below(4) {
            let at = rng.below(noise.len() as u32) as usize;
            noise[at] = rng.below(256) as u8 >> rng.below(6);
        }
        assert!(Warband::decode(1, &noise).is_none_or(|warband| warband.fault().is_none()), "{noise:?}");
    }
}
