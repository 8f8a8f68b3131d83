import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dollars, createPlan } from '../../support/custom-charges.js';
import { billsOf, readInvoices } from '../../support/sandbox-answers.js';
import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../support/sandbox-changes.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const metrics = z.object({
  previewResult: z.object({
    chargeMetrics: z.array(
      z.object({
        charges: z.array(
          z.object({ productRatePlanChargeId: z.string(), cmrr: z.object({ regular: z.number(), regularDelta: z.number() }) }),
        ),
      }),
    ),
  }),
});

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, billCycleDay: 21 }) });
});
afterAll(() => started.close());

/** Subscribes to a plan with a flat fee and a tiered charge. Overrides the price of the fee and the quantity of the tiered charge. */
async function overridden() {
  const { plan, charges } = await createPlan(started, {
    flat: { ChargeModel: 'Flat Fee Pricing', ...dollars({ Price: 20 }) },
    tiered: { ChargeModel: 'Tiered Pricing', UOM: 'Seat', ...dollars({ EndingUnit: 10, Price: 5 }, { StartingUnit: 11, Price: 2 }) },
  });
  const chargeOverrides = [
    { productRatePlanChargeId: charges['flat'], pricing: { recurringFlatFee: { listPrice: 7 } } },
    { productRatePlanChargeId: charges['tiered'], pricing: { recurringTiered: { quantity: 12 } } },
  ];
  return { productRatePlanId: plan, chargeOverrides };
}

const order = async (...actions: object[]) => (await started.call('/v1/orders', { json: changeFor(TODAY, actions) })).body;
const preview = async (...actions: object[]) => {
  const { subscriptions } = changeFor(TODAY, actions);
  const previewOptions = {
    previewThruType: 'SpecificDate',
    specificPreviewThruDate: TODAY,
    previewTypes: ['BillingDocs', 'ChargeMetrics'],
  };
  return (
    await started.call('/v1/orders/preview', { json: { orderDate: TODAY, existingAccountNumber: ACCOUNT, subscriptions, previewOptions } })
  ).body;
};

it('accepts overrides when adding a product, and previews the bill', async () => {
  const addProduct = await overridden();
  const seen = await preview({ type: 'AddProduct', addProduct });
  expect(billsOf(seen).map(({ amount }) => amount)).toEqual([61]);
  const [own] = metrics.parse(seen).previewResult.chargeMetrics;
  expect(own?.charges.slice(-2).map(({ cmrr }) => cmrr)).toMatchObject([
    { regular: 7, regularDelta: 7 },
    { regular: 54, regularDelta: 54 },
  ]);
  expect(await order({ type: 'AddProduct', addProduct })).toMatchObject({ success: true });
  expect((await readInvoices(started, ACCOUNT)).at(-1)?.amount).toBe(61);
});

it('accepts overrides when replacing a plan, and updates them', async () => {
  const { ratePlans } = await readSubscription(started);
  const newProductRatePlan = await overridden();
  const changePlan = { ratePlanId: ratePlans[0]?.id, newProductRatePlan };
  expect(await order({ type: 'ChangePlan', changePlan })).toMatchObject({ success: true, creditMemoNumbers: ['CM00000001'] });
  const changed = (await readSubscription(started)).ratePlans.find(({ ratePlanName }) => ratePlanName === 'Own');
  expect(changed?.ratePlanCharges).toMatchObject([{ price: 7 }, { quantity: 12 }]);
  const updateProduct = {
    ratePlanId: changed?.id,
    chargeUpdates: [{ chargeNumber: changed?.ratePlanCharges[1]?.number, pricing: { recurringTiered: { quantity: 20 } } }],
  };
  const seen = await preview({ type: 'UpdateProduct', updateProduct });
  expect(billsOf(seen).map(({ amount }) => amount)).toEqual([70]);
  expect(metrics.parse(seen).previewResult.chargeMetrics[0]?.charges.at(-1)?.cmrr).toEqual({ regular: 70, regularDelta: 16 });
  expect(await order({ type: 'UpdateProduct', updateProduct })).toMatchObject({ success: true });
  expect((await readInvoices(started, ACCOUNT)).at(-1)?.amount).toBe(70);
  expect(await readSubscription(started, SUBSCRIPTION)).toMatchObject({ version: 3 });
});
