import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Settings } from '../../seed/load.js';
import { parseCountry, parseState } from '../countries.js';
import type { TaxInfo } from './tax-info.js';
import type { TaxMode, TaxTerms } from './tax-terms.js';

/** Address that determines the tax. */
export interface TaxAddress {
  country?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  county?: string | null | undefined;
  postalCode?: string | null | undefined;
  taxRegion?: string | null | undefined;
}

/** Data that determines the tax of a line. */
export interface TaxableSale {
  mode: TaxMode;
  /** Tax code of the charge. */
  code: string | undefined;
  /** Due date of the line. */
  date: IsoDate;
  /** Sold-to contact of the account; undefined in a preview without one. */
  soldTo: TaxAddress | undefined;
  taxInfo: TaxInfo;
}

/** Selects the tax rate of a line; undefined for no tax. Must be deterministic, so that bills match their previews. */
export type TaxEngine = (sale: TaxableSale) => TaxTerms | undefined;

function isExempt({ exemptStatus, exemptEffectiveDate: from, exemptExpirationDate: last }: TaxInfo, date: IsoDate): boolean {
  return exemptStatus === 'Yes' && (from === undefined || from <= date) && (last === undefined || date <= last);
}

/** Creates a tax engine from the tax table in the tenant's settings (docs/billing-rules.md 10). */
export function tableTaxes({ tax: table, country: sellerCountry }: Pick<Settings, 'tax' | 'country'>): TaxEngine {
  return ({ mode, code, date, soldTo, taxInfo }) => {
    const country = parseCountry(soldTo?.country);
    if (country === undefined) return undefined;
    const state = parseState(country, soldTo?.state);
    const matchingRows = table.rates.filter(
      (row) =>
        row.country === country &&
        (row.state === undefined || parseState(country, row.state) === state) &&
        (row.taxCode === undefined || row.taxCode === code),
    );
    const specificity = (row: (typeof matchingRows)[number]): number =>
      (row.state === undefined ? 0 : 2) + (row.taxCode === undefined ? 0 : 1);
    const [row] = matchingRows.sort((a, b) => specificity(b) - specificity(a));
    if (!row) return undefined;
    const { countries } = table.reverseCharge;
    const isReverseCharge =
      country !== sellerCountry && countries.includes(country) && countries.includes(sellerCountry) && Boolean(taxInfo.VATId?.trim());
    return {
      name: row.name,
      rate: row.rate,
      mode,
      code: code ?? null,
      country,
      state: row.state === undefined ? null : (state ?? null),
      treatment: isExempt(taxInfo, date) ? 'exempt' : isReverseCharge ? 'reverse-charge' : 'charged',
    };
  };
}
