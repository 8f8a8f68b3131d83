import * as z from 'zod/mini';
import { isoDate, type IsoDate } from '../../../../src/api/schemas/values.js';
import type { AccountRow } from '../accounts.js';

/** What an account's taxes depend on beside its address. */
export interface TaxInfo {
  VATId?: string | undefined;
  exemptStatus?: string | undefined;
  exemptEffectiveDate?: IsoDate | undefined;
  /** Last day of the exemption. */
  exemptExpirationDate?: IsoDate | undefined;
}

/** An empty text is a field that was emptied. */
const emptied = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);
const day = z.optional(z.union([emptied, isoDate]));
const kept = z.object({
  taxInfo: z.object({
    VATId: z.optional(z.string()),
    exemptStatus: z.optional(z.string()),
    exemptEffectiveDate: day,
    exemptExpirationDate: day,
  }),
});

/** The tax information that an account was given; empty where it was given none. */
export function taxInfoOf({ details }: Pick<AccountRow, 'details'>): TaxInfo {
  const found = kept.safeParse(details);
  return found.success ? found.data.taxInfo : {};
}
