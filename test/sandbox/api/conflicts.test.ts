import * as z from 'zod';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readInvoices, readLedger } from '../../support/sandbox-answers.js';
import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../support/sandbox-changes.js';
import { BUILD_MONTHLY, newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type SandboxAnswer, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const TODAY = '2026-11-21';
const now = () => new Date(`${TODAY}T17:00:00Z`);
const database = await openTestDatabase();
/** Two sandboxes on the same database, like two processes. */
const both: StartedSandbox[] = [await startSandbox({ database, now }), await startSandbox({ database, now })];
const [one, other] = both;
if (!one || !other) throw new Error('A sandbox is missing.');
afterAll(() => one.close());
beforeEach(async () => {
  await one.call('/sandbox/reset', { method: 'POST' });
  const paymentMethodId = await newMethod(one);
  await one.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId, billCycleDay: 21, term: 12 }) });
});

const put = ({ call }: StartedSandbox, key: string, change: string, json: object) =>
  call(`/v1/subscriptions/${key}${change}`, { method: 'PUT', json });
const cancel = (started: StartedSandbox, key: string) =>
  put(started, key, '/cancel', { cancellationPolicy: 'EndOfCurrentTerm', runBilling: true });
const isSuccess = ({ body }: SandboxAnswer) => z.object({ success: z.boolean() }).parse(body).success;

it('refuses a change of an outdated version as a conflict, without any effect', async () => {
  const { id } = await readSubscription(one);
  expect(isSuccess(await put(one, id, '', { notes: 'first' }))).toBe(true);
  const late = await Promise.all([
    put(other, id, '', { notes: 'second' }),
    put(other, id, '/renew', {}),
    put(other, id, '/suspend', { suspendPolicy: 'Today' }),
    put(other, id, '/delete', {}),
    cancel(other, id),
  ]);
  for (const { status, body } of late) {
    expect(status).toBe(200);
    expect(reasonsOf(body)).toMatchObject([
      {
        category: 50,
        message: `The subscription '${SUBSCRIPTION}' was changed by another call. Read the newest version and try again.`,
      },
    ]);
  }
  expect(await readSubscription(one)).toMatchObject({ version: 2, status: 'Active' });
  const newest = await readSubscription(one);
  expect(isSuccess(await put(other, newest.id, '', { notes: 'again' }))).toBe(true);
});

it('lets one of several changes of the same version win', async () => {
  const { id } = await readSubscription(one);
  const answers = await Promise.all([...both, ...both].map((started) => cancel(started, id)));
  expect(answers.filter(isSuccess)).toHaveLength(1);
  for (const { body } of answers.filter((answer) => !isSuccess(answer))) expect(reasonsOf(body)[0]?.category).toBe(50);
  expect(await readSubscription(one)).toMatchObject({ version: 2 });
});

it('lets one of several orders that remove the same plan win, and refuses the others by rule', async () => {
  const { ratePlans } = await readSubscription(one);
  const removeProduct = { ratePlanId: ratePlans[0]?.id };
  const addProduct = { productRatePlanId: BUILD_MONTHLY.plan };
  const actions = [
    { type: 'RemoveProduct', triggerDates: [{ name: 'ContractEffective', triggerDate: TODAY }], removeProduct },
    { type: 'AddProduct', triggerDates: [{ name: 'ContractEffective', triggerDate: TODAY }], addProduct },
  ];
  const answers = await Promise.all([...both, ...both].map(({ call }) => call('/v1/orders', { json: changeFor(TODAY, actions) })));
  expect(answers.filter(isSuccess)).toHaveLength(1);
  expect(await readLedger(one)).toMatchObject({ orders: 2, subscriptions: 1 });
  expect(await readSubscription(one)).toMatchObject({ version: 2 });
});

it('runs due work once if two calls move the clock', async () => {
  const to = '2027-03-21';
  const answers = await Promise.all([...both, ...both].map(({ call }) => call('/sandbox/clock', { json: { to } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const dates = (await readInvoices(one, ACCOUNT)).map(({ documentDate }) => documentDate);
  expect(dates).toEqual(['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21']);
  expect(await readLedger(other)).toMatchObject({ invoices: 5, payments: 5 });
});
