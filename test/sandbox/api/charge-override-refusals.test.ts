import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { MODELS, orderOf } from '../../support/charge-models.js';
import { createPlan, type CustomPlan } from '../../support/custom-charges.js';
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

const buy = async (own: CustomPlan, overrides?: Parameters<typeof orderOf>[2]) =>
  (await started.call('/v1/orders', { json: orderOf(TODAY, own, overrides) })).body;

describe('refuses an override', () => {
  it.each<[string, keyof typeof MODELS, object, number, string]>([
    ['for another model', 'flat', { pricing: { recurringPerUnit: { listPrice: 1 } } }, 30, 'pricing.recurringPerUnit'],
    ['with a negative price', 'flat', { pricing: { recurringFlatFee: { listPrice: -1 } } }, 20, 'pricing.recurringFlatFee.listPrice'],
    [
      'with an excessive price',
      'flat',
      { pricing: { recurringFlatFee: { listPrice: 10000001 } } },
      20,
      'pricing.recurringFlatFee.listPrice',
    ],
    [
      'with an excessive quantity',
      'seats',
      { pricing: { recurringPerUnit: { quantity: 10000001 } } },
      20,
      'pricing.recurringPerUnit.quantity',
    ],
    [
      'with a gap below the first tier',
      'tiered',
      { pricing: { recurringTiered: { tiers: [{ tier: 1, startingUnit: 5, price: 1, priceFormat: 'PerUnit' }] } } },
      20,
      'pricing.recurringTiered.tiers.0.startingUnit',
    ],
    [
      'with tiers that do not cover the quantity',
      'tiered',
      { pricing: { recurringTiered: { tiers: [{ tier: 1, startingUnit: 0, endingUnit: 5, price: 1, priceFormat: 'PerUnit' }] } } },
      30,
      'subscribeToRatePlans.0.productRatePlanId',
    ],
    [
      'with a discount above 100%',
      'off',
      { pricing: { discount: { discountPercentage: 101 } } },
      20,
      'pricing.discount.discountPercentage',
    ],
    [
      'with an amount for a percentage discount',
      'off',
      { pricing: { discount: { discountAmount: 1 } } },
      30,
      'pricing.discount.discountAmount',
    ],
    [
      'with a specific start without the date',
      'flat',
      { startDate: { triggerEvent: 'SpecificDate' } },
      22,
      'startDate.specificTriggerDate',
    ],
    [
      'with a start before the contract',
      'flat',
      { startDate: { triggerEvent: 'SpecificDate', specificTriggerDate: '2026-11-20' } },
      30,
      'startDate.specificTriggerDate',
    ],
    ['with an unused start date', 'flat', { startDate: { specificTriggerDate: '2026-11-25' } }, 30, 'startDate.specificTriggerDate'],
    ['with a fixed period without length', 'flat', { endDate: { endDateCondition: 'Fixed_Period' } }, 22, 'endDate.upToPeriods'],
    ['with a specific end without the date', 'flat', { endDate: { endDateCondition: 'Specific_End_Date' } }, 22, 'endDate.specificEndDate'],
    [
      'with an end before the start',
      'flat',
      { endDate: { endDateCondition: 'Specific_End_Date', specificEndDate: TODAY } },
      30,
      'endDate.specificEndDate',
    ],
    ['with a number of months but another period', 'flat', { billing: { specificBillingPeriod: 2 } }, 30, 'billing.specificBillingPeriod'],
    ['with months without their number', 'flat', { billing: { billingPeriod: 'Specific_Months' } }, 22, 'billing.specificBillingPeriod'],
    [
      'with a specific bill cycle day without the day',
      'flat',
      { billing: { billCycleType: 'SpecificDayofMonth' } },
      22,
      'billing.billCycleDay',
    ],
    ['with a billing period for a one-time charge', 'setup', { billing: { billingPeriod: 'Month' } }, 30, 'billing'],
    [
      'with a length for a one-time charge',
      'setup',
      { endDate: { endDateCondition: 'Fixed_Period', upToPeriods: 1 } },
      30,
      'endDate.endDateCondition',
    ],
    ['with another proration', 'flat', { prorationOption: 'CustomizeProrationOptionOverrides' }, 30, 'prorationOption'],
    ['with a prepaid quantity', 'flat', { prepaidQuantity: 5 }, 30, 'prepaidQuantity'],
    ['with a formula', 'flat', { pricing: { chargeModelData: { quantity: 1 } } }, 30, 'pricing.chargeModelData'],
  ])('%s', async (_, name, fields, category, names) => {
    const own = await createPlan(started, MODELS);
    const before = await readLedger(started);
    const [reason] = reasonsOf(await buy(own, [{ productRatePlanChargeId: own.charges[name], ...fields }]));
    expect(reason).toEqual({ category, message: containing(`${names}'`) });
    expect(await readLedger(started)).toEqual(before);
  });
});
