import { beforeEach, describe, expect, it } from 'vitest';
import { bankKindOf, readBank, TEST_BANKS, type BankKind } from '../../../demo/sandbox/form/banks.js';
import { createForm } from '../../../demo/sandbox/form/index.js';
import { postOther, type FormFetch } from '../../support/cards.js';
import { memoryDeps } from '../../support/form-memory.js';

let form: FormFetch;
let memory: ReturnType<typeof memoryDeps>;

beforeEach(() => {
  memory = memoryDeps();
  form = createForm(memory.deps).fetch;
});

const page = async (query: string): Promise<string> => {
  const address = `http://form.test/frame?host=${encodeURIComponent('http://localhost:4600')}&nonce=${'n'.repeat(24)}&${query}`;
  return (await form(new Request(address))).text();
};
const answer = async (token: string, method: Parameters<typeof postOther>[2]): Promise<unknown> =>
  (await postOther(form, token, method)).json();

describe('payment methods in the form', () => {
  it.each([
    ['EUR', 'IBAN'],
    ['USD', 'Routing number'],
    ['GBP', 'Sort code'],
  ])('are a card, a bank account and a wallet for %s', async (currency, label) => {
    const html = await page(`currency=${currency}`);
    expect(html).toContain('value="card"');
    expect(html).toContain('value="bank"');
    expect(html).toContain('value="wallet"');
    expect(html).toContain(label);
  });

  it.each(['JPY', '', 'constructor'])('include no bank account for the currency "%s"', async (currency) => {
    const html = await page(`currency=${currency}`);
    expect(html).not.toContain('value="bank"');
    expect(html).toContain('value="wallet"');
  });

  it('show the amount to confirm, if it is valid', async () => {
    expect(await page('currency=USD&amount=41.32')).toContain('You confirm $41.32 in the shop at the end.');
    expect(await page('currency=EUR&amount=41.32&locale=de')).toMatch(/Am Ende bestätigen Sie 41,32\s€ im Shop\./);
    for (const amount of ['0.00', '', '<b>', '1e9', '-1'])
      expect(await page(`currency=USD&amount=${encodeURIComponent(amount)}`)).not.toContain('<p class="hint">You confirm');
  });

  it.each([
    ['euros', { holder: ' Maya Okafor ', iban: 'DE89 3704 0044 0532 0130 00' }, { bank: 'SEPA', lastFour: '3000' }],
    ['open', { holder: 'Maya Okafor', bankCode: '110000000', accountNumber: '000123456789' }, { bank: 'ACH', lastFour: '6789' }],
    ['pounds', { holder: 'Maya Okafor', bankCode: '10-88-00', accountNumber: '00012345' }, { bank: 'Bacs', lastFour: '2345' }],
  ] as const)('store a bank account in %s with only its last digits', async (token, bank, kept) => {
    expect(await answer(token, { bank })).toEqual({ paymentMethodId: 'method-1', lastFour: kept.lastFour });
    expect(memory.cards).toEqual([{ ...kept, holderName: 'Maya Okafor', behavior: 'ok' }]);
  });

  it('name the invalid field of a bank account, without counting a submission', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await answer('euros', { bank: { holder: ' ', iban: 'DE00 3704 0044 0532 0130 00' } })).toEqual({
        failure: 'invalid-bank',
        problems: { holder: 'missing', iban: 'invalid' },
      });
    }
    expect(await answer('open', { bank: { holder: 'x'.repeat(101), bankCode: '123456789' } })).toEqual({
      failure: 'invalid-bank',
      problems: { holder: 'too-long', bankCode: 'invalid', accountNumber: 'missing' },
    });
    expect(memory.cards).toEqual([]);
    expect(await answer('euros', { bank: { holder: 'Maya Okafor', iban: 'DE89370400440532013000' } })).toMatchObject({
      paymentMethodId: 'method-1',
    });
  });

  it('refuse a bank account if the currency has none', async () => {
    expect(await answer('yen', { bank: { holder: 'Maya', iban: 'DE89370400440532013000' } })).toEqual({ failure: 'not-supported' });
  });

  it('store the card of the wallet', async () => {
    expect(await answer('yen', { wallet: true })).toEqual({ paymentMethodId: 'method-1', brand: 'Visa', lastFour: '4242' });
    expect(memory.cards).toMatchObject([{ holderName: 'Test Wallet', expirationYear: 2029, behavior: 'ok' }]);
    expect(await answer('gone', { wallet: true })).toEqual({ failure: 'session-expired' });
    expect(await answer('paying', { wallet: true })).toEqual({ failure: 'not-supported' });
  });

  it('offer test accounts that behave as described', () => {
    const kinds: BankKind[] = ['SEPA', 'ACH', 'Bacs'];
    for (const kind of kinds) {
      for (const { fields, behavior } of TEST_BANKS[kind]) {
        expect(readBank(kind, { ...fields, holder: 'Maya Okafor' })).toMatchObject({ bank: { behavior } });
      }
    }
    expect(bankKindOf('toString')).toBeUndefined();
  });
});
