import type { LitElement, ReactiveController } from 'lit';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import type { LocaleSettings } from '../../../locales/localizer.js';
import { ANY_COUNTRY, NO_COUNTRY, type CountryFormat } from './country-format.js';
import type * as Lookup from './lookup.js';
import type { SignUpAddressMessages } from '../../../../generated/locales/sign-up-address.js';
import type { TaxId } from './tax-ids.js';

/** Data of a country. */
export interface CountryData {
  readonly format: CountryFormat;
  /** True while the country's file is loading. */
  readonly loading: boolean;
  /** Tax ID of companies. `fits` returns true while the check is loading. */
  readonly tax?: { readonly name: string; readonly example: string; readonly fits: (value: string) => boolean } | undefined;
  /** Names of the address fields; undefined until the messages have loaded. */
  readonly addressMessages: FullLocalizer<SignUpAddressMessages> | undefined;
}

let lookup: typeof Lookup | undefined;
const formats = new Map<string, CountryFormat>();
const checks = new Map<string, (value: string) => boolean>();

/**
 * Loads the data of the chosen countries, a small file for each. If a file cannot be loaded, the form accepts every entry and the gateway
 * decides.
 */
export class CountryDataLoader implements ReactiveController {
  readonly #host: LitElement;
  readonly #settings: () => LocaleSettings;
  readonly #asked = new Map<string, 'loading' | 'done'>();
  #words: FullLocalizer<SignUpAddressMessages> | undefined;

  constructor(host: LitElement, settings: () => LocaleSettings) {
    this.#host = host;
    this.#settings = settings;
    host.addController(this);
  }

  hostConnected(): void {
    // Files that could not be loaded are requested again.
    this.#asked.clear();
  }

  /** @param country ISO 3166-1 alpha-2 code; empty if no country is chosen */
  of(country: string): CountryData {
    if (country === '') return { format: NO_COUNTRY, loading: false, addressMessages: this.#words };
    if (!this.#asked.has(country)) void this.#ask(country);
    const tax = lookup?.taxIds[country];
    return {
      format: formats.get(country) ?? ANY_COUNTRY,
      loading: this.#asked.get(country) === 'loading',
      tax: tax && taxIdOf(country, tax),
      addressMessages: this.#words,
    };
  }

  async #ask(country: string): Promise<void> {
    const known = formats.has(country);
    this.#asked.set(country, known && this.#words ? 'done' : 'loading');
    try {
      lookup ??= await import('./lookup.js');
      this.#words ??= new FullLocalizer(this.#host, lookup.signUpAddressMessages, this.#settings);
      const [format] = await Promise.all([lookup.countries[country]?.(), this.#check(country, lookup.taxIds[country])]);
      if (format) formats.set(country, format.country);
    } catch {
      // Ignored: the form works without the file.
    }
    this.#asked.set(country, 'done');
    this.#host.requestUpdate();
  }

  async #check(country: string, tax: TaxId | undefined): Promise<void> {
    if (!tax || checks.has(country)) return;
    const { validate } = await tax.load();
    // Some checks do not accept digits that are grouped by dots or spaces.
    checks.set(country, (value) => validate(value).isValid || validate(value.replace(/[.\s]/g, '')).isValid);
  }
}

function taxIdOf(country: string, { name, example }: TaxId): CountryData['tax'] {
  return { name, example, fits: (value) => checks.get(country)?.(value) ?? true };
}
