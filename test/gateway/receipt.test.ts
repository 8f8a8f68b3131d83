import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PurchaseReceipt } from '../../src/api/schemas/storefront/purchase.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { useStack } from '../support/effects.js';
import { CARDS, shopper } from '../support/purchase.js';

/** JSON with sorted keys, implemented independently of the gateway. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`)
    .join(',')}}`;
}
const digestOf = ({ digest: _, ...rest }: PurchaseReceipt): string => createHash('sha256').update(canonical(rest)).digest('base64url');

describe('receipt', () => {
  const group = useStack();

  it('contains the accepted texts and the price, and its digest can be recomputed', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const consents = [
      { id: 'terms', version: '2026-10-01' },
      { id: 'product-news', version: '2026-10-01' },
    ];
    const { result } = await me.order(me.request(quote, await me.card(), { locale: 'de-AT', consents }));
    const { receipt } = result;
    expect(receipt).toMatchObject({
      orderNumber: result.orderNumber,
      locale: 'de-AT',
      consents: [
        { id: 'terms', text: 'Ich akzeptiere die Nutzungsbedingungen von Kestrel Maps.', href: '/terms.html' },
        { id: 'product-news', text: expect.stringContaining('per E-Mail') as string },
      ],
      quote,
    });
    expect(Math.abs(Date.parse(receipt?.acceptedAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(receipt?.digest).toBe(receipt && digestOf(receipt));
    expect(digestOf({ ...receipt!, locale: 'en' })).not.toBe(receipt?.digest);
    expect(group.stack.receipts).toEqual([expect.objectContaining({ orderNumber: result.orderNumber, receipt })]);
  });

  it('contains no consent that was not given, and no personal data', async () => {
    const { result } = await shopper(group.stack).buy();
    expect(result.receipt?.consents.map(({ id }) => id)).toEqual(['terms']);
    expect(JSON.stringify(result.receipt)).not.toMatch(/Ada|Lovelace|example\.com|London/);
  });

  it('is sent once the purchase is paid, with the confirmed price', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    const { result: open } = await me.order(me.request(quote, await me.card(CARDS.declined)));
    expect([open.status, open.receipt]).toEqual(['payment-required', undefined]);
    const { result } = await me.order(me.request(quote, await me.card()));
    expect(result.receipt?.quote).toEqual(quote);
    expect(group.stack.receipts).toHaveLength(1);
  });

  it('is left out if the gateway’s store has lost it, and the purchase still succeeds', async () => {
    const me = shopper(group.stack);
    const quote = await me.quote();
    await me.order(me.request(quote, await me.card(CARDS.declined)));
    group.stack.restart(createMemoryStore());
    const { result } = await me.order(me.request(quote, await me.card()));
    expect(result).toMatchObject({ status: 'completed', paid: quote.dueNow.total });
    expect(result).not.toHaveProperty('receipt');
    expect(group.stack.receipts).toHaveLength(1);
  });
});
