import { afterEach, describe, expect, it } from 'vitest';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { CARDS, newKey, shopper } from '../support/purchase.js';
import { SECRET_KEY, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
afterEach(() => stack.close());

describe('secrets and personal data', () => {
  it('are in no response, header or log line, whatever happens', async () => {
    const tokens = new Set<string>();
    stack = await startStack({ collectionFailure: 'rollback' });
    stack.network = (request, send) => {
      tokens.add((request.headers.get('authorization') ?? '').replace('Bearer ', ''));
      return send(request);
    };
    const email = 'canary-person@example.com';
    const me = shopper(stack, { email });
    const quote = await me.quote();
    await me.order(me.request(quote, await me.card(CARDS.declined))).catch(() => undefined);
    const { session } = await me.order(me.request(quote, await me.card()));
    await stack.client(session).call(listInvoices, {});
    for (const [path, init] of [
      ['/storefront/catalog', {}],
      ['/storefront/catalog', { credential: SECRET_KEY }],
      ['/storefront/sessions', { credential: SECRET_KEY, json: { accountKey: 'nobody' }, headers: { origin: '' } }],
      ['/storefront/profile', { credential: session }],
      ['/storefront/orders', { json: me.request(quote), headers: { 'idempotency-key': newKey() } }],
      ['/v1/accounts', { credential: 'sandbox-secret' }],
    ] as const) {
      await stack.ask(path, init);
    }
    stack.network = () => Promise.resolve(new Response(`secret ${[...tokens].join(' ')} sandbox-secret`, { status: 500 }));
    await stack.ask('/storefront/profile', { credential: session });
    tokens.delete('');
    expect(tokens.size).toBeGreaterThan(0);
    const logs = JSON.stringify(stack.logs);
    const answers = stack.answers.join('\n');
    for (const secret of ['sandbox-secret', SECRET_KEY, ...tokens, ...stack.options.signingKeys.map(({ d }) => d)]) {
      expect(answers.includes(secret), `${secret} in a response`).toBe(false);
      expect(logs.includes(secret), `${secret} in the log`).toBe(false);
    }
    for (const personal of [email, 'Lovelace', session, CARDS.good]) expect(logs.includes(personal), personal).toBe(false);
    expect(stack.logs.map((entry) => Object.keys(entry).sort().join())).toEqual(
      stack.logs.map(({ code, operation, principal }) =>
        [
          code && 'code',
          'method',
          'milliseconds',
          operation && 'operation',
          principal && 'principal',
          'requestId',
          'route',
          'status',
          'tenant',
        ]
          .filter((name) => name !== undefined)
          .join(),
      ),
    );
  });
});

describe('response', () => {
  it('with personal data must not be cached', async () => {
    stack = await startStack();
    const { session } = await shopper(stack).buy();
    for (const path of ['/storefront/profile', '/storefront/subscriptions', '/storefront/invoices']) {
      const response = await stack.ask(path, { credential: session });
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  });

  it('contains only the fields of its operation, whatever the platform adds', async () => {
    stack = await startStack();
    const { session } = await shopper(stack).buy();
    stack.network = async (request, send) => {
      const response = await send(request);
      if (request.url.endsWith('/oauth/token')) return response;
      const text = (await response.text()).replaceAll(/\{(?!\})/g, '{"internalNote":"canary","crmId":"canary",');
      return new Response(text, { status: response.status, headers: response.headers });
    };
    for (const path of ['/storefront/profile', '/storefront/subscriptions', '/storefront/invoices', '/storefront/catalog']) {
      const response = await stack.ask(path, { credential: session });
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).not.toContain('canary');
    }
  });
});
