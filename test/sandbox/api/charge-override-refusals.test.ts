import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { MODELS, orderOf } from '../../support/charge-models.js';
import { ownPlan, type OwnPlan } from '../../support/own-charges.js';
import { readLedger } from '../../support/sandbox-answers.js';
import { reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => started.close());

const buy = async (own: OwnPlan, overrides?: Parameters<typeof orderOf>[2]) =>
  (await started.call('/v1/orders', { json: orderOf(TODAY, own, overrides) })).body;

describe('an override is refused', () => {
  it.each<[string, keyof typeof MODELS, object, number, string]>([
    ['of another model', 'flat', { pricing: { recurringPerUnit: { listPrice: 1 } } }, 30, 'pricing.recurringPerUnit'],
    ['below nothing', 'flat', { pricing: { recurringFlatFee: { listPrice: -1 } } }, 20, 'pricing.recurringFlatFee.listPrice'],
    ['beyond all', 'flat', { pricing: { recurringFlatFee: { listPrice: 10000001 } } }, 20, 'pricing.recurringFlatFee.listPrice'],
    ['of too many units', 'seats', { pricing: { recurringPerUnit: { quantity: 10000001 } } }, 20, 'pricing.recurringPerUnit.quantity'],
    [
      'whose tiers have a gap',
      'tiered',
      { pricing: { recurringTiered: { tiers: [{ tier: 1, startingUnit: 5, price: 1, priceFormat: 'PerUnit' }] } } },
      20,
      'pricing.recurringTiered.tiers.0.startingUnit',
    ],
    [
      'whose tiers do not reach',
      'tiered',
      { pricing: { recurringTiered: { tiers: [{ tier: 1, startingUnit: 0, endingUnit: 5, price: 1, priceFormat: 'PerUnit' }] } } },
      30,
      'subscribeToRatePlans.0.productRatePlanId',
    ],
    ['of more than all off', 'off', { pricing: { discount: { discountPercentage: 101 } } }, 20, 'pricing.discount.discountPercentage'],
    ['of an amount off by percent', 'off', { pricing: { discount: { discountAmount: 1 } } }, 30, 'pricing.discount.discountAmount'],
    ['from an unnamed day', 'flat', { startDate: { triggerEvent: 'SpecificDate' } }, 22, 'startDate.specificTriggerDate'],
    [
      'from before the contract',
      'flat',
      { startDate: { triggerEvent: 'SpecificDate', specificTriggerDate: '2026-11-20' } },
      30,
      'startDate.specificTriggerDate',
    ],
    ['from a day without need', 'flat', { startDate: { specificTriggerDate: '2026-11-25' } }, 30, 'startDate.specificTriggerDate'],
    ['of unknown length', 'flat', { endDate: { endDateCondition: 'Fixed_Period' } }, 22, 'endDate.upToPeriods'],
    ['until an unnamed day', 'flat', { endDate: { endDateCondition: 'Specific_End_Date' } }, 22, 'endDate.specificEndDate'],
    [
      'until before it begins',
      'flat',
      { endDate: { endDateCondition: 'Specific_End_Date', specificEndDate: TODAY } },
      30,
      'endDate.specificEndDate',
    ],
    ['by a number of no months', 'flat', { billing: { specificBillingPeriod: 2 } }, 30, 'billing.specificBillingPeriod'],
    ['by months of an unknown number', 'flat', { billing: { billingPeriod: 'Specific_Months' } }, 22, 'billing.specificBillingPeriod'],
    ['on an unknown day', 'flat', { billing: { billCycleType: 'SpecificDayofMonth' } }, 22, 'billing.billCycleDay'],
    ['by periods for what is paid once', 'setup', { billing: { billingPeriod: 'Month' } }, 30, 'billing'],
    [
      'with a length for what is paid once',
      'setup',
      { endDate: { endDateCondition: 'Fixed_Period', upToPeriods: 1 } },
      30,
      'endDate.endDateCondition',
    ],
    ['in another way of counting days', 'flat', { prorationOption: 'CustomizeProrationOptionOverrides' }, 30, 'prorationOption'],
    ['paid before', 'flat', { prepaidQuantity: 5 }, 30, 'prepaidQuantity'],
    ['by a formula', 'flat', { pricing: { chargeModelData: { quantity: 1 } } }, 30, 'pricing.chargeModelData'],
  ])('%s', async (_, name, fields, category, names) => {
    const own = await ownPlan(started, MODELS);
    const before = await readLedger(started);
    const [reason] = reasonsOf(await buy(own, [{ productRatePlanChargeId: own.charges[name], ...fields }]));
    expect(reason).toEqual({ category, message: containing(`${names}'`) });
    expect(await readLedger(started)).toEqual(before);
  });
});
