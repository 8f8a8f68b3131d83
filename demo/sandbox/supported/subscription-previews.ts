import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { isoDate } from './fields.js';
import { subscriptionKeyField, newTerms, previewType, type NewTerms, type PreviewType } from './subscription-changes.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);

/** Address of a buyer without an account. */
interface PreviewBuyerAddress {
  city?: string;
  country?: string;
  county?: string;
  state?: string;
  taxRegion?: string;
  zipCode?: string;
}

export interface PreviewInput extends NewTerms, CustomFieldValues {
  accountKey?: string;
  previewAccountInfo?: { billCycleDay: number; currency: string; billToContact: PreviewBuyerAddress };
  previewType?: PreviewType;
  /** Has no effect, because a new subscription has no drafts. */
  includeExistingDraftDocItems?: boolean;
  targetDate?: IsoDate;
  skipTax?: boolean;
}

const buyerAddress: Schema<PreviewBuyerAddress> = z.object({
  city: text,
  country: text,
  county: text,
  state: text,
  taxRegion: text,
  zipCode: text,
});

export const previewInput: Schema<PreviewInput> = customizable({
  ...newTerms,
  accountKey: text,
  previewAccountInfo: z.optional(
    customizable({ billCycleDay: z.int().check(z.gte(0), z.lte(31)), currency: z.string(), billToContact: buyerAddress }),
  ),
  previewType,
  includeExistingDraftDocItems: flag,
  targetDate: day,
  skipTax: flag,
});

export interface PreviewExistingInput {
  'subscription-key': string;
  previewStartDate?: { previewStartDatePolicy?: 'startOfTerm' | 'today' | 'specificDate'; specificDate?: IsoDate };
  previewThroughDate?: {
    previewThruDatePolicy?: 'nextBillingPeriods' | 'endOfTerm' | 'specificDate';
    nextBillingPeriods?: DecimalString;
    specificDate?: IsoDate;
  };
  skipTax?: boolean;
}

export const previewExistingInput: Schema<PreviewExistingInput> = z.object({
  ...subscriptionKeyField,
  previewStartDate: z.optional(
    z.object({ previewStartDatePolicy: z.optional(z.enum(['startOfTerm', 'today', 'specificDate'])), specificDate: day }),
  ),
  previewThroughDate: z.optional(
    z.object({
      previewThruDatePolicy: z.optional(z.enum(['nextBillingPeriods', 'endOfTerm', 'specificDate'])),
      nextBillingPeriods: z.optional(decimal),
      specificDate: day,
    }),
  ),
  skipTax: flag,
});
