import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postCard, storeCard } from '../../support/cards.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const MINUTE = 60_000;
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
  it('store a card as a payment method that knows no more than its last four digits', async () => {
    const id = await storeCard(form, await openSession(), '5555555555554444');
    const { body } = await started.call(`/v1/payment-methods/${id}`);
    expect(body).toMatchObject({ id, type: 'CreditCard', expirationMonth: 12, expirationYear: 2035 });
    expect(JSON.stringify(body)).toContain('4444');
    expect(JSON.stringify(body)).not.toContain('55555555');
  });

  it('take three submissions, refused ones included', async () => {
    const token = await openSession();
    expect(await answerTo(token, '4000000000000002')).toEqual({ failure: 'declined' });
    expect(await answerTo(token, '4000000000000069')).toEqual({ failure: 'expired-card' });
    expect(await answerTo(token)).toHaveProperty('paymentMethodId');
    expect(await answerTo(token)).toEqual({ failure: 'too-many-attempts' });
  });

  it('last ten minutes', async () => {
    const token = await openSession();
    clock += 9 * MINUTE;
    expect(await answerTo(token)).toHaveProperty('paymentMethodId');
    clock += 2 * MINUTE;
    expect(await answerTo(token)).toEqual({ failure: 'session-expired' });
  });

  it('cannot be guessed', async () => {
    expect(await answerTo('made-up')).toEqual({ failure: 'session-expired' });
  });
});
