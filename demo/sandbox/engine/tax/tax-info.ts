import * as z from 'zod/mini';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { AccountRow } from '../accounts.js';
import { isoDate } from '../../supported/fields.js';

/** Tax data of an account, apart from its address. */
export interface TaxInfo {
  VATId?: string | undefined;
  exemptStatus?: string | undefined;
  exemptEffectiveDate?: IsoDate | undefined;
  /** Last day of the exemption. */
  exemptExpirationDate?: IsoDate | undefined;
}

/** An empty string means that the field was cleared. */
const emptyText = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);
const optionalDate = z.optional(z.union([emptyText, isoDate]));
const storedDetails = z.object({
  taxInfo: z.object({
    VATId: z.optional(z.string()),
    exemptStatus: z.optional(z.string()),
    exemptEffectiveDate: optionalDate,
    exemptExpirationDate: optionalDate,
  }),
});

/** Parses the tax information of an account; empty if there is none. */
export function parseTaxInfo({ details }: Pick<AccountRow, 'details'>): TaxInfo {
  const found = storedDetails.safeParse(details);
  return found.success ? found.data.taxInfo : {};
}
