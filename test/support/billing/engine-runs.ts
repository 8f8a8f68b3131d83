/** Bills accounts of the reference calculator with the sandbox's engine. Keeps data in memory that the sandbox stores in its database. */
import { addDays } from '../../../demo/sandbox/engine/calendar.js';
import { withCancellation, withResumption, withSuspension } from '../../../demo/sandbox/engine/subscription-lifecycle.js';
import { afterLaterLines } from '../../../demo/sandbox/engine/rating/billed-again.js';
import type { BilledDiscount } from '../../../demo/sandbox/engine/rating/discounts.js';
import { rateBillRun, type BillingContext, type BillLine } from '../../../demo/sandbox/engine/rating/bill-lines.js';
import type { UnratedRecord } from '../../../demo/sandbox/engine/rating/usage-pool.js';
import {
  isOpenSegment,
  mapCharges,
  withNextTerm,
  stopCharge,
  type ChargeState,
  type SubscriptionState,
} from '../../../demo/sandbox/engine/subscription-state.js';
import { dateText } from '../reference/days.js';
import type * as Reference from '../reference/description.js';
import { formatDecimal, parseDecimal, plus } from '../reference/rational.js';
import { lengthOf, planState, pricingOf, subscriptionState } from './engine-states.js';

const PRORATIONS = { actual: 'actual-days', thirty: 'thirty-day-month', none: 'none' } as const;

interface StoredState {
  subscriptions: SubscriptionState[];
  discounts: BilledDiscount[];
  usage: UnratedRecord[];
}

const opposite = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : /[1-9]/.test(amount) ? `-${amount}` : amount);

function changedCharge(charge: ChargeState, step: Extract<Reference.Step, { kind: 'change' }>): ChargeState[] {
  const [date, { quantity, pricing }] = [dateText(step.day), step];
  const { effectiveStartDate: start, effectiveEndDate: end } = charge;
  if (date < start || (end !== null && date > end)) return [charge];
  const applyStep = { ...charge, quantity, pricing: pricingOf(pricing) };
  if (date === start && charge.chargedThroughDate === null) return [applyStep];
  const after = { segment: charge.segment + 1, effectiveStartDate: date, alignDate: charge.alignDate ?? start, chargedThroughDate: null };
  return [stopCharge(charge, date), { ...applyStep, ...after }];
}

function applyStep(state: SubscriptionState, step: Reference.Step): SubscriptionState {
  const date = dateText(step.day);
  if (step.kind === 'change')
    return mapCharges(state, (charge, plan) =>
      charge.number === step.charge && isOpenSegment(charge, plan) ? changedCharge(charge, step) : charge,
    );
  if (step.kind === 'remove') {
    const ratePlans = state.ratePlans.map((plan) =>
      plan.number === step.plan ? { ...plan, removedOn: date, charges: plan.charges.map((charge) => stopCharge(charge, date)) } : plan,
    );
    return { ...state, ratePlans };
  }
  if (!('subscription' in step) || step.subscription !== state.number) return state;
  switch (step.kind) {
    case 'add':
      return { ...state, ratePlans: [...state.ratePlans, planState(step.plan, state)] };
    case 'pause':
      return withSuspension(state, date);
    case 'return':
      return withResumption(state, date);
    case 'cancel':
      return withCancellation(state, date);
    case 'renew': {
      const { count: renewalTerm, unit: renewalTermPeriodType } = lengthOf(step.term);
      const renewalSetting = renewalTerm === null ? 'RENEW_TO_EVERGREEN' : 'RENEW_WITH_SPECIFIC_TERM';
      return withNextTerm({ ...state, renewalSetting, renewalTerm, renewalTermPeriodType }) ?? state;
    }
  }
}

function lineOf({ item, discount, creditedDiscount: takesBack }: BillLine, kind: Reference.Line['kind']): Reference.Line {
  const charge = item.charge.number ?? '';
  const by = takesBack?.discountNumber ?? discount?.number;
  return {
    charge: by ?? charge,
    kind,
    reduces: by === undefined ? null : charge,
    from: item.serviceStartDate,
    through: item.serviceEndDate,
    amount: kind === 'credit' ? opposite(item.amount) : item.amount,
  };
}

function storeResult(stored: StoredState, { owed, credited, billedThrough }: ReturnType<typeof rateBillRun>, digits: number): void {
  for (const { creditedDiscount: takesBack, item } of credited) {
    if (!takesBack) continue;
    const takenBack = formatDecimal(plus(parseDecimal(takesBack.takenBack), parseDecimal(opposite(item.amount))), digits);
    stored.discounts = stored.discounts.map((one) => (one === takesBack ? { ...one, takenBack } : one));
  }
  const later = owed.map(({ item: { charge, serviceStartDate } }) => ({
    chargeNumber: charge.number ?? '',
    segment: charge.segment,
    serviceStartDate,
  }));
  stored.discounts = stored.discounts.map((one) => afterLaterLines(one, later));
  let lineAmount = '0';
  for (const { discount, item } of owed) {
    if (!discount) {
      lineAmount = item.amount;
      continue;
    }
    stored.discounts.push({
      invoiceItemId: String(stored.discounts.length),
      chargeNumber: item.charge.number ?? '',
      segment: item.charge.segment,
      discountNumber: discount.number ?? '',
      discountName: discount.name,
      productRatePlanChargeId: discount.productRatePlanChargeId,
      start: item.serviceStartDate,
      end: addDays(item.serviceEndDate, 1),
      creditableUntil: addDays(item.serviceEndDate, 1),
      lineAmount,
      amount: opposite(item.amount),
      takenBack: formatDecimal(parseDecimal('0'), digits),
    });
  }
  const rated = new Set(owed.flatMap(({ item }) => item.usage?.ids ?? []));
  stored.usage = stored.usage.filter(({ id }) => !rated.has(id));
  for (const { charge: billed, date } of billedThrough) {
    stored.subscriptions = stored.subscriptions.map((state) =>
      mapCharges(state, (charge) =>
        charge.number === billed.number && charge.segment === billed.segment ? { ...charge, chargedThroughDate: date } : charge,
      ),
    );
  }
}

/** Returns the lines that the engine creates in each bill run of an account. */
export function engineRuns(account: Reference.Account): Reference.Run[] {
  const { currency, digits, cycleDay, proration } = account;
  const subscriptions = account.subscriptions.map((subscription) => subscriptionState(subscription, currency));
  const stored: StoredState = { subscriptions, discounts: [], usage: [] };
  const runs: Reference.Run[] = [];
  for (const step of account.steps) {
    if (step.kind === 'usage') {
      const { id, charge: chargeNumber, day, quantity, upload } = step.record;
      stored.usage.push({ id, chargeNumber, day: dateText(day), quantity, upload });
    } else if (step.kind === 'run') {
      const context: BillingContext = {
        currency,
        billCycleDay: cycleDay,
        proration: PRORATIONS[proration],
        billedDiscounts: stored.discounts,
        usage: stored.usage,
      };
      const day = dateText(step.day);
      const written = rateBillRun(stored.subscriptions, context, day);
      storeResult(stored, written, digits);
      runs.push({
        day,
        lines: [...written.credited.map((line) => lineOf(line, 'credit')), ...written.owed.map((line) => lineOf(line, 'charge'))],
      });
    } else stored.subscriptions = stored.subscriptions.map((state) => applyStep(state, step));
  }
  return runs;
}
