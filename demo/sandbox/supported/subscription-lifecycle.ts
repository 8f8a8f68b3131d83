import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { CancelInput, ResumeInput, SuspendInput } from '../engine/orders/order-input.js';
import { billingFields, subscriptionKeyField, type BillingChoice, type BookedChange } from './subscription-changes.js';
import { isoDate } from './fields.js';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(isoDate);
const unit = z.optional(z.enum(['Month', 'Year', 'Day', 'Week']));

/** A change of a whole subscription, with its order date and billing options. */
export interface LifecycleInput extends BillingChoice {
  'subscription-key': string;
  orderDate?: IsoDate;
}
const lifecycle = { ...subscriptionKeyField, ...billingFields, orderDate: day };

export const renewInput: Schema<LifecycleInput> = z.object(lifecycle);

export interface CancelSubscriptionInput extends LifecycleInput, BookedChange, CancelInput {
  contractEffectiveDate?: IsoDate;
}

export const cancelInput: Schema<CancelSubscriptionInput> = z.object({
  ...lifecycle,
  bookingDate: day,
  contractEffectiveDate: day,
  cancellationPolicy: z.enum(['EndOfCurrentTerm', 'EndOfLastInvoicePeriod', 'SpecificDate']),
  cancellationEffectiveDate: day,
});

type Resumption = Partial<Omit<ResumeInput, 'resumePeriods'>> & { resumePeriods?: string };
const resumption = { resumePeriods: text, resumePeriodsType: unit, resumeSpecificDate: day, extendsTerm: flag };
const resumePolicy = z.enum(['Today', 'FixedPeriodsFromSuspendDate', 'FixedPeriodsFromToday', 'SpecificDate', 'SuspendDate']);

export interface SuspendSubscriptionInput extends LifecycleInput, BookedChange, Omit<SuspendInput, 'suspendPeriods'>, Resumption {
  contractEffectiveDate?: IsoDate;
  suspendPeriods?: string;
  /** True to schedule the resumption together with the pause. */
  resume?: boolean;
}

export const suspendInput: Schema<SuspendSubscriptionInput> = z.object({
  ...lifecycle,
  ...resumption,
  bookingDate: day,
  contractEffectiveDate: day,
  suspendPolicy: z.enum(['Today', 'EndOfLastInvoicePeriod', 'FixedPeriodsFromToday', 'SpecificDate']),
  suspendPeriods: text,
  suspendPeriodsType: unit,
  suspendSpecificDate: day,
  resume: flag,
  resumePolicy: z.optional(resumePolicy),
});

export interface ResumeSubscriptionInput extends LifecycleInput, BookedChange, Resumption {
  contractEffectiveDate?: IsoDate;
  resumePolicy: ResumeInput['resumePolicy'];
}

export const resumeInput: Schema<ResumeSubscriptionInput> = z.object({
  ...lifecycle,
  ...resumption,
  bookingDate: day,
  contractEffectiveDate: day,
  resumePolicy,
});
