import type { CountryCode } from '../../../src/api/schemas/values.js';
import type { DocumentLanguage } from './billing-document.js';

/** Countries whose documents are not in English, by document language. */
const LANGUAGES: Readonly<Record<Exclude<DocumentLanguage, 'en'>, readonly CountryCode[]>> = {
  de: ['DE', 'AT', 'CH', 'LI'],
  ja: ['JP'],
  ar: ['AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KM', 'KW', 'LB', 'LY', 'MA', 'MR', 'OM', 'PS', 'QA', 'SA', 'SD', 'SY', 'TN', 'YE'],
};

/** Returns the language of a country's documents. */
export function languageOf(country: CountryCode): DocumentLanguage {
  if (LANGUAGES.de.includes(country)) return 'de';
  if (LANGUAGES.ja.includes(country)) return 'ja';
  return LANGUAGES.ar.includes(country) ? 'ar' : 'en';
}

/** Returns the document language of a BCP 47 tag such as `ja-JP`. Undefined if documents do not support the language. */
export function languageNamed(text: unknown): DocumentLanguage | undefined {
  const name = typeof text === 'string' ? text.trim().toLowerCase().split(/[-_]/)[0] : undefined;
  return name === 'en' || name === 'de' || name === 'ja' || name === 'ar' ? name : undefined;
}
