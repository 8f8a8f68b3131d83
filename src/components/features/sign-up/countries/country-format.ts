/** What an address has, by the letters of Google's address metadata: street, suburb or district, city, state, postal code. */
export type AddressPart = 'A' | 'D' | 'C' | 'S' | 'Z';

/** Fields of an address, as the gateway names them. */
export type AddressField = 'address1' | 'address2' | 'city' | 'state' | 'postalCode';

/** How addresses are written in one country. */
export interface CountryFormat {
  /** Lines of an address: `%A` and the like stand for a part, `%n` for the end of a line. */
  readonly format: string;
  /** The same for readers of Latin script, where it differs. */
  readonly latinFormat?: string;
  /** Letters of the parts that every address has. */
  readonly required: string;
  /** Postal codes are written in capitals. */
  readonly capitals?: boolean;
  /** Pattern that a whole postal code fits. */
  readonly postalCode?: string;
  readonly example?: string;
  /** Language in which `format` and the names of states are written. */
  readonly language?: string;
  /** What the parts are called there. */
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
  /** Value, name and name in Latin script; a name that is left out is the one before. */
  readonly states?: readonly (readonly string[])[];
}

const FIELDS: Readonly<Record<AddressPart, AddressField>> = {
  A: 'address1',
  D: 'address2',
  C: 'city',
  S: 'state',
  Z: 'postalCode',
};

/** For countries about which nothing is known (yet): every part may be given, none has to. */
export const ANY_COUNTRY: CountryFormat = { format: '%A%n%D%n%Z %C%n%S', required: '', names: {} };

/** Until a country is chosen. */
export const NO_COUNTRY: CountryFormat = { format: '%A%n%Z %C', required: '', names: {} };

/** Whether somebody who reads `locale` is shown the country's own script and order. */
function readsLocally({ language }: CountryFormat, locale: string): boolean {
  return language === undefined || locale.toLowerCase().startsWith(language);
}

const linesOf = (country: CountryFormat, locale: string): string[] =>
  (readsLocally(country, locale) ? country.format : (country.latinFormat ?? country.format)).split('%n');

/** The fields of an address in the order of the country, a row for each line. A second line for the street is part of every address. */
export function addressRows(country: CountryFormat, locale: string): AddressField[][] {
  const rows = linesOf(country, locale).map((line) =>
    [...line.matchAll(/%([ADCSZ])/g)].flatMap(([, letter]) => (isPart(letter) ? [FIELDS[letter]] : [])),
  );
  const second = rows.flat().includes('address2') ? [] : [['address2' as const]];
  // The street needs a line of its own, also where it is written beside something else.
  return rows.flatMap((row) => {
    const others = row.filter((field) => field !== 'address1');
    if (others.length === row.length) return [row];
    return [['address1' as const], ...second, ...(others.length > 0 ? [others] : [])];
  });
}

function isPart(letter: string | undefined): letter is AddressPart {
  return letter !== undefined && letter in FIELDS;
}

/** Whether every address of the country has this part. */
export function isRequired({ required }: CountryFormat, field: AddressField): boolean {
  return required.split('').some((letter) => isPart(letter) && FIELDS[letter] === field);
}

/** Whether a postal code can be one of this country. Where nothing is known, every one can. */
export function fitsPostalCode({ postalCode }: CountryFormat, value: string): boolean {
  return postalCode === undefined || new RegExp(`^(?:${postalCode})$`, 'i').test(value);
}

/** States to choose from, named for a reader of `locale`; undefined where the state is text. */
export function stateChoices(country: CountryFormat, locale: string): { value: string; label: string }[] | undefined {
  const local = readsLocally(country, locale);
  const choices = country.states?.map(([value = '', name = value, latin = name]) => ({ value, label: local ? name : latin }));
  const collator = new Intl.Collator(locale);
  return local ? choices : choices?.sort((a, b) => collator.compare(a.label, b.label));
}

/** An address as it is written in its country, line by line, without what is missing. */
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
