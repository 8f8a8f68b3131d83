import * as z from 'zod';
import { writtenDocuments } from './preview/documents.js';
import { advanceTo } from './sandbox-answers.js';
import { BUILD_MONTHLY, orderFor } from './sandbox-orders.js';
import { startSandbox, type StartedSandbox } from './sandbox.js';

/** One of two accounts that each have one subscription and start out equal except for their ids. */
export interface Twin {
  account: string;
  subscription: string;
  /** Id of the rate plan in the subscription. */
  planId: string;
  seatsId: string;
  seatsNumber: string;
}

const placed = z.object({
  success: z.literal(true),
  accountNumber: z.string(),
  subscriptions: z.array(z.object({ subscriptionNumber: z.string() })),
});
const bought = z.object({
  ratePlans: z.tuple([
    z.object({
      id: z.string(),
      ratePlanCharges: z.array(z.object({ id: z.string(), number: z.string(), productRatePlanChargeId: z.string() })),
    }),
  ]),
});

/** Buys three seats of Build monthly for a year. */
export async function newTwin(started: StartedSandbox, orderDate: string): Promise<Twin> {
  const order = orderFor({ orderDate, plans: [{ ...BUILD_MONTHLY, quantity: 3 }], term: 12, billCycleDay: 31 });
  const done = placed.parse(
    (await started.call('/v1/orders', { json: { ...order, newAccount: { ...order.newAccount, autoPay: false } } })).body,
  );
  const subscription = done.subscriptions[0]?.subscriptionNumber ?? '';
  const { ratePlans } = bought.parse((await started.call(`/v1/subscriptions/${subscription}`)).body);
  const seats = ratePlans[0].ratePlanCharges.find(({ productRatePlanChargeId }) => productRatePlanChargeId === BUILD_MONTHLY.seats);
  return {
    account: done.accountNumber,
    subscription,
    planId: ratePlans[0].id,
    seatsId: seats?.id ?? '',
    seatsNumber: seats?.number ?? '',
  };
}

/** Names of fields that identify an account or its records, and so differ between twins. */
const OWN =
  /^(id|number|accountId|accountNumber|invoiceOwnerAccount(Id|Number)|subscriptionNumber|orderNumber|subscriptionRatePlanNumber)$|Id$/;
const KEPT = /^productRatePlan(Charge)?Id$|^productId$/;

function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => KEPT.test(name) || !OWN.test(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutNames(each)]));
}

/** Returns the subscriptions (with all segments), bills and memos of a twin, without ids, so that twins can be compared. */
export async function resultOf(
  started: StartedSandbox,
  { account }: Pick<Twin, 'account'>,
): Promise<{ subscriptions: unknown; documents: unknown[] }> {
  const { body } = await started.call(`/v1/subscriptions/accounts/${account}?charge-detail=all-segments`);
  const { subscriptions } = z.object({ subscriptions: z.array(z.unknown()) }).parse(body);
  const documents = (await writtenDocuments(started))
    .filter((document) => document.account === account)
    .map(({ kind, date, amount, lines }) => ({ date, kind, amount, lines: lines.map(({ text }) => text).sort() }))
    .map((document) => ({ key: JSON.stringify(document), document }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ document }) => document);
  return { subscriptions: withoutNames(subscriptions), documents };
}

/** Starts an empty sandbox on a day. */
export async function sandboxOn(day: string): Promise<StartedSandbox> {
  const started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  await advanceTo(started, day);
  return started;
}
