import * as z from 'zod';
import { decimalText } from './catalog-charge.js';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter ISO 3166-1 code');

const rate = z.object({
  country,
  /** Code or name of a state. Default: the whole country. */
  state: z.string().min(1).optional(),
  /** Tax code of charges. Default: all charges. */
  taxCode: z.string().min(1).optional(),
  /** Name of the tax on documents. */
  name: z.string().min(1),
  /** Percentage. */
  rate: decimalText.refine((value) => Number(value) <= 100, 'must be at most 100'),
});

/** Tax rates of a tenant (docs/billing-rules.md, section 10). Default: no taxes. */
export const taxTable = z.object({
  rates: z
    .array(rate)
    .default([])
    .refine(
      (rows) => new Set(rows.map((row) => JSON.stringify([row.country, row.state, row.taxCode]))).size === rows.length,
      'must not have two rates for the same country, state and tax code',
    ),
  /** Countries with reverse charge: for sales between two of them, a buyer with a tax id owes the tax. */
  reverseCharge: z.object({ countries: z.array(country).default([]) }).prefault({}),
});
