import * as z from 'zod';
import { decimalText } from './catalog-charge.js';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 code of two letters');

const rate = z.object({
  country,
  /** By code or name; every state of the country unless given. */
  state: z.string().min(1).optional(),
  /** Of charges; every charge unless given. */
  taxCode: z.string().min(1).optional(),
  /** As documents name it. */
  name: z.string().min(1),
  /** Percent. */
  rate: decimalText.refine((value) => Number(value) <= 100, 'must be at most 100'),
});

/** Taxes of a tenant (docs/billing-rules.md 10); none unless given. */
export const taxTable = z.object({
  rates: z
    .array(rate)
    .default([])
    .refine(
      (rows) => new Set(rows.map((row) => JSON.stringify([row.country, row.state, row.taxCode]))).size === rows.length,
      'must not have two rates for one country, state and tax code',
    ),
  /** Between these countries the buyer that has a tax id pays the tax itself. */
  reverseCharge: z.object({ countries: z.array(country).default([]) }).prefault({}),
});

export type TaxTable = z.output<typeof taxTable>;
