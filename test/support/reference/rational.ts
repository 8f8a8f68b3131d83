/** A number that is known exactly: a fraction of whole numbers, always in lowest terms with a positive denominator. */
export interface Rational {
  readonly above: bigint;
  readonly below: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function ratio(above: bigint | number, below: bigint | number = 1): Rational {
  const [a, b] = [BigInt(above), BigInt(below)];
  if (b === 0n) throw new RangeError('A fraction of nothing.');
  const sign = b < 0n ? -1n : 1n;
  const by = divisor(a, b * sign);
  return { above: (a * sign) / by, below: (b * sign) / by };
}

export const ZERO = ratio(0);
export const ONE = ratio(1);

/** `"-12.345"` as a fraction of a power of ten. */
export function exact(decimal: string): Rational {
  const [, sign = '', whole = '0', digits = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) throw new RangeError(`${decimal} is no decimal.`);
  return ratio(BigInt(`${sign}${whole}${digits}`), 10n ** BigInt(digits.length));
}

export const plus = (a: Rational, b: Rational): Rational => ratio(a.above * b.below + b.above * a.below, a.below * b.below);
export const minus = (a: Rational, b: Rational): Rational => ratio(a.above * b.below - b.above * a.below, a.below * b.below);
export const times = (a: Rational, b: Rational): Rational => ratio(a.above * b.above, a.below * b.below);
export const over = (a: Rational, b: Rational): Rational => ratio(a.above * b.below, a.below * b.above);
export const negated = (a: Rational): Rational => ({ above: -a.above, below: a.below });
export const isLess = (a: Rational, b: Rational): boolean => a.above * b.below < b.above * a.below;
export const least = (a: Rational, b: Rational): Rational => (isLess(b, a) ? b : a);
export const most = (a: Rational, b: Rational): Rational => (isLess(a, b) ? b : a);
export const isNothing = (a: Rational): boolean => a.above === 0n;
export const total = (values: Iterable<Rational>): Rational => [...values].reduce(plus, ZERO);

/** Rule 1.3: half up, away from zero, to so many digits. */
export function rounded(value: Rational, digits: number): Rational {
  const scale = 10n ** BigInt(digits);
  const size = value.above < 0n ? -value.above : value.above;
  const units = (2n * size * scale + value.below) / (2n * value.below);
  return ratio(value.above < 0n ? -units : units, scale);
}

/** A value that has no more than so many digits, with exactly that many. */
export function text(value: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  if ((value.above * scale) % value.below !== 0n) throw new RangeError(`${value.above}/${value.below} does not fit ${digits} digits.`);
  const units = (value.above * scale) / value.below;
  const shown = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const whole = shown.slice(0, shown.length - digits);
  return `${units < 0n ? '-' : ''}${whole}${digits === 0 ? '' : `.${shown.slice(shown.length - digits)}`}`;
}
