//! Starts the umpire: the same app on the handheld and on a desk.

#![cfg_attr(target_os = "none", no_std, no_main)]

/// Bytes of each game on the shelf when it is suspended: the table of measures reads them here.
#[cfg(target_os = "none")]
#[used]
static SUSPENDED_GAMES: [usize; umpire::games::SUSPENDED.len()] = {
    let Some(bytes) = umpire::games::SUSPENDED.first_chunk() else { unreachable!() };
    *bytes
};

#[cfg(target_os = "none")]
#[embassy_executor::main]
async fn main(spawner: embassy_executor::Spawner) {
    use core::pin::pin;
    let board = umpire::board::rp2040::Handheld::start(spawner).await;
    let app = handheld::app(board);
    if umpire::self_test::is_wanted(app).await {
        pin!(umpire::self_test::run(app)).await;
    }
    pin!(umpire::games::play(app, None)).await;
}

#[cfg(target_os = "none")]
mod handheld {
    use static_cell::{ConstStaticCell, StaticCell};
    use umpire::app::App;
    use umpire::app::device::Device;
    use umpire::app::presenter::Presenter;
    use umpire::board::rp2040::Handheld;
    use umpire::board::{Noise, Parts};

    /// The app on this board.
    #[inline(never)] // what it is made of does not lie under the game
    pub(crate) fn app(mut board: Parts<'static, Handheld>) -> &'static mut App<'static, Handheld> {
        static PRESENTER: ConstStaticCell<Presenter> = ConstStaticCell::new(Presenter::new());
        static APP: StaticCell<App<'static, Handheld>> = StaticCell::new();
        let device = Device::drawing(&mut || board.noise.bit());
        APP.init_with(|| App::new(board, device, PRESENTER.take()))
    }
}

#[cfg(not(target_os = "none"))]
fn main() -> std::process::ExitCode {
    umpire::board::desktop::main()
}
