//! USB: the handheld as a serial line, for any terminal on any computer.
//!
//! Its tasks run in an interrupt of their own, above the app. Without a cable nothing wakes it.

use core::sync::atomic::{AtomicBool, Ordering};

use embassy_executor::InterruptExecutor;
use embassy_futures::join::join3;
use embassy_futures::select::{Either3, select, select3};
use embassy_rp::interrupt;
use embassy_rp::interrupt::typelevel::{Handler as Handle, USBCTRL_IRQ};
use embassy_rp::interrupt::{InterruptExt, Priority};
use embassy_rp::peripherals::USB;
use embassy_rp::usb::{Driver, InterruptHandler};
use embassy_rp::{Peri, bind_interrupts, pac};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_usb::class::cdc_acm::{CdcAcmClass, ControlChanged, Receiver, Sender, State};
use embassy_usb::{Builder, Config, Handler};
use static_cell::StaticCell;

use super::usb_cable::{CANCEL_OUTPUT, LineSource, OUT, PACKET, UsbCable, has_lost, is_fresh, lay};
use crate::log;

bind_interrupts!(struct Irqs {
    USBCTRL_IRQ => Begun, InterruptHandler<USB>;
});

/// What a computer asked and did not wait for is void when it begins anew: the driver would wait for it for ever, and
/// a cable pulled in the middle of a question would leave the handheld deaf.
///
/// Works around embassy-rp: a control transfer that the host breaks off is never woken (embassy-rs/embassy#3868, seen
/// there as "USB device not recognized"), and embassy-usb does not poll the bus meanwhile (embassy-rs/embassy#2751).
struct Begun;

impl Handle<USBCTRL_IRQ> for Begun {
    unsafe fn on_interrupt() {
        let why = pac::USB.ints().read();
        if why.bus_reset() || why.setup_req() {
            pac::USB_DPRAM.ep_in_buffer_control(0).modify(|w| w.set_available(0, false));
            pac::USB_DPRAM.ep_out_buffer_control(0).modify(|w| w.set_available(0, false));
        }
        if why.bus_reset() {
            pac::USB.inte().modify(|w| w.set_setup_req(true)); // the driver may still be deaf to questions
        }
    }
}

/// The pair pid.codes keeps for tests; whoever sells handhelds gets a number of their own there.
const VENDOR: u16 = 0x1209;
const PRODUCT: u16 = 0x0001;

/// What is said once, when lines were lost.
const LOSS: &[u8] = b"{\"event\":\"lost\",\"text\":\"nobody read: lines are missing here\"}\n";

type Usb = Driver<'static, USB>;

static EXECUTOR: InterruptExecutor = InterruptExecutor::new();

#[interrupt]
unsafe fn SWI_IRQ_1() {
    // SAFETY: this is its interrupt, which is unmasked only when it starts.
    unsafe { EXECUTOR.on_interrupt() }
}

/// Starts to serve the cable.
pub(super) fn plug(usb: Peri<'static, USB>) -> UsbCable {
    let (caller, cable) = lay();
    interrupt::SWI_IRQ_1.set_priority(Priority::P3);
    let spawner = EXECUTOR.start(interrupt::SWI_IRQ_1);
    spawner.spawn(serve(usb, caller).expect("a board starts once"));
    cable
}

/// What the device keeps for as long as it runs.
struct UsbBuffers {
    configuration: [u8; 128],
    bos: [u8; 16],
    control: [u8; PACKET],
    plug: Plug,
    state: State<'static>,
}

#[embassy_executor::task]
async fn serve(usb: Peri<'static, USB>, caller: LineSource) {
    static KEPT: StaticCell<UsbBuffers> = StaticCell::new();
    let kept = KEPT.init_with(|| UsbBuffers {
        configuration: [0; 128],
        bos: [0; 16],
        control: [0; PACKET],
        plug: Plug { configured: false, suspended: false },
        state: State::new(),
    });
    let mut config = Config::new(VENDOR, PRODUCT);
    config.manufacturer = Some("Pocket Umpire");
    config.product = Some("Pocket Umpire");
    let driver = Driver::new(usb, Irqs);
    let mut builder = Builder::new(driver, config, &mut kept.configuration, &mut kept.bos, &mut [], &mut kept.control);
    builder.handler(&mut kept.plug);
    let serial = CdcAcmClass::new(&mut builder, &mut kept.state, PACKET as u16);
    let (sender, receiver, control) = serial.split_with_control();
    let mut device = builder.build();
    join3(device.run(), listen(receiver, control, caller), speak(sender)).await;
}

/// Whether there is a computer at the other end that is awake.
struct Plug {
    configured: bool,
    suspended: bool,
}

static PLUGGED: AtomicBool = AtomicBool::new(false);
static CHANGED: Signal<CriticalSectionRawMutex, ()> = Signal::new();

impl Plug {
    fn tell(&self) {
        log::debug!("cable: configured {=bool}, suspended {=bool}", self.configured, self.suspended);
        PLUGGED.store(self.configured && !self.suspended, Ordering::Relaxed);
        CHANGED.signal(());
    }
}

impl Handler for Plug {
    fn reset(&mut self) {
        (self.configured, self.suspended) = (false, false);
        self.tell();
    }

    fn configured(&mut self, configured: bool) {
        self.configured = configured;
        self.tell();
    }

    /// A cable pulled out is a bus that falls silent.
    fn suspended(&mut self, suspended: bool) {
        self.suspended = suspended;
        self.tell();
    }
}

/// Hears who comes, what they say, and when they leave. A terminal that raises DTR is there until it lowers it; one
/// that does not know DTR is there from its first byte until the cable is pulled.
async fn listen(mut from: Receiver<'static, Usb>, control: ControlChanged<'static>, mut caller: LineSource) {
    let mut packet = [0; PACKET];
    let (mut raised, mut spoke) = (false, false);
    from.wait_connection().await;
    loop {
        let heard = select3(from.read_packet(&mut packet), control.control_changed(), CHANGED.wait()).await;
        let bytes = match heard {
            Either3::First(Ok(length)) => &packet[..length],
            Either3::First(Err(_)) => {
                from.wait_connection().await;
                &[]
            }
            Either3::Second(()) | Either3::Third(()) => &[],
        };
        let plugged = PLUGGED.load(Ordering::Relaxed);
        let before = core::mem::replace(&mut raised, plugged && from.dtr());
        let lowered = before && !raised;
        spoke = plugged && (spoke && !lowered || !bytes.is_empty());
        caller.there(raised || spoke).await;
        caller.take(bytes).await;
    }
}

/// Sends what the app wrote. What was begun for one who left is finished with an end of line for the next.
async fn speak(mut to: Sender<'static, Usb>) {
    let mut packet = [0; PACKET];
    let mut begun = false;
    loop {
        let length = OUT.read(&mut packet).await;
        if is_fresh() && begun {
            send(&mut to, b"\n").await;
        }
        send(&mut to, &packet[..length]).await;
        begun = packet[..length].last() != Some(&b'\n');
        if length == PACKET && !begun {
            send(&mut to, &[]).await; // a full packet is taken for the beginning of a longer message
        }
        if has_lost() {
            if core::mem::take(&mut begun) {
                send(&mut to, b"\n").await;
            }
            for part in LOSS.chunks(PACKET) {
                send(&mut to, part).await;
            }
        }
    }
}

/// Sends a packet, unless whoever it is for has left.
async fn send(to: &mut Sender<'static, Usb>, packet: &[u8]) {
    select(to.write_packet(packet), CANCEL_OUTPUT.wait()).await;
}
