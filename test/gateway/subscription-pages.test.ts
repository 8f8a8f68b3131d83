import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import type { Subscription, Subscriptions } from '../../src/api/schemas/storefront/subscriptions.js';
import { PLANS, shopper } from '../support/purchase.js';
import { addSubscriptions } from '../support/sandbox-orders.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let account: { accountNumber: string; session: string };

const order = (count: number): Promise<void> => addSubscriptions(stack.sandbox, account.accountNumber, count);

const numbersOf = (subscriptions: readonly Subscription[]): string[] => subscriptions.map(({ subscriptionNumber }) => subscriptionNumber);

async function readPages(): Promise<Subscriptions[]> {
  const pages: Subscriptions[] = [];
  for await (const page of stack.client(account.session).pages(listSubscriptions, { paged: 'true' })) pages.push(page);
  return pages;
}

const readAll = (): Promise<Subscriptions> => stack.client(account.session).call(listSubscriptions, {});

/** Calls to the platform that a read makes, apart from the account, which is cached. */
async function callsOf(read: () => Promise<unknown>): Promise<string[]> {
  await read();
  const before = stack.upstream.length;
  await read();
  return stack.upstream.slice(before);
}

beforeAll(async () => {
  stack = await startStack();
  const { result, session } = await shopper(stack, { plans: [{ productRatePlanId: PLANS.buildMonthly }] }).buy();
  account = { accountNumber: result.accountNumber, session };
});
afterAll(() => stack.close());

describe('pages of subscriptions', () => {
  it('are one page, the same as the whole list, for an account with 40 subscriptions', async () => {
    await order(39);
    const pages = await readPages();
    expect(pages).toEqual([await readAll()]);
    expect(pages[0]!.subscriptions).toHaveLength(40);
    expect(pages[0]!.subscriptions.every(({ nextBill }) => nextBill)).toBe(true);
  });

  it('have 20 subscriptions each for a larger account, and together have all', async () => {
    await order(5);
    const pages = await readPages();
    expect(pages.map(({ subscriptions }) => subscriptions.length)).toEqual([20, 20, 5]);
    const all = await readAll();
    expect(all.nextCursor).toBeUndefined();
    const found = pages.flatMap(({ subscriptions }) => subscriptions);
    expect(numbersOf(found).sort()).toEqual(numbersOf(all.subscriptions).sort());
    // Next bills and retention offers depend on the whole account, so only the whole list has them.
    const { nextBill, can, ...last } = all.subscriptions.at(-1)!;
    expect([nextBill, can?.offers]).not.toContain(undefined);
    const { offers: _, ...choices } = can!;
    expect(found).toContainEqual({ ...last, can: choices });
  });

  it('show scheduled changes although the account has many orders', async () => {
    const all = (await readAll()).subscriptions;
    const target = all.at(-1)!;
    const { body } = await stack.sandbox.call('/v1/orders', {
      json: {
        orderDate: await stack.sandbox.sandbox.today(),
        existingAccountNumber: account.accountNumber,
        status: 'Scheduled',
        schedulingOptions: { scheduledDate: target.chargedThroughDate ?? target.nextBill?.date },
        subscriptions: [
          {
            subscriptionNumber: target.subscriptionNumber,
            orderActions: [{ type: 'AddProduct', addProduct: { productRatePlanId: PLANS.buildMonthly } }],
          },
        ],
      },
    });
    expect(body).toMatchObject({ success: true });
    for (let count = 0; count < 40; count += 1) await order(1);
    const shown = (await readPages()).flatMap(({ subscriptions }) => subscriptions);
    expect(shown.find(({ subscriptionNumber }) => subscriptionNumber === target.subscriptionNumber)).toMatchObject({
      scheduled: [{ undo: 'order' }],
    });
  });

  it('need the same number of calls for every account size', async () => {
    const first = () => stack.client(account.session).call(listSubscriptions, { paged: 'true' });
    const before = await callsOf(first);
    await order(40);
    expect((await callsOf(first)).length).toBe(before.length);
    expect(before.length).toBeLessThan(30);
  });

  it('refuse a cursor that is no page', async () => {
    const response = await stack.ask('/storefront/subscriptions?cursor=0', { credential: account.session });
    expect([response.status, await response.json()]).toMatchObject([400, { error: { fields: [{ field: 'cursor' }] } }]);
  });
});
