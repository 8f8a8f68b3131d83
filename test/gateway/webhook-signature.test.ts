import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEvent } from '../../src/gateway/events/event.js';
import { generateWebhookSecret, signWebhook, verifyWebhook } from '../../src/gateway/events/signature.js';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
const SECONDS = 1_800_000_000;
const now = () => SECONDS * 1000;

async function signed(secrets: readonly string[], timestamp = SECONDS) {
  const data = { kind: 'profile-change' as const, accountNumber: 'A1', fields: ['company'] };
  const event = await createEvent('shop', data, 'reference', now());
  const body = JSON.stringify(event);
  return { event, body, headers: await signWebhook(secrets, { id: event.id, timestamp, body }) };
}

describe('webhook signature', () => {
  it('is the HMAC-SHA256 of id, time and body, as in the standard', async () => {
    const { event, body, headers } = await signed([SECRET]);
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    const hmac = createHmac('sha256', key).update(`${event.id}.${SECONDS}.${body}`).digest('base64');
    expect(headers).toEqual({ 'webhook-id': event.id, 'webhook-timestamp': String(SECONDS), 'webhook-signature': `v1,${hmac}` });
  });

  it('is accepted with headers of a Request and of Node.js, and returns the event', async () => {
    const { event, body, headers } = await signed([SECRET]);
    expect(await verifyWebhook(body, new Headers(headers), [SECRET], { now })).toEqual(event);
    expect(await verifyWebhook(body, headers, [SECRET], { now })).toEqual(event);
  });

  it('is accepted with the old and the new secret during a rotation', async () => {
    const next = generateWebhookSecret();
    const { body, headers } = await signed([next, SECRET]);
    for (const secrets of [[next], [SECRET], [generateWebhookSecret(), SECRET]]) {
      await expect(verifyWebhook(body, headers, secrets, { now })).resolves.toMatchObject({ kind: 'profile-change' });
    }
  });

  it.each([
    ['another body', (headers: Record<string, string>) => headers, ' '],
    ['another id', (headers: Record<string, string>) => ({ ...headers, 'webhook-id': 'evt_other' }), ''],
    ['another time', (headers: Record<string, string>) => ({ ...headers, 'webhook-timestamp': String(SECONDS + 1) }), ''],
    ['no signature of version 1', (headers: Record<string, string>) => ({ ...headers, 'webhook-signature': 'v2,AAAA v1,???' }), ''],
  ])('is refused with %s', async (_name, change, suffix) => {
    const { body, headers } = await signed([SECRET]);
    await expect(verifyWebhook(body + suffix, change(headers), [SECRET], { now })).rejects.toThrow('No webhook-signature matches');
  });

  it('is refused with another secret, without a header, and if it is older than five minutes', async () => {
    const { body, headers } = await signed([SECRET]);
    await expect(verifyWebhook(body, headers, [generateWebhookSecret()], { now })).rejects.toThrow('No webhook-signature matches');
    await expect(verifyWebhook(body, {}, [SECRET], { now })).rejects.toThrow('webhook-id is missing');
    const old = await signed([SECRET], SECONDS - 301);
    await expect(verifyWebhook(old.body, old.headers, [SECRET], { now })).rejects.toThrow('more than 300 seconds');
  });

  it('needs a secret of at least 24 bytes', async () => {
    await expect(signed(['whsec_c2hvcnQ='])).rejects.toThrow('at least 24 bytes');
    expect(generateWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });
});
