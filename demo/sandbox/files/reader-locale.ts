import type { CountryCode } from '../../../src/api/schemas/values.js';
import type { DocumentLanguage } from './billing-document.js';

/** Countries whose documents are not in English. */
const LANGUAGES: Readonly<Record<Exclude<DocumentLanguage, 'en'>, readonly CountryCode[]>> = {
  de: ['DE', 'AT', 'CH', 'LI'],
  ja: ['JP'],
  ar: ['AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KM', 'KW', 'LB', 'LY', 'MA', 'MR', 'OM', 'PS', 'QA', 'SA', 'SD', 'SY', 'TN', 'YE'],
};

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
