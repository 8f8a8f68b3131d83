import { describe, expect, it } from 'vitest';
import { createClient, type Credential } from '../../src/api/client.js';
import { oauthCredential } from '../../src/api/credentials/oauth.js';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { FakeClock, turns } from '../support/fake-clock.js';
import { html, json, lost, ScriptedServer, silence, type Step } from '../support/scripted-server.js';

const read = { 'thing-key': 'a' };
const thing = json({ name: 'one' });
const refused = json({}, { status: 401 });

describe('a refused credential', () => {
  it('is refreshed once, and the request is repeated with the same key', async () => {
    const asked: Parameters<Credential>[0][] = [];
    const credential: Credential = (options) => {
      asked.push(options);
      return options.refresh ? 'new' : 'old';
    };
    const { clock, client, server } = rig([refused, json({ id: '1' })], { credential });
    expect(await clock.settle(client.call(makeThing, { name: 'a' }))).toEqual({ id: '1' });
    expect(asked).toMatchObject([{ refresh: false }, { refresh: true, rejected: 'old' }]);
    expect(server.header('authorization')).toEqual(['Bearer old', 'Bearer new']);
    expect(new Set(server.header('idempotency-key')).size).toBe(1);
  });

  it('is also recognized by HTTP 200 with a code ..11', async () => {
    const { clock, client, server } = rig([json({ success: false, reasons: [{ code: 90000011, message: 'expired' }] }), thing], {
      credential: () => 't',
    });
    await clock.settle(client.call(readThing, read));
    expect(server.arrivals).toHaveLength(2);
  });

  it('is an error if the new credential is refused too', async () => {
    const { clock, client, server } = rig([refused], { credential: () => 't' });
    expect(await clock.settle(failure(client.call(readThing, read)))).toMatchObject({ type: 'authentication', status: 401 });
    expect(server.arrivals).toHaveLength(2);
  });

  it('is refreshed once, and not again before later retries', async () => {
    const refreshes: boolean[] = [];
    const credential: Credential = ({ refresh }) => {
      refreshes.push(refresh);
      return 't';
    };
    const { clock, client } = rig([refused, lost, lost, thing], { credential });
    await clock.settle(client.call(readThing, read));
    expect(refreshes).toEqual([false, true, false, false]);
  });

  it('is an error at once if there is no credential', async () => {
    const { clock, client, server } = rig([refused]);
    expect(await clock.settle(failure(client.call(readThing, read)))).toMatchObject({ type: 'authentication' });
    expect(server.arrivals).toHaveLength(1);
  });
});

it.each(['', 'two words', 'line\r\nbreak', 'ü'])('the credential %j is never sent and never quoted', async (token) => {
  const { clock, client, server } = rig([thing], { credential: () => token });
  const error = await clock.settle(failure(client.call(readThing, read)));
  expect(error).toMatchObject({ type: 'authentication', code: 'credential-invalid' });
  if (token !== '') expect(`${error.message} ${String(error.cause)}`).not.toContain(token);
  expect(server.arrivals).toEqual([]);
});

describe('the OAuth credential', () => {
  /** Fake server that issues tokens and serves the API. Tokens are consecutive numbers. */
  function platform(options: { expiresIn?: number; tokens?: readonly Step[] } = {}) {
    const clock = new FakeClock();
    let issued = 0;
    const token: Step = (request) => {
      const scripted = options.tokens?.[Math.min(issued, options.tokens.length - 1)];
      issued += 1;
      return (scripted ?? json({ access_token: `t${issued}`, token_type: 'bearer', expires_in: options.expiresIn ?? 3600 }))(request);
    };
    const revoked = new Set<string>();
    const server = new ScriptedServer(clock, (request) => {
      if (request.url.endsWith('/oauth/token')) return token(request);
      return (revoked.has(request.headers.get('authorization') ?? '') ? refused : thing)(request);
    });
    const common = { baseUrl: 'https://billing.test', fetch: server.fetch, clock, random: () => 1 };
    const credential = oauthCredential({ ...common, clientId: 'id', clientSecret: 'canary-secret' });
    const client = createClient({ ...common, credential });
    const tokenCalls = (): number => server.arrivals.filter(({ url }) => url.pathname === '/oauth/token').length;
    return { clock, server, client, credential, revoked, tokenCalls };
  }

  it('requests one token for a thousand concurrent calls', async () => {
    const { clock, client, tokenCalls } = platform();
    await clock.settle(Promise.all(Array.from({ length: 1000 }, () => client.call(readThing, read))));
    expect(tokenCalls()).toBe(1);
  });

  it('requests another token if a request is lost without an error', async () => {
    // A runtime that ends a request also ends its timers.
    const clock = { time: 0, now: () => clock.time, sleep: () => new Promise<void>(() => undefined) };
    const steps = [silence, json({ access_token: 'new', expires_in: 3600, token_type: 'bearer', scope: '', jti: '' })];
    const fetch = (request: Request) => Promise.resolve((steps.shift() ?? silence)(request));
    const credential = oauthCredential({ baseUrl: 'https://billing.test', clientId: 'id', clientSecret: 'secret', clock, fetch });
    const ask = () => credential({ refresh: false, signal: new AbortController().signal });
    void ask();
    clock.time = 60_000;
    expect(await ask()).toBe('new');
  });

  it('keeps a token for 80% of its lifetime', async () => {
    const { clock, client, tokenCalls } = platform({ expiresIn: 1000 });
    await clock.settle(client.call(readThing, read));
    await clock.jump(799_000);
    await clock.settle(client.call(readThing, read));
    expect(tokenCalls()).toBe(1);
    await clock.jump(2_000);
    await clock.settle(client.call(readThing, read));
    expect(tokenCalls()).toBe(2);
  });

  it('requests one new token when a hundred calls are refused', async () => {
    const { clock, client, revoked, tokenCalls } = platform();
    await clock.settle(client.call(readThing, read));
    revoked.add('Bearer t1');
    await clock.settle(Promise.all(Array.from({ length: 100 }, () => client.call(readThing, read))));
    expect(tokenCalls()).toBe(2);
  });

  it('keeps a newer token when a call with the old one is refused', async () => {
    const { clock, client, credential, revoked, server, tokenCalls } = platform();
    const goOn: (() => void)[] = [];
    const slow = createClient({
      baseUrl: 'https://billing.test',
      clock,
      credential,
      fetch: async (request) => {
        await new Promise<void>((resolve) => goOn.push(resolve));
        return server.fetch(request);
      },
    });
    await clock.settle(client.call(readThing, read));
    const late = slow.call(readThing, read);
    await turns();
    revoked.add('Bearer t1');
    await clock.settle(client.call(readThing, read));
    expect(tokenCalls()).toBe(2);
    goOn[0]?.();
    await turns();
    goOn[1]?.();
    await clock.settle(late);
    expect(server.header('authorization').at(-1)).toBe('Bearer t2');
    expect(tokenCalls()).toBe(2);
  });

  it('reports that id or secret are wrong, without quoting them', async () => {
    const { clock, client, server } = platform({ tokens: [json({ error: 'invalid_client', error_description: 'no' }, { status: 401 })] });
    const error = await clock.settle(failure(client.call(readThing, read)));
    expect(error).toMatchObject({ type: 'configuration', code: 'client-credentials-refused' });
    expect(error.message).toContain('https://billing.test');
    expect(JSON.stringify([error, error.message, String(error.cause)])).not.toContain('canary-secret');
    expect(server.arrivals).toHaveLength(1);
  });

  it('does not multiply retries: without a token, a mutation requests one four times and is not sent', async () => {
    const { clock, client, server } = platform({ tokens: [lost] });
    expect(await clock.settle(failure(client.call(makeThing, { name: 'a' })))).toMatchObject({ type: 'connection' });
    expect(server.arrivals).toHaveLength(4);
  });

  it('recovers together with the authorization server', async () => {
    const down = html(503);
    const up = json({ access_token: 'fresh', token_type: 'bearer', expires_in: 3600 });
    const { clock, client } = platform({ tokens: [down, down, down, down, up] });
    await clock.settle(failure(client.call(readThing, read)));
    expect(await clock.settle(client.call(readThing, read))).toEqual({ name: 'one' });
  });

  it('lets one caller abort without affecting the others', async () => {
    const { clock, client, tokenCalls } = platform();
    const controller = new AbortController();
    const leaving = client.call(readThing, read, { signal: controller.signal });
    const staying = client.call(readThing, read);
    controller.abort(new Error('left'));
    await expect(clock.settle(leaving)).rejects.toThrow('left');
    expect(await clock.settle(staying)).toEqual({ name: 'one' });
    expect(tokenCalls()).toBe(1);
  });

  it('times out on a silent authorization server', async () => {
    const { clock, client } = platform({ tokens: [silence] });
    const start = clock.now();
    await clock.settle(failure(client.call(readThing, read)));
    expect(clock.now() - start).toBeLessThanOrEqual(45_000);
  });
});
