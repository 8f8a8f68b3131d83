import type { CountryCode } from '../../../src/api/schemas/values.js';
import type { DocumentLanguage } from './billing-document.js';

/** Countries whose documents are not in English. */
const LANGUAGES: Readonly<Record<Exclude<DocumentLanguage, 'en'>, readonly CountryCode[]>> = {
  de: ['DE', 'AT', 'CH', 'LI'],
  ja: ['JP'],
  ar: ['AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KM', 'KW', 'LB', 'LY', 'MA', 'MR', 'OM', 'PS', 'QA', 'SA', 'SD', 'SY', 'TN', 'YE'],
};

/** Three-letter codes of those countries and of the United States, as some programs send them. */
const LONG_CODES: Readonly<Record<string, CountryCode>> = {
  ...{ USA: 'US', GBR: 'GB', CAN: 'CA', DEU: 'DE', AUT: 'AT', CHE: 'CH', LIE: 'LI', JPN: 'JP', ARE: 'AE', BHR: 'BH', DJI: 'DJ', DZA: 'DZ' },
  ...{ EGY: 'EG', IRQ: 'IQ', JOR: 'JO', COM: 'KM', KWT: 'KW', LBN: 'LB', LBY: 'LY', MAR: 'MA', MRT: 'MR', OMN: 'OM', PSE: 'PS', QAT: 'QA' },
  ...{ SAU: 'SA', SDN: 'SD', SYR: 'SY', TUN: 'TN', YEM: 'YE' },
};

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
let known: { codes: ReadonlySet<CountryCode>; names: ReadonlyMap<string, CountryCode> } | undefined;

/** The codes of all countries, and their English names in small letters. */
function countries(): { codes: ReadonlySet<CountryCode>; names: ReadonlyMap<string, CountryCode> } {
  if (known) return known;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const named = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).flatMap((code) => {
    const name = names.of(code);
    // Codes that were given up, such as FX for France, are named like those that took their place.
    return name !== undefined && new Intl.Locale(`und-${code}`).region === code ? [{ code, name: name.toLowerCase() }] : [];
  });
  return (known = { codes: new Set(named.map(({ code }) => code)), names: new Map(named.map(({ code, name }) => [name, code])) });
}

/** The country that an address names: by a code of two or three letters, or by its English name. Undefined if it is none. */
export function countryOf(text: string | null | undefined): CountryCode | undefined {
  const name = text?.trim() ?? '';
  const { codes, names } = countries();
  const code = LONG_CODES[name.toUpperCase()] ?? names.get(name.toLowerCase()) ?? name.toUpperCase();
  return codes.has(code) ? code : undefined;
}

/** The language of documents for a country. */
export function languageOf(country: CountryCode): DocumentLanguage {
  if (LANGUAGES.de.includes(country)) return 'de';
  if (LANGUAGES.ja.includes(country)) return 'ja';
  return LANGUAGES.ar.includes(country) ? 'ar' : 'en';
}

/** The language that a text such as `de` or `ja-JP` names; undefined if documents are not written in it. */
export function languageNamed(text: unknown): DocumentLanguage | undefined {
  const name = typeof text === 'string' ? text.trim().toLowerCase().split(/[-_]/)[0] : undefined;
  return name === 'en' || name === 'de' || name === 'ja' || name === 'ar' ? name : undefined;
}
