import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postCard, postDecision, storeCard } from '../../support/cards.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const MINUTE = 60_000;
const CHALLENGED = '4000002760003184';
let clock = Date.parse('2026-11-21T15:00:00Z');
let started: StartedSandbox;
const form = (request: Request): Promise<Response> => started.sandbox.form(request);

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(clock) });
});
afterAll(() => started.close());

async function openSession(): Promise<string> {
  const json = { amount: 0, currency: 'USD', processPayment: false, storePaymentMethod: true };
  const { body } = await started.call('/web-payments/sessions', { json });
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') return body.token;
  throw new Error(`No session: ${JSON.stringify(body)}`);
}

async function answerTo(token: string, number?: string): Promise<unknown> {
  return (await postCard(form, token, number ? { number } : {})).json();
}

describe('payment sessions of the sandbox', () => {
  it('store a card as a payment method with only its last four digits', async () => {
    const id = await storeCard(form, await openSession(), '5555555555554444');
    const { body } = await started.call(`/v1/payment-methods/${id}`);
    expect(body).toMatchObject({ id, type: 'CreditCard', expirationMonth: 12, expirationYear: 2035 });
    expect(JSON.stringify(body)).toContain('4444');
    expect(JSON.stringify(body)).not.toContain('55555555');
  });

  it('accept three submissions, including refused ones', async () => {
    const token = await openSession();
    expect(await answerTo(token, '4000000000000002')).toEqual({ failure: 'declined' });
    expect(await answerTo(token, '4000000000000069')).toEqual({ failure: 'expired-card' });
    expect(await answerTo(token)).toHaveProperty('paymentMethodId');
    expect(await answerTo(token)).toEqual({ failure: 'too-many-attempts' });
  });

  it('expire after ten minutes', async () => {
    const token = await openSession();
    clock += 9 * MINUTE;
    expect(await answerTo(token)).toHaveProperty('paymentMethodId');
    clock += 2 * MINUTE;
    expect(await answerTo(token)).toEqual({ failure: 'session-expired' });
  });

  it('store a 3-D Secure card after confirmation, and it pays', async () => {
    const token = await openSession();
    const asked = z.strictObject({ challenge: z.string(), brand: z.literal('Visa'), lastFour: z.literal('3184') });
    const { challenge } = asked.parse(await answerTo(token, CHALLENGED));
    const done = await (await postDecision(form, token, challenge, true)).json();
    const { paymentMethodId } = z.strictObject({ paymentMethodId: z.string() }).parse(done);
    const order = orderFor({ orderDate: await started.sandbox.today(), paymentMethodId });
    expect((await started.call('/v1/orders', { json: order })).body).toMatchObject({ success: true, paymentNumber: 'P-00000001' });
    expect(await (await postDecision(form, token, challenge, true)).json()).toEqual({ failure: 'challenge-failed' });
  });

  it('store nothing if the holder refuses, the session differs, or the time is over', async () => {
    const asked = z.object({ challenge: z.string() });
    const decide = async (token: string, challenge: string, confirmed: boolean): Promise<unknown> =>
      (await postDecision(form, token, challenge, confirmed)).json();
    const token = await openSession();
    const first = asked.parse(await answerTo(token, CHALLENGED));
    expect(await decide(token, first.challenge, false)).toEqual({ failure: 'challenge-failed' });
    expect(await decide(token, first.challenge, true)).toEqual({ failure: 'challenge-failed' });
    const second = asked.parse(await answerTo(token, CHALLENGED));
    expect(await decide(await openSession(), second.challenge, true)).toEqual({ failure: 'challenge-failed' });
    expect(await decide('made-up', second.challenge, true)).toEqual({ failure: 'session-expired' });
    clock += 11 * MINUTE;
    expect(await decide(token, second.challenge, true)).toEqual({ failure: 'session-expired' });
  });

  it('set the expiry of a card that expires soon to the end of this month, by the business clock', async () => {
    await started.call('/sandbox/clock', { json: { to: '2027-01-05' } });
    const id = await storeCard(form, await openSession(), '4000000000001125');
    const { body } = await started.call(`/v1/payment-methods/${id}`);
    expect(body).toMatchObject({ expirationMonth: 1, expirationYear: 2027 });
  });

  it('have tokens that cannot be guessed', async () => {
    expect(await answerTo('made-up')).toEqual({ failure: 'session-expired' });
  });
});
