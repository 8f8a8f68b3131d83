import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Settings } from '../../seed/load.js';
import { countryOf, stateOf } from '../countries.js';
import type { TaxInfo } from './tax-info.js';
import type { TaxMode, TaxTerms } from './tax-terms.js';

/** Where something is sold to. */
export interface TaxAddress {
  country?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  county?: string | null | undefined;
  postalCode?: string | null | undefined;
  taxRegion?: string | null | undefined;
}

/** What the tax of a line depends on. */
export interface TaxableSale {
  mode: TaxMode;
  /** Of the charge. */
  code: string | undefined;
  /** The day on which the line falls due. */
  date: IsoDate;
  /** The account's sold-to contact; nobody in a preview that names none. */
  soldTo: TaxAddress | undefined;
  taxInfo: TaxInfo;
}

/** Says by what a line is taxed; undefined where there is no tax. The same sale always has the same answer, so that bills are as previewed. */
export type TaxEngine = (sale: TaxableSale) => TaxTerms | undefined;

function isExempt({ exemptStatus, exemptEffectiveDate: from, exemptExpirationDate: last }: TaxInfo, date: IsoDate): boolean {
  return exemptStatus === 'Yes' && (from === undefined || from <= date) && (last === undefined || date <= last);
}

/** Taxes by the table of the tenant's settings (docs/billing-rules.md 10). */
export function tableTaxes({ tax: table, country: home }: Pick<Settings, 'tax' | 'country'>): TaxEngine {
  return ({ mode, code, date, soldTo, taxInfo }) => {
    const country = countryOf(soldTo?.country);
    if (country === undefined) return undefined;
    const state = stateOf(country, soldTo?.state);
    const fitting = table.rates.filter(
      (row) =>
        row.country === country &&
        (row.state === undefined || stateOf(country, row.state) === state) &&
        (row.taxCode === undefined || row.taxCode === code),
    );
    const says = (row: (typeof fitting)[number]): number => (row.state === undefined ? 0 : 2) + (row.taxCode === undefined ? 0 : 1);
    const [row] = fitting.sort((a, b) => says(b) - says(a));
    if (!row) return undefined;
    const { countries } = table.reverseCharge;
    const reversed = country !== home && countries.includes(country) && countries.includes(home) && Boolean(taxInfo.VATId?.trim());
    return {
      name: row.name,
      rate: row.rate,
      mode,
      code: code ?? null,
      country,
      state: row.state === undefined ? null : (state ?? null),
      treatment: isExempt(taxInfo, date) ? 'exempt' : reversed ? 'reverse-charge' : 'charged',
    };
  };
}
