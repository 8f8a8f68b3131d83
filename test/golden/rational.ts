/** An exact fraction; the denominator is positive. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

/** Digits of the minor units that the golden bills use (ISO 4217). */
const DIGITS: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, JPY: 0, KWD: 3 };

const of = (decimal: string): Rational => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) };
};
const plus = (a: Rational, b: Rational): Rational => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
const times = (a: Rational, b: Rational): Rational => ({ over: a.over * b.over, under: a.under * b.under });
const over = (a: Rational, b: Rational): Rational => {
  const sign = b.over < 0n ? -1n : 1n;
  return { over: sign * a.over * b.under, under: sign * a.under * b.over };
};

/** Arithmetic of fractions. */
export const raw = { of, plus, times, over };

/** The amount of a line as a bill shows it: half a minor unit goes away from zero (rule 1.3). */
export function round(value: Rational, currency: string): string {
  const digits = DIGITS[currency];
  if (digits === undefined) throw new Error(`No minor unit is known for ${currency}.`);
  const magnitude = (value.over < 0n ? -value.over : value.over) * 10n ** BigInt(digits);
  const units = ((2n * magnitude + value.under) / (2n * value.under)).toString().padStart(digits + 1, '0');
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return value.over < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}
