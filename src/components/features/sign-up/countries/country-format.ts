/** Letters that Google's address metadata uses for the parts of an address: street, suburb or district, city, state, postal code. */
type AddressPart = 'A' | 'D' | 'C' | 'S' | 'Z';

/** Address field of the gateway. */
export type AddressField = 'address1' | 'address2' | 'city' | 'state' | 'postalCode';

/** Address format of a country. */
export interface CountryFormat {
  /** Address lines: `%A` and similar codes are parts, `%n` ends a line. */
  readonly format: string;
  /** Format for readers of Latin script, if it differs. */
  readonly latinFormat?: string;
  /** Letters of the required parts. */
  readonly required: string;
  /** True if postal codes are written in capitals. */
  readonly capitals?: boolean;
  /** Pattern of a whole postal code. */
  readonly postalCode?: string;
  readonly example?: string;
  /** Language of `format` and of the state names. */
  readonly language?: string;
  /** What the parts are called in the country. */
  readonly names: {
    readonly state?:
      | 'area'
      | 'county'
      | 'department'
      | 'district'
      | 'do_si'
      | 'emirate'
      | 'island'
      | 'oblast'
      | 'parish'
      | 'prefecture'
      | 'province'
      | 'region'
      | 'state';
    readonly postalCode?: 'zip' | 'eircode' | 'pin';
    readonly city?: 'post_town' | 'district' | 'suburb';
    readonly district?: 'suburb' | 'district' | 'neighborhood' | 'townland' | 'village_township';
  };
  /** For each state: value, name, and name in Latin script. A missing item is the same as the item before it. */
  readonly states?: readonly (readonly string[])[];
}

const FIELDS: Readonly<Record<AddressPart, AddressField>> = {
  A: 'address1',
  D: 'address2',
  C: 'city',
  S: 'state',
  Z: 'postalCode',
};

/** Format of a country without data: all parts are optional. */
export const ANY_COUNTRY: CountryFormat = { format: '%A%n%D%n%Z %C%n%S', required: '', names: {} };

/** Format while no country is chosen. */
export const NO_COUNTRY: CountryFormat = { format: '%A%n%Z %C', required: '', names: {} };

/** True if the address is shown to readers of `locale` in the country's own script and order. */
function readsLocally({ language }: CountryFormat, locale: string): boolean {
  return language === undefined || locale.toLowerCase().startsWith(language);
}

const linesOf = (country: CountryFormat, locale: string): string[] =>
  (readsLocally(country, locale) ? country.format : (country.latinFormat ?? country.format)).split('%n');

/** Returns the address fields in the country's order, a row for each line. Every address has a second street line. */
export function addressRows(country: CountryFormat, locale: string): AddressField[][] {
  const rows = linesOf(country, locale).map((line) =>
    [...line.matchAll(/%([ADCSZ])/g)].flatMap(([, letter]) => (isPart(letter) ? [FIELDS[letter]] : [])),
  );
  const second = rows.flat().includes('address2') ? [] : [['address2' as const]];
  // The street always gets its own row, even if the format puts another part beside it.
  return rows.flatMap((row) => {
    const others = row.filter((field) => field !== 'address1');
    if (others.length === row.length) return [row];
    return [['address1' as const], ...second, ...(others.length > 0 ? [others] : [])];
  });
}

function isPart(letter: string | undefined): letter is AddressPart {
  return letter !== undefined && letter in FIELDS;
}

/** True if every address of the country has this field. */
export function isRequired({ required }: CountryFormat, field: AddressField): boolean {
  return required.split('').some((letter) => isPart(letter) && FIELDS[letter] === field);
}

/** True if a postal code fits the country's pattern, or if the country has no pattern. */
export function fitsPostalCode({ postalCode }: CountryFormat, value: string): boolean {
  return postalCode === undefined || new RegExp(`^(?:${postalCode})$`, 'i').test(value);
}

/** Returns the states of a country, named for readers of `locale`. Undefined if the state is free text. */
export function stateChoices(country: CountryFormat, locale: string): { value: string; label: string }[] | undefined {
  const local = readsLocally(country, locale);
  const choices = country.states?.map(([value = '', name = value, latin = name]) => ({ value, label: local ? name : latin }));
  const collator = new Intl.Collator(locale);
  return local ? choices : choices?.sort((a, b) => collator.compare(a.label, b.label));
}

/** Returns the value of the state that a text names, for example `MD` for `Maryland`. Returns an unknown text as it is. */
export function findStateValue({ states }: CountryFormat, text: string): string {
  const isNamed = (name: string): boolean => name.toLowerCase() === text.trim().toLowerCase();
  return states?.find((names) => names.some(isNamed))?.[0] ?? text;
}

/** Formats an address line by line in the country's format, without missing parts. */
export function addressLines(country: CountryFormat, locale: string, address: Partial<Record<AddressField, string>>): string[] {
  const states = stateChoices(country, locale);
  const valueOf = (field: AddressField): string => {
    const value = address[field] ?? '';
    return field === 'state'
      ? country.names.state === 'state'
        ? value
        : (states?.find((state) => state.value === value)?.label ?? value)
      : value;
  };
  const lines = linesOf(country, locale).map((line) => {
    const parts = [...line.matchAll(/%([ADCSZ])/g)].map(([, letter]) => (isPart(letter) ? valueOf(FIELDS[letter]) : ''));
    if (parts.every((value) => value === '')) return '';
    const text = line.replace(/%[ADCSZ]/g, () => parts.shift() ?? '');
    return text.replace(/ {2,}/g, ' ').replace(/^[\s,/-]+|[\s,/-]+$/g, '');
  });
  if (!linesOf(country, locale).some((line) => line.includes('%D'))) lines.splice(1, 0, address.address2 ?? '');
  return lines.filter((line) => line !== '');
}
