//! The chi-square distribution, from the incomplete gamma function.

/// How often a chi-square with so many degrees of freedom is this or more.
pub fn above(freedom: u32, chi: f64) -> f64 {
    let (a, x) = (f64::from(freedom) / 2.0, chi / 2.0);
    if x <= 0.0 {
        1.0
    } else if x < a + 1.0 {
        1.0 - series(a, x)
    } else {
        fraction(a, x)
    }
}

/// The chi-square that is passed this often: `above` turned round, by halving.
pub fn quantile(freedom: u32, share: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1000.0 + 10.0 * f64::from(freedom));
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        if above(freedom, middle) > share { low = middle } else { high = middle }
    }
    high
}

/// What lies below, by its series.
fn series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
    while term > sum * 1e-17 {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    sum * (a * x.ln() - x - ln_gamma(a)).exp()
}

/// What lies above, by its continued fraction (Lentz).
fn fraction(a: f64, x: f64) -> f64 {
    let tiny = 1e-300;
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (1.0 / tiny, 1.0 / b);
    let mut h = d;
    for i in 1..10_000 {
        let n = -f64::from(i) * (f64::from(i) - a);
        b += 2.0;
        let near = |y: f64| if y.abs() < tiny { tiny } else { y };
        d = 1.0 / near(n * d + b);
        c = near(b + n / c);
        h *= d * c;
        if (d * c - 1.0).abs() < 1e-16 {
            break;
        }
    }
    h * (a * x.ln() - x - ln_gamma(a)).exp()
}

/// The logarithm of the gamma function: Stirling's series, above 15 good to the last digits.
fn ln_gamma(mut x: f64) -> f64 {
    let mut below = 0.0;
    while x < 15.0 {
        below += x.ln();
        x += 1.0;
    }
    let y = 1.0 / (x * x);
    let tail = (1.0 / 12.0 - y * (1.0 / 360.0 - y * (1.0 / 1260.0 - y * (1.0 / 1680.0 - y / 1188.0)))) / x;
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + tail - below
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the chi-square has a plain formula: of 2 degrees exp(-x/2), of 4 that times 1 + x/2, and so on.
    #[test]
    fn even_degrees_of_freedom_agree_with_their_plain_formula() {
        for freedom in [2, 4, 10, 20, 98] {
            for chi in [0.1, 1.0, 5.0, 19.0, 60.0, 140.0] {
                let x: f64 = chi / 2.0;
                let mut term = (-x).exp();
                let mut plain = 0.0;
                for k in 0..freedom / 2 {
                    plain += term;
                    term *= x / f64::from(k + 1);
                }
                let ours = above(freedom, chi);
                assert!((ours - plain).abs() < 1e-12, "{freedom}, {chi}: {ours} is not {plain}");
            }
        }
    }

    /// Of 1 degree it is two tails of the bell curve; these are printed in every book.
    #[test]
    fn odd_degrees_agree_with_printed_tables() {
        for (freedom, share, printed) in [(1, 0.05, 3.841), (3, 0.05, 7.815), (5, 0.01, 15.086), (19, 0.95, 10.117)] {
            assert!((quantile(freedom, share) - printed).abs() < 5e-4, "{freedom}, {share}");
        }
    }
}
