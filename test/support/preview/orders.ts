/** What an intent comes to for an account as it is by then. */
import * as z from 'zod';
import type {
  OrderActionInput,
  OrderSubscriptionInput,
  RatePlanInput,
  TermInput,
} from '../../../demo/sandbox/engine/orders/order-input.js';
import { dateText, dayOf } from '../reference/days.js';
import type { Intent, Kind } from './histories.js';
import type { OfferedPlan } from './tenant.js';

const subscription = z.object({
  subscriptionNumber: z.string(),
  status: z.string(),
  termType: z.string(),
  autoRenew: z.boolean(),
  termEndDate: z.nullish(z.string()),
  scheduledCancelDate: z.optional(z.string()),
  scheduledSuspendDate: z.optional(z.string()),
  scheduledResumeDate: z.optional(z.string()),
  ratePlans: z.array(
    z.object({
      id: z.string(),
      productRatePlanId: z.string(),
      ratePlanCharges: z.array(
        z.object({
          number: z.string(),
          type: z.string(),
          model: z.string(),
          uom: z.nullish(z.string()),
          productRatePlanChargeId: z.string(),
        }),
      ),
    }),
  ),
});
export const subscriptionList = z.object({ subscriptions: z.array(subscription) });
export type Held = z.output<typeof subscription>;

/** What orders are made of. */
export interface Situation {
  today: string;
  plans: readonly OfferedPlan[];
  held: readonly Held[];
}

const COUNTED = ['PerUnit', 'Tiered', 'Volume'];
const after = (day: string, days: number): string => dateText(dayOf(day) + days);
const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

const isAlive = ({ status }: Held): boolean => status === 'Active' || status === 'Suspended';

function triggerDates(day: string, { way, ahead }: Intent): Pick<OrderActionInput, 'triggerDates'> {
  const dates = [{ name: 'ContractEffective' as const, triggerDate: day }];
  if (way % 3 === 0) return { triggerDates: dates };
  const activation = { name: 'ServiceActivation' as const, triggerDate: after(day, ahead % 20) };
  return { triggerDates: [...dates, activation, { name: 'CustomerAcceptance', triggerDate: after(day, ahead) }] };
}

/** A plan with quantities of its own. */
function planInput(plan: OfferedPlan, { quantity, way }: Intent): RatePlanInput {
  const counted = plan.charges.filter((charge) => charge.counted && way % 4 > 0);
  const chargeOverrides = counted
    .filter(({ model }) => model === 'PerUnit')
    .map(({ id }) => ({ productRatePlanChargeId: id, pricing: { recurringPerUnit: { quantity } } }));
  return { productRatePlanId: plan.id, ...(chargeOverrides.length > 0 && { chargeOverrides }) };
}

const suitable = (plans: readonly OfferedPlan[], isTermed: boolean): OfferedPlan[] => plans.filter((plan) => isTermed || !plan.needsTerm);

const TERMS: readonly TermInput[] = [
  { termType: 'TERMED', period: 1, periodType: 'Month' },
  { termType: 'TERMED', period: 2, periodType: 'Month' },
  { termType: 'TERMED', period: 3, periodType: 'Month' },
  { termType: 'TERMED', period: 12, periodType: 'Month' },
  { termType: 'TERMED', period: 1, periodType: 'Year' },
  { termType: 'EVERGREEN' },
  { termType: 'EVERGREEN' },
  { termType: 'EVERGREEN' },
];

function create(intent: Intent, { plans, today }: Situation): OrderSubscriptionInput {
  const { pick, way } = intent;
  const initialTerm = pickFrom(TERMS, pick) ?? { termType: 'EVERGREEN' };
  const isTermed = initialTerm.termType === 'TERMED';
  const offered = suitable(plans, isTermed);
  const chosen = [pickFrom(offered, way), way % 2 === 0 ? pickFrom(offered, way + pick + 1) : undefined].flatMap((plan) => plan ?? []);
  return {
    orderActions: [
      {
        type: 'CreateSubscription',
        ...triggerDates(today, intent),
        createSubscription: {
          terms: {
            initialTerm,
            autoRenew: isTermed && way % 3 > 0,
            ...(isTermed && way % 5 === 0 && { renewalSetting: 'RENEW_TO_EVERGREEN' as const }),
            ...(isTermed && way % 5 === 1 && { renewalTerms: [{ period: 2, periodType: 'Month' as const }] }),
          },
          subscribeToRatePlans: [...new Set(chosen)].map((plan) => planInput(plan, intent)),
          ...(pick % 4 === 0 && { invoiceSeparately: true }),
        },
      },
    ],
  };
}

type Change = (held: Held, intent: Intent, situation: Situation) => OrderActionInput[];

const dayFor = ({ way, ahead }: Intent, today: string): string => (way % 2 === 0 ? today : after(today, ahead));
const effective = (day: string): Pick<OrderActionInput, 'triggerDates'> => ({
  triggerDates: [{ name: 'ContractEffective', triggerDate: day }],
});
const ownPlan = (held: Held, { pick }: Intent) => pickFrom(held.ratePlans, pick);

const change: Change = (held, intent, { plans, today }) => {
  const plan = ownPlan(held, intent);
  const next = pickFrom(suitable(plans, held.termType === 'TERMED'), intent.way + intent.ahead);
  if (!plan || !next) return [];
  const effectivePolicy = pickFrom(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'] as const, intent.way);
  const day = effectivePolicy === 'SpecificDate' ? after(today, intent.ahead) : today;
  const changePlan = { ratePlanId: plan.id, newProductRatePlan: planInput(next, intent), ...(effectivePolicy && { effectivePolicy }) };
  return [{ type: 'ChangePlan', ...effective(day), changePlan }];
};

/** Another quantity, or another price of what has none. */
const pricingOf = (model: string, { quantity }: Intent) =>
  model === 'FlatFee' ? { recurringFlatFee: { listPrice: quantity } } : { [`recurring${model}`]: { quantity } };

const quantity: Change = (held, intent, { today }) => {
  const found = held.ratePlans.flatMap((plan) =>
    plan.ratePlanCharges
      .filter(({ type, model }) => type === 'Recurring' && [...COUNTED, 'FlatFee'].includes(model))
      .map((charge) => ({ plan, charge })),
  );
  const chosen = pickFrom(found, intent.pick);
  if (!chosen) return [];
  const chargeUpdates = [{ chargeNumber: chosen.charge.number, pricing: pricingOf(chosen.charge.model, intent) }];
  return [{ type: 'UpdateProduct', ...effective(dayFor(intent, today)), updateProduct: { ratePlanId: chosen.plan.id, chargeUpdates } }];
};

const suspend: Change = (held, { way, ahead, pick }, { today }) => {
  if (held.status === 'Suspended') return [];
  const from = way % 2 === 0 ? today : after(today, ahead);
  const suspendPolicy = pickFrom(['Today', 'SpecificDate', 'EndOfLastInvoicePeriod', 'FixedPeriodsFromToday'] as const, way) ?? 'Today';
  const details = {
    ...(suspendPolicy === 'SpecificDate' && { suspendSpecificDate: from }),
    ...(suspendPolicy === 'FixedPeriodsFromToday' && { suspendPeriods: ahead, suspendPeriodsType: 'Day' as const }),
  };
  const action: OrderActionInput = { type: 'Suspend', suspend: { suspendPolicy, ...details } };
  if (pick % 3 === 0) return [action];
  const resume = { resumePolicy: 'FixedPeriodsFromSuspendDate', resumePeriods: 1 + (pick % 40), resumePeriodsType: 'Day' } as const;
  return [action, { type: 'Resume', resume: { ...resume, extendsTerm: pick % 2 === 0 } }];
};

const resume: Change = (_, { way, ahead, pick }, { today }) => {
  const extendsTerm = pick % 2 === 0;
  if (way % 2 === 0) return [{ type: 'Resume', resume: { resumePolicy: 'Today', extendsTerm } }];
  return [{ type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: after(today, ahead), extendsTerm } }];
};

const cancel: Change = (_, { way, ahead }, { today }) => {
  const cancellationPolicy = pickFrom(['SpecificDate', 'SpecificDate', 'EndOfLastInvoicePeriod', 'EndOfCurrentTerm'] as const, way);
  if (cancellationPolicy !== 'SpecificDate') {
    return [{ type: 'CancelSubscription', cancelSubscription: { cancellationPolicy: cancellationPolicy ?? 'EndOfCurrentTerm' } }];
  }
  const cancellationEffectiveDate = way % 4 === 0 ? today : after(today, ahead);
  return [{ type: 'CancelSubscription', cancelSubscription: { cancellationPolicy, cancellationEffectiveDate } }];
};

const terms: Change = (held, { way, pick }) => {
  const input = pickFrom(
    [
      { autoRenew: !held.autoRenew },
      { renewalTerms: [{ period: 1 + (pick % 6), periodType: 'Month' as const }] },
      { lastTerm: { termType: 'TERMED' as const, period: 4 + (pick % 12), periodType: 'Month' as const } },
      { lastTerm: { termType: 'EVERGREEN' as const } },
      { invoiceSeparately: pick % 2 === 0 },
    ],
    way,
  );
  return [{ type: 'TermsAndConditions', termsAndConditions: input ?? {} }];
};

/** Takes back or puts off what is to come. */
const clear: Change = (held, { way, ahead }, { today }) => {
  const day = after(today, ahead);
  const puts = way % 2 === 0;
  const termsAndConditions = {
    ...(held.scheduledCancelDate && (puts ? { scheduledCancelDate: day } : { clearingScheduledCancelDate: true })),
    ...(held.scheduledSuspendDate && (puts ? { scheduledSuspendDate: day } : { clearingScheduledSuspendDate: true })),
    ...(held.scheduledResumeDate &&
      !held.scheduledSuspendDate &&
      (puts ? { scheduledResumeDate: day } : { clearingScheduledResumeDate: true })),
  };
  return Object.keys(termsAndConditions).length > 0 ? [{ type: 'TermsAndConditions', termsAndConditions }] : [];
};

const CHANGES: Readonly<Record<Exclude<Kind, 'create' | 'several'>, Change>> = {
  add: (held, intent, { plans, today }) => {
    const plan = pickFrom(suitable(plans, held.termType === 'TERMED'), intent.way);
    return plan ? [{ type: 'AddProduct', ...triggerDates(dayFor(intent, today), intent), addProduct: planInput(plan, intent) }] : [];
  },
  remove: (held, intent, { today }) => {
    const plan = ownPlan(held, intent);
    return plan ? [{ type: 'RemoveProduct', ...effective(dayFor(intent, today)), removeProduct: { ratePlanId: plan.id } }] : [];
  },
  renew: () => [{ type: 'RenewSubscription', renewSubscription: {} }],
  quantity,
  change,
  suspend,
  resume,
  cancel,
  terms,
  clear,
};

/** The subscriptions of an order; none if there is nothing to which the intent could be done. */
export function orderOf(intent: Intent, situation: Situation): OrderSubscriptionInput[] {
  const { kind, pick } = intent;
  const alive = situation.held.filter(isAlive);
  if (kind === 'create' || alive.length === 0) return [create(intent, situation)];
  const chosen = pickFrom(alive, pick);
  if (!chosen) return [];
  const changed = kind === 'several' ? alive : [chosen];
  return changed.flatMap((held, index) => {
    const own = { ...intent, pick: intent.pick + index, way: intent.way + index };
    const name = kind === 'several' ? 'quantity' : kind;
    const orderActions = CHANGES[name](held, own, situation);
    if (kind === 'several') orderActions.push(...CHANGES.add(held, own, situation));
    return orderActions.length > 0 ? [{ subscriptionNumber: held.subscriptionNumber, orderActions }] : [];
  });
}
