import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInvoices, readLines } from '../../support/sandbox-answers.js';
import { readSeed, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;
const found = z.object({ records: z.array(z.object({ AccountId: z.string() })) });
const account = z.object({ basicInfo: z.object({ accountNumber: z.string() }), metrics: z.object({ balance: z.string() }) });

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-30T17:00:00Z'), subscribers: true });
});
afterAll(() => started.close());

async function accountOf(email: string) {
  const { body } = await started.call('/v1/action/query', {
    json: { queryString: `select AccountId from Contact where WorkEmail = '${email}'` },
  });
  const id = found.parse(body).records[0]?.AccountId ?? '';
  return account.parse((await started.call(`/v1/accounts/${id}`)).body);
}

describe('seeded subscribers', () => {
  it('have a bill for every period since they started, paid unless their card refuses', async () => {
    const { subscribers, catalog } = await readSeed(true);
    const plans = catalog.products.flatMap((product) => product.productRatePlans);
    for (const subscriber of subscribers) {
      const { basicInfo, metrics } = await accountOf(subscriber.email);
      const invoices = await readInvoices(started, basicInfo.accountNumber);
      const charges = plans.find((plan) => plan.productRatePlanNumber === subscriber.productRatePlanNumber)?.productRatePlanCharges ?? [];
      const paidPlan = charges.some((charge) => charge.pricing.some((price) => Number(price.pricing.price) > 0));
      const months = subscriber.startedMonthsAgo - (subscriber.cancelledMonthsAgo ?? -1);
      const annual = charges.some((charge) => charge.billingPeriod === 'Annual');
      expect(invoices.length, subscriber.email).toBe(paidPlan ? Math.ceil(annual ? months / 12 : months) : 0);
      expect(Number(metrics.balance) > 0, subscriber.email).toBe(
        paidPlan && subscriber.card !== undefined && subscriber.card.behavior !== 'ok',
      );
    }
  });

  it('have invoices that add up', async () => {
    const [first] = (await readSeed(true)).subscribers;
    const { basicInfo } = await accountOf(first?.email ?? '');
    for (const invoice of await readInvoices(started, basicInfo.accountNumber)) {
      const lines = await readLines(started, invoice.documentNumber);
      expect(lines.reduce((total, line) => total + Math.round(Number(line.chargeAmount) * 100), 0)).toBe(Math.round(invoice.amount * 100));
    }
  });

  it('are numbered in the order in which they came', async () => {
    const { body } = await started.call('/v1/billing-documents?pageSize=40&sort=%2BdocumentNumber');
    const dates = z
      .object({ documents: z.array(z.object({ documentDate: z.string() })) })
      .parse(body)
      .documents.map((document) => document.documentDate);
    expect(dates).toEqual([...dates].sort());
  });
});
