import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readAnswer, SANDBOX_URL, startSandbox, type SandboxAnswer, type StartedSandbox } from '../support/sandbox.js';

let started: StartedSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterEach(() => started.call('/sandbox/faults', { json: { rates: 'ok' } }));
afterAll(() => started.close());

const KEY = { 'x-api-key': 'rates-sandbox-key' };

async function ask(path: string, headers: Record<string, string> = KEY, address?: string): Promise<SandboxAnswer> {
  return readAnswer(await started.sandbox.fetch(new Request(SANDBOX_URL + path, { headers }), address));
}

const list = z.object({ success: z.literal(true), length: z.number(), data: z.array(z.record(z.string(), z.unknown())) });

async function rows(path: string): Promise<Record<string, unknown>[]> {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  const { length, data } = list.parse(answer.body);
  expect(length).toBe(data.length);
  return data;
}

describe('the simulated rates provider', () => {
  it('lists tokens by id, name and symbol', async () => {
    const bitcoin = { TOKEN_ID: 3375, TOKEN_NAME: 'Bitcoin', TOKEN_SYMBOL: 'BTC' };
    expect(await rows('/rates/v2/tokens?symbol=BTC')).toEqual([bitcoin]);
    expect(await rows('/rates/v2/tokens?token_id=3375')).toEqual([bitcoin]);
    expect(await rows('/rates/v2/tokens?token_name=Bitcoin')).toEqual([bitcoin]);
    expect(await rows('/rates/v2/tokens?symbol=ECHO,BTC')).toHaveLength(3);
    expect(await rows('/rates/v2/tokens?symbol=ECHO&limit=1')).toHaveLength(1);
    expect(await rows('/rates/v2/tokens?symbol=NONE')).toEqual([]);
  });

  it('has prices in US dollars that change daily', async () => {
    const before = await rows('/rates/v2/price?token_id=3375,3306');
    expect(before.map(({ TOKEN_SYMBOL }) => TOKEN_SYMBOL)).toEqual(['BTC', 'ETH']);
    expect(await rows('/rates/v2/price?token_id=3375,3306')).toEqual(before);
    await started.call('/sandbox/clock', { json: { to: '2030-01-02' } });
    const after = await rows('/rates/v2/price?token_id=3375,3306');
    expect(after).not.toEqual(before);
    // The simulated prices are the same on every machine.
    expect(after.map(({ CURRENT_PRICE }) => CURRENT_PRICE)).toEqual([61359.132, 3079.58805]);
  });

  it.each<Record<string, string>>([{}, { 'x-api-key': 'another' }, { authorization: 'Bearer rates-sandbox-key' }])(
    'returns 401 with %j',
    async (headers) => {
      expect(await ask('/rates/v2/price', headers)).toMatchObject({ status: 401, body: { success: false } });
    },
  );

  it('is only for programs on this machine', async () => {
    expect((await ask('/rates/v2/price', KEY, '127.0.0.1')).status).toBe(200);
    expect((await ask('/rates/v2/price', KEY, '203.0.113.9')).status).toBe(403);
    expect((await ask('/rates/v2/price', { ...KEY, origin: 'https://evil.example' })).status).toBe(403);
  });

  it('serves nothing else', async () => {
    expect((await ask('/rates/v1/price')).status).toBe(404);
  });

  it('is down or returns an odd shape on request', async () => {
    await started.call('/sandbox/faults', { json: { rates: 'down' } });
    const down = await started.sandbox.fetch(new Request(`${SANDBOX_URL}/rates/v2/price`, { headers: KEY }));
    expect([down.status, down.headers.get('content-type')]).toEqual([503, expect.stringContaining('html')]);
    expect((await started.call('/sandbox/faults', { json: { rates: 'odd' } })).body).toMatchObject({ rates: 'odd' });
    expect((await rows('/rates/v2/price')).flatMap(Object.keys)).not.toContain('CURRENT_PRICE');
    expect((await started.call('/sandbox/faults', { json: { rates: 'broken' } })).status).toBe(400);
  });

  it('responds late on request, unless the caller aborts', async () => {
    await started.call('/sandbox/faults', { json: { rates: 'slow' } });
    const controller = new AbortController();
    const request = new Request(`${SANDBOX_URL}/rates/v2/tokens`, { headers: KEY, signal: controller.signal });
    const answer = started.sandbox.fetch(request);
    controller.abort();
    expect((await answer).status).toBe(200);
  });
});
