import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFile } from '../../src/api/operations/storefront/files.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { emailInvoice, getInvoice } from '../../src/api/operations/storefront/invoice.js';
import type { Invoice } from '../../src/api/schemas/storefront/invoices.js';
import { newKey, shopper } from '../support/purchase.js';
import { pdfText } from '../support/pdf-reader.js';
import { startSandbox } from '../support/sandbox.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  const unlimited = [{ max: 1_000, seconds: 1 }];
  const limits = { quotes: unlimited, orders: unlimited, paymentSessions: unlimited, invoiceMails: [{ max: 3, seconds: 60 }] };
  stack = await startStack({ gateway: { limits } });
});
afterAll(() => stack.close());

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const sumOf = (items: readonly { amount: { amount: string } }[]): bigint =>
  items.reduce((sum, { amount }) => sum + cents(amount.amount), 0n);
const bodyOf = async <Body>(path: string, init?: Parameters<Stack['sandbox']['call']>[1]): Promise<Body> =>
  (await stack.sandbox.call(path, init)).body as Body;

async function someone(): Promise<{ session: string; number: string; accountNumber: string; email: string }> {
  const email = `${newKey()}@example.com`;
  const { session, result } = await shopper(stack, { email }).buy();
  return { session, number: result.invoiceNumbers[0]!, accountNumber: result.accountNumber, email };
}
const read = (session: string, number: string): Promise<Invoice> => stack.client(session).call(getInvoice, { number });

describe('invoice', () => {
  it('has lines with price, tax, subscription and a stable key, and its payments', async () => {
    const { session, number, accountNumber } = await someone();
    const invoice = await read(session, number);
    const { invoiceItems } = await bodyOf<{
      invoiceItems: { productRatePlanChargeId: string; subscriptionName: string; unitPrice: number }[];
    }>(`/v1/invoices/${number}/items`);
    expect(invoice.items).toHaveLength(invoiceItems.length);
    invoice.items.forEach((item, index) => {
      const known = invoiceItems[index]!;
      expect(item).toMatchObject({ kind: 'charge', subscriptionNumber: known.subscriptionName });
      expect(item.chargeKey).toBe(`${known.subscriptionName}:${known.productRatePlanChargeId}`);
      expect(Number(item.unitPrice!.amount)).toBe(known.unitPrice);
    });
    expect(sumOf(invoice.items) + cents(invoice.tax.amount)).toBe(cents(invoice.amount.amount));
    const taxes = invoice.items.reduce((sum, { tax }) => sum + cents(tax?.amount ?? '0.00'), 0n);
    expect(taxes).toBe(cents(invoice.tax.amount));
    expect(invoice.taxIncluded).toBeUndefined();
    expect(invoice.dueDate).toBeDefined();
    const { payments } = await bodyOf<{ payments: { number: string; effectiveDate: string }[] }>(`/v1/payments?accountId=${accountNumber}`);
    expect(invoice.payments).toEqual([
      {
        kind: 'payment',
        number: payments[0]!.number,
        date: payments[0]!.effectiveDate.slice(0, 10),
        amount: invoice.amount,
        status: 'Processed',
        method: { type: 'CreditCard', brand: 'Visa', lastDigits: '4242', expirationMonth: 12, expirationYear: 2035 },
      },
    ]);
  });

  it('keeps the key of a charge on the next invoice', async () => {
    const { session, number, accountNumber } = await someone();
    const today = await stack.sandbox.sandbox.today();
    const next = new Date(Date.parse(`${today}T00:00:00Z`) + 40 * 86_400_000).toISOString().slice(0, 10);
    await bodyOf('/sandbox/clock', { json: { to: next } });
    const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
    const { invoices } = await stack.client(token).call(listInvoices, {});
    expect(invoices.length).toBe(2);
    const [later, first] = await Promise.all([read(token, invoices[0]!.invoiceNumber), read(token, number)]);
    const recurring = later.items.map(({ chargeKey }) => chargeKey);
    expect(first.items.map(({ chargeKey }) => chargeKey)).toEqual(expect.arrayContaining(recurring));
    expect(session).not.toBe('');
  });

  it('shows the applied credit and refunds', async () => {
    const { session, number, accountNumber } = await someone();
    const before = await read(session, number);
    const { payments } = await bodyOf<{ payments: { id: string; number: string }[] }>(`/v1/payments?accountId=${accountNumber}`);
    const { id } = await bodyOf<{ id: string }>(`/v1/invoices/${number}`);
    const { invoiceItems } = await bodyOf<{ invoiceItems: { productRatePlanChargeId: string }[] }>(`/v1/invoices/${number}/items`);
    const memo = await bodyOf<{ number: string }>('/v1/credit-memos', {
      json: {
        accountNumber,
        autoPost: true,
        charges: [{ productRatePlanChargeId: invoiceItems[0]!.productRatePlanChargeId, amount: 5 }],
      },
    });
    const part = { invoices: [{ invoiceId: id, amount: 5 }] };
    await bodyOf(`/v1/payments/${payments[0]!.number}/unapply`, { method: 'PUT', json: part });
    const owed = await read(session, number);
    expect(owed.balance.amount).toBe('5.00');
    expect(owed.payments?.map(({ amount }) => amount.amount)).toEqual([(Number(before.amount.amount) - 5).toFixed(2)]);
    await bodyOf(`/v1/credit-memos/${memo.number}/apply`, { method: 'PUT', json: part });
    const credited = await read(session, number);
    expect(credited.balance.amount).toBe('0.00');
    expect(credited.payments?.at(-1)).toEqual({ kind: 'credit', amount: { amount: '5.00', currency: 'USD' } });
  });

  it('still shows its newest payments if the platform does not support payment parts', async () => {
    const { session, number } = await someone();
    const usual = await read(session, number);
    stack.network = async (request, send) => {
      if (!request.url.endsWith('/v1/action/query') || !(await request.clone().text()).includes('from InvoicePayment'))
        return send(request);
      const fault = { faultcode: 'INVALID_TYPE', faultstring: 'InvoicePayment is not supported' };
      return Response.json({ success: false, reasons: [{ code: 50000020, message: fault.faultstring }] }, { status: 400 });
    };
    try {
      expect(await read(session, number)).toMatchObject({ payments: usual.payments });
    } finally {
      stack.network = (request, send) => send(request);
    }
  });
});

describe('invoice file', () => {
  const readAll = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array> => new Uint8Array(await new Response(body).arrayBuffer());

  it('is the platform’s PDF with a safe file name, and is not cached', async () => {
    const { session, number } = await someone();
    const { file } = await read(session, number);
    const response = await stack.ask(`/storefront/files/${file!}`, { credential: session });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Disposition');
    expect(pdfText(new Uint8Array(await response.arrayBuffer()))).toContain(number);
    const download = await stack.client(session).call(getFile, { id: file! });
    expect(download).toMatchObject({ contentType: 'application/pdf', fileName: `${number}.pdf` });
    expect((await readAll(download.body)).length).toBe(download.size);
  });

  it('is not available to other accounts or by other ids', async () => {
    const [mine, other] = [await someone(), await someone()];
    const { file } = await read(mine.session, mine.number);
    const { invoiceFiles } = await bodyOf<{ invoiceFiles: { id: string }[] }>(`/v1/invoices/${mine.number}/files`);
    const ask = (id: string, credential: string) => stack.ask(`/storefront/files/${id}`, { credential }).then(({ status }) => status);
    expect(await ask(file!, other.session)).toBe(404);
    const ids = [invoiceFiles[0]!.id, `${file!.slice(0, -4)}AAAA`, 'x', '..%2f..%2faccounts'];
    for (const id of ids) expect([id, await ask(id, mine.session)]).toEqual([id, 404]);
    const { token } = await stack.gateway.mintSession({ accountKey: mine.accountNumber, scopes: ['profile:read'] });
    expect(await ask(file!, token)).toBe(403);
  });

  it.each([
    ['a web page', '<html><script>alert(1)</script></html>'],
    ['nothing', ''],
    ['too short', '%PD'],
  ])('is not delivered if it is %s, whatever the platform calls it', async (_what, text) => {
    const { session, number } = await someone();
    const { file } = await read(session, number);
    stack.network = (request, send) =>
      request.url.includes('/v1/files/')
        ? Promise.resolve(new Response(text, { headers: { 'content-type': 'application/pdf' } }))
        : send(request);
    try {
      const response = await stack.ask(`/storefront/files/${file!}`, { credential: session });
      expect([response.status, await response.json()]).toMatchObject([502, { error: { code: 'file-not-pdf' } }]);
    } finally {
      stack.network = (request, send) => send(request);
    }
  });
});

describe('sending an invoice by email', () => {
  it('sends it once per key to the account’s own address and returns the masked address', async () => {
    const { session, number, email } = await someone();
    const key = newKey();
    const sent: unknown[] = [];
    stack.network = async (request, send) => {
      if (request.url.endsWith('/emails')) sent.push(await request.clone().json());
      return send(request);
    };
    const mail = () => stack.client(session).call(emailInvoice, { number }, { idempotencyKey: key });
    expect(await mail()).toEqual({ to: [`${email[0]!}•••@example.com`] });
    expect(await mail()).toEqual({ to: [`${email[0]!}•••@example.com`] });
    expect(sent).toEqual([{ emailAddresses: email }]);
    expect(await bodyOf<{ lastEmailSentDate?: string }>(`/v1/invoices/${number}`)).toHaveProperty('lastEmailSentDate');
    stack.network = (request, send) => send(request);
  });

  it('is refused if the account has no address', async () => {
    const { session, number } = await someone();
    stack.network = async (request, send) => {
      const response = await send(request);
      if (!/\/v1\/accounts\/[^/]+$/.test(request.url)) return response;
      const account = (await response.json()) as { billToContact: object };
      return Response.json({ ...account, billToContact: { ...account.billToContact, workEmail: null, personalEmail: null } });
    };
    const refused = stack.client(session).call(emailInvoice, { number }, { idempotencyKey: newKey() });
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'no-address' });
    stack.network = (request, send) => send(request);
  });

  it('accepts no address from the page, refuses invoices of others, and is rate limited', async () => {
    const [mine, other] = [await someone(), await someone()];
    const post = (number: string, json: unknown) =>
      stack.ask(`/storefront/invoices/${number}/email`, { credential: mine.session, json, headers: { 'idempotency-key': newKey() } });
    expect((await post(mine.number, { to: 'x@example.com' })).status).toBe(400);
    expect((await post(other.number, {})).status).toBe(404);
    expect((await post(mine.number, {})).status).toBe(200);
    expect((await post(mine.number, {})).status).toBe(200);
    const limited = await post(mine.number, {});
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).not.toBeNull();
  });
});

describe('invoice with tax included in its prices', () => {
  it('has lines that include the tax and add up to its amount', async () => {
    const offers: unknown = JSON.parse(await readFile(new URL('../../demo/offers/harbor-review.json', import.meta.url), 'utf8'));
    const harbor = await startStack({
      sandbox: () => startSandbox({ tenant: 'harbor-review', subscribers: true }),
      gateway: { tenant: 'harbor-review', offers },
    });
    try {
      const query = { queryString: "select InvoiceNumber,AccountId from Invoice where Status = 'Posted' and TaxAmount > 0" };
      const { records } = (await harbor.sandbox.call('/v1/action/query', { json: query })).body as {
        records: { InvoiceNumber: string; AccountId: string }[];
      };
      expect(records.length).toBeGreaterThan(0);
      for (const { InvoiceNumber: number, AccountId } of records.slice(0, 20)) {
        const { body } = await harbor.sandbox.call(`/v1/accounts/${AccountId}`);
        const { accountNumber: accountKey } = (body as { basicInfo: { accountNumber: string } }).basicInfo;
        const { token } = await harbor.gateway.mintSession({ accountKey });
        const invoice = await harbor.client(token).call(getInvoice, { number });
        expect(invoice.taxIncluded).toBe(true);
        expect(sumOf(invoice.items)).toBe(cents(invoice.amount.amount));
      }
    } finally {
      await harbor.close();
    }
  });
});
