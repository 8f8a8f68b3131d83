import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';

/** Digits after the decimal mark that Node.js can write in a language. A value with more stands as it is, without one lost. */
const MOST_DIGITS = 20;

/** A sign such as "US$" runs from left to right in every language. */
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

/** A day as an instant that `timeZone: 'UTC'` writes as the same day. */
function instantOf(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** How numbers, money and dates are written for one reader. Values are never rounded. */
export class Formats {
  private readonly day: Intl.DateTimeFormat;
  private readonly shortDay: Intl.DateTimeFormat;
  private readonly regions: Intl.DisplayNames;

  /** @param locale BCP 47, such as `de-AT` */
  constructor(readonly locale: string) {
    const plain = { timeZone: 'UTC', calendar: 'gregory' } as const;
    this.day = new Intl.DateTimeFormat(locale, { ...plain, dateStyle: 'long' });
    this.shortDay = new Intl.DateTimeFormat(locale, { ...plain, dateStyle: 'medium' });
    this.regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  }

  /** An amount with all its digits and the sign of its currency. Prices may have more digits than the currency, and keep them. */
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

  /** A share that is counted in hundredths: `19` is "19%". */
  percent(value: DecimalString): string {
    const style = { style: 'unit', unit: 'percent', maximumFractionDigits: MOST_DIGITS } as const;
    return new Intl.NumberFormat(this.locale, style).format(numberOf(value));
  }

  /** A date that stands by itself. */
  date(date: IsoDate): string {
    return this.day.format(instantOf(date));
  }

  /** A date among other words. */
  shortDate(date: IsoDate): string {
    return this.shortDay.format(instantOf(date));
  }

  /** From one day through another. */
  period(start: IsoDate, end: IsoDate): string {
    return this.shortDay.formatRange(instantOf(start), instantOf(end));
  }

  country(code: string): string {
    return this.regions.of(code) ?? code;
  }
}
