import type { CurrencyCode, IsoDate } from '../../../src/api/schemas/values.js';
import type { Billable } from './rating/charge-terms.js';
import { ownEnd, type EarlierTerm } from './rating/periods.js';
import { addTerm, later, type TermUnit } from './calendar.js';

export type SubscriptionStatus = 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired';
export type TriggerEvent = 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';

/** A segment of a charge of a subscription, which may not exist yet: previews stop here. */
export interface ChargeState extends Billable {
  /** Given by the database to a new charge. */
  number?: string;
  segment: number;
  /** SpecificDate for a day that the order named. */
  triggerEvent: TriggerEvent | 'SpecificDate';
  productRatePlanChargeId: string;
  name: string;
  uom: string | null;
  customFields: Record<string, unknown>;
}

export interface PlanState {
  /** Given by the database to a new plan. */
  number?: string;
  productRatePlanId: string;
  productId: string;
  productName: string;
  name: string;
  lastChangeType: 'Add' | 'Update' | 'Remove' | null;
  removedOn: IsoDate | null;
  customFields: Record<string, unknown>;
  charges: ChargeState[];
}

/** A subscription with every date and price settled. A change makes another of these from one; nothing else is touched. */
export interface SubscriptionState {
  /** Given by the database to a new subscription. */
  number?: string;
  status: SubscriptionStatus;
  currency: CurrencyCode;
  termType: 'TERMED' | 'EVERGREEN';
  autoRenew: boolean;
  initialTerm: number | null;
  initialTermPeriodType: TermUnit | null;
  currentTerm: number | null;
  currentTermPeriodType: TermUnit | null;
  renewalSetting: 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN' | null;
  renewalTerm: number | null;
  renewalTermPeriodType: TermUnit | null;
  contractEffectiveDate: IsoDate;
  serviceActivationDate: IsoDate;
  customerAcceptanceDate: IsoDate;
  startDate: IsoDate;
  /** First day no longer served; null for evergreen. */
  endDate: IsoDate | null;
  termStartDate: IsoDate;
  /** First day after the term; null for evergreen. */
  termEndDate: IsoDate | null;
  /** The terms before the current one. */
  earlierTerms: readonly EarlierTerm[];
  invoiceSeparately: boolean;
  paymentMethodId: string | null;
  notes: string | null;
  scheduledCancelDate: IsoDate | null;
  scheduledSuspendDate: IsoDate | null;
  scheduledResumeDate: IsoDate | null;
  resumeExtendsTerm: boolean;
  suspendedOn: IsoDate | null;
  customFields: Record<string, unknown>;
  ratePlans: PlanState[];
}

/** Changes every charge of a subscription. */
export function mapCharges(
  state: SubscriptionState,
  change: (charge: ChargeState, plan: PlanState) => ChargeState | ChargeState[],
): SubscriptionState {
  return {
    ...state,
    ratePlans: state.ratePlans.map((plan) => ({ ...plan, charges: plan.charges.flatMap((charge) => change(charge, plan)) })),
  };
}

/** True for the segment of a charge that is the last and that no removal ended. */
export function isOpenSegment(charge: ChargeState, plan: PlanState): boolean {
  if (plan.removedOn !== null) return false;
  return !plan.charges.some((other) => isSameCharge(other, charge) && other.segment > charge.segment);
}

export function isSameCharge(a: ChargeState, b: ChargeState): boolean {
  return a.productRatePlanChargeId === b.productRatePlanChargeId && a.number === b.number;
}

/** First day after a charge in a term: the term's end, or its own if that is sooner. */
export function endOf(
  charge: Pick<ChargeState, 'billingPeriod' | 'terms' | 'effectiveStartDate' | 'alignDate'>,
  termEnd: IsoDate | null,
): IsoDate | null {
  const { effectiveStartDate: start, alignDate } = charge;
  const own = ownEnd(charge, alignDate ?? start);
  const end = own !== null && (termEnd === null || own < termEnd) ? own : termEnd;
  return end === null ? null : later(start, end);
}

/** Moves the end of the term: charges that go on until then go on until the new end. */
export function withTermEnd(state: SubscriptionState, end: IsoDate | null): SubscriptionState {
  const moved = mapCharges(state, (charge, plan) => {
    if (charge.type === 'OneTime' || !isOpenSegment(charge, plan)) return charge;
    return { ...charge, effectiveEndDate: endOf(charge, end) };
  });
  return { ...moved, termEndDate: end, endDate: end };
}

/** The next term, or no end, as the subscription renews; undefined for one that has no term. */
export function renewed(state: SubscriptionState): SubscriptionState | undefined {
  const { termStartDate, termEndDate: start, currentTerm, currentTermPeriodType, renewalTerm, renewalTermPeriodType } = state;
  if (start === null) return undefined;
  const earlierTerms = [...state.earlierTerms, { termStartDate, termEndDate: start, currentTerm, currentTermPeriodType }];
  if (state.renewalSetting === 'RENEW_TO_EVERGREEN' || renewalTerm === null || renewalTermPeriodType === null) {
    const open = { termType: 'EVERGREEN', autoRenew: false, currentTerm: null, currentTermPeriodType: null } as const;
    return { ...withTermEnd(state, null), ...open, termStartDate: start, earlierTerms };
  }
  const term = { termStartDate: start, currentTerm: renewalTerm, currentTermPeriodType: renewalTermPeriodType, earlierTerms };
  return { ...withTermEnd(state, addTerm(start, renewalTerm, renewalTermPeriodType)), ...term };
}

/** The day from which nothing more is billed, of a pause or cancellation that lasts or is to come. */
export function billingStop(
  state: Pick<SubscriptionState, 'scheduledCancelDate' | 'scheduledSuspendDate' | 'suspendedOn'>,
): IsoDate | undefined {
  return [state.scheduledCancelDate, state.scheduledSuspendDate, state.suspendedOn].flatMap((date) => date ?? []).sort()[0];
}

/** A charge as it is when it stops on a day, or at its own end if that is sooner. A one-time charge that has begun by then stays. */
export function stopped<Charge extends Pick<Billable, 'type' | 'effectiveStartDate' | 'effectiveEndDate'>>(
  charge: Charge,
  stop: IsoDate,
): Charge {
  const { effectiveStartDate: start, effectiveEndDate: own } = charge;
  if (charge.type === 'OneTime') return start < stop ? charge : { ...charge, effectiveEndDate: start };
  return { ...charge, effectiveEndDate: later(start, own !== null && own < stop ? own : stop) };
}

/** Ends every charge on a day. What would have begun later never begins. */
export function endingAt(state: SubscriptionState, end: IsoDate): SubscriptionState {
  return mapCharges(state, (charge) => stopped(charge, end));
}

/** True for a subscription that waits for a date before anything is billed. */
export function isPending(status: SubscriptionStatus): boolean {
  return status === 'Pending Activation' || status === 'Pending Acceptance';
}
