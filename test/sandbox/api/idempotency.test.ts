import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLedger } from '../../support/sandbox-answers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { fetchToken, SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const TODAY = '2026-11-21';
let started: StartedSandbox;
let time = new Date('2026-11-21T17:00:00Z');
beforeAll(async () => {
  started = await startSandbox({ now: () => time });
});
beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
afterAll(() => started.close());

const post = (key: string, json: unknown, path = '/v1/orders') => started.call(path, { json, headers: { 'idempotency-key': key } });

describe('the same key', () => {
  it('returns the same response without a second effect', async () => {
    const order = orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started) });
    const first = await post('k1', order);
    const second = await post('k1', order);
    expect(first.body).toMatchObject({ success: true, orderNumber: 'O-00000001' });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await readLedger(started)).toMatchObject({ accounts: 1, orders: 1, invoices: 1, payments: 1 });
  });

  it('returns a failure again, even if the call would succeed now', async () => {
    await started.call('/sandbox/faults', { json: { collectionFailure: 'rollback' } });
    const order = orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started, '4000000000000341') });
    const refused = await post('k2', order);
    await started.call('/sandbox/faults', { json: { collectionFailure: 'keep' } });
    expect(reasonsOf(refused.body)[0]?.category).toBe(30);
    expect((await post('k2', order)).body).toEqual(refused.body);
    expect((await post('k3', order)).body).toMatchObject({ success: true });
  });

  it('is refused for another body, URL or method', async () => {
    const order = orderFor({ orderDate: TODAY });
    await post('k4', order);
    for (const answer of [
      await post('k4', { ...order, orderNumber: 'O-other' }),
      await post('k4', order, '/v1/orders?returnIds=true'),
      await post('k4', { name: 'N', currency: 'USD', billToContact: { firstName: 'A', lastName: 'B' } }, '/v1/accounts'),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ success: false });
    }
    expect(await readLedger(started)).toMatchObject({ accounts: 1, orders: 1 });
  });

  it('has one effect if sent twice at once: the second call is told to wait', async () => {
    const order = orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started) });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('k5', order)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await readLedger(started)).toMatchObject({ accounts: 1, orders: 1, payments: 1 });
    expect((await post('k5', order)).body).toEqual(answers.find((answer) => answer.status === 200)?.body);
  });

  it('is forgotten after a day of real time', async () => {
    const order = orderFor({ orderDate: TODAY });
    await post('k6', order);
    time = new Date(time.getTime() + 24 * 3600_000 + 1);
    const authorization = `Bearer ${await fetchToken((request) => started.sandbox.fetch(request))}`;
    const again = await started.call('/v1/orders', { json: order, headers: { authorization, 'idempotency-key': 'k6' } });
    time = new Date('2026-11-21T17:00:00Z');
    expect(again.body).toMatchObject({ success: true, orderNumber: 'O-00000002' });
  });
});

describe('a key', () => {
  it('of more than 255 characters is refused', async () => {
    expect((await post('k'.repeat(256), orderFor({ orderDate: TODAY }))).status).toBe(400);
  });

  it('is not used up by a refused credential or an unreadable body', async () => {
    const order = orderFor({ orderDate: TODAY });
    const send = (init: RequestInit) => started.sandbox.fetch(new Request(`${SANDBOX_URL}/v1/orders`, { method: 'POST', ...init }));
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k7' };
    expect((await send({ headers, body: JSON.stringify(order) })).status).toBe(401);
    expect((await send({ headers: { ...headers, authorization: started.authorization }, body: '{' })).status).toBe(400);
    expect((await post('k7', order)).body).toMatchObject({ success: true });
  });

  it('does not serialize parallel orders with other keys', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => post(`p${index}`, orderFor({ orderDate: TODAY }))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(6);
    expect(await readLedger(started)).toMatchObject({ accounts: 6, orders: 6, invoices: 6 });
  });

  it('prevents a card from being stored for two accounts at once', async () => {
    const paymentMethodId = await newMethod(started);
    const answers = await Promise.all(['a', 'b'].map((key) => post(key, orderFor({ orderDate: TODAY, paymentMethodId }))));
    expect(answers.map(({ body }) => JSON.stringify(body).includes('"success":true')).sort()).toEqual([false, true]);
    expect(await readLedger(started)).toMatchObject({ accounts: 1, payments: 1 });
  });
});

describe('two sandboxes on one database', () => {
  it('run an order, a payment and a card submission once, whichever process receives the call', async () => {
    const database = await openTestDatabase();
    const now = () => new Date('2026-11-21T17:00:00Z');
    const both = [await startSandbox({ database, now }), await startSandbox({ database, now })];
    const [first] = both;
    if (!first) throw new Error('No sandbox.');
    const paymentMethodId = await newMethod(first);
    const order = orderFor({ orderDate: TODAY, paymentMethodId, orderNumber: 'O-race' });
    const send = (key: string) => both.map(({ call }) => call('/v1/orders', { json: order, headers: { 'idempotency-key': key } }));
    const same = await Promise.all(send('same'));
    expect(same.map((answer) => answer.status)).toEqual([200, 200]);
    expect(same[0]?.body).toEqual(same[1]?.body);
    const others = await Promise.all([
      ...send('other-1'),
      ...both.map(({ call }) => call('/v1/orders', { json: { ...order, orderNumber: 'O-x' } })),
    ]);
    expect(others.every((answer) => JSON.stringify(answer.body).includes('"success":false'))).toBe(true);
    expect(await readLedger(first)).toMatchObject({ accounts: 1, orders: 1, invoices: 1, payments: 1 });
    await first.close();
  });
});
