import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, goTo, subscriberOf, today, type Subscriber } from '../support/changes.js';
import { MODELS } from '../support/charge-models.js';
import { createPlan, dollars } from '../support/custom-charges.js';
import { shopper } from '../support/purchase.js';
import { offersWith } from '../support/rule-offers.js';
import { startSandbox } from '../support/sandbox.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let productRatePlanId: string;

beforeAll(async () => {
  const sandbox = await startSandbox();
  const { flat, setup, seats, tiered, volume } = MODELS;
  const once = { ChargeType: 'OneTime', DefaultQuantity: 4 };
  const { product: productId, plan } = await createPlan(sandbox, {
    fee: { ...flat, TriggerEvent: 'ServiceActivation' },
    setup,
    badges: { ...seats, ...once },
    training: { ...tiered, ...once, ...dollars({ EndingUnit: 10, Price: 5 }, { StartingUnit: 11, Price: 4 }) },
    guides: { ...volume, ...once, ...dollars({ EndingUnit: 10, Price: 3 }, { StartingUnit: 11, Price: 2 }) },
  });
  productRatePlanId = plan;
  const offers = await offersWith((file) => {
    const texts = { en: { description: 'A trial with a setup.', features: [] } };
    file.products.push({ productId, texts, plans: [{ productRatePlanId, trial: { days: 10 } }] });
  });
  stack = await startStack({ sandbox: () => Promise.resolve(sandbox), gateway: { offers } });
});
afterAll(() => stack.close());

/** Buys the plan. Its one-time charges are paid now, the monthly fee after the trial. */
async function startTrial(): Promise<Subscriber> {
  const { result, quote } = await shopper(stack, { plans: [{ productRatePlanId }] }).buy();
  expect(quote.dueNow.lines.map(({ chargeName, amount }) => `${chargeName} ${amount.amount}`)).toEqual([
    'setup 99.00',
    'badges 16.00',
    'training 20.00',
    'guides 12.00',
  ]);
  return subscriberOf(stack, result.accountNumber);
}

describe('one-time charges that were paid at the start of a trial', () => {
  it.each([
    ['on its first day', 0],
    ['later', 4],
  ])('are not charged again if the trial ends early, %s', async (_when, days) => {
    const me = await startTrial();
    await goTo(stack, daysAfter(await today(stack), days));
    const { quote, result } = await me.do({ intent: 'convert-trial' });
    expect(quote.dueNow.lines.filter(({ amount }) => Number(amount.amount) !== 0).map(({ chargeName }) => chargeName)).toEqual(['fee']);
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
  });
});
