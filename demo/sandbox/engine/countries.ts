import type { CountryCode } from '../../../src/api/schemas/values.js';

/** Three-letter country codes that some programs send. */
const LONG_CODES: Readonly<Record<string, CountryCode>> = {
  ...{ USA: 'US', GBR: 'GB', CAN: 'CA', DEU: 'DE', AUT: 'AT', CHE: 'CH', LIE: 'LI', JPN: 'JP', ARE: 'AE', BHR: 'BH', DJI: 'DJ', DZA: 'DZ' },
  ...{ EGY: 'EG', IRQ: 'IQ', JOR: 'JO', COM: 'KM', KWT: 'KW', LBN: 'LB', LBY: 'LY', MAR: 'MA', MRT: 'MR', OMN: 'OM', PSE: 'PS', QAT: 'QA' },
  ...{ SAU: 'SA', SDN: 'SD', SYR: 'SY', TUN: 'TN', YEM: 'YE', BEL: 'BE', BGR: 'BG', CYP: 'CY', CZE: 'CZ', DNK: 'DK', ESP: 'ES', EST: 'EE' },
  ...{ FIN: 'FI', FRA: 'FR', GRC: 'GR', HRV: 'HR', HUN: 'HU', IRL: 'IE', ITA: 'IT', LTU: 'LT', LUX: 'LU', LVA: 'LV', MLT: 'MT', NLD: 'NL' },
  ...{ POL: 'PL', PRT: 'PT', ROU: 'RO', SVK: 'SK', SVN: 'SI', SWE: 'SE', NOR: 'NO', AUS: 'AU', NZL: 'NZ', IND: 'IN', BRA: 'BR', MEX: 'MX' },
};

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
let known: { codes: ReadonlySet<CountryCode>; names: ReadonlyMap<string, CountryCode> } | undefined;

/** Returns the codes of all countries, and a map from their lower-case English names to the codes. */
function countries(): { codes: ReadonlySet<CountryCode>; names: ReadonlyMap<string, CountryCode> } {
  if (known) return known;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const named = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).flatMap((code) => {
    const name = names.of(code);
    // Skips retired codes, such as FX for France, because they have the same name as their replacement.
    return name !== undefined && new Intl.Locale(`und-${code}`).region === code ? [{ code, name: name.toLowerCase() }] : [];
  });
  return (known = { codes: new Set(named.map(({ code }) => code)), names: new Map(named.map(({ code, name }) => [name, code])) });
}

/** Parses the country of an address: a two- or three-letter code, or an English name. Returns undefined if unknown. */
export function parseCountry(text: string | null | undefined): CountryCode | undefined {
  const name = text?.trim() ?? '';
  const { codes, names } = countries();
  const code = LONG_CODES[name.toUpperCase()] ?? names.get(name.toLowerCase()) ?? name.toUpperCase();
  return codes.has(code) ? code : undefined;
}

/** Names of the United States and the District of Columbia, in the order of the codes below. */
const US_NAMES =
  `Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|
Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|
New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|
South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming`.split(/\|\s*/);
const US_CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'.split(
    '|',
  );
const US_STATES = new Map(US_NAMES.map((name, index) => [name.toUpperCase(), US_CODES[index] ?? name]));

/** Normalizes the state of an address: in the United States, a code or name becomes the code. Elsewhere, the text becomes upper case. */
export function parseState(country: CountryCode, text: string | null | undefined): string | undefined {
  const name = text?.trim().toUpperCase() ?? '';
  if (name === '') return undefined;
  return country === 'US' ? (US_STATES.get(name) ?? name) : name;
}
