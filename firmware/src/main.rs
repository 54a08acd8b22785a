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
    use umpire::app::presenter::Presenter;
    use umpire::board::Noise;
    use umpire::board::rp2040::Handheld;

    static PRESENTER: ConstStaticCell<Presenter> = ConstStaticCell::new(Presenter::new());
    let mut board = Handheld::start(spawner).await;
    let device = Device::drawing(&mut || board.noise.bit());
    umpire::games::play(&mut App::new(board, device, PRESENTER.take()), None).await;
}

#[cfg(not(target_os = "none"))]
fn main() -> std::process::ExitCode {
    umpire::board::desktop::main()
}
