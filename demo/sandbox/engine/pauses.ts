import type { IsoDate } from '../../../src/api/schemas/values.js';
import { billingError } from '../errors.js';
import { addDays, addTerm, daysBetween, later } from './calendar.js';
import type { CancelInput, ResumeInput, SuspendInput } from './orders/order-input.js';
import {
  endingAt,
  isOpenSegment,
  isPending,
  isSameCharge,
  stopped,
  withTermEnd,
  type ChargeState,
  type PlanState,
  type SubscriptionState,
} from './state.js';

/** The end of what is billed so far. */
function lastInvoiced(state: SubscriptionState): IsoDate | undefined {
  const dates = state.ratePlans.flatMap((plan) =>
    plan.charges.flatMap((charge) => (charge.type === 'Recurring' && isOpenSegment(charge, plan) ? (charge.chargedThroughDate ?? []) : [])),
  );
  return dates.sort().at(-1);
}

function needed<Value>(value: Value | undefined, field: string): Value {
  if (value !== undefined) return value;
  throw billingError('subscriptions', 'missing-field', `Missing required field '${field}'.`);
}

function checkInTerm(state: SubscriptionState, date: IsoDate, field: string): void {
  if (date >= state.startDate && (state.termEndDate === null || date <= state.termEndDate)) return;
  throw billingError(
    'subscriptions',
    'rule',
    `'${field}' comes to ${date}, outside the term from ${state.startDate} to ${state.termEndDate ?? 'its end'}.`,
  );
}

/** The subscription from the day on which it ends. */
export function cancelled(state: SubscriptionState, date: IsoDate): SubscriptionState {
  const { suspendedOn } = state;
  const ended = endingAt(state, suspendedOn !== null && suspendedOn < date ? suspendedOn : date);
  const none = { scheduledCancelDate: null, scheduledSuspendDate: null, scheduledResumeDate: null, suspendedOn: null };
  return { ...ended, ...none, status: 'Cancelled', endDate: date };
}

/**
 * `CancelSubscription`: at once, or kept as the day to come. What was billed beyond the day is given back by days.
 *
 * @param field path of the cancellation in the request, for messages
 */
export function cancel(state: SubscriptionState, input: CancelInput | undefined, today: IsoDate, field: string): SubscriptionState {
  const policy = needed(input?.cancellationPolicy, `${field}.cancellationPolicy`);
  if (state.scheduledCancelDate !== null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}' is for a subscription that is cancelled on ${state.scheduledCancelDate} already.`,
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
      ? needed(input?.cancellationEffectiveDate, `${field}.cancellationEffectiveDate`)
      : policy === 'EndOfCurrentTerm'
        ? (state.termEndDate ?? today)
        : (lastInvoiced(state) ?? state.contractEffectiveDate);
  if (isPending(state.status)) return cancelled(endingAt(state, state.startDate), state.startDate);
  checkInTerm(state, date, `${field}.${policy === 'SpecificDate' ? 'cancellationEffectiveDate' : 'cancellationPolicy'}`);
  return date <= today ? cancelled(state, date) : { ...state, scheduledCancelDate: date };
}

/** The subscription from the first day of a pause. */
export function suspended(state: SubscriptionState, date: IsoDate): SubscriptionState {
  return { ...state, status: 'Suspended', suspendedOn: date, scheduledSuspendDate: null };
}

/** `Suspend`: at once, or kept as the day to come. */
export function suspend(state: SubscriptionState, input: SuspendInput | undefined, today: IsoDate, field: string): SubscriptionState {
  const policy = needed(input?.suspendPolicy, `${field}.suspendPolicy`);
  if (state.scheduledSuspendDate !== null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}' is for a subscription that is suspended on ${state.scheduledSuspendDate} already.`,
    );
  }
  const dates: Record<typeof policy, () => IsoDate> = {
    Today: () => today,
    EndOfLastInvoicePeriod: () => lastInvoiced(state) ?? today,
    FixedPeriodsFromToday: () =>
      addTerm(
        today,
        needed(input?.suspendPeriods, `${field}.suspendPeriods`),
        needed(input?.suspendPeriodsType, `${field}.suspendPeriodsType`),
      ),
    SpecificDate: () => needed(input?.suspendSpecificDate, `${field}.suspendSpecificDate`),
  };
  const date = dates[policy]();
  checkInTerm(state, date, `${field}.suspendPolicy`);
  return date <= today ? suspended(state, date) : { ...state, scheduledSuspendDate: date };
}

function pausedCharge(plan: PlanState, charge: ChargeState, from: IsoDate, until: IsoDate): ChargeState[] {
  const { effectiveStartDate: start, effectiveEndDate: end } = charge;
  if (start >= until || (end !== null && end <= from)) return [charge];
  const begin = later(start, until);
  if (charge.type === 'OneTime')
    return start < from || charge.chargedThroughDate !== null ? [charge] : [{ ...charge, effectiveStartDate: begin }];
  const after: ChargeState = {
    ...charge,
    effectiveStartDate: begin,
    effectiveEndDate: end === null ? null : later(begin, end),
    alignDate: charge.alignDate ?? start,
    chargedThroughDate: null,
  };
  const goesOn = end === null || end > begin || isOpenSegment(charge, plan);
  const before = start < from || charge.chargedThroughDate !== null ? [stopped(charge, from)] : [];
  return goesOn ? [...before, after] : before;
}

/** Counts the segments of each charge anew, in their order. */
function numbered(charges: readonly ChargeState[]): ChargeState[] {
  return charges.map((charge, index) => ({
    ...charge,
    segment: 1 + charges.slice(0, index).filter((other) => isSameCharge(other, charge)).length,
  }));
}

/** The subscription after a pause: nothing is charged from its first day until the day of its return. */
export function resumed(state: SubscriptionState, until: IsoDate): SubscriptionState {
  const from = state.suspendedOn ?? state.scheduledSuspendDate ?? until;
  const ratePlans = state.ratePlans.map((plan) => ({
    ...plan,
    charges: numbered(plan.charges.flatMap((charge) => pausedCharge(plan, charge, from, until))),
  }));
  const back: SubscriptionState = {
    ...state,
    ratePlans,
    status: 'Active',
    suspendedOn: null,
    scheduledSuspendDate: null,
    scheduledResumeDate: null,
    resumeExtendsTerm: false,
  };
  if (!state.resumeExtendsTerm || state.termEndDate === null) return back;
  return withTermEnd(back, addDays(state.termEndDate, daysBetween(from, until)));
}

/** `Resume`: at once, or kept as the day to come; also for a pause that is yet to begin. */
export function resume(state: SubscriptionState, input: ResumeInput | undefined, today: IsoDate, field: string): SubscriptionState {
  const policy = needed(input?.resumePolicy, `${field}.resumePolicy`);
  const from = state.suspendedOn ?? state.scheduledSuspendDate;
  if (from === null)
    throw billingError('subscriptions', 'rule', `'${field}' is for a subscription that is neither suspended nor about to be.`);
  const periods = () =>
    [needed(input?.resumePeriods, `${field}.resumePeriods`), needed(input?.resumePeriodsType, `${field}.resumePeriodsType`)] as const;
  const dates: Record<typeof policy, () => IsoDate> = {
    Today: () => today,
    SuspendDate: () => from,
    FixedPeriodsFromSuspendDate: () => addTerm(from, ...periods()),
    FixedPeriodsFromToday: () => addTerm(today, ...periods()),
    SpecificDate: () => needed(input?.resumeSpecificDate, `${field}.resumeSpecificDate`),
  };
  const date = dates[policy]();
  if (date < from)
    throw billingError('subscriptions', 'rule', `'${field}.resumePolicy' comes to ${date}, before the pause begins on ${from}.`);
  const asked = { ...state, scheduledResumeDate: date, resumeExtendsTerm: input?.extendsTerm ?? false };
  return date <= today || date === from ? resumed(asked, date) : asked;
}

/** The subscription on a day: what was ordered for it, or should have come before, has come. */
export function arrived(state: SubscriptionState, today: IsoDate): SubscriptionState {
  let changed = state;
  if (changed.scheduledSuspendDate !== null && changed.scheduledSuspendDate <= today)
    changed = suspended(changed, changed.scheduledSuspendDate);
  if (changed.scheduledResumeDate !== null && changed.scheduledResumeDate <= today) changed = resumed(changed, changed.scheduledResumeDate);
  if (changed.scheduledCancelDate !== null && changed.scheduledCancelDate <= today)
    changed = cancelled(changed, changed.scheduledCancelDate);
  return changed;
}

/** The subscription as it will be if nothing else happens: its pause over or without end, its own end known. For looking ahead. */
export function foreseen(state: SubscriptionState): SubscriptionState {
  const { scheduledResumeDate, scheduledCancelDate } = state;
  const from = state.suspendedOn ?? state.scheduledSuspendDate;
  const after = scheduledResumeDate !== null ? resumed(state, scheduledResumeDate) : from === null ? state : endingAt(state, from);
  return scheduledCancelDate === null ? after : endingAt(after, scheduledCancelDate);
}
