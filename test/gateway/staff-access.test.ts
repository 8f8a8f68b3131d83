import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingOperations } from '../../src/generated/api/operations/index.js';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { createSessions } from '../../src/gateway/sessions/tokens.js';
import { permissions, type BillingOperationKey } from '../../src/gateway/staff/permissions.js';
import { STAFF_SCOPES, type StaffScope } from '../../src/gateway/staff/scopes.js';
import { createStaffSessions } from '../../src/gateway/staff/sessions.js';
import { PUBLISHABLE_KEY, SECRET_KEY, startStack, type Stack } from '../support/stack.js';

const unlimited = [{ max: 1_000_000, seconds: 1 }];

let stack: Stack;
let subscriber: string;

beforeAll(async () => {
  stack = await startStack({ gateway: { limits: { staffReads: unlimited, staffActions: unlimited } } });
  // A fake response is enough to prove that the request reached the platform. Other tests use real responses.
  stack.network = (request, send) =>
    new URL(request.url).pathname === '/oauth/token' ? send(request) : Promise.resolve(Response.json({ success: true }));
  subscriber = (await createSessions(sessionOptions()).open('A00000001')).token;
});
beforeEach(() => void stack.upstream.splice(0));
afterAll(() => stack.close());

function sessionOptions() {
  return { tenant: 'kestrel-maps', signingKeys: stack.options.signingKeys, store: createMemoryStore(), now: Date.now };
}

const staffToken = async (scopes: readonly StaffScope[]): Promise<string> =>
  (await createStaffSessions(sessionOptions()).open('ada', scopes)).token;

/** Scope area of each resource of the billing API, listed independently of the permissions, so that a mistake in them fails the test. */
const AREAS: Record<string, string> = {
  accounts: 'accounts',
  contacts: 'accounts',
  'payment-methods': 'accounts',
  catalog: 'catalog',
  subscriptions: 'subscriptions',
  orders: 'subscriptions',
  amendments: 'subscriptions',
  usage: 'subscriptions',
  'billing-documents': 'billing',
  invoices: 'billing',
  operations: 'billing',
  files: 'billing',
  payments: 'billing',
  refunds: 'billing',
  'credit-memos': 'billing',
  'revenue-rules': 'revenue',
  'revenue-schedules': 'revenue',
  'revenue-events': 'revenue',
  'revenue-items': 'revenue',
  'charge-revenue-summaries': 'revenue',
  'accounting-periods': 'periods',
  'accounting-codes': 'periods',
  actions: 'objects',
  'object-records': 'objects',
  describe: 'objects',
  'object-query': 'objects',
  'custom-objects': 'objects',
};
/** Scopes of actions that are older alternatives to operations of another area. */
const SCOPES_OF_OLD_ACTIONS: Record<string, StaffScope> = {
  'actions.subscribe': 'subscriptions:write',
  'actions.amend': 'subscriptions:write',
  'actions.generate': 'billing:write',
  'actions.execute': 'billing:write',
};
const WITHHELD = [
  'oauth.token',
  'signatures.create-hmac',
  'signatures.create-rsa',
  'signatures.decrypt-rsa',
  'hosted-pages.list',
  'payment-sessions.create',
  'sign-up.create',
  'accounts.payment-methods',
  'accounts.default-payment-method',
  'payment-methods.create',
  'payment-methods.create-credit-card',
  'payment-methods.list-credit-cards',
  'payment-methods.get',
  'payment-methods.update',
  'payment-methods.verify',
  'usage.upload',
  'notifications.create-definition',
  'notifications.list-definitions',
  'notifications.create-callout-template',
  'notifications.callout-history',
  'notifications.resend-callouts',
  'event-triggers.create',
  'event-triggers.list',
];

function requiredScope(key: BillingOperationKey): StaffScope | undefined {
  const { name, retry } = billingOperations[key];
  if (WITHHELD.includes(name)) return undefined;
  const area = AREAS[name.split('.')[0] ?? ''];
  const scope = `${area}:${retry === 'safe' ? 'read' : 'write'}`;
  return SCOPES_OF_OLD_ACTIONS[name] ?? STAFF_SCOPES.find((known) => known === scope);
}

const keys = Object.keys(billingOperations) as BillingOperationKey[];

async function reach(key: BillingOperationKey, credential: string, headers: Record<string, string> = {}) {
  const { method, path } = billingOperations[key];
  const bodyless = method === 'GET' || method === 'DELETE';
  const response = await stack.ask(path.replaceAll(/\{[^}]+\}/g, 'x1'), {
    method,
    credential,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(bodyless ? {} : { json: {} }),
  });
  return { status: response.status, body: await response.text() };
}

it('has one permission for each operation of the billing API', () => {
  expect(Object.keys(permissions).sort()).toEqual([...keys].sort());
});

describe.each(keys)('%s', (key) => {
  const scope = requiredScope(key);

  it('does not exist for publishable keys, subscribers and the secret key, and is refused without the scope', async () => {
    const others = await staffToken(STAFF_SCOPES.filter((known) => known !== scope));
    const refusals = [
      await reach(key, PUBLISHABLE_KEY),
      await reach(key, subscriber),
      await reach(key, SECRET_KEY, { origin: '' }),
      await reach(key, others),
      await reach(key, '', {}),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 403, 401]);
    for (const { body } of refusals) expect(Object.keys(JSON.parse(body) as object)).toEqual(['error']);
    expect(stack.upstream).toEqual([]);
  });

  it(scope ? `is forwarded for staff with ${scope}` : 'is forwarded for nobody', async () => {
    const token = await staffToken(scope ? [scope] : STAFF_SCOPES);
    const { status } = await reach(key, token);
    const { method, path } = billingOperations[key];
    const sent = stack.upstream.filter((line) => !line.endsWith('/oauth/token'));
    expect(sent).toEqual(scope ? [`${method} ${path.replaceAll(/\{[^}]+\}/g, 'x1')}`] : []);
    if (!scope) expect(status).toBe(403);
  });
});

describe('staff session', () => {
  it.each(Object.values(storefrontOperations).filter(({ name }) => name !== 'storefront.staff-session'))(
    'is not accepted by storefront operations: $name',
    async ({ method, path }) => {
      const response = await stack.ask(path.replaceAll(/\{\w+\}/g, 'x'), {
        method,
        credential: await staffToken(STAFF_SCOPES),
        headers: { 'idempotency-key': crypto.randomUUID() },
        ...(method === 'GET' || method === 'DELETE' ? {} : { json: {} }),
      });
      expect(response.status).toBe(403);
      expect(stack.upstream).toEqual([]);
    },
  );
});
