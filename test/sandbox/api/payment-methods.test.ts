import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { readInvoices } from '../../support/sandbox-answers.js';
import { orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { CARD } from './examples/accounts.js';

const TODAY = '2026-11-21';
const withId = z.object({ success: z.literal(true), id: z.string() });
const lines: string[] = [];
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z'), log: (line) => lines.push(line) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  const billToContact = { firstName: 'Ada', lastName: 'Byron' };
  for (const accountNumber of ['A-ada', 'A-bob']) {
    await started.call('/v1/accounts', { json: { name: 'Ada', currency: 'EUR', accountNumber, billToContact } });
  }
});
afterAll(() => started.close());

const post = async (json: object) => (await started.call('/v1/payment-methods', { json })).body;
const store = async (json: object) => withId.parse(await post(json)).id;
const get = async (path: string) => (await started.call(path)).body;
const put = async (path: string, json: object = {}) => (await started.call(path, { method: 'PUT', json })).body;
const remove = async (id: string) => (await started.call(`/v1/payment-methods/${id}`, { method: 'DELETE' })).body;

const OWNED = { accountKey: 'A-ada', makeDefault: true };
const SEPA = { type: 'SEPA', IBAN: 'DE89370400440532013000', accountHolderInfo: { accountHolderName: 'Ada Byron', city: 'Bonn' } };
const ACH = {
  type: 'ACH',
  bankABACode: '110000000',
  bankAccountName: 'Ada Byron',
  bankAccountNumber: '000123456789',
  bankAccountType: 'Checking',
  bankName: 'First Bank',
};
const BACS = { type: 'Bacs', bankCode: '10-88-00', accountNumber: '00012345', accountHolderInfo: { firstName: 'Ada', lastName: 'Byron' } };

describe('a new payment method', () => {
  it('is listed for its account, masked, and becomes the default on request', async () => {
    const card = await store({ ...CARD, ...OWNED });
    for (const bank of [SEPA, ACH, BACS]) await store({ ...bank, accountKey: 'A-ada' });
    const listed = await get('/v1/accounts/A-ada/payment-methods');
    expect(listed).toMatchObject({
      defaultPaymentMethodId: card,
      creditcard: [{ id: card, isDefault: true, cardNumber: '************4242', expirationYear: 2035 }],
      sepa: [{ IBAN: '************3000', isDefault: false, accountHolderInfo: { accountHolderName: 'Ada Byron', city: 'Bonn' } }],
      ach: [{ bankAccountNumber: '************6789', bankName: 'First Bank', bankABACode: '110000000' }],
      bacs: [{ accountNumber: '************2345', accountHolderInfo: { accountHolderName: 'Ada Byron' } }],
    });
    expect(await get('/v1/accounts/A-ada/payment-methods/default')).toMatchObject({ id: card, type: 'CreditCard' });
    expect(await get('/v1/payment-methods/credit-cards/accounts/A-ada')).toMatchObject({
      creditCards: [{ id: card, cardNumber: '************4242', defaultPaymentMethod: true, cardHolderInfo: { city: 'London' } }],
    });
    expect(JSON.stringify([listed, lines])).not.toMatch(/4242424242424242|370400440532|000123456789|00012345/);
  });

  it('waits until an account owns it', async () => {
    const id = await store(CARD);
    expect(reasonsOf(await get('/v1/accounts/A-ada/payment-methods/default'))[0]?.category).toBe(40);
    expect(await put(`/v1/payment-methods/${id}`, { accountKey: 'A-ada' })).toMatchObject({ success: true, id });
    expect(await get('/v1/accounts/A-ada/payment-methods')).toMatchObject({ creditcard: [{ id }] });
    expect(reasonsOf(await put(`/v1/payment-methods/${id}`, { accountKey: 'A-bob' }))).toEqual([
      { category: 20, message: containing("'accountKey'") },
    ]);
  });

  it('with a bank debit pays or is declined when collected', async () => {
    const { newAccount: _, ...rest } = orderFor({ orderDate: TODAY, collect: true });
    const order = () => started.call('/v1/orders', { json: { ...rest, existingAccountNumber: 'A-ada' } });
    await store({ ...SEPA, ...OWNED });
    expect((await order()).body).toMatchObject({ success: true, paymentNumber: 'P-00000001' });
    const refused = await store({ ...ACH, ...OWNED, bankAccountNumber: '000100000341' });
    await order();
    expect((await readInvoices(started, 'A-ada')).map((invoice) => invoice.balance === 0)).toEqual([true, false]);
    expect(await get('/v1/payments?status=Error')).toMatchObject({ payments: [{ gatewayResponseCode: 'debit_refused' }] });
    expect(reasonsOf(await put(`/v1/payment-methods/${refused}/verify`))).toEqual([
      { category: 30, message: containing('[debit_refused]') },
    ]);
  });

  it.each<[string, object, number, string]>([
    ['a number that is not a test card', { ...CARD, cardNumber: '4111111111111111' }, 20, 'cardNumber'],
    ['a brand that does not match the number', { ...CARD, cardType: 'MasterCard' }, 20, 'cardType'],
    ['an expiry date in the past', { ...CARD, expirationYear: 2025 }, 20, 'expirationYear'],
    ['a short security code', { ...CARD, securityCode: '1' }, 20, 'securityCode'],
    ['a card that the bank refuses', { ...CARD, cardNumber: '4000000000000002' }, 30, 'cardNumber'],
    ['a card whose holder must confirm', { ...CARD, cardNumber: '4000002760003184' }, 30, 'cardNumber'],
    ['an IBAN with a wrong digit', { ...SEPA, IBAN: 'DE88370400440532013000' }, 20, 'IBAN'],
    ['a routing number with a wrong digit', { ...ACH, bankABACode: '110000001' }, 20, 'bankABACode'],
    ['a sort code of five digits', { ...BACS, bankCode: '10880' }, 20, 'bankCode'],
    ['an unknown type', { type: 'Cheque', BAID: 'B-1' }, 20, 'type'],
    ['no kind', { BAID: 'B-1' }, 22, 'type'],
    ['an unsupported field', { ...CARD, tokens: { gatewayType: 'Stripe', tokenId: 'tok' } }, 30, 'tokens'],
    ['a default method without an account', { ...CARD, makeDefault: true }, 30, 'makeDefault'],
    ['an unknown account', { ...CARD, accountKey: 'A-nobody' }, 40, 'A-nobody'],
  ])('of %s is refused, without showing the number', async (_, json, category, names) => {
    const body = await post(json);
    expect(reasonsOf(body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect(JSON.stringify(reasonsOf(body))).not.toMatch(/\d{12}/);
  });

  it('that the bank would decline is stored without validation, and never verified', async () => {
    const id = await store({ ...CARD, cardNumber: '4000000000000002', skipValidation: true });
    expect(reasonsOf(await put(`/v1/payment-methods/${id}/verify`))[0]?.message).toContain('[card_declined]');
  });
});

describe('a stored payment method', () => {
  it('changes only the sent fields', async () => {
    const id = await store({ ...CARD, ...OWNED });
    await put(`/v1/payment-methods/${id}`, {
      expirationMonth: 3,
      accountHolderInfo: { city: 'Paris' },
      useDefaultRetryRule: false,
      Tag__c: 'x',
    });
    expect(await get(`/v1/payment-methods/${id}`)).toMatchObject({
      expirationMonth: 3,
      expirationYear: 2035,
      useDefaultRetryRule: false,
      accountHolderInfo: { accountHolderName: 'Ada Byron', city: 'Paris', country: 'GB' },
      Tag__c: 'x',
    });
  });

  it('can be deleted only if no bill is collected with it', async () => {
    const id = await store({ ...CARD, ...OWNED });
    expect(reasonsOf(await remove(id))).toEqual([{ category: 30, message: containing("'A-ada'") }]);
    await store({ ...SEPA, ...OWNED });
    expect(await remove(id)).toMatchObject({ success: true });
    expect(reasonsOf(await get(`/v1/payment-methods/${id}`))[0]?.category).toBe(40);
    expect(await get('/v1/accounts/A-ada/payment-methods')).not.toHaveProperty('creditcard');
  });

  it('that is scrubbed shows and pays nothing', async () => {
    const id = await store({ ...CARD, ...OWNED });
    expect(await put(`/v1/payment-methods/${id}/scrub`)).toMatchObject({ success: true });
    const shown = await get(`/v1/payment-methods/${id}`);
    expect(shown).toMatchObject({ id, status: 'Scrubbed' });
    expect(JSON.stringify(shown)).not.toMatch(/4242|Visa|Byron|London|2035/);
    expect(reasonsOf(await get('/v1/accounts/A-ada/payment-methods/default'))[0]?.category).toBe(40);
    expect(reasonsOf(await put('/v1/accounts/A-ada', { defaultPaymentMethodId: id }))).toEqual([
      { category: 30, message: containing('Scrubbed') },
    ]);
  });

  it('is paged in the legacy list', async () => {
    for (const cardNumber of ['4242424242424242', '4000000000000341', '4000000000009995'])
      await store({ ...CARD, cardNumber, accountKey: 'A-ada' });
    const list = z.object({ creditCards: z.array(z.object({ cardNumber: z.string() })), nextPage: z.optional(z.string()) });
    const first = list.parse(await get('/v1/payment-methods/credit-cards/accounts/A-ada?pageSize=2'));
    const second = list.parse(await get(first.nextPage ?? ''));
    expect([...first.creditCards, ...second.creditCards].map((card) => card.cardNumber.slice(-4)).sort()).toEqual(['0341', '4242', '9995']);
    expect(second.nextPage).toBeUndefined();
  });
});
