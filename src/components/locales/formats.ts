import { rightToLeft } from '../../generated/languages.js';

/** Decimal amount with its currency. `amount` is shown with all its decimals, and no more. */
export interface Amount {
  readonly amount: string;
  readonly currency: string;
}

// Cached, because creating a formatter takes milliseconds, and the first one of a page tens of milliseconds.
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
 * Returns the formatted parts of an amount. Undefined for an invalid amount or currency code. The number of digits comes from the amount, not from the
 * locale data, which disagrees with ISO 4217 in some browsers.
 */
export function moneyParts({ amount, currency }: Amount, locale: string): Intl.NumberFormatPart[] | undefined {
  const digits = amount.split('.')[1]?.length ?? 0;
  try {
    if (!isDecimal(amount)) return undefined;
    const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
    const parts = numberFormat(locale, options).formatToParts(amount);
    // In right-to-left text, the "$" of "US$" would move to the other side of "US" if it follows an amount.
    for (const part of parts) if (part.type === 'currency' && rightToLeft.test(locale)) part.value += '\u200e';
    return parts;
  } catch {
    // An invalid currency code, or too many digits.
    return undefined;
  }
}

/** Formats an amount, for example "$12.50". Returns an en dash if the amount cannot be shown exactly. */
export function formatMoney(money: Amount, locale: string): string {
  return (
    moneyParts(money, locale)
      ?.map((part) => part.value)
      .join('') ?? '–'
  );
}

/** Formats a decimal without rounding. */
export function formatNumber(value: string | number, locale: string): string {
  const text = String(value);
  if (!isDecimal(text)) return '–';
  return numberFormat(locale, { maximumFractionDigits: 20 }).format(text);
}
