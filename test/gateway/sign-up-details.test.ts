import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../src/api/schemas/storefront/buyer.js';
import { NOTHING, ONE, useStack } from '../support/effects.js';
import { CARDS, newKey, shopper } from '../support/purchase.js';
import { WIDE, wideOffers } from '../support/wide-offers.js';

const industry = { name: 'Industry__c', value: 'travel' };

describe('buyer details', () => {
  const group = useStack({ gateway: { offers: wideOffers() } });

  const buyer = (account: Partial<Buyer>) => shopper(group.stack, { plans: [{ productRatePlanId: WIDE.build, quantity: 3 }], account });
  const accountOf = async (number: string) => (await group.stack.sandbox.call(`/v1/accounts/${number}`)).body;

  it('are stored with the account: tax id, purchase order number, sold-to contact and answers', async () => {
    const me = buyer({
      taxId: 'GB 123 4567 89',
      purchaseOrderNumber: 'PO-77',
      soldTo: { firstName: 'Grace', lastName: 'Hopper', country: 'US', state: 'NY', postalCode: '10001', city: 'New York' },
      customFields: [industry, { name: 'Nonprofit__c', value: 'true' }, { name: 'Referrer__c', value: 'A friend' }],
    });
    const { result } = await me.buy();
    expect(await accountOf(result.accountNumber)).toMatchObject({
      basicInfo: {
        name: 'Analytical Engines',
        purchaseOrderNumber: 'PO-77',
        Industry__c: 'travel',
        Nonprofit__c: true,
        Referrer__c: 'A friend',
      },
      billToContact: { firstName: 'Ada', country: 'GB' },
      soldToContact: { firstName: 'Grace', country: 'US', state: 'NY', zipCode: '10001' },
      taxInfo: { VATId: 'GB 123 4567 89' },
    });
    expect(await group.created()).toEqual(ONE);
  });

  it.each<[string, NonNullable<Buyer['customFields']>, string]>([
    ['is missing', [], 'missing'],
    ['is not an option', [{ name: 'Industry__c', value: 'mining' }], 'invalid-value'],
    ['is sent twice', [industry, industry], 'duplicate'],
  ])('refuses an answer that %s at its question', async (_what, customFields, code) => {
    const me = buyer({ customFields });
    await expect(me.buy()).rejects.toMatchObject({ status: 422, fields: [{ field: 'account.customFields.Industry__c', code }] });
    expect(await group.created()).toEqual(NOTHING);
  });

  it.each([
    ['Referrer__c', 'x'.repeat(21), 'too-long'],
    ['Nonprofit__c', 'yes', 'invalid-value'],
    ['Balance__c', '1000', 'unknown-field'],
  ])('refuses invalid %s', async (name, value, code) => {
    const me = buyer({ customFields: [industry, { name, value }] });
    await expect(me.buy()).rejects.toMatchObject({ status: 422, fields: [{ field: `account.customFields.${name}`, code }] });
  });

  it.each([
    ["'newAccount.billToContact.state'", 'account.state'],
    ["'newAccount.soldToContact.postalCode'", 'account.soldTo.postalCode'],
    ["'newAccount.taxInfo.VATId'", 'account.taxId'],
    ["'newAccount.customFields.Industry__c'", 'account.customFields.Industry__c'],
  ])('reports a refusal of the platform by %s at its field, in our own words', async (named, field) => {
    const soldTo = { firstName: 'Grace', lastName: 'Hopper', country: 'US' };
    const me = buyer({ customFields: [industry], soldTo });
    const [quote, card] = [await me.quote(), await me.card()];
    group.stack.network = (request, send) =>
      request.method === 'POST' && request.url.endsWith('/v1/orders')
        ? Promise.resolve(Response.json({ success: false, reasons: [{ code: '53100020', message: `${named} is wrong in server 7` }] }))
        : send(request);
    const refused = me.order(me.request(quote, card));
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'field-refused', fields: [{ field, code: 'field-refused' }] });
    await expect(refused).rejects.not.toThrow(/server 7/);
    group.stack.network = (request, send) => send(request);
    expect((await me.order(me.request(quote, card))).result.status).toBe('completed');
  });

  it('reports a refused address field of a quote too', async () => {
    const me = buyer({});
    group.stack.network = (request, send) =>
      request.url.endsWith('/preview')
        ? Promise.resolve(
            Response.json({
              success: false,
              reasons: [{ code: '53100020', message: "'previewAccountInfo.soldToContact.state' is wrong" }],
            }),
          )
        : send(request);
    await expect(me.quote()).rejects.toMatchObject({ status: 422, fields: [{ field: 'address.state', code: 'field-refused' }] });
    group.stack.network = (request, send) => send(request);
  });
});

describe('who may buy', () => {
  const group = useStack();
  const plans = [{ productRatePlanId: WIDE.build, quantity: 3 }];
  const restart = (change: (offers: ReturnType<typeof wideOffers>) => void): void => {
    const offers = wideOffers();
    delete offers.signUp?.fields;
    change(offers);
    group.stack.options.offers = offers;
    group.stack.restart();
  };

  it('follows the offers file: companies, persons, purchase orders, countries', async () => {
    restart((offers) => void (offers.signUp!.buyers = ['personal']));
    await expect(shopper(group.stack, { plans }).buy()).rejects.toMatchObject({
      fields: [{ field: 'account.company', code: 'not-asked-for' }],
    });
    restart((offers) => void (offers.signUp!.buyers = ['company']));
    await expect(shopper(group.stack, { plans, account: { company: undefined } }).buy()).rejects.toMatchObject({
      fields: [{ field: 'account.company', code: 'missing' }],
    });
    restart((offers) => void delete offers.signUp!.purchaseOrder);
    await expect(shopper(group.stack, { plans, account: { purchaseOrderNumber: '1' } }).buy()).rejects.toMatchObject({
      fields: [{ field: 'account.purchaseOrderNumber' }],
    });
    restart((offers) => void (offers.countries = ['GB']));
    const soldTo = { firstName: 'Grace', lastName: 'Hopper', country: 'US' };
    const me = shopper(group.stack, { plans });
    const quote = await me.quote();
    const request = me.request(quote, await me.card());
    await expect(me.order({ ...request, account: { ...request.account!, soldTo } })).rejects.toMatchObject({
      fields: [{ field: 'account.soldTo.country', code: 'country-not-served' }],
    });
    expect(await group.created()).toEqual(NOTHING);
  });
});

describe('bot check', () => {
  const group = useStack();
  const asked: unknown[] = [];
  const restart = (verifyVisitor: (visitor: { proof: string | undefined }) => boolean | Promise<boolean>): void => {
    asked.length = 0;
    group.stack.options.clientAddress = () => '192.0.2.7';
    group.stack.options.verifyVisitor = (visitor) => {
      asked.push(visitor);
      return verifyVisitor(visitor);
    };
    group.stack.restart();
  };

  it('runs before anything is created, and lets approved visitors through', async () => {
    restart(({ proof }) => proof === 'human');
    const me = shopper(group.stack);
    const [quote, card] = [await me.quote(), await me.card()];
    const refused = { status: 403, code: 'visitor-refused', fields: [{ field: 'visitorProof' }] };
    await expect(me.order(me.request(quote, card))).rejects.toMatchObject(refused);
    await expect(me.order(me.request(quote, card, { visitorProof: 'robot' }))).rejects.toMatchObject(refused);
    expect(await group.created()).toEqual(NOTHING);
    expect((await me.order(me.request(quote, card, { visitorProof: 'human' }))).result.status).toBe('completed');
    expect(asked).toEqual([undefined, 'robot', 'human'].map((proof) => ({ proof, address: '192.0.2.7' })));
  });

  it('accepts a proof once, even if the first response was lost', async () => {
    let uses = 0;
    restart(() => (uses += 1) === 1);
    const me = shopper(group.stack);
    const request = me.request(await me.quote(), await me.card(), { visitorProof: 'once' });
    const key = newKey();
    group.stack.network = (sent, send) =>
      sent.method === 'POST' && sent.url.endsWith('/v1/orders') ? Promise.reject(new TypeError('reset')) : send(sent);
    await expect(me.order(request, key)).rejects.toMatchObject({ type: 'outcome-unknown' });
    group.stack.network = (sent, send) => send(sent);
    expect((await me.order(request, key)).result.status).toBe('completed');
    expect(uses).toBe(1);
  });

  it('refuses everybody if it fails, and reports the error to the tenant', async () => {
    restart(() => Promise.reject(new Error('the check is away')));
    await expect(shopper(group.stack).buy(CARDS.good)).rejects.toMatchObject({ code: 'visitor-refused' });
    expect(group.stack.problems.map(String)).toContain('Error: the check is away');
    expect(await group.created()).toEqual(NOTHING);
  });
});
