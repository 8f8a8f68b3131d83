import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postCard } from '../../support/cards.js';
import { containing } from '../../support/matchers.js';
import { readLedger } from '../../support/sandbox-answers.js';
import { reasonsOf } from '../../support/sandbox-orders.js';
import { readAnswer, SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { CARD } from './examples/accounts.js';
import { SIGN_UP } from './examples/catalog.js';

const signed = z.object({ success: z.literal(true), signature: z.string(), token: z.string(), key: z.optional(z.string()) });
let now = new Date('2026-11-21T17:00:00Z');
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-21T17:00:00Z');
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const post = async (path: string, json: object) => (await started.call(path, { json })).body;

/** Sends a request without a credential, as a page does. */
async function postFromPage(path: string, json: object, headers: Record<string, string>) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) };
  return readAnswer(await started.sandbox.fetch(new Request(new URL(path, SANDBOX_URL), init)));
}

describe('a sign-up', () => {
  it('creates account, contacts, card and subscription, and pays the first bill', async () => {
    expect(await post('/v1/sign-up', SIGN_UP)).toMatchObject({
      success: true,
      status: 'Completed',
      accountNumber: 'A00000001',
      orderNumber: 'O-00000001',
      subscriptionNumber: 'A-S00000001',
      invoiceNumber: 'INV00000001',
      paymentNumber: 'P-00000001',
      paidAmount: '38.00',
    });
    expect((await started.call('/v1/accounts/A00000001/summary')).body).toMatchObject({
      basicInfo: { balance: '0.00', StorefrontLanguage__c: 'de', defaultPaymentMethod: { creditCardNumber: '************4242' } },
      billToContact: { firstName: 'Ada', zipCode: 'N1 9GU' },
      subscriptions: [{ subscriptionNumber: 'A-S00000001', status: 'Active' }],
    });
  });

  it('has no effect if a part fails', async () => {
    const before = await readLedger(started);
    const unknownPlan = { ...SIGN_UP, subscriptionData: { ratePlans: [{ productRatePlanId: 'f'.repeat(32) }] } };
    expect(reasonsOf(await post('/v1/sign-up', unknownPlan))[0]?.message).toContain('productRatePlanId');
    const { accountData } = SIGN_UP;
    const noTestCard = {
      ...SIGN_UP,
      accountData: { ...accountData, paymentMethod: { ...accountData.paymentMethod, cardNumber: '4111111111111111' } },
    };
    expect(reasonsOf(await post('/v1/sign-up', noTestCard))).toEqual([
      { category: 20, message: containing("'accountData.paymentMethod.cardNumber'") },
    ]);
    expect(await readLedger(started)).toEqual(before);
  });

  it('may create only an account', async () => {
    const { accountData } = SIGN_UP;
    expect(await post('/v1/sign-up', { accountData })).toMatchObject({ success: true, status: 'Completed', accountNumber: 'A00000001' });
    expect(await readLedger(started)).toMatchObject({ accounts: 1, subscriptions: 0, orders: 0 });
  });
});

describe('a one-time signature', () => {
  const CREDIT_CARD = {
    creditCardNumber: CARD.cardNumber,
    creditCardType: 'Visa',
    expirationMonth: 12,
    expirationYear: 2035,
    cardHolderInfo: { cardHolderName: 'Ada Byron' },
    accountKey: 'A00000001',
  };
  const PATH = '/v1/payment-methods/credit-cards';
  const sign = async (fields: object = {}) => {
    const { signature, token } = signed.parse(
      await post('/v1/hmac-signatures', { uri: `${SANDBOX_URL}${PATH}`, method: 'POST', ...fields }),
    );
    return { signature, token };
  };
  beforeEach(() => post('/v1/sign-up', { accountData: SIGN_UP.accountData }));

  it('lets a page store one card', async () => {
    const headers = await sign({ accountKey: 'A00000001' });
    expect((await postFromPage(PATH, CREDIT_CARD, headers)).body).toMatchObject({ success: true });
    expect((await postFromPage(PATH, CREDIT_CARD, headers)).status).toBe(401);
  });

  it('is invalid if changed, for another call or account, or too late', async () => {
    expect((await postFromPage(PATH, CREDIT_CARD, { ...(await sign()), signature: 'AAAA' })).status).toBe(401);
    expect((await postFromPage('/v1/accounts', {}, await sign())).status).toBe(401);
    await post('/v1/sign-up', { accountData: { ...SIGN_UP.accountData, accountNumber: 'A-other' } });
    const other = await postFromPage(PATH, CREDIT_CARD, await sign({ accountKey: 'A-other' }));
    expect(reasonsOf(other.body)).toEqual([{ category: 10, message: containing("'accountKey'") }]);
    const late = await sign();
    now = new Date(now.getTime() + 11 * 60 * 1000);
    expect((await postFromPage(PATH, CREDIT_CARD, late)).status).toBe(401);
  });

  it('is only issued for operations that a page may call', async () => {
    const body = await post('/v1/hmac-signatures', { uri: `${SANDBOX_URL}/v1/orders`, method: 'POST' });
    expect(body).toMatchObject({ success: false, reasons: [{ code: '90000010', message: containing('CORS') }] });
  });
});

describe('an RSA signature', () => {
  it('opens the payment form, and can be decrypted only with its own key', async () => {
    await post('/v1/sign-up', { accountData: { ...SIGN_UP.accountData, paymentMethod: undefined } });
    const { hostedpages } = z
      .object({ hostedpages: z.tuple([z.object({ pageId: z.string() })]) })
      .parse((await started.call('/v1/hostedpages')).body);
    const { pageId } = hostedpages[0];
    const opened = signed.parse(
      await post('/v1/rsa-signatures', { uri: 'https://shop.example.com/pay', method: 'POST', pageId, accountId: 'A00000001' }),
    );
    const decrypt = (fields: object = {}) =>
      post('/v1/rsa-signatures/decrypt', { method: 'POST', publicKey: opened.key, signature: opened.signature, ...fields });
    expect(await decrypt()).toMatchObject({ success: true, decryptedSignature: containing(opened.token) });
    expect(reasonsOf(await decrypt({ publicKey: 'AAAA' }))).toEqual([{ category: 20, message: containing("'publicKey'") }]);
    expect((await postCard((request) => started.sandbox.form(request), opened.token)).status).toBe(200);
    expect((await started.call('/v1/accounts/A00000001/payment-methods/default')).body).toMatchObject({ cardNumber: '************4242' });
  });
});
