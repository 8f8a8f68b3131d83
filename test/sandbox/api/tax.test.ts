import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pdfText } from '../../support/pdf-reader.js';
import { advanceTo } from '../../support/sandbox-answers.js';
import type { StartedSandbox } from '../../support/sandbox.js';
import { FIRST_CHARGES, PLANS, startTaxed } from '../../support/taxed-tenant.js';

let started: StartedSandbox;
beforeAll(async () => {
  started = await startTaxed();
});
afterAll(() => started.close());

const taxItem = z.looseObject({
  id: z.string(),
  name: z.string(),
  taxRate: z.number(),
  taxAmount: z.number(),
  exemptAmount: z.number(),
  balance: z.number(),
});
const line = z.looseObject({
  id: z.string(),
  chargeName: z.string(),
  chargeAmount: z.string(),
  taxAmount: z.string(),
  balance: z.string(),
  processingType: z.string(),
  serviceStartDate: z.string(),
  taxMode: z.optional(z.string()),
  taxationItems: z.optional(z.object({ data: z.array(taxItem) })),
});
const invoice = z.looseObject({
  id: z.string(),
  amount: z.number(),
  amountWithoutTax: z.number(),
  taxAmount: z.number(),
  taxExemptAmount: z.number(),
  balance: z.number(),
  comments: z.optional(z.string()),
});
const memo = z.looseObject({ id: z.string(), amount: z.number(), taxAmount: z.number(), unappliedAmount: z.number() });
const totals = { amount: z.number(), amountWithoutTax: z.number(), taxAmount: z.number() };
const previewed = z.object({
  previewResult: z.object({
    invoices: z.array(
      z.looseObject({ ...totals, invoiceItems: z.array(z.looseObject({ amountWithoutTax: z.number(), taxAmount: z.number() })) }),
    ),
    creditMemos: z.array(z.looseObject(totals)),
  }),
});

interface Buyer {
  country?: string;
  state?: string;
  currency?: string;
  taxInfo?: object;
}

let accounts = 0;

async function ok(path: string, init: Parameters<StartedSandbox['call']>[1] = {}): Promise<unknown> {
  const { body } = await started.call(path, init);
  if (!z.looseObject({ success: z.literal(true) }).safeParse(body).success) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}

async function open({ country = 'DE', state, currency = 'EUR', taxInfo }: Buyer = {}): Promise<string> {
  accounts += 1;
  const contact = { firstName: 'Ada', lastName: 'Byron', country, ...(state !== undefined && { state }) };
  const accountNumber = `T-${accounts}`;
  await ok('/v1/accounts', {
    json: { name: 'Ada', accountNumber, currency, autoPay: false, billCycleDay: 1, billToContact: contact, ...(taxInfo && { taxInfo }) },
  });
  return accountNumber;
}

const create = (plan: string) => ({
  type: 'CreateSubscription',
  createSubscription: { terms: { initialTerm: { termType: 'EVERGREEN' } }, subscribeToRatePlans: [{ productRatePlanId: PLANS[plan] }] },
});

/** Buys a plan and returns its invoice and subscription. */
async function buy(account: string, plan: string, orderDate = '2026-01-01') {
  const body = await ok('/v1/orders', {
    json: {
      orderDate,
      existingAccountNumber: account,
      subscriptions: [{ orderActions: [create(plan)] }],
      processingOptions: { runBilling: true },
    },
  });
  const done = z
    .object({ invoiceNumbers: z.array(z.string()), subscriptions: z.array(z.object({ subscriptionNumber: z.string() })) })
    .parse(body);
  return { invoice: done.invoiceNumbers[0] ?? '', subscription: done.subscriptions[0]?.subscriptionNumber ?? '' };
}

const readInvoice = async (number: string) => invoice.parse(await ok(`/v1/invoices/${number}`));
const readLines = async (number: string) =>
  z.object({ invoiceItems: z.array(line) }).parse(await ok(`/v1/invoices/${number}/items`)).invoiceItems;
const readMemo = async (key: string) => memo.parse(await ok(`/v1/credit-memos/${key}`));
const amounts = (lines: z.output<typeof line>[]) =>
  lines.map(({ chargeName, chargeAmount, taxAmount }) => [chargeName, chargeAmount, taxAmount]);

async function cancel(account: string, subscription: string, day: string) {
  const action = { type: 'CancelSubscription', cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: day } };
  const order = {
    orderDate: day,
    existingAccountNumber: account,
    subscriptions: [{ subscriptionNumber: subscription, orderActions: [action] }],
  };
  const preview = previewed.parse(
    await ok('/v1/orders/preview', {
      json: { ...order, previewOptions: { previewThruType: 'SpecificDate', specificPreviewThruDate: day, previewTypes: ['BillingDocs'] } },
    }),
  ).previewResult;
  const done = await ok('/v1/orders', { json: { ...order, processingOptions: { runBilling: true } } });
  const [number = ''] = z.object({ creditMemoNumbers: z.array(z.string()) }).parse(done).creditMemoNumbers;
  return { preview, memo: await readMemo(number) };
}

describe('a line', () => {
  it('has its tax added to an exclusive price', async () => {
    const { invoice: number } = await buy(await open(), 'Plain');
    const [fee] = await readLines(number);
    expect(fee).toMatchObject({ chargeAmount: '29.99', taxAmount: '5.70', balance: '35.69', taxMode: 'TaxExclusive' });
    expect(fee?.taxationItems?.data).toMatchObject([{ name: 'USt', taxRate: 0.19, taxAmount: 5.7, exemptAmount: 0, balance: 5.7 }]);
    expect(await readInvoice(number)).toMatchObject({ amount: 35.69, amountWithoutTax: 29.99, taxAmount: 5.7, balance: 35.69 });
  });

  it('has its tax inside an inclusive price', async () => {
    const { invoice: number } = await buy(await open(), 'Inclusive');
    expect(amounts(await readLines(number))).toEqual([['Fee', '26.05', '4.95']]);
    expect(await readInvoice(number)).toMatchObject({ amount: 31, amountWithoutTax: 26.05, taxAmount: 4.95 });
  });

  it.each([
    ['a charge that is not taxable', 'Untaxed', {}, ['20.00', '0.00']],
    ['its own tax code', 'Books', {}, ['10.00', '0.70']],
    ['a state by its name', 'Plain', { country: 'United States', state: 'new york', currency: 'USD' }, ['29.99', '2.66']],
    ['a state whose only rate is for another tax code', 'Plain', { country: 'US', state: 'CA', currency: 'USD' }, ['29.99', '0.00']],
    ['a country by its long code', 'Plain', { country: 'DEU' }, ['29.99', '5.70']],
    ['a country without a rate', 'Plain', { country: 'CH' }, ['29.99', '0.00']],
    ['an inclusive price in yen', 'Inclusive', { country: 'JP', currency: 'JPY' }, ['2818', '282']],
  ] as const)('is taxed according to %s', async (_, plan, buyer, expected) => {
    const { invoice: number } = await buy(await open(buyer), plan);
    expect((await readLines(number)).map(({ chargeAmount, taxAmount }) => [chargeAmount, taxAmount])).toEqual([expected]);
  });

  it('with a discount is taxed like the reduced line, whose balance includes discounts and tax', async () => {
    const { invoice: number } = await buy(await open(), 'Sale');
    // Fee: 31.00 - 3.10 - 27.90 (voucher of 30.00). Setup: 9.99 - 1.00 - 2.10 (rest of the voucher).
    const lines = await readLines(number);
    expect(amounts(lines)).toEqual([
      ['Fee', '26.05', '4.95'],
      ['Off', '-2.60', '-0.50'],
      ['Voucher', '-23.45', '-4.45'],
      ['Setup', '9.99', '1.90'],
      ['Off', '-1.00', '-0.19'],
      ['Voucher', '-2.10', '-0.40'],
    ]);
    expect(lines.map(({ processingType }) => processingType)).toEqual(['Charge', 'Discount', 'Discount', 'Charge', 'Discount', 'Discount']);
    const { amount } = await readInvoice(number);
    expect(amount).toBe(8.2);
    expect(lines.map(({ balance }) => balance)).toEqual(['0.00', '0.00', '0.00', '8.20', '0.00', '0.00']);
  });
});

describe('a tax exemption', () => {
  it('applies to an exempt account while it is valid', async () => {
    const exempt = { exemptStatus: 'Yes', exemptEffectiveDate: '2025-01-01', exemptExpirationDate: '2026-01-31' };
    const account = await open({ taxInfo: exempt });
    const { invoice: number } = await buy(account, 'Inclusive');
    expect(await readInvoice(number)).toMatchObject({ amount: 26.05, taxAmount: 0, taxExemptAmount: 4.95 });
    expect((await readLines(number))[0]?.taxationItems?.data).toMatchObject([{ taxAmount: 0, exemptAmount: 4.95 }]);
    const later = await buy(account, 'Inclusive', '2026-02-01');
    expect(await readInvoice(later.invoice)).toMatchObject({ amount: 31, taxAmount: 4.95, taxExemptAmount: 0 });
  });

  it('does not apply while it is pending', async () => {
    const { invoice: number } = await buy(await open({ taxInfo: { exemptStatus: 'PendingVerification' } }), 'Plain');
    expect(await readInvoice(number)).toMatchObject({ taxAmount: 5.7 });
  });

  it('applies to a buyer with a tax id in another listed country, and the invoice shows the reverse charge', async () => {
    const { invoice: number } = await buy(await open({ country: 'FR', taxInfo: { VATId: 'FR12345678901' } }), 'Inclusive');
    expect(await readInvoice(number)).toMatchObject({
      amount: 25.83,
      taxAmount: 0,
      taxExemptAmount: 0,
      comments: 'Reverse charge: the recipient is liable for the tax.',
    });
    for (const buyer of [{ country: 'FR' }, { taxInfo: { VATId: 'DE123456789' } }]) {
      const taxed = await readInvoice((await buy(await open(buyer), 'Inclusive')).invoice);
      expect(taxed.amount).toBe(31);
      expect(taxed.comments).toBeUndefined();
    }
  });
});

describe('the file of an invoice', () => {
  const textOf = async (number: string): Promise<string> => {
    const files = z
      .object({ invoiceFiles: z.tuple([z.object({ pdfFileUrl: z.string() })]) })
      .parse(await ok(`/v1/invoices/${number}/files`));
    const { authorization } = started;
    const answer = await started.sandbox.fetch(new Request(files.invoiceFiles[0].pdfFileUrl, { headers: { authorization } }));
    return pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s/gu, ' ');
  };

  it('adds tax to exclusive prices and shows the tax in inclusive ones', async () => {
    const account = await open();
    expect(await textOf((await buy(account, 'Plain')).invoice)).toMatch(/Zwischensumme.*29,99.*USt.*19 %.*5,70.*Gesamtbetrag.*35,69/u);
    expect(await textOf((await buy(account, 'Inclusive')).invoice)).toMatch(/Gesamtbetrag.*31,00.*Darin enthalten.*USt.*19 %.*4,95/u);
  });

  it('shows that the buyer owes the tax', async () => {
    const { invoice: number } = await buy(await open({ country: 'FR', taxInfo: { VATId: 'FR12345678901' } }), 'Plain');
    expect(await textOf(number)).toMatch(/Reverse charge: the recipient is liable for the tax.*FR12345678901/u);
  });
});

describe('a credit', () => {
  it('has the tax of the billed days, and its preview is the same', async () => {
    const account = await open();
    const { subscription } = await buy(account, 'Plain');
    // A later change of the address does not affect the tax of the credit.
    await ok(`/v1/accounts/${account}`, { method: 'PUT', json: { soldToContact: { firstName: 'Ada', lastName: 'Byron', country: 'FR' } } });
    const { preview, memo: given } = await cancel(account, subscription, '2026-01-11');
    expect(preview.creditMemos).toMatchObject([{ amount: 24.18, amountWithoutTax: 20.32, taxAmount: 3.86 }]);
    expect(given).toMatchObject({ amount: 24.18, taxAmount: 3.86, unappliedAmount: 24.18 });
  });

  it('splits an inclusive price and its discounts as the bill did', async () => {
    const account = await open();
    const { subscription } = await buy(account, 'Reduced');
    const { preview, memo: given } = await cancel(account, subscription, '2026-01-11');
    // 21 of 31 days: 21.00, which is 17.65 plus tax of 3.35, minus a discount of 2.10, which is 1.76 plus tax of 0.34.
    expect(preview.creditMemos).toMatchObject([{ amount: 18.9, amountWithoutTax: 15.88, taxAmount: 3.02 }]);
    expect(given).toMatchObject({ amount: 18.9, taxAmount: 3.02 });
  });

  it('of a bill without tax has none, even if tax applies now', async () => {
    const account = await open({ country: 'CH' });
    const { subscription } = await buy(account, 'Plain');
    await ok(`/v1/accounts/${account}`, { method: 'PUT', json: { soldToContact: { firstName: 'Ada', lastName: 'Byron', country: 'DE' } } });
    const { memo: given } = await cancel(account, subscription, '2026-01-11');
    expect(given).toMatchObject({ amount: 20.32, taxAmount: 0 });
  });
});

describe('a preview', () => {
  const options = { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 1, previewTypes: ['BillingDocs'] };
  const orderDate = '2026-01-01';
  const subscriptions = [{ orderActions: [create('Sale')] }];

  it('of an order equals the invoice, for new and existing accounts', async () => {
    const account = await open({ country: 'FR' });
    const [known, unknown] = await Promise.all([
      ok('/v1/orders/preview', { json: { orderDate, existingAccountNumber: account, subscriptions, previewOptions: options } }),
      ok('/v1/orders/preview', {
        json: {
          orderDate,
          previewAccountInfo: { billCycleDay: 1, currency: 'EUR', soldToContact: { country: 'FR' } },
          subscriptions,
          previewOptions: options,
        },
      }),
    ]);
    const { invoice: number } = await buy(account, 'Sale');
    const lines = await readLines(number);
    for (const body of [known, unknown]) {
      const [bill] = previewed.parse(body).previewResult.invoices;
      expect(bill).toMatchObject(z.object(totals).parse(await readInvoice(number)));
      expect(bill?.invoiceItems.map(({ amountWithoutTax, taxAmount }) => [amountWithoutTax, taxAmount])).toEqual(
        lines.map(({ chargeAmount, taxAmount }) => [Number(chargeAmount), Number(taxAmount)]),
      );
    }
  });

  it('of an order uses the tax id of a new account, and omits tax on request', async () => {
    const previewAccountInfo = { billCycleDay: 1, currency: 'EUR', soldToContact: { country: 'FR' }, taxInfo: { VATId: 'FR12345678901' } };
    const plain = [{ orderActions: [create('Plain')] }];
    const reversed = await ok('/v1/orders/preview', {
      json: { orderDate, previewAccountInfo, subscriptions: plain, previewOptions: options },
    });
    expect(previewed.parse(reversed).previewResult.invoices[0]).toMatchObject({ amount: 29.99, taxAmount: 0 });
    const account = await open();
    const untaxed = await ok('/v1/orders/preview', {
      json: { orderDate, existingAccountNumber: account, subscriptions: plain, previewOptions: { ...options, skipTax: true } },
    });
    expect(previewed.parse(untaxed).previewResult.invoices[0]).toMatchObject({ amount: 29.99, taxAmount: 0 });
  });

  it('of a subscription and of an account are the same too', async () => {
    const account = await open();
    const single = await ok('/v1/subscriptions/preview', {
      json: {
        previewAccountInfo: { billCycleDay: 1, currency: 'EUR', billToContact: { country: 'DE' } },
        contractEffectiveDate: orderDate,
        termType: 'EVERGREEN',
        subscribeToRatePlans: [{ productRatePlanId: PLANS.Plain }],
        targetDate: '2026-01-31',
      },
    });
    expect(single).toMatchObject({ taxAmount: 5.7, invoice: { amount: 35.69, amountWithoutTax: 29.99, taxAmount: 5.7 } });
    const { subscription } = await buy(account, 'Plain');
    const upcoming = await ok('/v1/operations/billing-preview', { json: { accountNumber: account, targetDate: '2026-02-01' } });
    expect(upcoming).toMatchObject({ invoiceItems: [{ chargeAmount: '29.99', taxAmount: '5.70', serviceStartDate: '2026-02-01' }] });
    const existing = await ok(`/v1/subscriptions/${subscription}/preview`, {
      json: { previewThroughDate: { previewThruDatePolicy: 'specificDate', specificDate: '2026-02-01' } },
    });
    expect(existing).toMatchObject({ invoices: [{ amount: 35.69, taxAmount: 5.7 }] });
  });
});

describe('a memo on an invoice', () => {
  const writeOff = async (number: string, json: object) =>
    readMemo(
      z.object({ creditMemo: z.object({ id: z.string() }) }).parse(await ok(`/v1/invoices/${number}/write-off`, { method: 'PUT', json }))
        .creditMemo.id,
    );

  it('that reverses it credits its tax', async () => {
    const { invoice: number } = await buy(await open(), 'Sale');
    const { creditMemo } = z
      .object({ creditMemo: z.object({ id: z.string() }) })
      .parse(await ok(`/v1/invoices/${number}/reverse`, { method: 'PUT', json: {} }));
    expect(await readMemo(creditMemo.id)).toMatchObject({ amount: 8.2, taxAmount: 1.31, unappliedAmount: 0 });
    expect(await readInvoice(number)).toMatchObject({ balance: 0 });
    expect((await readLines(number)).map(({ balance }) => balance)).toEqual(Array(6).fill('0.00'));
  });

  it('that writes it off in parts credits its tax to the cent', async () => {
    const { invoice: number } = await buy(await open(), 'Plain');
    const memos = [];
    for (const amount of [0.07, 11.11, 24.5, undefined]) memos.push(await writeOff(number, amount === undefined ? {} : { amount }));
    expect(memos.map((written) => written.amount)).toEqual([0.07, 11.11, 24.5, 0.01]);
    expect(memos.reduce((total, written) => total + Math.round(written.taxAmount * 100), 0)).toBe(570);
    expect(await readInvoice(number)).toMatchObject({ balance: 0 });
  });

  it('names a line and its tax', async () => {
    const account = await open();
    const { invoice: number } = await buy(account, 'Sale');
    const lines = await readLines(number);
    const setup = lines[3];
    const [tax] = setup?.taxationItems?.data ?? [];
    const item = (amountWithoutTax: number, amount: number) => ({
      items: [{ invoiceItemId: setup?.id, amountWithoutTax, taxationItems: [{ taxationItemId: tax?.id, amount }] }],
    });
    const refused = await started.call(`/v1/invoices/${number}/write-off`, { method: 'PUT', json: item(5, 2) });
    expect(JSON.stringify(refused.body)).toContain("'items.0.taxationItems.0.amount' exceeds the amount owed");
    expect(await writeOff(number, item(5, 0))).toMatchObject({ amount: 5, taxAmount: 0 });
    expect((await readLines(number))[3]).toMatchObject({ balance: '3.20' });
    expect(await writeOff(number, { items: [{ invoiceItemId: setup?.id }] })).toMatchObject({ amount: 3.2 });
    const discount = await started.call(`/v1/invoices/${number}/write-off`, {
      method: 'PUT',
      json: { items: [{ invoiceItemId: lines[4]?.id }] },
    });
    expect(discount.body).toMatchObject({ success: false });
  });

  it('for a catalog charge is taxed like the charge', async () => {
    const accountNumber = await open();
    const charges = [{ amount: 10, productRatePlanChargeId: FIRST_CHARGES.Plain }];
    const body = await ok('/v1/credit-memos', { json: { accountNumber, autoPost: true, charges } });
    expect(memo.parse(body)).toMatchObject({ amount: 11.9, taxAmount: 1.9, unappliedAmount: 11.9 });
  });
});

it('is on the bills of the daily run', async () => {
  const own = await startTaxed();
  const previous = started;
  started = own;
  try {
    const account = await open();
    await buy(account, 'Plain');
    await advanceTo(own, '2026-02-01');
    const list = await ok(`/v1/billing-documents?accountNumber=${account}`);
    expect(list).toMatchObject({ documents: [{ documentDate: '2026-02-01', amount: 35.69 }, { amount: 35.69 }] });
  } finally {
    started = previous;
    await own.close();
  }
});

it('follows the tax engine of a tenant', async () => {
  const luxury = { name: 'Luxury', rate: '33', country: 'DE', state: null, code: null, treatment: 'charged' } as const;
  const own = await startTaxed({ taxes: ({ mode }) => (mode === 'TaxInclusive' ? { ...luxury, mode } : undefined) });
  const previous = started;
  started = own;
  try {
    const account = await open();
    expect(await readInvoice((await buy(account, 'Inclusive')).invoice)).toMatchObject({ amount: 31, taxAmount: 7.69 });
    expect(await readInvoice((await buy(account, 'Plain')).invoice)).toMatchObject({ amount: 29.99, taxAmount: 0 });
  } finally {
    started = previous;
    await own.close();
  }
});
