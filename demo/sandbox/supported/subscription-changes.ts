import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import type { TermUnit } from '../engine/calendar.js';
import { plainOverrides, plainUpdates, type PlainOverrideInput, type PlainUpdateInput } from './subscription-charges.js';
import type { ChangePlanInput, RenewalSetting } from '../engine/orders/order-input.js';
import { isoDate } from './fields.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);
const whole = z.optional(z.int());
const unit = z.optional(z.enum(['Month', 'Year', 'Day', 'Week']));
const renewalSetting = z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']));
const termType = z.enum(['TERMED', 'EVERGREEN']);
export const key = { 'subscription-key': z.string() };

/** Billing options of a change: whether to bill and collect, and the dates of the bill. */
export interface BillingChoice {
  runBilling?: boolean;
  collect?: boolean;
  targetDate?: IsoDate;
  documentDate?: IsoDate;
}
export const billing = { runBilling: flag, collect: flag, targetDate: day, documentDate: day };

/** A rate plan of a new subscription. */
export interface NewPlanInput {
  productRatePlanId?: string;
  productRatePlanNumber?: string;
  chargeOverrides?: PlainOverrideInput[];
}
const overrides = z.optional(plainOverrides);
const newPlan = { productRatePlanId: text, productRatePlanNumber: text, chargeOverrides: overrides };

interface NewTerms {
  termType: 'TERMED' | 'EVERGREEN';
  initialTerm?: number;
  initialTermPeriodType?: TermUnit;
  termStartDate?: IsoDate;
  contractEffectiveDate: IsoDate;
  serviceActivationDate?: IsoDate;
  customerAcceptanceDate?: IsoDate;
  notes?: string;
  subscribeToRatePlans: NewPlanInput[];
}
const newTerms = {
  termType,
  initialTerm: whole,
  initialTermPeriodType: unit,
  termStartDate: day,
  contractEffectiveDate: isoDate,
  serviceActivationDate: day,
  customerAcceptanceDate: day,
  notes: text,
  subscribeToRatePlans: z.array(z.object(newPlan)),
};

export interface CreateInput extends NewTerms, BillingChoice, CustomFieldValues {
  accountKey: string;
  autoRenew?: boolean;
  renewalSetting?: RenewalSetting;
  renewalTerm: number;
  renewalTermPeriodType?: TermUnit;
  invoiceSeparately?: boolean;
  paymentMethodId?: string;
  subscriptionNumber?: string;
}

export const createInput: Schema<CreateInput> = customizable({
  ...newTerms,
  ...billing,
  accountKey: z.string(),
  autoRenew: flag,
  renewalSetting,
  renewalTerm: z.int(),
  renewalTermPeriodType: unit,
  invoiceSeparately: flag,
  paymentMethodId: text,
  subscriptionNumber: text,
});

/** Address of a buyer without an account. */
interface PreviewBuyerAddress {
  city?: string;
  country?: string;
  county?: string;
  state?: string;
  taxRegion?: string;
  zipCode?: string;
}

export interface PreviewInput extends NewTerms {
  accountKey?: string;
  previewAccountInfo?: { billCycleDay: number; currency: string; billToContact: PreviewBuyerAddress };
  previewType?: 'LegalDoc';
  targetDate?: IsoDate;
  skipTax?: boolean;
}

const place: Schema<PreviewBuyerAddress> = z.object({
  city: text,
  country: text,
  county: text,
  state: text,
  taxRegion: text,
  zipCode: text,
});

export const previewInput: Schema<PreviewInput> = z.object({
  ...newTerms,
  accountKey: text,
  previewAccountInfo: z.optional(
    z.object({ billCycleDay: z.int().check(z.gte(0), z.lte(31)), currency: z.string(), billToContact: place }),
  ),
  previewType: z.optional(z.enum(['LegalDoc'])),
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
  ...key,
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

interface ChangeDates {
  contractEffectiveDate: IsoDate;
  serviceActivationDate?: IsoDate;
  customerAcceptanceDate?: IsoDate;
}
const changeDates = { contractEffectiveDate: isoDate, serviceActivationDate: day, customerAcceptanceDate: day };
interface OwnPlan {
  ratePlanId?: string;
  subscriptionRatePlanNumber?: string;
}
const ownPlan = { ratePlanId: text, subscriptionRatePlanNumber: text };

export interface UpdateInput extends BillingChoice, CustomFieldValues {
  'subscription-key': string;
  add?: (NewPlanInput & ChangeDates)[];
  remove?: (OwnPlan & ChangeDates)[];
  update?: (OwnPlan & ChangeDates & { specificUpdateDate?: IsoDate; chargeUpdateDetails?: PlainUpdateInput[] })[];
  change?: (OwnPlan &
    Partial<ChangeDates> &
    Pick<ChangePlanInput, 'effectivePolicy' | 'subType' | 'resetBcd' | 'productRatePlanId'> & {
      newProductRatePlanId?: string;
      newProductRatePlanNumber?: string;
      chargeOverrides?: NewPlanInput['chargeOverrides'];
    })[];
  autoRenew?: boolean;
  renewalSetting?: RenewalSetting;
  renewalTerm?: number;
  renewalTermPeriodType?: TermUnit;
  termType?: 'TERMED' | 'EVERGREEN';
  currentTerm?: number;
  currentTermPeriodType?: TermUnit;
  termStartDate?: IsoDate;
  invoiceSeparately?: boolean;
  notes?: string;
  preview?: boolean;
  previewType?: 'LegalDoc';
}

export const updateInput: Schema<UpdateInput> = customizable({
  ...key,
  ...billing,
  add: z.optional(z.array(z.object({ ...newPlan, ...changeDates }))),
  remove: z.optional(z.array(z.object({ ...ownPlan, ...changeDates }))),
  update: z.optional(
    z.array(
      z.object({
        ...ownPlan,
        ...changeDates,
        specificUpdateDate: day,
        chargeUpdateDetails: z.optional(plainUpdates),
      }),
    ),
  ),
  change: z.optional(
    z.array(
      z.object({
        ...ownPlan,
        contractEffectiveDate: day,
        serviceActivationDate: day,
        customerAcceptanceDate: day,
        productRatePlanId: text,
        newProductRatePlanId: text,
        newProductRatePlanNumber: text,
        chargeOverrides: overrides,
        effectivePolicy: z.optional(z.enum(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'])),
        subType: z.optional(z.enum(['Upgrade', 'Downgrade', 'Crossgrade', 'PlanChanged'])),
        resetBcd: flag,
      }),
    ),
  ),
  autoRenew: flag,
  renewalSetting,
  renewalTerm: whole,
  renewalTermPeriodType: unit,
  termType: z.optional(termType),
  currentTerm: whole,
  currentTermPeriodType: unit,
  termStartDate: day,
  invoiceSeparately: flag,
  notes: text,
  preview: flag,
  previewType: z.optional(z.enum(['LegalDoc'])),
});

export const subscriptionKey: Schema<{ 'subscription-key': string }> = z.object(key);
