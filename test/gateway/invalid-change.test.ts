import { describe, expect, it } from 'vitest';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { createPayment } from '../../src/api/operations/storefront/payments.js';
import type { Change } from '../../src/api/schemas/storefront/changes.js';
import { subscribe, type Subscriber } from '../support/changes.js';
import { useStack } from '../support/effects.js';
import { newKey, PLANS } from '../support/purchase.js';
import type { Stack } from '../support/stack.js';

const STYLES = 'e5af78a87f0e31104725af30ff2d0e5a';
const more = { intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity: 5 } as const;

const pageOf = async (stack: Stack, { accountNumber }: Subscriber) =>
  stack.client((await stack.gateway.mintSession({ accountKey: accountNumber })).token);

/** Adds a bank account whose debits take days. */
async function bankAccount(stack: Stack, me: Subscriber): Promise<string> {
  const json = {
    accountKey: me.accountNumber,
    type: 'SEPA',
    IBAN: 'DE89370400440532013000',
    accountHolderInfo: { accountHolderName: 'Ada Lovelace' },
    mandateInfo: { mandateId: 'M-1' },
  };
  await stack.sandbox.call('/v1/payment-methods', { json });
  const { paymentMethods } = await (await pageOf(stack, me)).call(listPaymentMethods, {});
  return paymentMethods.find(({ type }) => type === 'BankTransfer')!.id;
}

/** Refunds the first payment of an account, so that its invoice is open again. */
async function reopen({ sandbox }: Stack, { accountNumber }: Subscriber, invoiceNumber: string): Promise<void> {
  const { body: list } = await sandbox.call(`/v1/payments?accountId=${accountNumber}`);
  const { number } = (list as { payments: { number: string }[] }).payments[0]!;
  const { id, amount } = (await sandbox.call(`/v1/invoices/${invoiceNumber}`)).body as { id: string; amount: number };
  const { body } = await sandbox.call(`/v1/payments/${number}/unapply`, {
    method: 'PUT',
    json: { invoices: [{ invoiceId: id, amount }] },
  });
  expect(body).toMatchObject({ success: true });
}

describe('change paid by bank debit', () => {
  const group = useStack();

  it('is applied at once, and counts as paid while the bank processes it', async () => {
    const me = await subscribe(group.stack);
    const paymentMethodId = await bankAccount(group.stack, me);
    const request = await me.request(more, await me.quote(more), { paymentMethodId });
    const response = await group.stack.ask(`/storefront/subscriptions/${me.number}/changes`, {
      credential: (await group.stack.gateway.mintSession({ accountKey: me.accountNumber })).token,
      json: { ...request, number: undefined },
      headers: { 'idempotency-key': newKey() },
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { status: 'completed', paid: { amount: '18.00' }, due: { amount: '0.00' } },
    ]);
  });

  it('does not wait for the debit of another invoice', async () => {
    const { stack } = group;
    const me = await subscribe(stack);
    const paymentMethodId = await bankAccount(stack, me);
    const page = await pageOf(stack, me);
    const [invoice] = (await page.call(listInvoices, {})).invoices;
    await reopen(stack, me, invoice!.invoiceNumber);
    const allocations = [{ invoiceNumber: invoice!.invoiceNumber, amount: invoice!.amount.amount }];
    const key = { idempotencyKey: newKey() };
    expect(await page.call(createPayment, { intentId: newKey(), allocations, paymentMethodId }, key)).toMatchObject({
      status: 'processing',
    });
    expect((await me.do(more)).result).toMatchObject({ status: 'completed', paid: { amount: '18.00' }, due: { amount: '0.00' } });
    expect((await page.call(listInvoices, {})).invoices.map(({ balance }) => balance.amount)).toEqual(['0.00', '0.00']);
  });
});

describe('invalid change', () => {
  const group = useStack();

  const twice = { productRatePlanId: STYLES, quantity: 1 };
  const scale = { intent: 'change-plan', to: { productRatePlanId: PLANS.scaleMonthly, quantity: 5 }, when: 'now' } as const;
  it.each<[string, Change, string, string]>([
    ['the same add-on twice', { intent: 'change-add-ons', add: [twice, twice] }, 'change.add.1.productRatePlanId', 'chosen-twice'],
    ['the same add-on twice with a new plan', { ...scale, addOns: [twice, twice] }, 'change.addOns.1.productRatePlanId', 'chosen-twice'],
    [
      'a main plan as an add-on',
      { ...scale, addOns: [{ productRatePlanId: PLANS.buildMonthly, quantity: 1 }] },
      'change.addOns.0.productRatePlanId',
      'not-for-sale',
    ],
    [
      'more seats than the maximum',
      { ...scale, to: { productRatePlanId: PLANS.scaleMonthly, quantity: 99_999 } },
      'change.to.quantity',
      'quantity-out-of-range',
    ],
    ['a pause from an invalid date', { intent: 'pause', from: '2027-02-30' }, 'change.from', 'no-such-day'],
  ])('is refused at its field: %s', async (_what, change, field, code) => {
    const me = await subscribe(group.stack);
    await expect(me.quote(change)).rejects.toMatchObject({ status: 422, fields: [{ field, code }] });
  });

  it('removes or changes an add-on, but not both', async () => {
    const me = await subscribe(group.stack);
    await me.do({ intent: 'change-add-ons', add: [{ productRatePlanId: STYLES, quantity: 2 }] });
    const fields = (field: string) => ({ status: 422, fields: [{ field, code: 'chosen-twice' }] });
    await expect(me.quote({ intent: 'change-add-ons', remove: [STYLES, STYLES] })).rejects.toMatchObject(fields('change.remove.1'));
    const both: Change = { intent: 'change-add-ons', remove: [STYLES], add: [{ productRatePlanId: STYLES, quantity: 3 }] };
    await expect(me.quote(both)).rejects.toMatchObject(fields('change.remove.0'));
  });
});
