import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';

/** Maximum number of decimal places that Node.js can format. Longer values are written unformatted, with all digits. */
const MOST_DIGITS = 20;

/** Currency signs such as "US$" run from left to right in every language. */
const LATIN = /\p{Script=Latin}/u;

function digitsOf(value: DecimalString): number {
  return value.split('.')[1]?.length ?? 0;
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

function numberOf(value: DecimalString): `${number}` {
  if (!isDecimal(value)) throw new RangeError(`'${value}' is not a decimal number.`);
  return value;
}

/** Returns the start of a day in UTC, the time zone of all formats. */
function instantOf(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Formats of numbers, amounts and dates for a reader's locale. Values are never rounded. */
export class Formats {
  private readonly day: Intl.DateTimeFormat;
  private readonly shortDay: Intl.DateTimeFormat;
  private readonly regions: Intl.DisplayNames;

  /** @param locale BCP 47 tag, such as `de-AT` */
  constructor(readonly locale: string) {
    const plain = { timeZone: 'UTC', calendar: 'gregory' } as const;
    this.day = new Intl.DateTimeFormat(locale, { ...plain, dateStyle: 'long' });
    this.shortDay = new Intl.DateTimeFormat(locale, { ...plain, dateStyle: 'medium' });
    this.regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  }

  /** Formats an amount with its currency. A price keeps digits beyond the currency's minor unit. */
  money(amount: DecimalString, currency: CurrencyCode): string {
    const digits = digitsOf(amount);
    if (digits > MOST_DIGITS) return `${amount} ${currency}`;
    return new Intl.NumberFormat(this.locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .formatToParts(numberOf(amount))
      .map(({ type, value }) => (type === 'currency' && LATIN.test(value) ? `\u2066${value}\u2069` : value))
      .join('');
  }

  number(value: DecimalString): string {
    if (digitsOf(value) > MOST_DIGITS) return value;
    return new Intl.NumberFormat(this.locale, { maximumFractionDigits: MOST_DIGITS }).format(numberOf(value));
  }

  /** Formats a percentage: `19` becomes "19%". */
  percent(value: DecimalString): string {
    const style = { style: 'unit', unit: 'percent', maximumFractionDigits: MOST_DIGITS } as const;
    return new Intl.NumberFormat(this.locale, style).format(numberOf(value));
  }

  /** Formats a standalone date. */
  date(date: IsoDate): string {
    return this.day.format(instantOf(date));
  }

  /** Formats a date within a sentence. */
  shortDate(date: IsoDate): string {
    return this.shortDay.format(instantOf(date));
  }

  /** Formats a period by its first and last day. */
  period(start: IsoDate, end: IsoDate): string {
    return this.shortDay.formatRange(instantOf(start), instantOf(end));
  }

  country(code: string): string {
    return this.regions.of(code) ?? code;
  }
}
