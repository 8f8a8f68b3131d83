import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInvoices, readLines } from '../../support/sandbox-answers.js';
import { readSeed, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;
const found = z.object({ records: z.array(z.object({ AccountId: z.string() })) });
const account = z.object({ basicInfo: z.object({ accountNumber: z.string() }), metrics: z.object({ balance: z.string() }) });

beforeAll(async () => {
  started = await startSandbox({ subscribers: true });
});
afterAll(() => started.close());

async function accountOf(email: string, at = started) {
  const { body } = await at.call('/v1/action/query', {
    json: { queryString: `select AccountId from Contact where WorkEmail = '${email}'` },
  });
  const id = found.parse(body).records[0]?.AccountId ?? '';
  return account.parse((await at.call(`/v1/accounts/${id}`)).body);
}

describe('seeded subscribers', () => {
  it('have a bill for every period since they started, paid unless their card is declined', async () => {
    const { subscribers, catalog } = await readSeed(true);
    const plans = catalog.products.flatMap((product) => product.productRatePlans);
    for (const subscriber of subscribers) {
      const { basicInfo, metrics } = await accountOf(subscriber.email);
      const invoices = await readInvoices(started, basicInfo.accountNumber);
      const charges = plans.find((plan) => plan.productRatePlanNumber === subscriber.productRatePlanNumber)?.productRatePlanCharges ?? [];
      const paidPlan = charges.some((charge) => charge.pricing.some((price) => Number(price.pricing.price) > 0));
      const months = subscriber.startedMonthsAgo - (subscriber.cancelledMonthsAgo ?? -1);
      const annual = charges.some((charge) => charge.billingPeriod === 'Annual') && subscriber.addOns === undefined;
      const billed = paidPlan && subscriber.trialDays === undefined;
      expect(invoices.length, subscriber.email).toBe(billed ? Math.ceil(annual ? months / 12 : months) : 0);
      const refuses = subscriber.card && (subscriber.card.behavior !== 'ok' || subscriber.cardEmptyDaysAgo !== undefined);
      expect(Number(metrics.balance) > 0, subscriber.email).toBe(billed && refuses === true);
    }
  });

  it('are active, canceled or suspended, with rated and unrated usage', async () => {
    const query = async (queryString: string) => (await started.call('/v1/action/query', { json: { queryString } })).body;
    const statuses = z
      .object({ records: z.array(z.object({ Status: z.string() })) })
      .parse(await query("select Status from Subscription where Status != 'Active'"))
      .records.map(({ Status }) => Status);
    expect(statuses.sort()).toEqual(['Cancelled', 'Suspended']);
    const rated = await query("select Id from Usage where RbeStatus = 'Processed'");
    const waiting = await query("select Id from Usage where RbeStatus = 'Pending'");
    for (const body of [rated, waiting]) expect(z.object({ size: z.number() }).parse(body).size).toBeGreaterThan(20);
  });

  it('have a debit memo, and adjustments that cancel each other out, with their revenue', async () => {
    const size = async (queryString: string) =>
      z.object({ size: z.number() }).parse((await started.call('/v1/action/query', { json: { queryString } })).body).size;
    expect(await size('select Id from DebitMemoItem')).toBeGreaterThan(0);
    for (const type of ['Credit', 'Charge']) expect(await size(`select Id from InvoiceItemAdjustment where Type = '${type}'`)).toBe(1);
    for (const type of ['DebitMemoItem', 'InvoiceItemAdjustment']) {
      expect(await size(`select Id from RevenueSchedule where LinkedTransactionType = '${type}'`)).toBeGreaterThan(0);
    }
  });

  it('have usage charges, discounts and all currencies', async () => {
    const names = new Set<string>();
    const currencies = new Set<string>();
    for (const { email, currency, addOns, usagePerDay } of (await readSeed(true)).subscribers) {
      if (addOns === undefined && usagePerDay === undefined) continue;
      currencies.add(currency);
      for (const invoice of await readInvoices(started, (await accountOf(email)).basicInfo.accountNumber)) {
        for (const { chargeName } of await readLines(started, invoice.documentNumber)) names.add(chargeName);
      }
    }
    for (const name of [
      'Map tiles',
      'Routing',
      'Non-profit discount',
      'Partner credit',
      'First month free',
      'Dedicated region',
      'Custom styles',
    ])
      expect(names).toContain(name);
    expect([...currencies].sort()).toEqual(['EUR', 'GBP', 'JPY', 'USD']);
  });

  it('have invoices that add up', async () => {
    const [first] = (await readSeed(true)).subscribers;
    const { basicInfo } = await accountOf(first?.email ?? '');
    for (const invoice of await readInvoices(started, basicInfo.accountNumber)) {
      const lines = await readLines(started, invoice.documentNumber);
      expect(lines.reduce((total, line) => total + Math.round(Number(line.chargeAmount) * 100), 0)).toBe(Math.round(invoice.amount * 100));
    }
  });

  it('are numbered in the order of their sign-ups', async () => {
    const { body } = await started.call('/v1/billing-documents?pageSize=40&sort=-documentNumber');
    const dates = z
      .object({ documents: z.array(z.object({ documentDate: z.string(), documentType: z.literal('Invoice') })) })
      .parse(body)
      .documents.map((document) => document.documentDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('have declined last bills even if February makes those two days earlier', async () => {
    const seed = await readSeed(true);
    const refused = seed.subscribers.filter(({ cardEmptyDaysAgo }) => cardEmptyDaysAgo !== undefined);
    expect(refused.length).toBeGreaterThan(1);
    // The latest bills were due nine and 26 days ago, on the 30th and 31st. February has no such days, so its bills are on the 28th.
    for (const [today, own] of [
      ['2027-05-09', refused.filter(({ startedDaysAgo }) => startedDaysAgo === 9)],
      ['2027-04-26', refused.filter(({ startedDaysAgo }) => startedDaysAgo === 26)],
    ] as const) {
      const other = await startSandbox({ now: () => new Date(`${today}T17:00:00Z`), seed: { ...seed, subscribers: own } });
      expect(own).toHaveLength(1);
      for (const { email } of own) expect(Number((await accountOf(email, other)).metrics.balance), email).toBeGreaterThan(0);
      await other.close();
    }
  });
});
