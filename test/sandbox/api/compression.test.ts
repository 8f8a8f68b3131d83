import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonsOf } from '../../support/sandbox-orders.js';
import { readAnswer, SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started.close());

const account = {
  name: 'Packed',
  currency: 'USD',
  billCycleDay: 1,
  billToContact: { firstName: 'Ada', lastName: 'Lovelace', country: 'US', state: 'NY' },
};

function post(body: Uint8Array<ArrayBuffer>, encoding: string, headers: Record<string, string> = {}): Promise<Response> {
  const all = { authorization: started.authorization, 'content-type': 'application/json', 'content-encoding': encoding, ...headers };
  return started.sandbox.fetch(new Request(`${SANDBOX_URL}/v1/accounts`, { method: 'POST', body, headers: all }));
}
const gzip = (value: unknown) => new Uint8Array(gzipSync(JSON.stringify(value)));

describe('a gzip request', () => {
  it('is read, and has the same idempotency fingerprint as its plain text', async () => {
    const key = { 'idempotency-key': 'packed-once' };
    const { body } = await readAnswer(await post(gzip(account), 'gzip', key));
    expect(body).toMatchObject({ success: true });
    expect((await started.call('/v1/accounts', { json: account, headers: key })).body).toEqual(body);
  });

  it.each([
    ['that is larger than 4 MB when decompressed', gzip({ ...account, notes: 'x'.repeat(4 * 1024 * 1024) }), 'gzip', 413],
    ['that is not gzip', new TextEncoder().encode(JSON.stringify(account)), 'gzip', 400],
    ['that is truncated', gzip(account).slice(0, 40), 'gzip', 400],
    ['with another encoding', gzip(account), 'br', 415],
  ])('%s is refused', async (_, body, encoding, status) => {
    const answer = await readAnswer(await post(body, encoding));
    expect([answer.status, reasonsOf(answer.body)]).toEqual([status, [expect.anything()]]);
  });
});

describe('a gzip response', () => {
  const get = (path: string, accept?: string) =>
    started.sandbox.fetch(
      new Request(SANDBOX_URL + path, {
        headers: { authorization: started.authorization, ...(accept !== undefined && { 'accept-encoding': accept }) },
      }),
    );

  it('is sent if the client accepts gzip', async () => {
    const plain = await get('/v1/catalog/products');
    const answer = await get('/v1/catalog/products', 'deflate, gzip;q=0.8');
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(answer.headers.get('zuora-request-id')).toBeTruthy();
    const body: unknown = JSON.parse(gunzipSync(await answer.arrayBuffer()).toString());
    expect(body).toEqual(await plain.json());
  });

  it.each([
    ['that do not accept it', '/v1/catalog/products', undefined],
    ['that refuse it', '/v1/catalog/products', 'gzip;q=0, deflate'],
    ['for a short response', '/v1/accounts/none', 'gzip'],
  ])('is not sent to clients %s', async (_, path, accept) => {
    const answer = await get(path, accept);
    expect(answer.headers.get('content-encoding')).toBeNull();
    await expect(answer.json()).resolves.toBeDefined();
  });
});
