/**
 * Parses an amount as typed in a language ("1.234,50" in German, digits of any script). Returns a decimal, or undefined for invalid text. Ambiguous
 * text, such as a single separator before three digits, is interpreted by the rules of the language.
 */
export function parseAmountInput(text: string, locale: string): string | undefined {
  // Arabic separators are accepted whether or not the browser formats the language with Arabic digits.
  const mark = decimalMark(locale).replace('٫', '.');
  const plain = toWesternDigits(text.trim(), locale)
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
  const other = mark === ',' ? '.' : ',';
  const [whole = '', fraction, ...more] = plain.split(mark);
  if (more.length > 0) return undefined;
  const grouped = new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`);
  let units = grouped.test(whole) ? whole.replaceAll(other, '') : whole;
  let rest = fraction;
  // Accepts another language's decimal separator if the amount is unambiguous.
  if (rest === undefined && new RegExp(`^\\d+\\${other}\\d{1,2}$`).test(whole)) [units = '', rest] = whole.split(other);
  if (!/^\d{1,15}$/.test(units) || (rest !== undefined && !/^\d{0,6}$/.test(rest))) return undefined;
  return `${units.replace(/^0+(?=\d)/, '')}${rest ? `.${rest}` : ''}`;
}

/** Replaces Arabic digits and the digits of the language by 0 to 9. */
export function toWesternDigits(text: string, locale: string): string {
  const digits = new Map(
    Array.from({ length: 10 }, (_, digit) => [new Intl.NumberFormat(locale, { useGrouping: false }).format(digit), String(digit)]),
  );
  const western = (sign: string): string => {
    const code = sign.charCodeAt(0);
    return code >= 0x660 && code <= 0x669 ? String(code - 0x660) : (digits.get(sign) ?? sign);
  };
  return Array.from(text, western).join('');
}

/** Formats a decimal for an input in a language: without grouping, so that it is easy to edit. */
export function formatAmountInput(amount: string, locale: string): string {
  return amount.replace('.', decimalMark(locale));
}

function decimalMark(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
