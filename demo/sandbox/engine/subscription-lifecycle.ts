import type { IsoDate } from '../../../src/api/schemas/values.js';
import { billingError } from '../errors.js';
import { addDays, addTerm, daysBetween, laterDate } from './calendar.js';
import type { CancelInput, ResumeInput, SuspendInput } from './orders/order-input.js';
import {
  stopCharges,
  isOpenSegment,
  isPending,
  isSameCharge,
  stopCharge,
  withNextTerm,
  withTermEnd,
  type ChargeState,
  type PlanState,
  type SubscriptionState,
} from './subscription-state.js';

/** Returns the latest date through which a recurring charge is billed. */
function lastBilledDate(state: SubscriptionState): IsoDate | undefined {
  const dates = state.ratePlans.flatMap((plan) =>
    plan.charges.flatMap((charge) => (charge.type === 'Recurring' && isOpenSegment(charge, plan) ? (charge.chargedThroughDate ?? []) : [])),
  );
  return dates.sort().at(-1);
}

function requireField<Value>(value: Value | undefined, field: string): Value {
  if (value !== undefined) return value;
  throw billingError('subscriptions', 'missing-field', `Missing required field '${field}'.`);
}

function checkInTerm(state: SubscriptionState, date: IsoDate, field: string): void {
  if (date >= state.startDate && (state.termEndDate === null || date <= state.termEndDate)) return;
  throw billingError(
    'subscriptions',
    'rule',
    `'${field}' resolves to ${date}, outside the term from ${state.startDate} to ${state.termEndDate ?? 'its end'}.`,
  );
}

/** Returns the canceled subscription. */
export function withCancellation(state: SubscriptionState, date: IsoDate): SubscriptionState {
  const { suspendedOn } = state;
  const ended = stopCharges(state, suspendedOn !== null && suspendedOn < date ? suspendedOn : date);
  const cleared = { scheduledCancelDate: null, scheduledSuspendDate: null, scheduledResumeDate: null, suspendedOn: null };
  return { ...ended, ...cleared, status: 'Cancelled', endDate: date };
}

/**
 * Performs `CancelSubscription`: cancels at once, or schedules the cancellation. Service that was billed beyond the end date is credited.
 *
 * @param field path of the cancellation in the request, for error messages
 */
export function cancelSubscription(
  state: SubscriptionState,
  input: CancelInput | undefined,
  today: IsoDate,
  field: string,
): SubscriptionState {
  const policy = requireField(input?.cancellationPolicy, `${field}.cancellationPolicy`);
  if (state.scheduledCancelDate !== null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}' is for a subscription that is already scheduled to be canceled on ${state.scheduledCancelDate}.`,
    );
  }
  if (policy === 'EndOfCurrentTerm' && state.termEndDate === null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}.cancellationPolicy' is EndOfCurrentTerm, but an evergreen subscription has no term end.`,
    );
  }
  const date =
    policy === 'SpecificDate'
      ? requireField(input?.cancellationEffectiveDate, `${field}.cancellationEffectiveDate`)
      : policy === 'EndOfCurrentTerm'
        ? (state.termEndDate ?? today)
        : (lastBilledDate(state) ?? state.contractEffectiveDate);
  if (isPending(state.status)) return withCancellation(stopCharges(state, state.startDate), state.startDate);
  checkInTerm(state, date, `${field}.${policy === 'SpecificDate' ? 'cancellationEffectiveDate' : 'cancellationPolicy'}`);
  return date <= today ? withCancellation(state, date) : { ...state, scheduledCancelDate: date };
}

/** Returns the subscription as suspended from `date`. */
export function withSuspension(state: SubscriptionState, date: IsoDate): SubscriptionState {
  return { ...state, status: 'Suspended', suspendedOn: date, scheduledSuspendDate: null };
}

/** Performs `Suspend`: suspends at once, or schedules the suspension. */
export function suspendSubscription(
  state: SubscriptionState,
  input: SuspendInput | undefined,
  today: IsoDate,
  field: string,
): SubscriptionState {
  const policy = requireField(input?.suspendPolicy, `${field}.suspendPolicy`);
  if (state.scheduledSuspendDate !== null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}' is for a subscription that is already scheduled to be suspended on ${state.scheduledSuspendDate}.`,
    );
  }
  const dates: Record<typeof policy, () => IsoDate> = {
    Today: () => today,
    EndOfLastInvoicePeriod: () => lastBilledDate(state) ?? today,
    FixedPeriodsFromToday: () =>
      addTerm(
        today,
        requireField(input?.suspendPeriods, `${field}.suspendPeriods`),
        requireField(input?.suspendPeriodsType, `${field}.suspendPeriodsType`),
      ),
    SpecificDate: () => requireField(input?.suspendSpecificDate, `${field}.suspendSpecificDate`),
  };
  const date = dates[policy]();
  checkInTerm(state, date, `${field}.suspendPolicy`);
  return date <= today ? withSuspension(state, date) : { ...state, scheduledSuspendDate: date };
}

function splitAroundPause(plan: PlanState, charge: ChargeState, from: IsoDate, until: IsoDate): ChargeState[] {
  const { effectiveStartDate: start, effectiveEndDate: end } = charge;
  if (start >= until || (end !== null && end <= from)) return [charge];
  const begin = laterDate(start, until);
  if (charge.type === 'OneTime')
    return start < from || charge.chargedThroughDate !== null ? [charge] : [{ ...charge, effectiveStartDate: begin }];
  const after: ChargeState = {
    ...charge,
    effectiveStartDate: begin,
    effectiveEndDate: end === null ? null : laterDate(begin, end),
    alignDate: charge.alignDate ?? start,
    chargedThroughDate: null,
  };
  const goesOn = end === null || end > begin || isOpenSegment(charge, plan);
  const before = start < from || charge.chargedThroughDate !== null ? [stopCharge(charge, from)] : [];
  return goesOn ? [...before, after] : before;
}

/** Numbers the segments of each charge in order, starting at 1. */
function renumberSegments(charges: readonly ChargeState[]): ChargeState[] {
  return charges.map((charge, index) => ({
    ...charge,
    segment: 1 + charges.slice(0, index).filter((other) => isSameCharge(other, charge)).length,
  }));
}

/** Returns the resumed subscription. Nothing is charged from the first day of the pause up to, but not including, `until`. */
export function withResumption(state: SubscriptionState, until: IsoDate): SubscriptionState {
  const from = state.suspendedOn ?? state.scheduledSuspendDate ?? until;
  const ratePlans = state.ratePlans.map((plan) => ({
    ...plan,
    charges: renumberSegments(plan.charges.flatMap((charge) => splitAroundPause(plan, charge, from, until))),
  }));
  const active: SubscriptionState = {
    ...state,
    ratePlans,
    status: 'Active',
    suspendedOn: null,
    scheduledSuspendDate: null,
    scheduledResumeDate: null,
    resumeExtendsTerm: false,
  };
  if (!state.resumeExtendsTerm || state.termEndDate === null) return active;
  return withTermEnd(active, addDays(state.termEndDate, daysBetween(from, until)));
}

/** Performs `Resume`: resumes at once, or schedules the resumption. Also ends a scheduled suspension. */
export function resumeSubscription(
  state: SubscriptionState,
  input: ResumeInput | undefined,
  today: IsoDate,
  field: string,
): SubscriptionState {
  const policy = requireField(input?.resumePolicy, `${field}.resumePolicy`);
  const from = state.suspendedOn ?? state.scheduledSuspendDate;
  if (from === null)
    throw billingError('subscriptions', 'rule', `'${field}' is for a subscription that is neither suspended nor scheduled to be.`);
  const periods = () =>
    [
      requireField(input?.resumePeriods, `${field}.resumePeriods`),
      requireField(input?.resumePeriodsType, `${field}.resumePeriodsType`),
    ] as const;
  const dates: Record<typeof policy, () => IsoDate> = {
    Today: () => today,
    SuspendDate: () => from,
    FixedPeriodsFromSuspendDate: () => addTerm(from, ...periods()),
    FixedPeriodsFromToday: () => addTerm(today, ...periods()),
    SpecificDate: () => requireField(input?.resumeSpecificDate, `${field}.resumeSpecificDate`),
  };
  const date = dates[policy]();
  if (date < from)
    throw billingError('subscriptions', 'rule', `'${field}.resumePolicy' resolves to ${date}, before the suspension starts on ${from}.`);
  const scheduled = { ...state, scheduledResumeDate: date, resumeExtendsTerm: input?.extendsTerm ?? false };
  return date <= today || date === from ? withResumption(scheduled, date) : scheduled;
}

/** Returns the day on which the term ends; null if it does not end, or if a scheduled resumption will move its end. */
export function nextTermEnd(state: SubscriptionState): IsoDate | null {
  const { status, termEndDate, scheduledResumeDate, resumeExtendsTerm } = state;
  if (status === 'Suspended') return scheduledResumeDate !== null && resumeExtendsTerm ? null : termEndDate;
  return status === 'Active' ? termEndDate : null;
}

/** Returns the subscription after the end of its term: in the next term if `renews`, otherwise expired (docs/billing-rules.md 11.1, 11.3). */
export function withTermEnded(state: SubscriptionState, renews: boolean): SubscriptionState {
  const next = renews ? withNextTerm(state) : undefined;
  if (next) return next;
  const ended = state.suspendedOn === null ? state : stopCharges(state, state.suspendedOn);
  const cleared = { scheduledCancelDate: null, scheduledSuspendDate: null, scheduledResumeDate: null, suspendedOn: null };
  return { ...ended, ...cleared, status: 'Expired', endDate: state.termEndDate };
}

/** Applies all scheduled changes that are due by `today`. */
export function applyScheduledChanges(state: SubscriptionState, today: IsoDate): SubscriptionState {
  let changed = state;
  if (changed.scheduledSuspendDate !== null && changed.scheduledSuspendDate <= today)
    changed = withSuspension(changed, changed.scheduledSuspendDate);
  if (changed.scheduledResumeDate !== null && changed.scheduledResumeDate <= today)
    changed = withResumption(changed, changed.scheduledResumeDate);
  if (changed.scheduledCancelDate !== null && changed.scheduledCancelDate <= today)
    changed = withCancellation(changed, changed.scheduledCancelDate);
  return changed;
}

/** Applies all scheduled changes, whatever their date, assuming no further changes. A pause without a resumption date never ends. */
export function projectScheduledChanges(state: SubscriptionState): SubscriptionState {
  const { scheduledResumeDate, scheduledCancelDate } = state;
  const from = state.suspendedOn ?? state.scheduledSuspendDate;
  const after =
    scheduledResumeDate !== null ? withResumption(state, scheduledResumeDate) : from === null ? state : stopCharges(state, from);
  return scheduledCancelDate === null ? after : stopCharges(after, scheduledCancelDate);
}
