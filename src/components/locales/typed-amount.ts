/**
 * An amount as people type it in a language ("1.234,50" in German, digits of any script) as a plain decimal; undefined if it is none. What could be
 * read in two ways (a single mark with three digits behind it) is read as the language writes it.
 */
export function typedAmount(text: string, locale: string): string | undefined {
  const digits = new Map(
    Array.from({ length: 10 }, (_, digit) => [new Intl.NumberFormat(locale, { useGrouping: false }).format(digit), String(digit)]),
  );
  const arabic = (sign: string): string => {
    const code = sign.charCodeAt(0);
    return code >= 0x660 && code <= 0x669 ? String(code - 0x660) : (digits.get(sign) ?? sign);
  };
  // Marks of Arabic are read as the marks that they stand for, whichever digits the browser writes the language with.
  const mark = decimalMark(locale).replace('٫', '.');
  const plain = Array.from(text.trim(), arabic)
    .join('')
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
  const other = mark === ',' ? '.' : ',';
  const [whole = '', fraction, ...more] = plain.split(mark);
  if (more.length > 0) return undefined;
  const grouped = new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`);
  let units = grouped.test(whole) ? whole.replaceAll(other, '') : whole;
  let rest = fraction;
  // Typed as another language writes it, and not to be mistaken.
  if (rest === undefined && new RegExp(`^\\d+\\${other}\\d{1,2}$`).test(whole)) [units = '', rest] = whole.split(other);
  if (!/^\d{1,15}$/.test(units) || (rest !== undefined && !/^\d{0,6}$/.test(rest))) return undefined;
  return `${units.replace(/^0+(?=\d)/, '')}${rest ? `.${rest}` : ''}`;
}

/** A plain decimal as it is typed in a language, without grouping, so that it can be gone on with. */
export function amountToType(amount: string, locale: string): string {
  return amount.replace('.', decimalMark(locale));
}

function decimalMark(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
