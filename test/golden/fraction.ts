/** An exact fraction with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Number of decimals of each currency in the golden bills (ISO 4217). */
const MINOR_DIGITS: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, JPY: 0, KWD: 3 };

const parseDecimal = (decimal: string): Fraction => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
};
const add = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});
const multiply = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});
const divide = (a: Fraction, b: Fraction): Fraction => {
  const sign = b.numerator < 0n ? -1n : 1n;
  return { numerator: sign * a.numerator * b.denominator, denominator: sign * a.denominator * b.numerator };
};

/** Exact arithmetic on fractions. */
export const fractions = { parse: parseDecimal, add, multiply, divide };

/** Rounds the amount of a line to the minor unit, half up and away from zero (rule 1.3). */
export function roundToMinorUnit(value: Fraction, currency: string): string {
  const digits = MINOR_DIGITS[currency];
  if (digits === undefined) throw new Error(`The minor unit of ${currency} is unknown. Add it to MINOR_DIGITS.`);
  const magnitude = (value.numerator < 0n ? -value.numerator : value.numerator) * 10n ** BigInt(digits);
  const units = ((2n * magnitude + value.denominator) / (2n * value.denominator)).toString().padStart(digits + 1, '0');
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return value.numerator < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}
