/** Turns an intent into an order that fits the current subscriptions of the account. */
import * as z from 'zod';
import type {
  OrderActionInput,
  OrderSubscriptionInput,
  RatePlanInput,
  TermInput,
} from '../../../demo/sandbox/engine/orders/order-input.js';
import { dateText, dayOf } from '../reference/days.js';
import type { Intent, OrderKind } from './histories.js';
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
export type Subscription = z.output<typeof subscription>;

/** Current plans on sale and subscriptions of the account, to which an order may refer. */
export interface Situation {
  today: string;
  plans: readonly OfferedPlan[];
  held: readonly Subscription[];
}

const COUNTED = ['PerUnit', 'Tiered', 'Volume'];
const after = (day: string, days: number): string => dateText(dayOf(day) + days);
const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

const isOpen = ({ status }: Subscription): boolean => status === 'Active' || status === 'Suspended';

function triggerDates(day: string, { variant, ahead }: Intent): Pick<OrderActionInput, 'triggerDates'> {
  const dates = [{ name: 'ContractEffective' as const, triggerDate: day }];
  if (variant % 3 === 0) return { triggerDates: dates };
  const activation = { name: 'ServiceActivation' as const, triggerDate: after(day, ahead % 20) };
  return { triggerDates: [...dates, activation, { name: 'CustomerAcceptance', triggerDate: after(day, ahead) }] };
}

/** Returns the input that subscribes to a plan, often with a quantity other than the catalog's. */
function planInput(plan: OfferedPlan, { quantity, variant }: Intent): RatePlanInput {
  const counted = plan.charges.filter((charge) => charge.counted && variant % 4 > 0);
  const chargeOverrides = counted
    .filter(({ model }) => model === 'PerUnit')
    .map(({ id }) => ({ productRatePlanChargeId: id, pricing: { recurringPerUnit: { quantity } } }));
  return { productRatePlanId: plan.id, ...(chargeOverrides.length > 0 && { chargeOverrides }) };
}

const sellablePlans = (plans: readonly OfferedPlan[], isTermed: boolean): OfferedPlan[] =>
  plans.filter((plan) => isTermed || !plan.needsTerm);

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
  const { pick, variant } = intent;
  const initialTerm = pickFrom(TERMS, pick) ?? { termType: 'EVERGREEN' };
  const isTermed = initialTerm.termType === 'TERMED';
  const offered = sellablePlans(plans, isTermed);
  const chosen = [pickFrom(offered, variant), variant % 2 === 0 ? pickFrom(offered, variant + pick + 1) : undefined].flatMap(
    (plan) => plan ?? [],
  );
  return {
    orderActions: [
      {
        type: 'CreateSubscription',
        ...triggerDates(today, intent),
        createSubscription: {
          terms: {
            initialTerm,
            autoRenew: isTermed && variant % 3 > 0,
            ...(isTermed && variant % 5 === 0 && { renewalSetting: 'RENEW_TO_EVERGREEN' as const }),
            ...(isTermed && variant % 5 === 1 && { renewalTerms: [{ period: 2, periodType: 'Month' as const }] }),
          },
          subscribeToRatePlans: [...new Set(chosen)].map((plan) => planInput(plan, intent)),
          ...(pick % 4 === 0 && { invoiceSeparately: true }),
        },
      },
    ],
  };
}

type Change = (held: Subscription, intent: Intent, situation: Situation) => OrderActionInput[];

const dayFor = ({ variant, ahead }: Intent, today: string): string => (variant % 2 === 0 ? today : after(today, ahead));
const effective = (day: string): Pick<OrderActionInput, 'triggerDates'> => ({
  triggerDates: [{ name: 'ContractEffective', triggerDate: day }],
});
const ownPlan = (held: Subscription, { pick }: Intent) => pickFrom(held.ratePlans, pick);

const change: Change = (held, intent, { plans, today }) => {
  const plan = ownPlan(held, intent);
  const next = pickFrom(sellablePlans(plans, held.termType === 'TERMED'), intent.variant + intent.ahead);
  if (!plan || !next) return [];
  const effectivePolicy = pickFrom(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'] as const, intent.variant);
  const day = effectivePolicy === 'SpecificDate' ? after(today, intent.ahead) : today;
  const changePlan = { ratePlanId: plan.id, newProductRatePlan: planInput(next, intent), ...(effectivePolicy && { effectivePolicy }) };
  return [{ type: 'ChangePlan', ...effective(day), changePlan }];
};

/** Returns a new quantity, or a new price for a flat fee. */
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

const suspend: Change = (held, { variant, ahead, pick }, { today }) => {
  if (held.status === 'Suspended') return [];
  const from = variant % 2 === 0 ? today : after(today, ahead);
  const suspendPolicy = pickFrom(['Today', 'SpecificDate', 'EndOfLastInvoicePeriod', 'FixedPeriodsFromToday'] as const, variant) ?? 'Today';
  const details = {
    ...(suspendPolicy === 'SpecificDate' && { suspendSpecificDate: from }),
    ...(suspendPolicy === 'FixedPeriodsFromToday' && { suspendPeriods: ahead, suspendPeriodsType: 'Day' as const }),
  };
  const action: OrderActionInput = { type: 'Suspend', suspend: { suspendPolicy, ...details } };
  if (pick % 3 === 0) return [action];
  const resume = { resumePolicy: 'FixedPeriodsFromSuspendDate', resumePeriods: 1 + (pick % 40), resumePeriodsType: 'Day' } as const;
  return [action, { type: 'Resume', resume: { ...resume, extendsTerm: pick % 2 === 0 } }];
};

const resume: Change = (_, { variant, ahead, pick }, { today }) => {
  const extendsTerm = pick % 2 === 0;
  if (variant % 2 === 0) return [{ type: 'Resume', resume: { resumePolicy: 'Today', extendsTerm } }];
  return [{ type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: after(today, ahead), extendsTerm } }];
};

const cancel: Change = (_, { variant, ahead }, { today }) => {
  const cancellationPolicy = pickFrom(['SpecificDate', 'SpecificDate', 'EndOfLastInvoicePeriod', 'EndOfCurrentTerm'] as const, variant);
  if (cancellationPolicy !== 'SpecificDate') {
    return [{ type: 'CancelSubscription', cancelSubscription: { cancellationPolicy: cancellationPolicy ?? 'EndOfCurrentTerm' } }];
  }
  const cancellationEffectiveDate = variant % 4 === 0 ? today : after(today, ahead);
  return [{ type: 'CancelSubscription', cancelSubscription: { cancellationPolicy, cancellationEffectiveDate } }];
};

const terms: Change = (held, { variant, pick }) => {
  const input = pickFrom(
    [
      { autoRenew: !held.autoRenew },
      { renewalTerms: [{ period: 1 + (pick % 6), periodType: 'Month' as const }] },
      { lastTerm: { termType: 'TERMED' as const, period: 4 + (pick % 12), periodType: 'Month' as const } },
      { lastTerm: { termType: 'EVERGREEN' as const } },
      { invoiceSeparately: pick % 2 === 0 },
    ],
    variant,
  );
  return [{ type: 'TermsAndConditions', termsAndConditions: input ?? {} }];
};

/** Clears or postpones scheduled changes. */
const clear: Change = (held, { variant, ahead }, { today }) => {
  const day = after(today, ahead);
  const isPostponed = variant % 2 === 0;
  const termsAndConditions = {
    ...(held.scheduledCancelDate && (isPostponed ? { scheduledCancelDate: day } : { clearingScheduledCancelDate: true })),
    ...(held.scheduledSuspendDate && (isPostponed ? { scheduledSuspendDate: day } : { clearingScheduledSuspendDate: true })),
    ...(held.scheduledResumeDate &&
      !held.scheduledSuspendDate &&
      (isPostponed ? { scheduledResumeDate: day } : { clearingScheduledResumeDate: true })),
  };
  return Object.keys(termsAndConditions).length > 0 ? [{ type: 'TermsAndConditions', termsAndConditions }] : [];
};

const CHANGES: Readonly<Record<Exclude<OrderKind, 'create' | 'several'>, Change>> = {
  add: (held, intent, { plans, today }) => {
    const plan = pickFrom(sellablePlans(plans, held.termType === 'TERMED'), intent.variant);
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

/** Returns the `subscriptions` of an order. Empty if the intent fits no subscription of the account. */
export function orderOf(intent: Intent, situation: Situation): OrderSubscriptionInput[] {
  const { kind, pick } = intent;
  const open = situation.held.filter(isOpen);
  if (kind === 'create' || open.length === 0) return [create(intent, situation)];
  const chosen = pickFrom(open, pick);
  if (!chosen) return [];
  const changed = kind === 'several' ? open : [chosen];
  return changed.flatMap((held, index) => {
    const own = { ...intent, pick: intent.pick + index, variant: intent.variant + index };
    const name = kind === 'several' ? 'quantity' : kind;
    const orderActions = CHANGES[name](held, own, situation);
    if (kind === 'several') orderActions.push(...CHANGES.add(held, own, situation));
    return orderActions.length > 0 ? [{ subscriptionNumber: held.subscriptionNumber, orderActions }] : [];
  });
}
