import type { CurrencyCode, IsoDate } from '../../../src/api/schemas/values.js';
import type { BillableCharge } from './rating/charge-terms.js';
import { ownEndDate, type EarlierTerm } from './rating/billing-periods.js';
import { addTerm, laterDate, type TermUnit } from './calendar.js';

export type SubscriptionStatus = 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired';
export type TriggerEvent = 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';

/** Segment of a subscription's charge. Also used for previews, which are not stored. */
export interface ChargeState extends BillableCharge {
  /** Assigned by the database. Missing for a new charge. */
  number?: string;
  segment: number;
  /** `SpecificDate` if the order specified a date. */
  triggerEvent: TriggerEvent | 'SpecificDate';
  productRatePlanChargeId: string;
  name: string;
  uom: string | null;
  customFields: Record<string, unknown>;
  /** Fields that are only stored and returned. */
  details?: Record<string, unknown>;
}

export interface PlanState {
  /** Assigned by the database. Missing for a new plan. */
  number?: string;
  productRatePlanId: string;
  productId: string;
  productName: string;
  name: string;
  lastChangeType: 'Add' | 'Update' | 'Remove' | null;
  removedOn: IsoDate | null;
  customFields: Record<string, unknown>;
  /** Fields that are only stored and returned. */
  details?: Record<string, unknown>;
  charges: ChargeState[];
}

/** State of a subscription with all dates and prices resolved. Functions that change a subscription return a new state. */
export interface SubscriptionState {
  /** Assigned by the database. Missing for a new subscription. */
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
  /** First day without service; null for evergreen. */
  endDate: IsoDate | null;
  termStartDate: IsoDate;
  /** First day after the term; null for evergreen. */
  termEndDate: IsoDate | null;
  /** Terms before the current term. */
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
  /** Fields that are only stored and returned. */
  details?: Record<string, unknown>;
  ratePlans: PlanState[];
}

/** Returns the subscription with `change` applied to every charge. */
export function mapCharges(
  state: SubscriptionState,
  change: (charge: ChargeState, plan: PlanState) => ChargeState | ChargeState[],
): SubscriptionState {
  return {
    ...state,
    ratePlans: state.ratePlans.map((plan) => ({ ...plan, charges: plan.charges.flatMap((charge) => change(charge, plan)) })),
  };
}

/** True for the last segment of a charge whose plan was not removed. */
export function isOpenSegment(charge: ChargeState, plan: PlanState): boolean {
  if (plan.removedOn !== null) return false;
  return !plan.charges.some((other) => isSameCharge(other, charge) && other.segment > charge.segment);
}

export function isSameCharge(a: ChargeState, b: ChargeState): boolean {
  return a.productRatePlanChargeId === b.productRatePlanChargeId && a.number === b.number;
}

/** Returns the first day after a charge: the end of the term, or the charge's own end date if that is earlier. */
export function chargeEndDate(
  charge: Pick<ChargeState, 'billingPeriod' | 'terms' | 'effectiveStartDate' | 'alignDate'>,
  termEnd: IsoDate | null,
): IsoDate | null {
  const { effectiveStartDate: start, alignDate } = charge;
  const own = ownEndDate(charge, alignDate ?? start);
  const end = own !== null && (termEnd === null || own < termEnd) ? own : termEnd;
  return end === null ? null : laterDate(start, end);
}

/** Moves the end of the term. Charges that last as long as the term move with it. */
export function withTermEnd(state: SubscriptionState, end: IsoDate | null): SubscriptionState {
  const changed = mapCharges(state, (charge, plan) => {
    if (charge.type === 'OneTime' || !isOpenSegment(charge, plan)) return charge;
    return { ...charge, effectiveEndDate: chargeEndDate(charge, end) };
  });
  return { ...changed, termEndDate: end, endDate: end };
}

/** Renews the subscription for its next term, or makes it evergreen. Returns undefined if it is already evergreen. */
export function withNextTerm(state: SubscriptionState): SubscriptionState | undefined {
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

/** Returns the day on which billing stops because of a current or scheduled pause or cancellation. */
export function billingStopDate(
  state: Pick<SubscriptionState, 'scheduledCancelDate' | 'scheduledSuspendDate' | 'suspendedOn'>,
): IsoDate | undefined {
  return [state.scheduledCancelDate, state.scheduledSuspendDate, state.suspendedOn].flatMap((date) => date ?? []).sort()[0];
}

/** Ends a charge on a day, unless its own end date is earlier. A one-time charge that started earlier is not changed. */
export function stopCharge<Charge extends Pick<BillableCharge, 'type' | 'effectiveStartDate' | 'effectiveEndDate'>>(
  charge: Charge,
  stop: IsoDate,
): Charge {
  const { effectiveStartDate: start, effectiveEndDate: own } = charge;
  if (charge.type === 'OneTime') return start < stop ? charge : { ...charge, effectiveEndDate: start };
  return { ...charge, effectiveEndDate: laterDate(start, own !== null && own < stop ? own : stop) };
}

/** Ends every charge on a day. Charges that would start later never start. */
export function stopCharges(state: SubscriptionState, end: IsoDate): SubscriptionState {
  return mapCharges(state, (charge) => stopCharge(charge, end));
}

/** True for a subscription that waits for a trigger date before it is billed. */
export function isPending(status: SubscriptionStatus): boolean {
  return status === 'Pending Activation' || status === 'Pending Acceptance';
}
