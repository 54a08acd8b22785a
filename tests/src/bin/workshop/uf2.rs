//! UF2: the firmware as blocks that name their own place in flash, for a handheld's drive.

use std::path::{Path, PathBuf};

use object::read::elf::{FileHeader, ProgramHeader};
use object::{Endianness, elf};
use sha2::{Digest, Sha256};

use crate::checkout::Checkout;
use crate::pico::{self, BOARDS};
use crate::shell::Failed;

const FAMILY_RP2040: u32 = 0xe48b_ff56;
const FAMILY_PRESENT: u32 = 0x2000;
const PAGE: usize = 256;
const BLOCK: usize = 512;
const FLASH: u32 = 0x1000_0000;
const FLASH_END: u32 = 0x1100_0000;

/// A UF2 file.
pub(crate) struct Uf2(Vec<u8>);

impl Uf2 {
    /// Its SHA-256.
    pub(crate) fn hash(&self) -> String {
        Sha256::digest(&self.0).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The address from which on another one is different.
    pub(crate) fn difference(&self, other: &Uf2) -> Option<u32> {
        let blocks = self.0.chunks(BLOCK).zip(other.0.chunks(BLOCK));
        let same = blocks.take_while(|(one, other)| one == other).count();
        (self.0 != other.0).then_some(FLASH + (same * PAGE) as u32)
    }
}

/// Writes the ELF's flash content beside it as `.uf2`.
pub(crate) fn write(elf: &Path) -> Result<PathBuf, Failed> {
    let file = elf.with_extension("uf2");
    std::fs::write(&file, read(elf)?.0).map_err(|why| Failed(format!("{}: {why}", file.display())))?;
    println!("    {}", file.display());
    Ok(file)
}

/// Prints the hash of every board's file, for whoever builds the same elsewhere.
pub(crate) fn print_hashes() -> Result<(), Failed> {
    println!("    SHA-256, the same wherever this source is built with this compiler:");
    BOARDS.iter().try_for_each(|board| {
        let uf2 = read(&pico::elf(board.name))?;
        println!("    {}  {} ({} bytes)", uf2.hash(), board.name, uf2.0.len() / BLOCK * PAGE);
        Ok(())
    })
}

/// The ELF's flash content, which must not tell where it was built.
pub(crate) fn read(elf: &Path) -> Result<Uf2, Failed> {
    let failed = |what: &str, why: &dyn std::fmt::Display| Failed(format!("{}: {what}: {why}", elf.display()));
    let bytes = std::fs::read(elf).map_err(|error| failed("cannot be read", &error))?;
    let image = flash_image(&bytes).map_err(|error| failed("is no ELF for a handheld", &error))?;
    let traces = Checkout::ours().traces(&image);
    if !traces.is_empty() {
        return Err(failed("its flash content names folders of this computer", &traces.join(", ")));
    }
    Ok(Uf2(blocks(&image)))
}

/// What flash holds from its first byte on.
fn flash_image(bytes: &[u8]) -> object::Result<Vec<u8>> {
    let header = elf::FileHeader32::<Endianness>::parse(bytes)?;
    let endian = header.endian()?;
    let mut image = Vec::new();
    for segment in header.program_headers(endian, bytes)? {
        let data = segment.data(endian, bytes).unwrap_or_default();
        let at = segment.p_paddr(endian);
        if segment.p_type(endian) == elf::PT_LOAD && !data.is_empty() && (FLASH..FLASH_END).contains(&at) {
            let at = (at - FLASH) as usize;
            image.resize(image.len().max(at + data.len()), 0xff);
            image[at..at + data.len()].copy_from_slice(data);
        }
    }
    Ok(image)
}

/// 512-byte blocks with 256 bytes of flash each.
fn blocks(image: &[u8]) -> Vec<u8> {
    let count = image.chunks(PAGE).len() as u32;
    let mut out = Vec::new();
    for (number, page) in image.chunks(PAGE).enumerate() {
        let at = FLASH + (number * PAGE) as u32;
        let head = [0x0a32_4655, 0x9e5d_5157, FAMILY_PRESENT, at, PAGE as u32, number as u32, count, FAMILY_RP2040];
        let start = out.len();
        head.iter().for_each(|word: &u32| out.extend(word.to_le_bytes()));
        out.extend(page);
        out.resize(start + 508, 0);
        out.extend(0x0ab1_6f30_u32.to_le_bytes());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_put_the_image_together_again() {
        let image: Vec<u8> = (0..1000).map(|i| (i % 251) as u8).collect();
        let uf2 = blocks(&image);
        assert_eq!(uf2.len(), 4 * 512);
        let mut back: Vec<u8> = Vec::new();
        for (i, block) in uf2.chunks(512).enumerate() {
            let word = |at: usize| u32::from_le_bytes(block[at..at + 4].try_into().expect("four bytes"));
            assert_eq!((word(0), word(4), word(508)), (0x0a32_4655, 0x9e5d_5157, 0x0ab1_6f30));
            assert_eq!((word(12), word(20), word(24)), (FLASH + 256 * i as u32, i as u32, 4));
            assert_eq!((word(8), word(16), word(28)), (FAMILY_PRESENT, 256, FAMILY_RP2040));
            back.extend(&block[32..32 + 256]);
        }
        assert_eq!(&back[..1000], &image[..]);
    }

    #[test]
    fn the_first_block_that_is_different_is_named_by_its_address() {
        let image = [7; 1000];
        let mut other = image;
        other[513] = 8;
        let [one, same, longer, other] = [&image[..], &image, &[7; 1025], &other].map(|image| Uf2(blocks(image)));
        assert_eq!((one.difference(&same), one.difference(&other)), (None, Some(FLASH + 512)));
        assert_eq!(one.difference(&longer), Some(FLASH), "every block says how many there are");
        assert_ne!(one.hash(), other.hash());
    }
}
