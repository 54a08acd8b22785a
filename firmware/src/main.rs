//! Starts the umpire: the same app on the handheld and on a desk.

#![cfg_attr(target_os = "none", no_std, no_main)]

/// Bytes of a suspended game, of the largest on the shelf: the table of measures reads them here.
#[cfg(target_os = "none")]
#[used]
static SUSPENDED_GAME: usize = umpire::games::SUSPENDED;

#[cfg(target_os = "none")]
#[embassy_executor::main]
async fn main(spawner: embassy_executor::Spawner) {
    use static_cell::ConstStaticCell;
    use umpire::app::App;
    use umpire::app::device::Device;
    use umpire::app::presenter::Sheet;
    use umpire::board::Board;

    static SHEET: ConstStaticCell<Sheet> = ConstStaticCell::new(Sheet::new());
    let board = Board::start(spawner).await;
    umpire::games::play(&mut App::new(board, Device::drawing(), SHEET.take()), None).await;
}

#[cfg(not(target_os = "none"))]
fn main() -> std::process::ExitCode {
    umpire::board::main()
}
