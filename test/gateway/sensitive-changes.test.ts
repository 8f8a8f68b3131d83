import { describe, expect, it } from 'vitest';
import { listActivity } from '../../src/api/operations/storefront/activity.js';
import {
  addPaymentMethod,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '../../src/api/operations/storefront/payment-method-changes.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import { getProfile, updateProfile } from '../../src/api/operations/storefront/profile.js';
import type { ProfileChange } from '../../src/api/schemas/storefront/profile.js';
import { createGateway, createMemoryStore, SENSITIVE_CHANGES, type FreshSignIn, type SecurityEvent } from '../../src/gateway/index.js';
import { storeCard } from '../support/cards.js';
import { useStack } from '../support/effects.js';
import { CARDS, newKey, PLANS, shopper } from '../support/purchase.js';
import { SECRET_KEY } from '../support/stack.js';

const refused = { status: 403, code: 'fresh-sign-in-required' };
const withKey = (idempotencyKey = newKey()) => ({ idempotencyKey });
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const PLACE = { address1: '2 Byron Street', city: 'Nottingham', postalCode: 'NG1 1AA', country: 'GB' };

/** Session with a sign-in of the given age, and the changes that it can try. */
function useCustomers(gateway: NonNullable<Parameters<typeof useStack>[0]>['gateway']) {
  const group = useStack({ gateway: gateway ?? {} });
  async function customer() {
    const email = `${newKey()}@example.com`;
    const { result, session } = await shopper(group.stack, { email }).buy();
    return { accountNumber: result.accountNumber, email, session };
  }
  async function signedIn(accountKey: string, signedInAt?: string) {
    const { token } = await group.stack.gateway.mintSession({ accountKey, ...(signedInAt === undefined ? {} : { signedInAt }) });
    return pageOf(token);
  }
  function pageOf(token: string) {
    const page = group.stack.client(token);
    const change = async (fields: Omit<ProfileChange, 'version'>, key?: string) =>
      page.call(updateProfile, { version: (await page.call(getProfile, {})).version!, ...fields }, withKey(key));
    return {
      changeEmail: (email: string, place = PLACE, key?: string) =>
        change({ billTo: { firstName: 'Ada', lastName: 'Lovelace', email, ...place } }, key),
      changeTaxId: (taxId: string) => change({ taxId }),
      async add(makeDefault = false) {
        const intentId = newKey();
        const { token: form } = await page.call(createPaymentSession, { intentId, currency: 'USD' }, withKey());
        const paymentMethodId = await storeCard((sent) => group.stack.sandbox.sandbox.form(sent), form, CARDS.otherGood);
        return page.call(addPaymentMethod, { intentId, paymentMethodId, makeDefault }, withKey());
      },
      methods: async () => (await page.call(listPaymentMethods, {})).paymentMethods,
      makeDefault: (paymentMethodId: string, key?: string) => page.call(setDefaultPaymentMethod, { paymentMethodId }, withKey(key)),
      remove: (paymentMethodId: string) => page.call(removePaymentMethod, { paymentMethodId }, withKey()),
      activity: async () => (await page.call(listActivity, {})).entries.filter(({ kind }) => kind === 'account-change'),
    };
  }
  return { group, customer, signedIn, pageOf };
}

describe('fresh sign-in', () => {
  const freshSignIn: FreshSignIn = { changes: SENSITIVE_CHANGES, maxAgeMinutes: 10 };
  const { group, customer, signedIn, pageOf } = useCustomers({ freshSignIn });

  it('is required to change the billing email, with a sign-in that is too old, unknown, or only a purchase', async () => {
    const { accountNumber, email, session } = await customer();
    for (const page of [await signedIn(accountNumber, minutesAgo(11)), await signedIn(accountNumber), pageOf(session)]) {
      await expect(page.changeEmail('thief@example.com')).rejects.toMatchObject(refused);
    }
    const page = await signedIn(accountNumber, minutesAgo(9));
    // Other details of the contact are not sensitive.
    await (await signedIn(accountNumber)).changeEmail(email);
    expect((await page.changeEmail(`new-${email}`)).billTo?.email).toBe(`new-${email}`);
  });

  it('is required to change the tax ID, but not to send it unchanged', async () => {
    const { accountNumber } = await customer();
    const [old, fresh] = [await signedIn(accountNumber), await signedIn(accountNumber, minutesAgo(1))];
    await expect(old.changeTaxId('GB999999973')).rejects.toMatchObject(refused);
    expect((await fresh.changeTaxId('GB999999973')).taxId).toBe('GB999999973');
    expect((await old.changeTaxId('GB999999973')).taxId).toBe('GB999999973');
  });

  it('is required to change the default payment method in any way, but not to add another method', async () => {
    const { accountNumber } = await customer();
    const old = await signedIn(accountNumber);
    await expect(old.add(true)).rejects.toMatchObject(refused);
    await old.add();
    const [first, second] = await old.methods();
    await expect(old.makeDefault(second!.id)).rejects.toMatchObject(refused);
    const fresh = await signedIn(accountNumber, minutesAgo(1));
    expect((await fresh.makeDefault(second!.id)).paymentMethods[0]?.lastDigits).toBe('4444');
    // Nothing changes.
    await old.makeDefault(second!.id);
    await expect(old.makeDefault(first!.id)).rejects.toMatchObject(refused);
  });

  it('is required to remove the default payment method, but no other method', async () => {
    const buyer = shopper(group.stack, { plans: [{ productRatePlanId: PLANS.free }] });
    const { result } = await buyer.order(buyer.request(await buyer.quote()));
    const old = await signedIn(result.accountNumber);
    await old.add();
    await old.add();
    const [first, second] = await old.methods();
    await expect(old.remove(first!.id)).rejects.toMatchObject(refused);
    expect((await old.remove(second!.id)).paymentMethods).toHaveLength(1);
    const fresh = await signedIn(result.accountNumber, minutesAgo(1));
    expect((await fresh.remove(first!.id)).paymentMethods).toEqual([]);
  });

  it('is kept by the session that a purchase opens', async () => {
    const { accountNumber } = await customer();
    const { token } = await group.stack.gateway.mintSession({ accountKey: accountNumber, signedInAt: minutesAgo(1) });
    const me = shopper(group.stack, { session: token });
    const { session } = await me.order(me.request(await me.quote(), undefined, { again: true }));
    expect((await pageOf(session).changeTaxId('GB999999973')).taxId).toBe('GB999999973');
  });

  it('must have a time that exists and is not in the future', async () => {
    const { accountNumber: accountKey } = await customer();
    const open = (signedInAt: unknown) =>
      group.stack.ask('/storefront/sessions', { credential: SECRET_KEY, headers: { origin: '' }, json: { accountKey, signedInAt } });
    for (const [signedInAt, status] of [
      [minutesAgo(-5), 422],
      ['2026-02-30T10:00:00Z', 422],
      ['2026-13-01T10:00:00Z', 422],
      ['yesterday', 400],
      [1_700_000_000, 400],
    ] as const) {
      const response = await open(signedInAt);
      expect(response.status, String(signedInAt)).toBe(status);
      expect(await response.json()).toMatchObject({ error: { fields: [{ field: 'signedInAt' }] } });
    }
    expect((await open(minutesAgo(5))).status).toBe(200);
  });

  it('has an option that is checked at the start', () => {
    const start = (value: unknown) => () => createGateway({ ...group.stack.options, freshSignIn: value as FreshSignIn });
    expect(start({ changes: ['password'], maxAgeMinutes: 10 })).toThrow(/freshSignIn\.changes\.0/);
    expect(start({ changes: [], maxAgeMinutes: 10 })).toThrow(/freshSignIn\.changes/);
    expect(start({ changes: ['tax-id'], maxAgeMinutes: 0 })).toThrow(/freshSignIn\.maxAgeMinutes/);
    expect(start({ changes: ['tax-id'], maxAgeMinutes: 5, scopes: [] })).toThrow(/freshSignIn/);
  });
});

describe('security events', () => {
  const events: SecurityEvent[] = [];
  const { group, customer, signedIn } = useCustomers({ onSecurityEvent: (event) => void events.push(event) });

  it('name the address to notify, and the activity list has each change', async () => {
    events.length = 0;
    const { accountNumber, email } = await customer();
    const page = await signedIn(accountNumber);
    await page.changeEmail(`new-${email}`);
    await page.changeTaxId('GB999999973');
    await page.add(true);
    const [, second] = await page.methods();
    await page.makeDefault(second!.id);
    const account = { accountNumber, at: expect.stringMatching(/^\d{4}-.*Z$/) as string };
    expect(events).toEqual([
      { kind: 'billing-email', ...account, notify: email, email: `new-${email}` },
      { kind: 'tax-id', ...account, notify: `new-${email}` },
      { kind: 'default-payment-method', ...account, notify: `new-${email}` },
      { kind: 'default-payment-method', ...account, notify: `new-${email}` },
    ]);
    expect((await page.activity()).map(({ actions }) => actions?.[0]).sort()).toEqual([
      'billing-email',
      'default-payment-method',
      'default-payment-method',
      'tax-id',
    ]);
  });

  it('are not sent for changes that are not sensitive, or that change nothing', async () => {
    events.length = 0;
    const { accountNumber, email } = await customer();
    const page = await signedIn(accountNumber);
    await page.changeEmail(email);
    await page.changeEmail(email.toUpperCase(), { ...PLACE, city: 'Derby' });
    await page.add();
    const [first] = await page.methods();
    await page.makeDefault(first!.id);
    expect(events).toEqual([]);
    expect(await page.activity()).toEqual([]);
  });

  it('are sent at once if the default method was already removed on the platform', async () => {
    const buyer = shopper(group.stack, { plans: [{ productRatePlanId: PLANS.free }] });
    const { result } = await buyer.order(buyer.request(await buyer.quote()));
    const page = await signedIn(result.accountNumber);
    await page.add();
    await page.add();
    const [first] = await page.methods();
    events.length = 0;
    group.stack.network = async (sent, send) => {
      if (sent.method === 'DELETE') await send(sent.clone());
      return send(sent);
    };
    try {
      await page.remove(first!.id);
      expect(events.map(({ kind }) => kind)).toEqual(['default-payment-method']);
    } finally {
      group.stack.network = (sent, send) => send(sent);
    }
  });

  it('do not fail the change if the hook or the record fails', async () => {
    const { accountNumber, email } = await customer();
    const page = await signedIn(accountNumber);
    group.stack.problems.length = 0;
    group.stack.options.onSecurityEvent = () => Promise.reject(new Error('The mail server is down.'));
    group.stack.restart();
    group.stack.network = (sent, send) =>
      sent.url.includes('storefront_account_change') ? Promise.reject(new TypeError('reset')) : send(sent);
    try {
      expect((await page.changeEmail(`new-${email}`)).billTo?.email).toBe(`new-${email}`);
      expect(group.stack.problems.map(String).join()).toContain('The mail server is down.');
      expect(group.stack.problems.length).toBe(2);
    } finally {
      group.stack.network = (sent, send) => send(sent);
    }
  });
});

describe('security events of a reused key', () => {
  const DAY = 25 * 3_600_000;
  let later = 0;
  const now = (): number => Date.now() + later;
  const events: SecurityEvent[] = [];
  const { customer, signedIn } = useCustomers({
    now,
    store: createMemoryStore({ now }),
    onSecurityEvent: (event) => void events.push(event),
  });

  it('are sent for each change, also if the same change is made again a day later', async () => {
    events.length = 0;
    later = 0;
    const { accountNumber, email } = await customer();
    const key = newKey();
    const page = await signedIn(accountNumber);
    await page.changeEmail('thief@example.com', PLACE, key);
    await page.changeEmail(email);
    later = DAY;
    const nextDay = await signedIn(accountNumber);
    await nextDay.changeEmail('thief@example.com', PLACE, key);
    // A repeated request is not another change.
    await nextDay.changeEmail('thief@example.com', PLACE, key).catch(() => undefined);
    expect(events.map((event) => event.kind === 'billing-email' && event.email)).toEqual(['thief@example.com', email, 'thief@example.com']);
    expect(await nextDay.activity()).toHaveLength(3);
  });

  it('are sent for each new default payment method', async () => {
    events.length = 0;
    later = 0;
    const { accountNumber } = await customer();
    const key = newKey();
    const page = await signedIn(accountNumber);
    await page.add();
    await page.makeDefault((await page.methods())[1]!.id, key);
    later = DAY;
    const nextDay = await signedIn(accountNumber);
    await nextDay.makeDefault((await nextDay.methods())[1]!.id, key);
    expect(events.map(({ kind }) => kind)).toEqual(['default-payment-method', 'default-payment-method']);
  });
});
