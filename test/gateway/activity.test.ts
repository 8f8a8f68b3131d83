import { describe, expect, it } from 'vitest';
import { listActivity } from '../../src/api/operations/storefront/activity.js';
import { getFile } from '../../src/api/operations/storefront/files.js';
import type { ActivityEntry } from '../../src/api/schemas/storefront/activity.js';
import { useStack } from '../support/effects.js';
import { shopper } from '../support/purchase.js';

describe('activity', () => {
  const group = useStack();

  async function all(token: string): Promise<ActivityEntry[][]> {
    const pages: ActivityEntry[][] = [];
    for await (const { entries } of group.stack.client(token).pages(listActivity, {})) pages.push(entries);
    return pages;
  }

  it('lists an order, its consents and its payment with day and number', async () => {
    const { stack } = group;
    const { result, session } = await shopper(stack).buy();
    const date = await stack.sandbox.sandbox.today();
    const [entries = []] = await all(session);
    const [order, payment, consent] = ['order', 'payment', 'consent'].map((kind) => entries.find((entry) => entry.kind === kind));
    expect(order).toEqual({
      date,
      kind: 'order',
      number: result.orderNumber,
      status: 'Completed',
      actions: ['created'],
      subscriptionNumbers: result.subscriptionNumbers,
    });
    expect(payment).toMatchObject({ date, status: 'Processed', amount: result.paid });
    expect(consent).toMatchObject({ date, subscriptionNumbers: result.subscriptionNumbers });
    // The customer sees the consent's text, not the id that the platform stores.
    expect(consent?.text).toMatch(/terms/i);
    expect(consent?.text).not.toMatch(/2026-10-01/);
    expect(entries).toHaveLength(3);
  });

  it('is sorted newest first across all pages, without duplicates or gaps, and its cursor works for nobody else', async () => {
    const { stack } = group;
    const { result, session } = await shopper(stack).buy();
    const start = await stack.sandbox.sandbox.today();
    await stack.sandbox.call('/sandbox/clock', { json: { to: `${Number(start.slice(0, 4)) + 3}${start.slice(4)}` } });
    const pages = await all(session);
    expect(pages.length).toBeGreaterThan(1);
    const entries = pages.flat();
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const numbers = entries.flatMap(({ kind, number }) => (number === undefined ? [] : [`${kind} ${number}`]));
    expect(new Set(numbers).size).toBe(numbers.length);
    const account = (await stack.sandbox.call(`/v1/accounts/${result.accountNumber}`)).body as { basicInfo: { id: string } };
    const { body } = await stack.sandbox.call(`/v1/payments?accountId=${account.basicInfo.id}&pageSize=40`);
    const paid = (body as { payments: { number: string }[] }).payments.map(({ number }) => number);
    expect(
      entries
        .filter(({ kind }) => kind === 'payment')
        .map(({ number }) => number)
        .slice(0, paid.length),
    ).toEqual(paid);
    expect(paid.length).toBeGreaterThan(30);

    const { nextCursor: cursor = '' } = await stack.client(session).call(listActivity, {});
    expect(cursor).not.toBe('');
    const other = await shopper(stack).buy();
    await expect(stack.client(other.session).call(listActivity, { cursor })).rejects.toMatchObject({ status: 400, code: 'cursor-ended' });
    await expect(stack.client(session).call(listActivity, { cursor: `${cursor}x` })).rejects.toMatchObject({ code: 'cursor-ended' });
  });

  it('lists credits and refunds', async () => {
    const { stack } = group;
    const { result, session } = await shopper(stack).buy();
    const account = (await stack.sandbox.call(`/v1/accounts/${result.accountNumber}`)).body as { basicInfo: { id: string } };
    const { body } = await stack.sandbox.call(`/v1/payments?accountId=${account.basicInfo.id}`);
    const [payment] = (body as { payments: { id: string }[] }).payments;
    const documents = await stack.sandbox.call(`/v1/billing-documents?accountId=${account.basicInfo.id}`);
    const [invoice] = (documents.body as { documents: { id: string }[] }).documents;
    await stack.sandbox.call(`/v1/payments/${payment?.id ?? ''}/unapply`, {
      method: 'PUT',
      json: { invoices: [{ invoiceId: invoice?.id, amount: 5 }] },
    });
    const refunded = await stack.sandbox.call(`/v1/payments/${payment?.id ?? ''}/refunds`, {
      json: { type: 'Electronic', totalAmount: 5 },
    });
    expect(refunded.body).toMatchObject({ success: true });
    const [entries = []] = await all(session);
    expect(entries.find(({ kind }) => kind === 'refund')).toMatchObject({
      amount: { amount: '5.00', currency: 'USD' },
      status: 'Processed',
    });
  });

  it('links payments to the invoices they paid, for sessions with the scope', async () => {
    const { stack } = group;
    const { result, session } = await shopper(stack).buy();
    const [entries = []] = await all(session);
    const documents = entries.find(({ kind }) => kind === 'payment')?.documents ?? [];
    expect(documents.map(({ number }) => number)).toEqual(result.invoiceNumbers);
    const { contentType, fileName, body } = await stack.client(session).call(getFile, { id: documents[0]?.file ?? '' });
    expect([contentType, fileName]).toEqual(['application/pdf', `${result.invoiceNumbers[0] ?? ''}.pdf`]);
    expect((await new Response(body).text()).slice(0, 5)).toBe('%PDF-');
    const other = await shopper(stack).buy();
    await expect(stack.client(other.session).call(getFile, { id: documents[0]?.file ?? '' })).rejects.toMatchObject({ status: 404 });
    const { token } = await stack.gateway.mintSession({ accountKey: result.accountNumber, scopes: ['activity:read'] });
    expect(JSON.stringify(await all(token))).not.toContain('documents');
  });

  it('belongs to the session’s account', async () => {
    const { stack } = group;
    const [me, other] = [await shopper(stack).buy(), await shopper(stack).buy()];
    expect(JSON.stringify(await all(me.session))).not.toContain(other.result.orderNumber);
  });

  it('needs its scope', async () => {
    const { stack } = group;
    const { result } = await shopper(stack).buy();
    const { token } = await stack.gateway.mintSession({ accountKey: result.accountNumber, scopes: ['profile:read'] });
    await expect(stack.client(token).call(listActivity, {})).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
    await expect(stack.client().call(listActivity, {})).rejects.toMatchObject({ status: 401 });
  });
});
