import { createHmac, timingSafeEqual } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { listenTo, startReceiver, type ReceivedCallout, type Receiver } from '../../support/callouts.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TENANT_SECRET = 'sandbox-callout-secret';
const NOW = new Date('2026-11-21T12:00:00Z');

let receiver: Receiver;
let started: StartedSandbox;
beforeEach(async () => {
  receiver = startReceiver();
  started = await startSandbox({ now: () => NOW, calloutFetch: receiver.fetch });
});
afterEach(() => started.close());

const receive = async (): Promise<ReceivedCallout> => {
  await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21' }) });
  await started.sandbox.deliverCallouts();
  const [callout] = receiver.received;
  if (!callout) throw new Error('No callout was received.');
  return callout;
};

/** Verifies a signature as in the sandbox's README. */
function isGenuine({ headers, body }: Pick<ReceivedCallout, 'headers' | 'body'>, secret: string, now: Date): boolean {
  const [, seconds = '', sent = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get('callout-signature') ?? '') ?? [];
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return sent !== '' && timingSafeEqual(expected, Buffer.from(sent, 'hex'));
}

it('is valid only for the sent body and time', async () => {
  await listenTo(started, 'InvoicePosted');
  const callout = await receive();
  expect(isGenuine(callout, TENANT_SECRET, NOW)).toBe(true);
  expect(isGenuine({ ...callout, body: callout.body.replace('INV', 'INW') }, TENANT_SECRET, NOW)).toBe(false);
  expect(isGenuine(callout, 'another secret', NOW)).toBe(false);
  const signature = callout.headers.get('callout-signature') ?? '';
  const later = new Headers({ 'callout-signature': signature.replace(/t=\d+/, (text) => text.replace(/\d$/, '7')) });
  expect(isGenuine({ ...callout, headers: later }, TENANT_SECRET, NOW)).toBe(false);
  expect(isGenuine(callout, TENANT_SECRET, new Date(NOW.getTime() + 301_000))).toBe(false);
});

it('covers the query string if there is no body', async () => {
  await listenTo(started, 'InvoicePosted', { httpMethod: 'GET', calloutParams: { to: 'A & <Account.Name>' } });
  const callout = await receive();
  const url = new URL(callout.url);
  expect(callout.method).toBe('GET');
  expect(url.searchParams.get('to')).toBe('A & Ada Byron');
  expect(url.searchParams.get('eventName')).toBe('InvoicePosted');
  expect(isGenuine({ ...callout, body: url.search }, TENANT_SECRET, NOW)).toBe(true);
});

it("uses the template's secret, and adds the template's own header", async () => {
  const template = {
    name: 'Signed',
    eventCategory: 1110,
    calloutBaseurl: 'https://receiver.test/{{Account.Name}}/<Invoice.InvoiceNumber>?of=<Account.Name>',
    httpMethod: 'PUT',
    calloutHeaders: { 'X-Customer': 'Grüße an <Account.Name>' },
    useCustomRequestBody: true,
    customRequestBody: '{"who": "{{DataSource.Account.Name}}", "amount": {{Invoice.Amount}}}',
    requiredAuth: true,
    calloutAuth: { username: 'billing', password: 'p:w' },
    hmacAlgorithm: 'SHA-512',
    hmacOutputFormat: 'BASE64',
    hmacSecret: 'of the template',
    hmacKey: 'X-Signed',
    hmacData: '{{Request.Headers.X-Customer}}\n{{Request.Body}}\n<Invoice.InvoiceNumber>',
    hmacValue: 'sha512 {{Request.HMAC.Signed}} for {{Account.AccountNumber}}',
  };
  const made = await started.call('/notifications/callout-templates', { json: template });
  expect(made.body).toMatchObject({ name: 'Signed', hmacKey: 'X-Signed', calloutAuth: { username: 'billing' } });
  expect(JSON.stringify(made.body)).not.toMatch(/of the template|p:w/);
  const { id } = z.object({ id: z.string() }).parse(made.body);
  await started.call('/notifications/notification-definitions', {
    json: { name: 'Signed', eventCategory: 1110, calloutActive: true, calloutTemplateIds: [id] },
  });
  const order = orderFor({ orderDate: '2026-11-21' });
  const name = 'Ada "{{Request.Body}}" \\ Byron/';
  await started.call('/v1/orders', { json: { ...order, newAccount: { ...order.newAccount, name } } });
  await started.sandbox.deliverCallouts();
  const [callout] = receiver.received;
  if (!callout) throw new Error('No callout was received.');

  expect(callout.method).toBe('PUT');
  expect(decodeURIComponent(new URL(callout.url).pathname.split('/')[1] ?? '')).toBe(name);
  expect(new URL(callout.url).searchParams.get('of')).toBe(name);
  expect(JSON.parse(callout.body)).toEqual({ who: name, amount: 38 });
  expect(callout.headers.get('authorization')).toBe(`Basic ${btoa('billing:p:w')}`);
  expect(isGenuine(callout, 'of the template', NOW)).toBe(true);
  const customer = callout.headers.get('x-customer') ?? '';
  expect(decodeURIComponent(customer)).toBe(`Grüße an ${name}`);
  const signed = createHmac('sha512', 'of the template').update(`${customer}\n${callout.body}\nINV00000001`).digest('base64');
  expect(callout.headers.get('x-signed')).toBe(`sha512 ${signed} for A00000001`);
});
