import { inspect } from 'node:util';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/api/errors.js';
import { createToken } from '../../src/generated/api/operations/oauth.js';
import { operation } from '../../src/api/operations/operation.js';
import { createOrder } from '../../src/api/operations/storefront/orders.js';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { json } from '../support/scripted-server.js';

const thing = json({ name: 'one' });

describe('the URL of a request', () => {
  it('contains the percent-encoded key, and the rest of the input in the query', async () => {
    const { clock, client, server } = rig([thing]);
    await clock.settle(client.call(readThing, { 'thing-key': 'a/b?c#d é', size: 40, 'fields[]': ['id', 'name'] }));
    expect(server.arrivals[0]?.url.href).toBe(
      'https://billing.test/v1/things/a%2Fb%3Fc%23d%20%C3%A9?size=40&fields%5B%5D=id&fields%5B%5D=name',
    );
    expect(server.arrivals[0]?.body).toBe('');
  });

  it.each(['', '.', '..', '\ud800'])('is never built with the key %j', async (key) => {
    const { client, server } = rig([thing]);
    const error = await failure(client.call(readThing, { 'thing-key': key }));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.fields).toMatchObject([{ field: 'thing-key' }]);
    expect(server.arrivals).toEqual([]);
  });

  it.each(['https://shop.test/billing', 'https://shop.test/billing/', 'https://shop.test/billing//'])(
    'is appended to %s',
    async (baseUrl) => {
      const { clock, client, server } = rig([thing], { baseUrl });
      await clock.settle(client.call(readThing, { 'thing-key': 'a' }));
      expect(server.arrivals[0]?.url.href).toBe('https://shop.test/billing/v1/things/a');
    },
  );

  it('is refused if the base URL is invalid', async () => {
    const { clock, client } = rig([thing], { baseUrl: 'shop dot test' });
    const error = await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })));
    expect(error).toMatchObject({ type: 'configuration', code: 'request-invalid' });
    expect(error.message).toContain('shop dot test');
  });

  it.each(['https://user:hunter2@shop.test', 'https://user:hunter/2@shop.test'])(
    'is refused without showing the password of %s',
    async (baseUrl) => {
      const { clock, client } = rig([thing], { baseUrl });
      const error = await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })));
      expect(error).toMatchObject({ type: 'configuration', code: 'request-invalid' });
      expect(inspect(error, { showHidden: true })).not.toContain('hunter');
    },
  );
});

describe('the body of a request', () => {
  const loop: Record<string, unknown> = {};
  loop['again'] = loop;
  it.each<[string, unknown, string]>([
    ['NaN', NaN, 'note.a__c'],
    ['infinity', -Infinity, 'note.a__c'],
    ['a big integer', 1n, 'note.a__c'],
    ['a symbol', Symbol('s'), 'note.a__c'],
    ['a function', () => 1, 'note.a__c'],
    ['a nested NaN', [{ b: NaN }], 'note.a__c.0.b'],
    ['itself', loop, 'note.a__c.again'],
    ['a thousand levels', Array.from({ length: 1000 }).reduce((inside: unknown) => [inside], 1), `note.a__c${'.0'.repeat(99)}`],
  ])('is never built if a field without a schema contains %s', async (_, value, field) => {
    const note = operation({ ...makeThing, request: z.object({ note: z.looseObject({}) }) });
    const { client, server } = rig([thing]);
    const error = await failure(client.call(note, { note: { a__c: value } }));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.fields).toMatchObject([{ field }]);
    expect(server.arrivals).toEqual([]);
  });

  it('is JSON', async () => {
    const { clock, client, server } = rig([json({ id: '1' })]);
    await clock.settle(client.call(makeThing, { name: 'ü' }));
    expect(server.arrivals[0]).toMatchObject({ method: 'POST', body: '{"name":"ü"}' });
    expect(server.header('content-type')).toEqual(['application/json']);
  });

  it('is a form for the token operation, which has no credential', async () => {
    const { clock, client, server } = rig([json({ access_token: 't', token_type: 'bearer', expires_in: 3600 })], { credential: () => 'x' });
    await clock.settle(client.call(createToken, { client_id: 'a b', client_secret: 's&c', grant_type: 'client_credentials' }));
    expect(server.arrivals[0]?.body).toBe('client_id=a+b&client_secret=s%26c&grant_type=client_credentials');
    expect(server.header('content-type')).toEqual(['application/x-www-form-urlencoded']);
    expect(server.header('authorization')).toEqual([null]);
  });

  it.each(['GET', 'DELETE'] as const)('repeats the name of a list in the query of a %s', async (method) => {
    const list = z.optional(z.array(z.string()));
    const names = ['fields[]', 'filter[]', 'sort[]', 'expand[]', 'account.fields[]'];
    const row = operation({
      name: 'things.many',
      method,
      path: '/object-query/things',
      request: z.object(Object.fromEntries(names.map((name) => [name, list]))),
      response: z.object({}),
      retry: 'safe',
    });
    const { clock, client, server } = rig([json({})]);
    await clock.settle(client.call(row, Object.fromEntries(names.map((name) => [name, ['a.EQ:1 & 2', 'b,c']]))));
    const { searchParams } = server.arrivals[0]!.url;
    expect([...searchParams]).toEqual(
      names.flatMap((name) => [
        [name, 'a.EQ:1 & 2'],
        [name, 'b,c'],
      ]),
    );
    expect(server.arrivals[0]?.body).toBe('');
  });

  it('omits empty lists and missing values from the query', async () => {
    const row = { ...readThing, method: 'DELETE' as const };
    const { clock, client, server } = rig([thing]);
    await clock.settle(client.call(row, { 'thing-key': 'a', size: undefined, 'fields[]': [] }));
    expect(server.arrivals[0]?.url.search).toBe('');
  });

  it('sends the query fields of a row in the query, including lists, whatever their names', async () => {
    const row = operation({
      name: 'things.put',
      method: 'PUT',
      path: '/v1/things/{key}',
      request: z.object({ key: z.string(), 'expand[]': z.array(z.string()), 'zuora-flag': z.boolean(), name: z.string() }),
      response: z.object({}),
      query: ['expand[]', 'zuora-flag'],
      retry: 'keyed',
    });
    const { clock, client, server } = rig([json({})]);
    await clock.settle(client.call(row, { key: 'k', 'expand[]': ['a', 'b'], 'zuora-flag': false, name: 'n' }));
    expect([...server.arrivals[0]!.url.searchParams]).toEqual([
      ['expand[]', 'a'],
      ['expand[]', 'b'],
      ['zuora-flag', 'false'],
    ]);
    expect(server.arrivals[0]?.body).toBe('{"name":"n"}');
  });

  it('does not contain the query fields of the row', async () => {
    const row = operation({
      name: 'things.put',
      method: 'PUT',
      path: '/v1/things/{key}',
      request: z.object({ key: z.string(), dry: z.boolean(), name: z.string() }),
      response: z.object({}),
      query: ['dry'],
      retry: 'keyed',
    });
    const { clock, client, server } = rig([json({})]);
    await clock.settle(client.call(row, { key: 'k', dry: true, name: 'n' }));
    expect(server.arrivals[0]?.url.search).toBe('?dry=true');
    expect(server.arrivals[0]?.body).toBe('{"name":"n"}');
  });
});

describe('the headers of a request', () => {
  it('contain version, credential, trace id and further headers, but no key for a read', async () => {
    const { clock, client, server } = rig([thing], {
      version: '2025-08-12',
      credential: () => 'secret',
      headers: { 'zuora-org-ids': 'o1' },
    });
    await clock.settle(client.call(readThing, { 'thing-key': 'a' }));
    const { headers, request } = server.arrivals[0]!;
    expect(Object.fromEntries(headers)).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer secret',
      'zuora-org-ids': 'o1',
      'zuora-version': '2025-08-12',
    });
    expect(headers.get('zuora-track-id')).toMatch(/^[\x21-\x7e]{16,64}$/);
    expect(headers.get('zuora-track-id')).not.toMatch(/[:;"']/);
    expect(headers.has('idempotency-key')).toBe(false);
    expect(request).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  });

  it('contain a unique trace id for each call and a unique key for each mutation', async () => {
    const { clock, client, server } = rig([json({ id: '1' })]);
    await clock.settle(client.call(makeThing, { name: 'a' }));
    await clock.settle(client.call(makeThing, { name: 'a' }));
    expect(new Set(server.header('zuora-track-id')).size).toBe(2);
    expect(new Set(server.header('idempotency-key')).size).toBe(2);
    expect(server.header('idempotency-key')).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)]);
  });

  it("contain the caller's key", async () => {
    const { clock, client, server } = rig([json({ id: '1' })]);
    await clock.settle(client.call(makeThing, { name: 'a' }, { idempotencyKey: 'mine' }));
    expect(server.header('idempotency-key')).toEqual(['mine']);
  });

  it.each(['', 'a'.repeat(256), 'line\nbreak', 'ü'])('never carry the key %j', async (idempotencyKey) => {
    const { client, server } = rig([json({ id: '1' })]);
    const error = await failure(client.call(makeThing, { name: 'a' }, { idempotencyKey }));
    expect(error.fields).toMatchObject([{ field: 'idempotencyKey' }]);
    expect(server.arrivals).toEqual([]);
  });
});

describe('an invalid input', () => {
  it('is refused with the name of each field, and nothing is sent', async () => {
    const { client, server } = rig([json({})]);
    const input = {
      intent: 'subscribe' as const,
      intentId: 'a'.repeat(32),
      account: { firstName: 'Ada', lastName: '', email: 'not an address', country: 'DE' },
      plans: [{ productRatePlanId: 'p', quantity: 0 }],
      currency: 'EUR',
      quote: 'f',
      consents: [],
    };
    const error = await failure(client.call(createOrder, input));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.type).toBe('invalid-request');
    expect(error.fields.map(({ field }) => field)).toEqual(['account.lastName', 'account.email', 'plans.0.quantity']);
    expect(server.arrivals).toEqual([]);
  });
});
