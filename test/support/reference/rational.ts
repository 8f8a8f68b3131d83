/** Exact fraction of whole numbers, in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function ratio(numerator: bigint | number, denominator: bigint | number = 1): Rational {
  const [a, b] = [BigInt(numerator), BigInt(denominator)];
  if (b === 0n) throw new RangeError('The denominator is zero.');
  const sign = b < 0n ? -1n : 1n;
  const by = greatestCommonDivisor(a, b * sign);
  return { numerator: (a * sign) / by, denominator: (b * sign) / by };
}

export const ZERO = ratio(0);
export const ONE = ratio(1);

/** Parses a decimal such as `"-12.345"`. */
export function parseDecimal(decimal: string): Rational {
  const [, sign = '', whole = '0', digits = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) throw new RangeError(`${decimal} is not a decimal.`);
  return ratio(BigInt(`${sign}${whole}${digits}`), 10n ** BigInt(digits.length));
}

export const plus = (a: Rational, b: Rational): Rational =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const minus = (a: Rational, b: Rational): Rational =>
  ratio(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
export const times = (a: Rational, b: Rational): Rational => ratio(a.numerator * b.numerator, a.denominator * b.denominator);
export const dividedBy = (a: Rational, b: Rational): Rational => ratio(a.numerator * b.denominator, a.denominator * b.numerator);
export const negated = (a: Rational): Rational => ({ numerator: -a.numerator, denominator: a.denominator });
export const isLess = (a: Rational, b: Rational): boolean => a.numerator * b.denominator < b.numerator * a.denominator;
export const min = (a: Rational, b: Rational): Rational => (isLess(b, a) ? b : a);
export const max = (a: Rational, b: Rational): Rational => (isLess(a, b) ? b : a);
export const isZero = (a: Rational): boolean => a.numerator === 0n;
export const total = (values: Iterable<Rational>): Rational => [...values].reduce(plus, ZERO);

/** Rule 1.3: rounds to `digits` decimals, halves away from zero. */
export function rounded(value: Rational, digits: number): Rational {
  const scale = 10n ** BigInt(digits);
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  const units = (2n * size * scale + value.denominator) / (2n * value.denominator);
  return ratio(value.numerator < 0n ? -units : units, scale);
}

/**
 * Formats a value with exactly `digits` decimals.
 *
 * @throws RangeError if the value needs more decimals
 */
export function formatDecimal(value: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  if ((value.numerator * scale) % value.denominator !== 0n)
    throw new RangeError(`${value.numerator}/${value.denominator} does not fit ${digits} digits.`);
  const units = (value.numerator * scale) / value.denominator;
  const shown = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const whole = shown.slice(0, shown.length - digits);
  return `${units < 0n ? '-' : ''}${whole}${digits === 0 ? '' : `.${shown.slice(shown.length - digits)}`}`;
}
