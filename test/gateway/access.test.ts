import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import { createGateway, createMemoryStore, generateSigningKey } from '../../src/gateway/index.js';
import { policies, type OperationKey } from '../../src/gateway/policy.js';
import { createRoutes } from '../../src/gateway/routes.js';
import { SCOPES } from '../../src/gateway/sessions/scopes.js';
import { createSessions } from '../../src/gateway/sessions/tokens.js';
import { createUserSessions } from '../../src/gateway/sessions/user-sessions.js';
import { STAFF_SCOPES } from '../../src/gateway/staff/scopes.js';
import { createStaffSessions } from '../../src/gateway/staff/sessions.js';
import { fetchToken } from '../support/sandbox.js';
import { PUBLISHABLE_KEY, SECRET_KEY, SITE, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let now = Date.now();

beforeAll(async () => {
  stack = await startStack({ gateway: { now: () => now } });
});
afterAll(() => stack.close());

const ACCOUNT = 'A00000001';

/** Operations that each type of credential may call, listed independently of the policy, so that a mistake in the policy fails the test. */
const ALLOWED_OPERATIONS: Record<'publishable' | 'user' | 'session' | 'secret' | 'staff', readonly OperationKey[]> = {
  publishable: [
    'getCatalog',
    'listRates',
    'createQuote',
    'checkAccount',
    'createOrder',
    'createPaymentSession',
    'claimPaymentMethod',
    'createWithdrawal',
  ],
  user: [
    'getCatalog',
    'listRates',
    'createQuote',
    'checkAccount',
    'createOrder',
    'createPaymentSession',
    'claimPaymentMethod',
    'getSession',
    'getAccount',
    'createWithdrawal',
  ],
  session: [
    'getCatalog',
    'listRates',
    'createQuote',
    'createOrder',
    'createPaymentSession',
    'claimPaymentMethod',
    'getSession',
    'getAccount',
    'getProfile',
    'listPaymentMethods',
    'listSubscriptions',
    'getTimeline',
    'quoteChange',
    'changeSubscription',
    'listInvoices',
    'getInvoice',
    'emailInvoice',
    'getFile',
    'getUsage',
    'getUsageAdvice',
    'setUsageGuard',
    'listActivity',
    'createWithdrawal',
    'listCredits',
    'getUpcoming',
    'createPayment',
    'updateProfile',
    'addPaymentMethod',
    'setDefaultPaymentMethod',
    'removePaymentMethod',
  ],
  secret: ['createSession', 'revokeSessions', 'getEntitlements'],
  staff: ['getStaffSession'],
};

const operations = Object.keys(policies) as OperationKey[];

/** Sends a well-formed but empty request. If access is allowed, the gateway refuses only its content. */
async function statusOf(key: OperationKey, credential: string, headers: Record<string, string> = {}): Promise<number> {
  const row = storefrontOperations[key];
  const path = row.path.replace('{number}', 'INV00000001').replaceAll(/\{\w+\}/g, 'x');
  const response = await stack.ask(path, {
    method: row.method,
    credential,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(row.method === 'GET' ? {} : { json: {} }),
  });
  await response.body?.cancel();
  return response.status;
}

const sessionOptions = (tenant = 'kestrel-maps', signingKeys = stack.options.signingKeys) => ({
  tenant,
  signingKeys,
  store: createMemoryStore(),
  now: () => now,
});
const sessionsOf = (...which: Parameters<typeof sessionOptions>) => createSessions(sessionOptions(...which));
const userSessionsOf = () => createUserSessions(sessionOptions());
const staffSessionsOf = () => createStaffSessions(sessionOptions());

describe('policy table', () => {
  it('has one row, one policy and one route for each operation', () => {
    const rows = Object.keys(storefrontOperations).sort();
    expect(Object.keys(policies).sort()).toEqual(rows);
    const routes = createRoutes({ sessions: sessionsOf(), userSessions: userSessionsOf(), staffSessions: staffSessionsOf() });
    expect(Object.keys(routes).sort()).toEqual(rows);
    for (const key of operations) expect(routes[key].row).toBe(storefrontOperations[key]);
  });

  it('protects every account by a scope', () => {
    for (const key of operations) {
      const { ownership, scope, principals } = policies[key];
      // No scope is needed to read the session itself. The first view contains what the scopes of the session allow.
      const ofEverySession = key === 'getSession' || key === 'getAccount';
      const scoped = !ofEverySession && key !== 'getStaffSession';
      const whose = key === 'getStaffSession' ? ['staff'] : ofEverySession ? ['session', 'user'] : ['session'];
      if (ownership === 'session') expect([key, principals, scope !== undefined]).toEqual([key, whose, scoped]);
    }
  });
});

describe.each(operations)('%s', (key) => {
  const isAllowed = (kind: keyof typeof ALLOWED_OPERATIONS): boolean => ALLOWED_OPERATIONS[kind].includes(key);
  const denied = [401, 403];

  it('is reached by exactly the allowed credentials', async () => {
    const session = (await sessionsOf().open(ACCOUNT)).token;
    const isReached = async (credential: string, headers = {}) => !denied.includes(await statusOf(key, credential, headers));
    expect(await isReached(PUBLISHABLE_KEY)).toBe(isAllowed('publishable'));
    expect(await isReached(PUBLISHABLE_KEY, { origin: '' })).toBe(isAllowed('publishable'));
    expect(await isReached(session)).toBe(isAllowed('session'));
    expect(await isReached((await userSessionsOf().open({ id: 'u-1' })).token)).toBe(isAllowed('user'));
    expect(await isReached(SECRET_KEY, { origin: '' })).toBe(isAllowed('secret'));
    expect(await isReached((await staffSessionsOf().open('ada', STAFF_SCOPES)).token)).toBe(isAllowed('staff'));
  });

  it('returns 401 for anything that is not a credential of this gateway', async () => {
    const mine = await sessionsOf().open(ACCOUNT);
    await stack.gateway.revokeSession(mine.token);
    const expired = (await sessionsOf().open(ACCOUNT)).token;
    now += 3_600_000;
    const credentials = {
      none: '',
      'another publishable key': 'pk_harbor',
      'a truncated key': PUBLISHABLE_KEY.slice(0, -1),
      'another secret key': 'sk_harbor',
      'a revoked session': mine.token,
      'an expired session': expired,
      'a session of another tenant': (await sessionsOf('harbor').open(ACCOUNT)).token,
      'a session of another key': (await sessionsOf('kestrel-maps', [await generateSigningKey()]).open(ACCOUNT)).token,
      'a tampered session': `${(await sessionsOf().open(ACCOUNT)).token.slice(0, -6)}AAAAAA`,
      'the platform’s own token': await fetchToken((request) => stack.sandbox.sandbox.fetch(request)),
    };
    for (const [what, credential] of Object.entries(credentials)) {
      const headers: Record<string, string> = credential.startsWith('sk_') ? { origin: '' } : {};
      expect([what, await statusOf(key, credential, headers)]).toEqual([what, 401]);
    }
  });

  it('returns 403 for pages of other origins, whatever the credential', async () => {
    const session = (await sessionsOf().open(ACCOUNT)).token;
    for (const credential of [PUBLISHABLE_KEY, session, SECRET_KEY]) {
      for (const origin of [
        'https://evil.example',
        'null',
        `${SITE}.evil.example`,
        'http://localhost:4600/',
        'http://LOCALHOST:4600',
        'https://localhost:4600',
      ]) {
        expect([origin, await statusOf(key, credential, { origin })]).toEqual([origin, 403]);
      }
      expect(await statusOf(key, credential, { origin: '', 'sec-fetch-site': 'cross-site' })).toBe(403);
    }
  });

  it('returns 403 if a page of the tenant sends the secret key', async () => {
    expect(await statusOf(key, SECRET_KEY)).toBe(403);
  });

  it('returns 403 for a session with all other scopes', async () => {
    const { scope, principals } = policies[key];
    const wanted: readonly string[] = [scope ?? []].flat();
    const others = SCOPES.filter((other) => !wanted.includes(other));
    const status = await statusOf(key, (await sessionsOf().open(ACCOUNT, others)).token);
    const mayReach = principals.includes('session') && scope === undefined;
    expect(denied.includes(status)).toBe(!mayReach);
  });
});

describe('other paths', () => {
  it.each([
    ['GET', '/v1/accounts/A00000001'],
    ['POST', '/v1/orders'],
    ['GET', '/v1/catalog/products'],
    ['POST', '/oauth/token'],
    ['POST', '/v1/action/query'],
    ['GET', '/storefront'],
    ['GET', '/storefront/'],
    ['GET', '/storefront/catalog/'],
    ['POST', '/storefront/catalog'],
    ['PATCH', '/storefront/profile'],
    ['DELETE', '/storefront/invoices/INV00000001'],
    ['GET', '/storefront/../v1/accounts/A00000001'],
    ['GET', '/storefront/%2e%2e/v1/accounts/A00000001'],
    ['GET', '/storefront/invoices/INV1/items'],
    ['GET', '/STOREFRONT/CATALOG'],
    ['POST', '/'],
    ['DELETE', '/'],
  ])('%s %s does not exist and sends nothing to the platform', async (method, path) => {
    const before = stack.upstream.length;
    const session = (await sessionsOf().open(ACCOUNT)).token;
    for (const credential of [PUBLISHABLE_KEY, session]) {
      const response = await stack.ask(path, { method, credential });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not-found' } });
    }
    expect(stack.upstream.length).toBe(before);
  });
});

describe('CORS', () => {
  it('allows pages of the tenant and refuses others, even their preflight requests', async () => {
    const mine = await stack.ask('/storefront/catalog', {
      method: 'OPTIONS',
      credential: '',
      headers: { 'access-control-request-method': 'GET' },
    });
    expect(mine.status).toBe(204);
    expect(mine.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(mine.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(mine.headers.get('vary')).toBe('Origin, Authorization, Accept-Encoding');
    const other = await stack.ask('/storefront/catalog', {
      method: 'OPTIONS',
      credential: '',
      headers: { origin: 'https://evil.example' },
    });
    expect(other.status).toBe(403);
    expect(other.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('lets pages read errors, the session header and Retry-After', async () => {
    const response = await stack.ask('/storefront/profile');
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    for (const name of ['Storefront-Session', 'Retry-After', 'Zuora-Request-Id']) {
      expect(response.headers.get('access-control-expose-headers')).toContain(name);
    }
    const { error } = (await response.json()) as { error: { requestId: string } };
    expect(error.requestId).toBe(response.headers.get('zuora-request-id'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('invalid options', () => {
  it('are refused at once, each by name and none by value', () => {
    const { options } = stack;
    const wrong = {
      ...options,
      tenant: 'Kestrel Maps',
      secretKey: 'canary-secret',
      allowedOrigins: ['https://shop.example/'],
      signingKeys: [],
    };
    expect(() => createGateway(wrong)).toThrow(/tenant.*signingKeys.*secretKey.*allowedOrigins\.0/);
    expect(() => createGateway(wrong)).not.toThrow(/canary-secret/);
    expect(() => createGateway({ ...options, secretKey: ['sk_new', 'sk_old', 'sk_older'] })).toThrow('secretKey');
    expect(() => createGateway({ ...options, secretKey: ['sk_one'], staffSecretKey: 'sk_one' })).toThrow('staffSecretKey');
    expect(() => createGateway({ ...options, offers: { currencies: [] } })).toThrow('currencies');
    const { baseUrl: _, ...nowhere } = options;
    expect(() => createGateway(nowhere)).toThrow('baseUrl');
  });
});
