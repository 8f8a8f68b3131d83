import { dollars, type CustomPlan } from './custom-charges.js';
import { orderFor } from './sandbox-orders.js';

const COUNTED = { UOM: 'Seat' };
const THREE_TIERS = dollars(
  { EndingUnit: 10, Price: 5 },
  { StartingUnit: 11, EndingUnit: 20, Price: 30, PriceFormat: 'Flat Fee' },
  { StartingUnit: 21, Price: 2.5 },
);
const USAGE = { ChargeType: 'Usage', UOM: 'Call' };

/** Fields to create a charge of every model, by charge name. */
export const MODELS = {
  flat: { ChargeModel: 'Flat Fee Pricing', ...dollars({ Price: 20 }) },
  seats: { ChargeModel: 'Per Unit Pricing', ...COUNTED, DefaultQuantity: 3, ...dollars({ Price: 4 }) },
  tiered: { ChargeModel: 'Tiered Pricing', ...COUNTED, DefaultQuantity: 22, ...THREE_TIERS },
  volume: { ChargeModel: 'Volume Pricing', ...COUNTED, DefaultQuantity: 22, ...THREE_TIERS },
  setup: { ChargeType: 'OneTime', ChargeModel: 'Flat Fee Pricing', ...dollars({ Price: 99 }) },
  calls: { ...USAGE, ChargeModel: 'Overage Pricing', IncludedUnits: 100, ...dollars({ Price: 0.25 }) },
  queries: {
    ...USAGE,
    UOM: 'Query',
    ChargeModel: 'Tiered with Overage Pricing',
    ...dollars({ EndingUnit: 10, Price: 1 }, { IsOveragePrice: true, Price: 0.5 }),
  },
  off: {
    ChargeModel: 'Discount-Percentage',
    ApplyDiscountTo: 'RECURRING (2)',
    EndDateCondition: 'FixedPeriod',
    UpToPeriods: 1,
    ...dollars({ DiscountPercentage: 10 }),
  },
  coupon: {
    ChargeModel: 'Discount-Fixed Amount',
    DiscountLevel: 'subscription',
    ApplyDiscountTo: 'ONETIME (1)',
    ...dollars({ DiscountAmount: 9 }),
  },
} as const;

type Override = Record<string, unknown>;

function actionsFor(own: CustomPlan, overrides: readonly Override[]) {
  const terms = { initialTerm: { termType: 'EVERGREEN' } };
  const plan = { productRatePlanId: own.plan, chargeOverrides: overrides };
  return [{ orderActions: [{ type: 'CreateSubscription', createSubscription: { terms, subscribeToRatePlans: [plan] } }] }];
}

/** Returns an order of a plan for a new account, billed on the order day. */
export const orderOf = (orderDate: string, own: CustomPlan, overrides: readonly Override[] = []) => ({
  ...orderFor({ orderDate, billCycleDay: 21 }),
  subscriptions: actionsFor(own, overrides),
});
