import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { OrderActionInput, OrderSubscriptionInput, RatePlanInput } from '../engine/orders/order-input.js';
import { customFields, isoDate } from './fields.js';
import { chargeOverrides, chargeUpdates } from './order-charges.js';
import { storedFields } from './stored-fields.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);
const fields = z.optional(customFields);
const limited = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const unit = z.optional(z.enum(['Month', 'Year', 'Day', 'Week']));
const count = z.optional(z.int().check(z.gte(1)));
const method = z.optional(z.object({ paymentMethodId: text }));
const renewalSetting = z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']));
const renewalTerms = z.optional(z.array(z.object({ period: count, periodType: unit })));
const term = z.object({ termType: z.enum(['TERMED', 'EVERGREEN']), period: count, periodType: unit, startDate: day });
const planKey = { ratePlanId: text, subscriptionRatePlanNumber: text };

const ratePlan: Schema<RatePlanInput> = z.object({
  ...storedFields('ratePlan'),
  productRatePlanId: text,
  productRatePlanNumber: text,
  externalCatalogPlanId: text,
  chargeOverrides: z.optional(chargeOverrides),
  customFields: fields,
});

const action: Schema<OrderActionInput> = z.object({
  type: z.enum([
    'CreateSubscription',
    'TermsAndConditions',
    'AddProduct',
    'UpdateProduct',
    'RemoveProduct',
    'RenewSubscription',
    'CancelSubscription',
    'OwnerTransfer',
    'Suspend',
    'Resume',
    'ChangePlan',
  ]),
  triggerDates: z.optional(
    z.array(z.object({ name: z.optional(z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'])), triggerDate: day })),
  ),
  changeReason: limited(255),
  customFields: fields,
  createSubscription: z.optional(
    z.object({
      ...storedFields('subscription'),
      terms: z.optional(z.object({ autoRenew: flag, initialTerm: term, renewalSetting, renewalTerms })),
      subscribeToRatePlans: z.optional(z.array(ratePlan)),
      subscriptionNumber: limited(100),
      invoiceSeparately: flag,
      paymentProfile: method,
      notes: limited(500),
    }),
  ),
  termsAndConditions: z.optional(
    z.object({
      ...storedFields('subscription'),
      autoRenew: flag,
      renewalSetting,
      renewalTerms,
      lastTerm: z.optional(term),
      invoiceSeparately: flag,
      paymentProfile: method,
      scheduledCancelDate: day,
      scheduledSuspendDate: day,
      scheduledResumeDate: day,
      clearingScheduledCancelDate: flag,
      clearingScheduledSuspendDate: flag,
      clearingScheduledResumeDate: flag,
    }),
  ),
  addProduct: z.optional(ratePlan),
  updateProduct: z.optional(
    z.object({
      ...planKey,
      ...storedFields('ratePlan'),
      specificUpdateDate: day,
      chargeUpdates: z.optional(chargeUpdates),
    }),
  ),
  removeProduct: z.optional(z.object(planKey)),
  renewSubscription: z.optional(z.object({})),
  cancelSubscription: z.optional(
    z.object({
      cancellationPolicy: z.enum(['EndOfCurrentTerm', 'EndOfLastInvoicePeriod', 'SpecificDate']),
      cancellationEffectiveDate: day,
    }),
  ),
  suspend: z.optional(
    z.object({
      suspendPolicy: z.enum(['Today', 'EndOfLastInvoicePeriod', 'FixedPeriodsFromToday', 'SpecificDate']),
      suspendPeriods: count,
      suspendPeriodsType: unit,
      suspendSpecificDate: day,
    }),
  ),
  resume: z.optional(
    z.object({
      resumePolicy: z.enum(['Today', 'FixedPeriodsFromSuspendDate', 'FixedPeriodsFromToday', 'SpecificDate', 'SuspendDate']),
      resumePeriods: count,
      resumePeriodsType: unit,
      resumeSpecificDate: day,
      extendsTerm: flag,
    }),
  ),
  ownerTransfer: z.optional(z.object({ destinationAccountNumber: text, destinationInvoiceAccountNumber: text, paymentProfile: method })),
  changePlan: z.optional(
    z.object({
      ...planKey,
      productRatePlanId: text,
      newProductRatePlan: ratePlan,
      effectivePolicy: z.optional(z.enum(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'])),
      subType: z.optional(z.enum(['Upgrade', 'Downgrade', 'Crossgrade', 'PlanChanged'])),
      resetBcd: flag,
    }),
  ),
});

/** Schema of the order actions of each subscription. */
export const orderSubscriptions: Schema<OrderSubscriptionInput[]> = z.array(
  z.object({
    subscriptionNumber: text,
    orderActions: z.optional(z.array(action)),
    notes: limited(1000),
    customFields: fields,
  }),
);
