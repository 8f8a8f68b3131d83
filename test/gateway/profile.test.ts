import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.js';
import { getProfile, updateProfile } from '../../src/api/operations/storefront/profile.js';
import type { Profile, ProfileChange } from '../../src/api/schemas/storefront/profile.js';
import type { Buyer } from '../../src/api/schemas/storefront/buyer.js';
import { newKey, shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  const unlimited = [{ max: 1_000, seconds: 1 }];
  stack = await startStack({
    gateway: { limits: { quotes: unlimited, orders: unlimited, paymentSessions: unlimited, accountChecks: [{ max: 3, seconds: 60 }] } },
  });
});
afterAll(() => stack.close());

interface Person {
  page: Client;
  session: string;
  accountNumber: string;
  email: string;
}

async function someone(account: Partial<Buyer> = {}): Promise<Person> {
  const email = `${newKey()}@example.com`;
  const { session, result } = await shopper(stack, { email, account }).buy();
  return { page: stack.client(session), session, accountNumber: result.accountNumber, email };
}
const read = (page: Client): Promise<Profile> => page.call(getProfile, {});
const change = async (page: Client, changes: Omit<ProfileChange, 'version'>, version?: string): Promise<Profile> =>
  page.call(updateProfile, { version: version ?? (await read(page)).version!, ...changes }, { idempotencyKey: newKey() });
const platform = async ({ accountNumber }: Person) =>
  (await stack.sandbox.call(`/v1/accounts/${accountNumber}`)).body as {
    basicInfo: Record<string, unknown>;
    billToContact: Record<string, unknown>;
    soldToContact: Record<string, unknown>;
    shipToContact?: Record<string, unknown>;
    taxInfo?: Record<string, unknown>;
  };
const PLACE = { address1: '2 Byron Street', city: 'Nottingham', postalCode: 'NG1 1AA', country: 'GB' };

describe('profile', () => {
  it('has both contacts, the company and the payment method', async () => {
    const me = await someone({ taxId: 'GB999999973', purchaseOrderNumber: undefined });
    const profile = await read(me.page);
    const person = { firstName: 'Ada', lastName: 'Lovelace', email: me.email };
    expect(profile).toMatchObject({
      accountNumber: me.accountNumber,
      name: 'Analytical Engines',
      company: 'Analytical Engines',
      taxId: 'GB999999973',
    });
    expect(profile.billTo).toEqual({ ...person, address1: '1 Mill Lane', city: 'London', postalCode: 'N1 9GU', country: 'GB' });
    expect(profile.soldTo).toEqual(profile.billTo);
    expect(profile.paymentMethod).toMatchObject({ lastDigits: '4242' });
    expect(profile).not.toHaveProperty('shipTo');
    expect(profile.version).toMatch(/^[0-9a-f]{32}$/);
  });

  it('of a person has no company', async () => {
    expect(await read((await someone({ company: undefined })).page)).not.toHaveProperty('company');
  });
});

describe('profile update', () => {
  it('replaces one contact and leaves the other unchanged', async () => {
    const me = await someone();
    const before = await read(me.page);
    const billTo = { firstName: 'Ada', lastName: 'King', email: me.email, phone: '+44 20 1234', ...PLACE };
    const after = await change(me.page, { billTo });
    expect(after.billTo).toEqual(billTo);
    expect(after.soldTo).toEqual(before.soldTo);
    expect(after.version).not.toBe(before.version);
    const less = { firstName: 'Ada', lastName: 'King', email: me.email, country: 'GB' };
    expect((await change(me.page, { billTo: less })).billTo).toEqual(less);
  });

  it('adds a delivery contact, and changes only that one later', async () => {
    const me = await someone();
    const shipTo = { firstName: 'Charles', lastName: 'Babbage', ...PLACE };
    const first = await change(me.page, { shipTo });
    expect(first.shipTo).toEqual(shipTo);
    expect((await platform(me)).shipToContact).toMatchObject({ firstName: 'Charles', zipCode: 'NG1 1AA' });
    const moved = await change(me.page, { shipTo: { ...shipTo, city: 'Derby' } });
    expect(moved.shipTo).toEqual({ ...shipTo, city: 'Derby' });
    expect([moved.billTo, moved.soldTo]).toEqual([first.billTo, first.soldTo]);
  });

  it('sets and clears company, tax id, purchase order number and language', async () => {
    const me = await someone();
    const texts = { company: 'Difference Engines Ltd', taxId: 'GB 999 9999 73', purchaseOrderNumber: 'PO-7', language: 'de' };
    expect(await change(me.page, texts)).toMatchObject({ ...texts, name: texts.company });
    expect((await platform(me)).basicInfo).toMatchObject({ name: texts.company, purchaseOrderNumber: 'PO-7', StorefrontLanguage__c: 'de' });
    const emptied = await change(me.page, { company: '', taxId: '', purchaseOrderNumber: '', language: '' });
    expect(emptied.name).toBe('Ada Lovelace');
    for (const name of Object.keys(texts)) expect(emptied).not.toHaveProperty(name);
  });

  it('keeps the account of a person under the person’s name', async () => {
    const me = await someone({ company: undefined });
    const billTo = { firstName: 'Ada', lastName: 'King', email: me.email, ...PLACE };
    const after = await change(me.page, { billTo });
    expect(after.name).toBe('Ada King');
    expect(after).not.toHaveProperty('company');
  });

  it('copies a shared contact if only one role changes', async () => {
    const { accountNumber } = (
      await stack.sandbox.call('/v1/accounts', {
        json: {
          name: 'Shared',
          currency: 'USD',
          billCycleDay: 1,
          billToContact: { firstName: 'S', lastName: 'H', workEmail: `${newKey()}@example.com`, country: 'GB' },
          soldToSameAsBillTo: true,
        },
      })
    ).body as { accountNumber: string };
    const { token } = await stack.gateway.mintSession({ accountKey: accountNumber });
    const page = stack.client(token);
    const before = await read(page);
    const after = await change(page, { soldTo: { firstName: 'Other', lastName: 'One', ...PLACE } });
    expect(after.billTo).toEqual(before.billTo);
    expect(after.soldTo).toEqual({ firstName: 'Other', lastName: 'One', ...PLACE });
  });

  it('returns the same result when repeated, even if the first response was lost', async () => {
    const me = await someone();
    const { version } = await read(me.page);
    const changes = { company: 'Once Ltd', shipTo: { firstName: 'Charles', lastName: 'Babbage', ...PLACE } };
    stack.network = async (request, send) => {
      const response = await send(request);
      if (request.method === 'PUT') throw new TypeError('the line is dead');
      return response;
    };
    const key = newKey();
    const ask = () =>
      stack.ask('/storefront/profile', {
        method: 'PUT',
        credential: me.session,
        json: { version, ...changes },
        headers: { 'idempotency-key': key },
      });
    expect((await ask()).status).toBe(502);
    stack.network = (request, send) => send(request);
    const again = await ask();
    expect([again.status, await again.json()]).toMatchObject([200, changes]);
    expect(await change(me.page, changes, version)).toMatchObject(changes);
  });

  it('is refused with the current profile if somebody else has changed it', async () => {
    const me = await someone();
    const { version } = await read(me.page);
    await change(me.page, { purchaseOrderNumber: 'PO-1' });
    const late = change(me.page, { purchaseOrderNumber: 'PO-2' }, version);
    await expect(late).rejects.toMatchObject({ status: 409, code: 'profile-changed', data: { purchaseOrderNumber: 'PO-1' } });
    expect((await read(me.page)).purchaseOrderNumber).toBe('PO-1');
  });
});

describe('refused profile update', () => {
  const billTo = { firstName: 'Ada', lastName: 'Lovelace', ...PLACE };

  it.each([
    ['no address for the invoices', { billTo }, 422, 'billTo.email'],
    ['an invalid email address', { billTo: { ...billTo, email: 'ada@' } }, 422, 'billTo.email'],
    ['a malformed country code', { soldTo: { ...billTo, country: 'Britain' } }, 400, 'soldTo.country'],
    ['a country that does not exist', { soldTo: { ...billTo, country: 'XX' } }, 422, 'soldTo.country'],
    ['a malformed language tag', { language: '../de' }, 422, 'language'],
    ['an unknown field', { balance: '0' }, 400, 'balance'],
    ['an account number', { accountNumber: 'A00000001' }, 400, 'accountNumber'],
    ['control characters', { company: 'A\u0000B' }, 400, 'company'],
  ])('names the field: %s', async (_what, changes, status, field) => {
    const me = await someone();
    const { version } = await read(me.page);
    const response = await stack.ask('/storefront/profile', {
      method: 'PUT',
      credential: me.session,
      json: { version, ...changes },
      headers: { 'idempotency-key': newKey() },
    });
    expect([response.status, await response.json()]).toMatchObject([status, { error: { fields: [{ field }] } }]);
  });

  it('for another account’s address, and is rate limited against probing', async () => {
    const [me, other] = [await someone(), await someone()];
    const taken = change(me.page, { billTo: { ...billTo, email: other.email.toUpperCase() } });
    await expect(taken).rejects.toMatchObject({ status: 409, code: 'account-exists', fields: [{ field: 'billTo.email' }] });
    const own = { billTo: { ...billTo, email: me.email.toUpperCase() } };
    expect((await change(me.page, own)).billTo?.email).toBe(me.email);
    for (let count = 0; count < 2; count += 1) await change(me.page, { billTo: { ...billTo, email: `${newKey()}@example.com` } });
    const more = change(me.page, { billTo: { ...billTo, email: `${newKey()}@example.com` } });
    await expect(more).rejects.toMatchObject({ status: 429 });
  });

  it('for an address that another account takes at the same time', async () => {
    const people = [await someone(), await someone()];
    const email = `${newKey()}@example.com`;
    let arrived = 0;
    let goOn = (): void => undefined;
    const bothChecked = new Promise<void>((resolve) => (goOn = resolve));
    // Both requests have found the address unused before one of them goes on.
    stack.network = async (request, send) => {
      const isCheck = request.url.endsWith('/action/query') && (await request.clone().text()).includes(email);
      const answer = await send(request);
      if (!isCheck) return answer;
      arrived += 1;
      if (arrived === 2) goOn();
      await bothChecked;
      return answer;
    };
    const results = await Promise.allSettled(people.map(({ page }) => change(page, { billTo: { ...billTo, email } })));
    stack.network = (request, send) => send(request);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'account-exists' } });
  });

  it('for a field with a mistake, which it names', async () => {
    const me = await someone();
    const person = { firstName: 'Ada', lastName: 'Lovelace', ...PLACE };
    const cases: [string, string, Omit<ProfileChange, 'version'>][] = [
      ['billTo.email', 'missing', { billTo: person }],
      ['soldTo.email', 'invalid-format', { soldTo: { ...person, email: 'ada' } }],
      ['language', 'invalid-format', { language: 'a language' }],
    ];
    for (const [field, code, changes] of cases)
      await expect(change(me.page, changes)).rejects.toMatchObject({ status: 422, fields: [{ field, code }] });
  });

  it('names the field that the platform refused, without the platform’s text', async () => {
    const me = await someone();
    stack.network = (request, send) =>
      request.method === 'PUT'
        ? Promise.resolve(
            Response.json({
              success: false,
              processId: 'x',
              reasons: [{ code: 51000320, message: "'soldToContact.state' is not valid: secret" }],
            }),
          )
        : send(request);
    const refused = change(me.page, { soldTo: { firstName: 'Ada', lastName: 'Lovelace', ...PLACE, state: 'XX' } });
    const error: unknown = await refused.catch((problem: unknown) => problem);
    stack.network = (request, send) => send(request);
    expect(error).toMatchObject({ status: 422, fields: [{ field: 'soldTo.state' }] });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('without the scope', async () => {
    const me = await someone();
    const { token } = await stack.gateway.mintSession({ accountKey: me.accountNumber, scopes: ['profile:read'] });
    await expect(change(stack.client(token), { language: 'de' })).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
  });
});
