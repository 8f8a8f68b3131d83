import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventNames, listenTo, readCallout, readHistory, startReceiver, type Receiver } from '../../support/callouts.js';
import { newMethod, orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const MINUTE = 60_000;

let now: Date;
let receiver: Receiver;
let started: StartedSandbox;
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  receiver = startReceiver();
  started = await startSandbox({ now: () => now, calloutFetch: receiver.fetch });
});
afterEach(() => started.close());

const order = async (orderNumber: string, paymentMethodId?: string): Promise<void> => {
  const json = orderFor({ orderDate: '2026-11-21', orderNumber, ...(paymentMethodId !== undefined && { paymentMethodId }) });
  expect((await started.call('/v1/orders', { json })).body).toMatchObject({ success: true });
};
const passMinutes = async (minutes: number): Promise<void> => {
  now = new Date(now.getTime() + minutes * MINUTE);
  await started.sandbox.deliverCallouts();
};

describe('a paid order', () => {
  it('is reported once per event, with ids, numbers and requested parameters', async () => {
    const calloutParams = { text: '<Account.Name> paid {{DataSource.Payment.Amount}} <Payment.Currency>', owes: '<Account.Balance>' };
    await listenTo(started, 'InvoicePosted');
    await listenTo(started, 'PaymentProcessed', { calloutParams });
    await order('O-paid', await newMethod(started));
    await started.sandbox.deliverCallouts();
    await passMinutes(24 * 60);

    expect(eventNames(receiver).sort()).toEqual(['InvoicePosted', 'PaymentProcessed']);
    const paid = receiver.received.find(({ headers }) => headers.get('callout-event') === 'PaymentProcessed');
    expect(paid).toMatchObject({ method: 'POST', url: 'https://receiver.test/callouts' });
    expect(paid?.headers.get('content-type')).toBe('application/json');
    expect(readCallout(paid)).toMatchObject({
      event: {
        name: 'PaymentProcessed',
        namespace: 'user.notification',
        category: 2120,
        occurredOn: '2026-11-21T07:00:00.000-05:00',
        objects: { Payment: { PaymentNumber: 'P-00000001' }, Account: { AccountNumber: 'A00000001' } },
      },
      text: 'Ada Byron paid 38.00 USD',
      owes: '0.00',
    });
  });

  it('that is rolled back is not reported', async () => {
    await listenTo(started, 'NewSubscriptionCreated');
    await listenTo(started, 'PaymentDeclined');
    await started.call('/sandbox/faults', { json: { collectionFailure: 'rollback' } });
    const json = orderFor({ orderDate: '2026-11-21', paymentMethodId: await newMethod(started, '4000000000000341') });
    expect((await started.call('/v1/orders', { json })).body).toMatchObject({ success: false });
    await started.sandbox.deliverCallouts();
    expect(receiver.received).toEqual([]);

    await started.call('/sandbox/faults', { json: { collectionFailure: 'keep' } });
    await started.call('/v1/orders', { json });
    await started.sandbox.deliverCallouts();
    expect(eventNames(receiver).sort()).toEqual(['NewSubscriptionCreated', 'PaymentDeclined']);
  });
});

describe('a failing receiver', () => {
  it('is retried after 30 minutes and an hour, then given up, and the history shows each attempt', async () => {
    receiver.answer = () => new Response('out of order', { status: 503 });
    await listenTo(started, 'OrderProcessed', {}, { eventTypeNamespace: 'com.zuora.notification' });
    await order('O-refused');
    await started.sandbox.deliverCallouts();
    expect(receiver.received).toHaveLength(1);
    await passMinutes(29);
    expect(receiver.received).toHaveLength(1);
    await passMinutes(1);
    expect(receiver.received).toHaveLength(2);
    await passMinutes(59);
    expect(receiver.received).toHaveLength(2);
    await passMinutes(1);
    expect(receiver.received).toHaveLength(3);
    await passMinutes(20 * 60);
    expect(receiver.received).toHaveLength(3);

    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers.get('callout-id'))).size).toBe(1);
    expect(receiver.received.map(({ headers }) => headers.get('callout-attempt'))).toEqual(['1', '2', '3']);
    const { calloutHistories } = await readHistory(started, 'failedOnly=true');
    expect(
      calloutHistories.map(({ attemptedNum, responseCode, responseContent }) => [attemptedNum, responseCode, responseContent]),
    ).toEqual([
      ['3', '503', 'out of order'],
      ['2', '503', 'out of order'],
      ['1', '503', 'out of order'],
    ]);
    expect(calloutHistories[0]).toMatchObject({
      eventCategory: 'com.zuora.notification:OrderProcessed',
      notification: 'on OrderProcessed',
      requestMethod: 'POST',
      requestUrl: 'https://receiver.test/callouts',
    });
    expect(JSON.parse(calloutHistories[0]?.eventContext ?? '')).toMatchObject({ Order: { OrderNumber: 'O-refused', Status: 'Completed' } });
  });

  it('is not retried if the callout disables retries', async () => {
    receiver.answer = () => new Response(null, { status: 500 });
    await listenTo(started, 'InvoicePosted', { calloutRetry: false });
    await order('O-once');
    await started.sandbox.deliverCallouts();
    await passMinutes(24 * 60);
    expect(receiver.received).toHaveLength(1);
  });

  it('still gets later events, in their order', async () => {
    const numbers = ['O-1', 'O-2', 'O-3', 'O-4', 'O-5', 'O-6'];
    receiver.answer = ({ headers, body }) =>
      new Response(null, { status: body.includes('O-3') && headers.get('callout-attempt') === '1' ? 500 : 204 });
    await listenTo(started, 'OrderProcessed');
    for (const number of numbers) await order(number);
    await started.sandbox.deliverCallouts();
    const seen = (): string[] => receiver.received.map((callout) => readCallout(callout).event.objects['Order']?.['OrderNumber'] ?? '');
    expect(seen()).toEqual(numbers);
    await passMinutes(30);
    expect(seen()).toEqual([...numbers, 'O-3']);
  });

  it.each([
    ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }), '302', ''],
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
      undefined,
      'No response: connect ECONNREFUSED',
    ],
    [
      'never ends',
      () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1000).fill(97)) }), { status: 400 }),
      '400',
      'a'.repeat(4096),
    ],
  ])('or %s has failed', async (_, answer, code, content) => {
    receiver.answer = answer;
    await listenTo(started, 'InvoicePosted');
    await order('O-lost');
    await started.sandbox.deliverCallouts();
    expect(receiver.received.map(({ url }) => url)).toEqual(['https://receiver.test/callouts']);
    const [attempt] = (await readHistory(started)).calloutHistories;
    expect(attempt?.responseCode).toBe(code);
    expect(attempt?.responseContent).toBe(content);
  });
});

describe('the history', () => {
  beforeEach(async () => {
    await listenTo(started, 'InvoicePosted');
    await listenTo(started, 'OrderProcessed');
    await order('O-first');
    await started.sandbox.deliverCallouts();
  });
  const found = async (query: string): Promise<string[]> =>
    (await readHistory(started, query)).calloutHistories.map(({ eventCategory }) => eventCategory.split(':')[1] ?? '').sort();

  it('shows failed attempts, and all attempts on request', async () => {
    expect(await found('')).toEqual([]);
    expect(await found('failedOnly=false')).toEqual(['InvoicePosted', 'OrderProcessed']);
  });

  it('is filtered by event, object and time', async () => {
    expect(await found('failedOnly=false&eventCategory=1110')).toEqual(['InvoicePosted']);
    expect(await found('failedOnly=false&eventCategory=com.zuora.notification:OrderProcessed')).toEqual(['OrderProcessed']);
    expect(await found('failedOnly=false&objectId=INV00000001')).toEqual(['InvoicePosted']);
    expect(await found('failedOnly=false&objectId=A00000001')).toEqual(['InvoicePosted', 'OrderProcessed']);
    expect(await found('failedOnly=false&endTime=2026-11-21T11:59:59')).toEqual([]);
    expect(await found('failedOnly=false&startTime=2026-11-21T11:59:59&endTime=2026-11-21T12:00:00')).toEqual([
      'InvoicePosted',
      'OrderProcessed',
    ]);
  });

  it('is paged', async () => {
    const first = await readHistory(started, 'failedOnly=false&pageSize=1');
    expect(first.calloutHistories).toHaveLength(1);
    const second = await started.call(first.nextPage ?? '');
    expect(second.body).toMatchObject({ success: true, calloutHistories: [{ attemptedNum: '1' }] });
    expect(second.body).not.toHaveProperty('nextPage');
  });

  it('resends the same request with a new time, with all its attempts', async () => {
    const before = receiver.received.splice(0);
    const [{ id } = { id: '' }] = (await readHistory(started, 'failedOnly=false&eventCategory=1110')).calloutHistories;
    now = new Date(now.getTime() + MINUTE);
    const answer = await started.call('/notifications/callout-histories/resend', { json: [id] });
    expect(answer).toMatchObject({ status: 202, body: {} });
    receiver.answer = () => new Response(null, { status: 500 });
    await started.sandbox.deliverCallouts();
    await passMinutes(30);
    await passMinutes(60);
    await passMinutes(24 * 60);
    const original = before.find(({ headers }) => headers.get('callout-event') === 'InvoicePosted');
    expect(receiver.received.map(({ body }) => body)).toEqual(Array(3).fill(original?.body));
    expect(receiver.received[0]?.headers.get('callout-signature')).not.toBe(original?.headers.get('callout-signature'));
    expect(receiver.received.map(({ headers }) => headers.get('callout-attempt'))).toEqual(['2', '3', '4']);
  });

  it('gives a reason for each callout that cannot be resent', async () => {
    const [{ id } = { id: '' }] = (await readHistory(started)).calloutHistories;
    const some = await started.call('/notifications/callout-histories/resend', { json: [id, 'nothing'] });
    expect(some).toMatchObject({ status: 202, body: { nothing: { message: "Cannot find callout history by key: 'nothing'." } } });
    const none = await started.call('/notifications/callout-histories/resend', { json: ['nothing'] });
    expect(none).toMatchObject({ status: 400, body: { nothing: { code: '59300040' } } });
    const list = await started.call('/notifications/callout-histories/resend', { json: { ids: [id] } });
    expect(list.body).toMatchObject({ success: false, reasons: [{ code: '59300020' }] });
  });

  it('is empty after a reset, like the definitions', async () => {
    await started.call('/sandbox/reset', { method: 'POST' });
    await order('O-after');
    await started.sandbox.deliverCallouts();
    expect(receiver.received).toHaveLength(2);
    expect(await found('failedOnly=false')).toEqual([]);
  });
});
