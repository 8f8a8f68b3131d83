import { rightToLeft } from '../../generated/languages.js';

/** An amount with its currency, as the gateway sends it. The digits of `amount` are the digits shown. */
export interface Amount {
  readonly amount: string;
  readonly currency: string;
}

// The first formatter of a page costs tens of milliseconds, each further one some: one for each set of options is kept.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/**
 * The parts of an amount in a language, or undefined if it is not a number or the currency is not a code: then a dash is shown, never a guess.
 * Digits come from the amount, not from the locale data, which disagrees with ISO 4217 between browsers.
 */
export function moneyParts({ amount, currency }: Amount, locale: string): Intl.NumberFormatPart[] | undefined {
  const digits = amount.split('.')[1]?.length ?? 0;
  try {
    if (!isDecimal(amount)) return undefined;
    const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
    const parts = numberFormat(locale, options).formatToParts(amount);
    // From right to left, the sign of "US$" behind an amount would move to the other side of its letters.
    for (const part of parts) if (part.type === 'currency' && rightToLeft.test(locale)) part.value += '\u200e';
    return parts;
  } catch {
    // Not a currency code, or more digits than can be shown.
    return undefined;
  }
}

/** An amount as text, for example "$12.50"; an en dash if it cannot be shown exactly. */
export function formatMoney(money: Amount, locale: string): string {
  return (
    moneyParts(money, locale)
      ?.map((part) => part.value)
      .join('') ?? '–'
  );
}

/** A decimal text in a language, without rounding. */
export function formatNumber(value: string | number, locale: string): string {
  const text = String(value);
  if (!isDecimal(text)) return '–';
  return numberFormat(locale, { maximumFractionDigits: 20 }).format(text);
}
