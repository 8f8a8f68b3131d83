import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore, generateSigningKey, type GatewayOptions } from '../../src/gateway/index.js';
import { SECRET_KEY, startStack, type Stack } from '../support/stack.js';

const ACCOUNT = 'A00000001';
const OTHER = 'A00000002';

let stack: Stack;
const staffKey = 'sk_sandbox_staff_of_more_than_32_characters';

beforeAll(async () => {
  stack = await startStack({ subscribers: true });
});
afterAll(() => stack.close());

/** Sends a request like the tenant's server. */
const fromServer = (path: string, json: unknown, credential = SECRET_KEY): Promise<Response> =>
  stack.ask(path, { json, credential, headers: { origin: '' } });
const open = async (json: unknown, credential?: string): Promise<string> => {
  const response = await fromServer('/storefront/sessions', json, credential);
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
};
const end = (json: unknown, credential?: string): Promise<Response> => fromServer('/storefront/session-revocations', json, credential);
const statusOf = async (credential: string): Promise<number> => (await stack.ask('/storefront/session', { credential })).status;
const staffStatusOf = async (credential: string): Promise<number> => (await stack.ask('/storefront/staff-session', { credential })).status;
const errorOf = async (response: Response): Promise<unknown> => {
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
};

const accountId = async (): Promise<string> => {
  const { body } = await stack.sandbox.call(`/v1/accounts/${ACCOUNT}`);
  return (body as { basicInfo: { id: string } }).basicInfo.id;
};

/** Restarts the gateway with other options and the same store. */
function restart(changes: Partial<GatewayOptions>): void {
  Object.assign(stack.options, changes);
  stack.restart();
}

describe('POST /storefront/session-revocations', () => {
  it('ends the session of a token and no other, however often it is called', async () => {
    const [mine, other] = [await open({ accountKey: ACCOUNT }), await open({ accountKey: ACCOUNT })];
    const answers = [await end({ token: mine }), await end({ token: mine })];
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect([await statusOf(mine), await statusOf(other)]).toEqual([401, 200]);
    expect((await end({ token: 'no token' })).status).toBe(200);
  });

  it('ends all sessions of an account, and later ones start at once', async () => {
    const before = [await open({ accountKey: ACCOUNT }), await open({ accountKey: ACCOUNT, scopes: ['purchase'] })];
    const other = await open({ accountKey: OTHER });
    await end({ accountKey: ACCOUNT });
    const after = await open({ accountKey: ACCOUNT });
    expect(await Promise.all([...before, other, after].map(statusOf))).toEqual([401, 401, 200, 200]);
    await stack.gateway.revokeSession({ accountKey: ACCOUNT });
    expect(await statusOf(after)).toBe(401);
  });

  it('ends all sessions of a user and of a staff member', async () => {
    const user = await open({ user: { id: 'u-1' } });
    const other = await open({ user: { id: 'u-2' } });
    const staff = await open({ audience: 'staff', staffId: 'ada', scopes: ['accounts:read'] });
    await end({ userId: 'u-1' });
    expect([await statusOf(user), await statusOf(other), await staffStatusOf(staff)]).toEqual([401, 200, 200]);
    await end({ staffId: 'ada' });
    expect(await staffStatusOf(staff)).toBe(401);
  });

  it('ends sessions that were opened after an earlier revocation, when that one has expired', async () => {
    let time = Date.now();
    Object.assign(stack.options, { now: () => time });
    stack.restart(createMemoryStore({ now: () => time }));
    await end({ accountKey: ACCOUNT });
    time += 600_000;
    const session = await open({ accountKey: ACCOUNT });
    time += 100_000;
    expect(await statusOf(session)).toBe(200);
    await end({ accountKey: ACCOUNT });
    expect(await statusOf(session)).toBe(401);
    restart({ now: Date.now });
  });

  it.each([
    ['an unknown number', () => 'A99999999'],
    ['the id of the account', accountId],
    ['a number in lower case', () => ACCOUNT.toLowerCase()],
    ['a number with a space', () => `${ACCOUNT} `],
  ])('refuses %s, as opening a session does', async (_what, accountKey) => {
    const key = await accountKey();
    const session = await open({ accountKey: ACCOUNT });
    expect(await errorOf(await end({ accountKey: key }))).toEqual([404, 'not-found']);
    expect(await errorOf(await fromServer('/storefront/sessions', { accountKey: key }))).toEqual([404, 'not-found']);
    expect(await statusOf(session)).toBe(200);
  });

  it('ends all sessions of an account also while the platform does not answer', async () => {
    const store = createMemoryStore();
    stack.restart(store);
    const session = await open({ accountKey: ACCOUNT });
    // Forgets the account.
    stack.restart(store);
    stack.network = () => Promise.reject(new TypeError('The platform cannot be reached.'));
    try {
      const answer = await end({ accountKey: ACCOUNT });
      expect([answer.status, await statusOf(session)]).toEqual([200, 401]);
    } finally {
      stack.network = (request, send) => send(request);
    }
  });

  it('refuses anything but one of the four fields', async () => {
    for (const body of [{}, { token: '' }, { accountKey: ACCOUNT, userId: 'u-1' }, { sessionId: 'one' }])
      expect(await errorOf(await end(body))).toEqual([400, 'invalid-request']);
  });
});

describe('rotation', () => {
  it('accepts the new and the old secret key, until the old one is removed', async () => {
    restart({ secretKey: ['sk_new_key_of_more_than_32_characters__', SECRET_KEY] });
    for (const key of ['sk_new_key_of_more_than_32_characters__', SECRET_KEY]) await open({ accountKey: ACCOUNT }, key);
    restart({ secretKey: ['sk_new_key_of_more_than_32_characters__'] });
    await open({ accountKey: ACCOUNT }, 'sk_new_key_of_more_than_32_characters__');
    expect(await errorOf(await fromServer('/storefront/sessions', { accountKey: ACCOUNT }))).toEqual([401, 'credential-invalid']);
    restart({ secretKey: SECRET_KEY });
  });

  it('of signing keys keeps sessions, until the key that signed them is removed', async () => {
    const { signingKeys } = stack.options;
    const [old, next] = [await generateSigningKey(), await generateSigningKey()];
    restart({ signingKeys: [old] });
    const [session, staff] = [
      await open({ accountKey: ACCOUNT }),
      await open({ audience: 'staff', staffId: 'ada', scopes: ['accounts:read'] }),
    ];
    restart({ signingKeys: [next, old] });
    const renewed = await open({ accountKey: ACCOUNT });
    expect([await statusOf(session), await staffStatusOf(staff), await statusOf(renewed)]).toEqual([200, 200, 200]);
    restart({ signingKeys: [next] });
    expect([await statusOf(session), await staffStatusOf(staff), await statusOf(renewed)]).toEqual([401, 401, 200]);
    restart({ signingKeys });
  });
});

describe('separate key for staff', () => {
  beforeAll(() => restart({ staffSecretKey: staffKey }));
  afterAll(() => restart({ staffSecretKey: undefined }));
  const staff = { audience: 'staff', staffId: 'ada', scopes: ['accounts:read'] };

  it('opens and ends sessions of staff only, which the ordinary key then cannot', async () => {
    const token = await open(staff, staffKey);
    expect(await errorOf(await fromServer('/storefront/sessions', staff))).toEqual([403, 'staff-key-required']);
    expect(await errorOf(await fromServer('/storefront/sessions', { accountKey: ACCOUNT }, staffKey))).toEqual([
      403,
      'secret-key-required',
    ]);
    expect(await errorOf(await end({ staffId: 'ada' }))).toEqual([403, 'staff-key-required']);
    expect(await errorOf(await end({ accountKey: ACCOUNT }, staffKey))).toEqual([403, 'secret-key-required']);
    expect(await staffStatusOf(token)).toBe(200);
    await end({ staffId: 'ada' }, staffKey);
    expect(await staffStatusOf(token)).toBe(401);
  });

  it('does not limit the code of the tenant’s own server', async () => {
    const { token } = await stack.gateway.mintSession({ audience: 'staff', staffId: 'ada', scopes: ['accounts:read'] });
    expect(await staffStatusOf(token)).toBe(200);
  });
});
