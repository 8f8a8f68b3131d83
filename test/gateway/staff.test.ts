import { afterAll, beforeEach, describe, expect, it, beforeAll } from 'vitest';
import { createBillingClient, eq, select, type BillingClient } from '../../src/api/index.js';
import type { StaffAction, StaffScope } from '../../src/gateway/index.js';
import { GATEWAY_URL, SECRET_KEY, SITE, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
const actions: StaffAction[] = [];
let audit: (action: StaffAction) => void = () => undefined;

beforeAll(async () => {
  stack = await startStack({
    gateway: {
      onStaffAction: (action) => {
        audit(action);
        actions.push(action);
      },
    },
  });
});
beforeEach(() => {
  stack.network = (request, send) => send(request);
  audit = () => undefined;
  for (const list of [actions, stack.upstream, stack.problems]) list.splice(0);
});
afterAll(() => stack.close());

const ALL: readonly StaffScope[] = ['accounts:read', 'accounts:write', 'catalog:read', 'objects:read', 'objects:write'];

async function token(scopes: readonly StaffScope[] = ALL, staffId = 'ada'): Promise<string> {
  return (await stack.gateway.mintSession({ audience: 'staff', staffId, scopes: [...scopes] })).token;
}

/** Client of a staff page. */
async function client(scopes?: readonly StaffScope[]): Promise<BillingClient> {
  const credential = await token(scopes);
  return createBillingClient({
    baseUrl: GATEWAY_URL,
    credential: () => credential,
    keyEveryChange: true,
    headers: { origin: SITE },
    fetch: (request) => stack.gateway(request),
  });
}

const mutations = (): string[] => stack.upstream.filter((line) => !line.endsWith('/oauth/token'));

/** Updates one account, as a page does. */
const change = async (key: string, json: object = { notes: 'x' }, staffId = 'ada') =>
  stack.ask('/v1/accounts/A00000001', {
    method: 'PUT',
    credential: await token(ALL, staffId),
    json,
    headers: { 'idempotency-key': key },
  });

describe('opening a staff session', () => {
  const open = (json: unknown) => stack.ask('/storefront/sessions', { credential: SECRET_KEY, json, headers: { origin: '' } });

  it('returns the staff id and scopes', async () => {
    const { token: opened } = (await (await open({ audience: 'staff', staffId: 'ada', scopes: ['revenue:read'] })).json()) as {
      token: string;
    };
    const shown = await stack.ask('/storefront/staff-session', { credential: opened });
    expect(await shown.json()).toEqual({ staffId: 'ada', scopes: ['revenue:read'] });
  });

  it.each([
    [{ audience: 'staff', staffId: 'ada' }, 400, 'scopes'],
    [{ audience: 'staff', staffId: 'ada', scopes: [] }, 400, 'scopes'],
    [{ audience: 'staff', scopes: ['revenue:read'] }, 400, 'staffId'],
    [{ audience: 'staff', staffId: 'ada', accountKey: 'A00000001', scopes: ['revenue:read'] }, 400, 'accountKey'],
    [{ audience: 'staff', staffId: 'ada', scopes: ['purchase'] }, 422, 'scopes.0'],
    [{ accountKey: 'A00000001', scopes: ['revenue:read'] }, 422, 'scopes.0'],
  ])('refuses %j', async (json, status, field) => {
    const response = await open(json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field }] } });
  });

  it('can be revoked', async () => {
    const ended = await token();
    await stack.gateway.revokeSession(ended);
    expect((await stack.ask('/v1/catalog/products', { credential: ended })).status).toBe(401);
  });
});

describe('staff read requests', () => {
  it('return the platform’s data, page by page', async () => {
    const staff = await client();
    const names: string[] = [];
    for await (const product of staff.catalog.products.items({ pageSize: 1 })) names.push(product.name ?? '');
    expect(names.length).toBeGreaterThan(1);
    expect(names).toContain('Build');
  });

  it('describe and query objects', async () => {
    const staff = await client();
    const { fields } = await staff.objects.describe('Account');
    expect(fields.map(({ name }) => name)).toContain('AccountNumber');
    const { records } = await staff.objects.query(select('Product', ['Id', 'Name']));
    expect(records.map(({ Name }) => Name)).toContain('Build');
  });

  it('return the platform’s own texts for refusals', async () => {
    const staff = await client();
    await expect(staff.accounts.get({ 'account-key': 'A99999999' })).rejects.toMatchObject({ type: 'not-found', reasons: [{}] });
  });

  it.each([
    ['/v1/accounts/%2e%2e%2fcatalog', 400],
    ['/v1/accounts/A1%2fsummary', 400],
    ['/v1/accounts/A1%252fsummary', 400],
    ['/v1/accounts/A1%5csummary', 400],
    ['/v1/accounts/A1%00', 400],
    ['/v1/accounts/', 400],
    ['/v1/accounts/A1/notes', 404],
    ['/v1//accounts/A1', 404],
    [`/v1/accounts/A1?x=${'y'.repeat(9_000)}`, 400],
  ])('cannot leave the gateway with %s', async (path, status) => {
    expect((await stack.ask(path, { credential: await token() })).status).toBe(status);
    expect(stack.upstream).toEqual([]);
  });

  it.each([
    [{ queryString: 'select TokenId from PaymentMethod' }],
    [{ queryString: "select Id from PaymentMethod where AchAccountNumber = '1'" }],
  ])('never include payment details: %j', async (json) => {
    const response = await stack.ask('/v1/action/query', { credential: await token(), json });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'payment-details' } }]);
    const expanded = await stack.ask('/object-query/accounts?expand%5B%5D=paymentmethods', { credential: await token() });
    expect(expanded.status).toBe(403);
    expect(stack.upstream).toEqual([]);
  });
});

describe('staff write requests', () => {
  it('are applied once for each key, and audited before and after', async () => {
    const staff = await client();
    const options = { idempotencyKey: crypto.randomUUID() };
    const account = { Name: 'Once', BillCycleDay: 1, Currency: 'USD', Status: 'Draft' };
    const first = await staff.objects.create('Account', [account], options);
    expect(await staff.objects.create('Account', [account], options)).toEqual(first);
    expect(mutations()).toEqual(['POST /v1/action/create']);
    expect(actions.map(({ staffId, row, path, outcome }) => [staffId, row, path, outcome])).toEqual([
      ['ada', 'actions.create', '/v1/action/create', 'asked'],
      ['ada', 'actions.create', '/v1/action/create', 'done'],
    ]);
    expect(new Set(actions.map(({ requestId }) => requestId)).size).toBe(1);
    expect(Date.parse(actions[0]?.time ?? '')).not.toBeNaN();
  });

  it('are applied once even if the platform supports no idempotency keys', async () => {
    const staff = await client();
    await staff.accounts.update({ 'account-key': 'A00000001', notes: 'called' });
    const seen = await staff.objects.query(select('Account', ['Notes']).where(eq('AccountNumber', 'A00000001')));
    expect(seen.records).toMatchObject([{ Notes: 'called' }]);
    expect(actions.map(({ row, path }) => [row, path])).toContainEqual(['accounts.update', '/v1/accounts/A00000001']);
  });

  it('keep the digits of numbers', async () => {
    let body = '';
    stack.network = async (request, send) => {
      if (request.method === 'PUT') body = await request.clone().text();
      return send(request);
    };
    const text = '{"notes": "x", "additionalEmailAddresses": [], "amount": 12345678901234567890.10}';
    await stack.gateway(
      new Request(`${GATEWAY_URL}/v1/accounts/A00000001`, {
        method: 'PUT',
        headers: {
          origin: SITE,
          authorization: `Bearer ${await token()}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: text,
      }),
    );
    expect(body).toBe(text);
  });

  it('need a key, which is separate for each staff member', async () => {
    expect((await change('')).status).toBe(400);
    expect(stack.upstream).toEqual([]);
    const key = crypto.randomUUID();
    await change(key);
    await change(key);
    await change(key, { notes: 'x' }, 'grace');
    expect(mutations()).toHaveLength(2);
    const other = await change(key, { notes: 'y' });
    expect([other.status, await other.json()]).toMatchObject([422, { error: { code: 'idempotency-key-reused' } }]);
  });

  it('return the platform’s refusal, again for the same key', async () => {
    const key = crypto.randomUUID();
    const ask = async () =>
      stack.ask('/v1/accounts/A99999999', {
        method: 'PUT',
        credential: await token(),
        json: { notes: 'x' },
        headers: { 'idempotency-key': key },
      });
    const first = (await (await ask()).json()) as object;
    expect(first).toMatchObject({ success: false, reasons: [{}] });
    expect(await (await ask()).json()).toEqual(first);
    expect(mutations()).toHaveLength(1);
    expect(actions.map(({ outcome }) => outcome)).toEqual(['asked', 'refused']);
  });

  it('are not sent if the audit hook fails', async () => {
    audit = () => {
      throw new Error('the trail is full');
    };
    const response = await change(crypto.randomUUID());
    expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'audit-failed', retryable: true } }]);
    expect(mutations()).toEqual([]);
  });

  it('are not sent twice if the platform supports no keys and the response was lost', async () => {
    stack.network = async (request, send) => {
      const response = await send(request);
      if (request.method === 'PUT') throw new TypeError('connection lost');
      return response;
    };
    const key = crypto.randomUUID();
    for (const response of [await change(key), await change(key)]) {
      expect([response.status, await response.json()]).toMatchObject([409, { error: { type: 'outcome-unknown', code: 'outcome-lost' } }]);
    }
    expect(mutations()).toHaveLength(1);
    expect(actions.map(({ outcome }) => outcome)).toEqual(['asked', 'unknown']);
  });

  it('are repeated with the platform’s own key if it supports keys', async () => {
    const sent: (string | null)[] = [];
    let lose = true;
    stack.network = async (request, send) => {
      const response = await send(request);
      if (!request.url.endsWith('/v1/action/create')) return response;
      sent.push(request.headers.get('idempotency-key'));
      if (!lose) return response;
      lose = false;
      throw new TypeError('connection lost');
    };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const json = { type: 'Account', objects: [{ Name: 'Twice', BillCycleDay: 1, Currency: 'USD', Status: 'Draft' }] };
    const ask = async () => stack.ask('/v1/action/create', { credential: await token(), json, headers });
    expect((await ask()).status).toBe(502);
    expect(await (await ask()).json()).toMatchObject([{ Success: true }]);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
    expect(sent[0]).not.toBe(headers['idempotency-key']);
    const staff = await client();
    const { records } = await staff.objects.query(select('Account', ['Id', 'Name']));
    expect(records.filter(({ Name }) => Name === 'Twice')).toHaveLength(1);
  });

  it.each([
    ['/v1/accounts', { name: 'x', creditCard: { cardNumber: '4111111111111111' } }],
    ['/v1/action/create', { type: 'PaymentMethod', objects: [{}] }],
    ['/v1/action/create', { type: '\u00a0PaymentMethod', objects: [{}] }],
    ['/v1/action/update', { type: 'Account', objects: [{ Id: '1', ' PaypalBaid': 'B-1' }] }],
    ['/v1/action/update', { type: 'Account', objects: [{ Id: '1', BankTransferAccountNumber: '1' }] }],
  ] as const)('never include payment details: %s %j', async (path, json) => {
    const response = await stack.ask(path, { credential: await token(), json, headers: { 'idempotency-key': crypto.randomUUID() } });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'payment-details' } }]);
    expect(mutations()).toEqual([]);
  });

  it.each([
    '{"type": "PaymentMethod", "objects": [{"CreditCardNumber": "4111111111111111"}], "type": "Account", "objects": [{"Name": "x"}]}',
    String.raw`{"type": "Account", "objects": [{"Name": "x", "N\u0061me": "y: \"z\": 1"}]}`,
  ])('never contain a duplicate field: %s', async (body) => {
    const authorization = `Bearer ${await token()}`;
    const headers = { origin: SITE, authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const response = await stack.gateway(new Request(`${GATEWAY_URL}/v1/action/create`, { method: 'POST', headers, body }));
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'name-twice' } }]);
    expect(mutations()).toEqual([]);
  });

  it('may contain texts that look like fields', async () => {
    const json = { notes: 'say "a": 1, "a": 2 \\" : {"b":' };
    expect((await change(crypto.randomUUID(), json)).status).toBe(200);
  });

  it('hide failures of the gateway’s own credential', async () => {
    stack.network = (request, send) =>
      request.url.endsWith('/oauth/token') ? send(request) : Promise.resolve(Response.json({ message: 'no' }, { status: 401 }));
    const response = await change(crypto.randomUUID());
    expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'gateway-configuration' } }]);
    expect(mutations()).toHaveLength(2);
  });

  it('are rate limited', async () => {
    const strict = await startStack({
      gateway: { limits: { staffReads: [{ max: 2, seconds: 60 }], staffActions: [{ max: 0, seconds: 60 }] } },
    });
    try {
      const credential = (await strict.gateway.mintSession({ audience: 'staff', staffId: 'ada', scopes: [...ALL] })).token;
      const read = async () => (await strict.ask('/v1/catalog/products', { credential })).status;
      expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      expect((await strict.ask('/v1/accounts/A1', { method: 'PUT', credential, json: {}, headers })).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});
