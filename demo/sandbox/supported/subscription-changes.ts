import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import type { TermUnit } from '../engine/calendar.js';
import { plainOverrides, plainUpdates, type PlainOverrideInput, type PlainUpdateInput } from './subscription-charges.js';
import type { ChangePlanInput, CreditSource, ExternalPlanKey, RenewalSetting } from '../engine/orders/order-input.js';
import { isoDate } from './fields.js';
import { applicationOrder } from './orders.js';
import { storedFields, type StoredFields } from './stored-fields.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);
const whole = z.optional(z.int());
const unit = z.optional(z.enum(['Month', 'Year', 'Day', 'Week']));
const renewalSetting = z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']));
const termType = z.enum(['TERMED', 'EVERGREEN']);
export const subscriptionKeyField = { 'subscription-key': z.string() };

/** Billing options of a change: whether to bill, to apply credit and to collect, and the dates of the bill. */
export interface BillingChoice {
  runBilling?: boolean;
  collect?: boolean;
  applyCredit?: boolean;
  applicationOrder?: CreditSource[];
  applyCreditBalance?: false;
  creditMemoReasonCode?: string;
  targetDate?: IsoDate;
  documentDate?: IsoDate;
}
export const billingFields = {
  runBilling: flag,
  collect: flag,
  applyCredit: flag,
  applicationOrder,
  applyCreditBalance: z.optional(z.literal(false)),
  creditMemoReasonCode: text,
  targetDate: day,
  documentDate: day,
};

/** A rate plan of a new subscription. */
export interface NewPlanInput extends ExternalPlanKey, StoredFields<'ratePlan'>, CustomFieldValues {
  productRatePlanId?: string;
  productRatePlanNumber?: string;
  chargeOverrides?: PlainOverrideInput[];
}
const overrides = z.optional(plainOverrides);
const external = { externalCatalogPlanId: text, externalIdSourceSystem: text };
const newPlan = {
  ...storedFields('ratePlan'),
  ...external,
  productRatePlanId: text,
  productRatePlanNumber: text,
  chargeOverrides: overrides,
};

export interface NewTerms {
  termType: 'TERMED' | 'EVERGREEN';
  initialTerm?: number;
  initialTermPeriodType?: TermUnit;
  termStartDate?: IsoDate;
  contractEffectiveDate: IsoDate;
  serviceActivationDate?: IsoDate;
  customerAcceptanceDate?: IsoDate;
  notes?: string;
  subscribeToRatePlans?: NewPlanInput[];
}
export const newTerms = {
  termType,
  initialTerm: whole,
  initialTermPeriodType: unit,
  termStartDate: day,
  contractEffectiveDate: isoDate,
  serviceActivationDate: day,
  customerAcceptanceDate: day,
  notes: text,
  subscribeToRatePlans: z.optional(z.array(customizable(newPlan))),
};

/** A new subscription. */
export interface NewSubscriptionInput extends NewTerms, StoredFields<'subscription'>, CustomFieldValues {
  autoRenew?: boolean;
  renewalSetting?: RenewalSetting;
  renewalTerm?: number;
  renewalTermPeriodType?: TermUnit;
  invoiceSeparately?: boolean;
  paymentMethodId?: string;
  subscriptionNumber?: string;
}
const newSubscription = {
  ...newTerms,
  ...storedFields('subscription'),
  autoRenew: flag,
  renewalSetting,
  renewalTerm: whole,
  renewalTermPeriodType: unit,
  invoiceSeparately: flag,
  paymentMethodId: text,
  subscriptionNumber: text,
};
export const newSubscriptionInput: Schema<NewSubscriptionInput> = customizable(newSubscription);

export interface CreateInput extends NewSubscriptionInput, BillingChoice {
  accountKey: string;
  prepayment?: false;
}

export const createInput: Schema<CreateInput> = customizable({
  ...newSubscription,
  ...billingFields,
  accountKey: z.string(),
  prepayment: z.optional(z.literal(false)),
});

/** Content of a preview: the bills, the recurring revenue, or both. */
export type PreviewType = 'LegalDoc' | 'ChargeMetrics' | 'LegalDocChargeMetrics';
export const previewType = z.optional(z.enum(['LegalDoc', 'ChargeMetrics', 'LegalDocChargeMetrics']));

interface ChangeDates {
  contractEffectiveDate: IsoDate;
  serviceActivationDate?: IsoDate;
  customerAcceptanceDate?: IsoDate;
}
const changeDates = { contractEffectiveDate: isoDate, serviceActivationDate: day, customerAcceptanceDate: day };
/** The day on which a change was booked becomes the subscription's `lastBookingDate`. */
export interface BookedChange {
  bookingDate?: IsoDate;
}

/** Key of a plan of the subscription: its own, or that of its catalog plan. */
export interface SubscriptionPlanKey extends ExternalPlanKey {
  ratePlanId?: string;
  subscriptionRatePlanNumber?: string;
  productRatePlanId?: string;
  productRatePlanNumber?: string;
}
const ownPlan = { ...external, ratePlanId: text, subscriptionRatePlanNumber: text, productRatePlanNumber: text };

export interface UpdateInput extends BillingChoice, BookedChange, StoredFields<'subscription'>, CustomFieldValues {
  'subscription-key': string;
  add?: (NewPlanInput & ChangeDates & BookedChange)[];
  remove?: (SubscriptionPlanKey & ChangeDates & BookedChange)[];
  update?: (SubscriptionPlanKey &
    ChangeDates &
    BookedChange &
    StoredFields<'ratePlan'> & { specificUpdateDate?: IsoDate; chargeUpdateDetails?: PlainUpdateInput[] })[];
  change?: (SubscriptionPlanKey &
    BookedChange &
    CustomFieldValues &
    Partial<ChangeDates> &
    Pick<ChangePlanInput, 'effectivePolicy' | 'subType' | 'resetBcd' | 'productRatePlanId'> & {
      newProductRatePlanId?: string;
      newProductRatePlanNumber?: string;
      newExternalCatalogPlanId?: string;
      newExternalIdSourceSystem?: string;
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
  previewType?: PreviewType;
  /** True if the preview also shows the lines of the subscription's draft invoices. */
  includeExistingDraftDocItems?: boolean;
}

export const updateInput: Schema<UpdateInput> = customizable({
  ...subscriptionKeyField,
  ...billingFields,
  ...storedFields('subscription'),
  bookingDate: day,
  add: z.optional(z.array(customizable({ ...newPlan, ...changeDates, bookingDate: day }))),
  remove: z.optional(z.array(z.object({ ...ownPlan, ...changeDates, bookingDate: day }))),
  update: z.optional(
    z.array(
      z.object({
        ...ownPlan,
        ...changeDates,
        ...storedFields('ratePlan'),
        bookingDate: day,
        specificUpdateDate: day,
        chargeUpdateDetails: z.optional(plainUpdates),
      }),
    ),
  ),
  change: z.optional(
    z.array(
      customizable({
        ...ownPlan,
        bookingDate: day,
        contractEffectiveDate: day,
        serviceActivationDate: day,
        customerAcceptanceDate: day,
        productRatePlanId: text,
        newProductRatePlanId: text,
        newProductRatePlanNumber: text,
        newExternalCatalogPlanId: text,
        newExternalIdSourceSystem: text,
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
  previewType,
  includeExistingDraftDocItems: flag,
});

export const subscriptionKey: Schema<{ 'subscription-key': string }> = z.object(subscriptionKeyField);
