import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuote } from '../../src/api/operations/storefront/quotes.js';
import type { PlanChoice, Quote, QuoteRequest } from '../../src/api/schemas/storefront/quote.js';
import { billsOf, wrongIn } from '../support/amounts.js';
import { startStack, type Stack } from '../support/stack.js';
import { DISCOUNTS, WIDE, wideOffers } from '../support/wide-offers.js';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ gateway: { offers: wideOffers() } });
  await stack.sandbox.call('/sandbox/clock', { json: { frozen: true } });
});
afterAll(() => stack.close());

const ask = (plans: PlanChoice[], more: Partial<QuoteRequest> = {}): Promise<Quote> =>
  stack.client().call(createQuote, { intent: 'subscribe', currency: 'USD', plans, ...more });
const planChoice = (productRatePlanId: string, quantity?: number): PlanChoice => ({
  productRatePlanId,
  ...(quantity === undefined ? {} : { quantity }),
});
const usd = (amount: string) => ({ amount, currency: 'USD' });
const later = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

describe('quote', () => {
  it('lists every bill of the first year without a term', async () => {
    const quote = await ask([planChoice(WIDE.build, 3)]);
    expect(quote).not.toHaveProperty('term');
    expect(quote.upcoming).toHaveLength(11);
    expect(quote.upcoming?.[0]).toEqual(quote.next);
    expect(new Set(billsOf(quote).map(({ total }) => total.amount))).toEqual(new Set(['56.00']));
    const dates = billsOf(quote).map(({ date }) => date);
    expect([...new Set(dates)].sort()).toEqual(dates);
  });

  it('of an annual plan shows its term and the price of the renewal', async () => {
    const before = stack.upstream.length;
    const quote = await ask([planChoice(WIDE.buildAnnual, 2)]);
    const { endDate = '', renews } = quote.term ?? {};
    expect([endDate.slice(0, 4), renews]).toEqual([String(Number(quote.orderDate.slice(0, 4)) + 1), true]);
    expect(quote.next).toMatchObject({ date: endDate, total: usd('470.00') });
    expect(quote.upcoming).toEqual([quote.next]);
    expect(stack.upstream.slice(before).filter((call) => call.includes('preview'))).toHaveLength(2);
  });

  it('of a monthly plan sends one preview request', async () => {
    const before = stack.upstream.length;
    await ask([planChoice(WIDE.build, 2)]);
    expect(stack.upstream.slice(before)).toEqual(['POST /v1/orders/preview']);
  });

  it('bills arrears after the end of the month', async () => {
    const quote = await ask([planChoice(WIDE.build, 1), planChoice(WIDE.region)]);
    expect(quote.dueNow.total).toEqual(usd('38.00'));
    expect(quote.next?.lines.map(({ chargeName, amount }) => [chargeName, amount.amount]).sort()).toEqual([
      ['Dedicated region', '650.00'],
      ['Platform fee', '29.00'],
      ['Seats', '9.00'],
    ]);
  });

  it('of a trial charges nothing until its end, and full months afterwards', async () => {
    const quote = await ask([planChoice(WIDE.trial, 2)]);
    const from = later(quote.orderDate, 14);
    expect(quote.chargedFrom).toBe(from);
    expect(quote.dueNow).toMatchObject({ date: quote.orderDate, lines: [], total: usd('0.00') });
    expect(quote.next).toMatchObject({ date: from, total: usd('187.00') });
    expect(quote.upcoming).toHaveLength(12);
    expect(new Set(quote.upcoming?.map(({ total }) => total.amount))).toEqual(new Set(['187.00']));
    for (const { lines } of quote.upcoming ?? []) for (const { why } of lines) expect(why).toBeUndefined();
  });
});

describe('explanation of a line', () => {
  const lineOf = (quote: Quote, name: string) => quote.dueNow.lines.find(({ chargeName }) => chargeName === name);

  it('lists the tiers of a tiered price', async () => {
    const line = lineOf(await ask([planChoice(WIDE.build, 1), planChoice(WIDE.styles, 7)]), 'Custom styles');
    expect(line).toMatchObject({ quantity: '7', amount: usd('78.00') });
    expect(line?.why?.tiers).toEqual([
      { quantity: '5', price: usd('12.00'), amount: usd('60.00') },
      { quantity: '2', price: usd('9.00'), amount: usd('18.00') },
    ]);
  });

  it('uses one price for a volume price', async () => {
    const line = lineOf(await ask([planChoice(WIDE.volume, 60)]), 'Seats');
    expect(line?.why?.tiers).toEqual([{ quantity: '60', price: usd('210.00'), amount: usd('12600.00') }]);
  });

  it('names the charge that a discount of the plan reduces', async () => {
    const quote = await ask([planChoice(WIDE.education, 2)]);
    const discounts = quote.dueNow.lines.filter(({ amount }) => amount.amount.startsWith('-'));
    expect(discounts.map(({ amount, why }) => [amount.amount, why?.discount])).toEqual([
      ['-59.60', { percent: '40', of: 'Platform fee' }],
      ['-15.20', { percent: '40', of: 'Seats' }],
    ]);
    expect(quote.dueNow.total).toEqual(usd('112.20'));
  });
});

describe('coupon', () => {
  it('takes off its discount until its end', async () => {
    const quote = await ask([planChoice(WIDE.build, 3)], { coupon: ' freemonth ', locale: 'de-AT' });
    expect(quote.coupon).toEqual({ code: 'FREEMONTH', text: 'FREEMONTH zieht etwas ab.' });
    expect(quote.dueNow.total).toEqual(usd('0.00'));
    expect(quote.next?.total).toEqual(usd('56.00'));
    const last = later(quote.next?.date ?? '', -1);
    const discounts = quote.dueNow.lines.filter(({ amount }) => amount.amount.startsWith('-'));
    expect(discounts.map(({ chargeName, why }) => [chargeName, why?.discount])).toEqual([
      ['First month free', { percent: '100', of: 'Platform fee', endDate: last }],
      ['First month free', { percent: '100', of: 'Seats', endDate: last }],
    ]);
  });

  it('does not lose its discount during a trial', async () => {
    const quote = await ask([planChoice(WIDE.trial, 1)], { coupon: 'FREEMONTH' });
    expect(quote.upcoming?.slice(0, 2).map(({ total }) => total.amount)).toEqual(['0.00', '168.00']);
    expect(quote.next?.lines.at(-1)?.why?.discount?.endDate).toBe(later(quote.upcoming?.[1]?.date ?? '', -1));
  });

  it('of a fixed amount reduces each month', async () => {
    const quote = await ask([planChoice(WIDE.scale, 1)], { coupon: 'FIFTY' });
    expect([quote.dueNow, quote.next].map((bill) => bill?.total.amount)).toEqual(['368.00', '118.00']);
  });

  it.each([
    ['NOTHING', WIDE.build, 'coupon-refused', undefined],
    [DISCOUNTS.nonProfit, WIDE.build, 'coupon-refused', undefined],
    ['ENDED', WIDE.build, 'coupon-expired', { date: '2020-01-01' }],
    ['LATER', WIDE.build, 'coupon-too-early', { date: '2099-01-01' }],
    ['FIFTY', WIDE.build, 'coupon-other-plan', undefined],
  ])('%s for %s is refused as %s', async (coupon, plan, code, data) => {
    const refused = ask([planChoice(plan)], { coupon });
    await expect(refused).rejects.toMatchObject({ status: 422, code, data, fields: [{ field: 'coupon', code }] });
  });

  it('cannot be guessed: attempts are limited, and then even a valid code is refused', async () => {
    let now = 0;
    const limits = { quotes: [{ max: 1000, seconds: 1 }] };
    const other = await startStack({ gateway: { offers: wideOffers(), limits, now: () => now, clientAddress: () => '192.0.2.1' } });
    const quote = async (coupon: string) =>
      (await other.ask('/storefront/quotes', { json: { intent: 'subscribe', currency: 'USD', plans: [planChoice(WIDE.build)], coupon } }))
        .status;
    try {
      for (let use = 0; use < 9; use += 1) expect(await quote('FREEMONTH')).toBe(200);
      for (let guess = 0; guess < 5; guess += 1) expect(await quote(`GUESS${guess}`)).toBe(422);
      expect([await quote('Kindness30'), await quote('Kindness30')]).toEqual([429, 429]);
      expect(await quote('FREEMONTH')).toBe(200);
      now = 61_000;
      expect(await quote('Kindness30')).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('any purchase', () => {
  const plans: PlanChoice[][] = [
    [planChoice(WIDE.free)],
    ...[1, 3, 49].map((quantity) => [planChoice(WIDE.build, quantity)]),
    [planChoice(WIDE.buildAnnual, 7)],
    [planChoice(WIDE.scale, 2)],
    [planChoice(WIDE.trial, 5)],
    [planChoice(WIDE.education, 3)],
    ...[49, 50, 51, 200, 201].map((quantity) => [planChoice(WIDE.volume, quantity)]),
    ...[4, 5, 6, 20, 21, 300].map((quantity) => [planChoice(WIDE.build, 1), planChoice(WIDE.styles, quantity)]),
    [planChoice(WIDE.build, 2), planChoice(WIDE.support), planChoice(WIDE.region), planChoice(WIDE.workshop, 3)],
    [planChoice(WIDE.tiles), planChoice(WIDE.geocoding)],
  ];
  const coupons = [undefined, 'FREEMONTH', 'Kindness30'];

  it.each(['USD', 'JPY'])('adds up in %s and has its own fingerprint', async (currency) => {
    const fingerprints = new Set<string>();
    let count = 0;
    for (const choice of plans) {
      for (const coupon of coupons) {
        const quoted = ask(choice, { currency, ...(coupon === undefined ? {} : { coupon }) });
        if (coupon !== undefined && choice.every(({ productRatePlanId }) => productRatePlanId === WIDE.free)) {
          // A coupon that lowers no bill is refused.
          await expect(quoted).rejects.toMatchObject({ code: 'coupon-without-effect' });
          continue;
        }
        const quote = await quoted;
        for (const bill of billsOf(quote)) expect([choice, coupon, wrongIn(bill)]).toEqual([choice, coupon, []]);
        fingerprints.add(quote.fingerprint);
        count += 1;
      }
    }
    expect(fingerprints.size).toBe(count);
  });

  it('keeps its fingerprint while the charges stay the same', async () => {
    const one = await ask([planChoice(WIDE.build, 3)], { coupon: 'FREEMONTH', locale: 'en' });
    const other = await ask([planChoice(WIDE.build, 3)], { coupon: 'freemonth', locale: 'de' });
    expect(other.fingerprint).toBe(one.fingerprint);
    expect(other.coupon?.text).not.toBe(one.coupon?.text);
  });
});
