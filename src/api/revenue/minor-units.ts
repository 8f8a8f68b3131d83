import { minorDigits } from '../schemas/currency-digits.js';
import type { CurrencyCode, DecimalString } from '../schemas/values.js';

/** An amount as a whole number of a currency's smallest unit; undefined if it has more digits than the currency. */
export function toUnits(amount: DecimalString, currency: CurrencyCode): bigint | undefined {
  const digits = minorDigits(currency);
  const [whole = '', fraction = ''] = amount.split('.');
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

/** A whole number of smallest units as an amount with exactly the digits of its currency. */
export function fromUnits(units: bigint, currency: CurrencyCode): DecimalString {
  const digits = minorDigits(currency);
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return units < 0n ? `-${amount}` : amount;
}
