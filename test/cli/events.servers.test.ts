import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxStore } from '../../src/gateway/index.js';
import { STORE_SERVERS, type OwnStore, type StoreServer } from '../gateway/stores/servers.js';
import { run } from './support/terminal.js';

const TENANT = 'my-shop';

/** Adds a delivery to a webhook, and gives it up if `isDead`. */
async function addDelivery(outbox: OutboxStore, number: number, isDead: boolean): Promise<void> {
  const accountNumber = `A-${number}`;
  const data = { kind: 'profile-change', accountNumber, fields: ['email'] };
  const event = { id: `evt_${number}`, kind: data.kind, createdAt: '2026-05-01T00:00:00.000Z', tenant: TENANT, accountNumber, data };
  const [key, destination] = [`key-${number}`, 'webhook https://shop.example/hook'];
  await outbox.add(TENANT, [{ key, account: accountNumber, destination, body: JSON.stringify({ event }), dueAt: 1000 }]);
  if (!isDead) return;
  await outbox.claim(TENANT, { destination, now: 1000, until: 2000, limit: 10 });
  const body = JSON.stringify({ event, error: 'The webhook responded\nwith 500.' });
  await outbox.settle(TENANT, { key, attempts: 1 }, { state: 'dead', dueAt: Date.now() + 1_000_000, body });
}

describe.each(STORE_SERVERS)('events in a store on %s', (title, openServer) => {
  let server: StoreServer;
  let store: OwnStore;
  let env: Record<string, string>;
  beforeAll(async () => {
    server = await openServer();
    store = server.open();
    env = { TENANT, [title === 'Redis' ? 'REDIS_URL' : 'DATABASE_URL']: server.url };
    if (!store.outbox) throw new Error('The store has no outbox.');
    for (const number of [1, 2, 3]) await addDelivery(store.outbox, number, true);
    await addDelivery(store.outbox, 4, false);
  });
  afterAll(async () => {
    await store.close();
    await server.close();
  });

  it('lists dead letters, by account and kind', async () => {
    const all = await run(['events', 'list'], env);
    expect(all).toMatchObject({ code: 0, errors: '' });
    expect(all.output).toContain(
      'evt_1  profile-change  A-1  webhook https://shop.example/hook  1  The webhook responded with 500.\nevt_2',
    );
    expect(all.output).toContain('\n3 dead letters.\n');
    expect((await run(['events', 'list', '--account', 'A-2'], env)).output).toMatch(/^evt_2 .*\n1 dead letter\.\n$/);
    expect((await run(['events', 'list', '--kind', 'purchase'], env)).output).toBe('0 dead letters.\n');
    expect((await run(['events', 'list'], { ...env, TENANT: 'other' })).output).toBe('0 dead letters.\n');
  });

  it('makes one event due again, or all', async () => {
    const due = async (): Promise<string[]> => {
      const claim = { destination: 'webhook https://shop.example/hook', now: Date.now(), until: Date.now(), limit: 10 };
      return ((await store.outbox?.claim(TENANT, claim)) ?? []).map(({ key }) => key);
    };
    expect(await run(['events', 'retry', 'evt_2'], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 dead letter ') as string,
    });
    expect(await due()).toContain('key-2');
    expect(await run(['events', 'retry', 'evt_2'], env)).toMatchObject({ code: 1, errors: expect.stringContaining('evt_2') as string });
    expect(await run(['events', 'retry', '--all', '--account', 'A-1'], env)).toMatchObject({ code: 0 });
    expect((await run(['events', 'list'], env)).output).toMatch(/^evt_3 .*\n1 dead letter\.\n$/);
    expect(await run(['events', 'retry', '--all'], env)).toMatchObject({ code: 0 });
    expect((await run(['events', 'list'], env)).output).toBe('0 dead letters.\n');
  });
});

describe('wrong usage of events', () => {
  it.each<[args: string[], env: Record<string, string>, words: string]>([
    [['list'], {}, 'Set REDIS_URL or DATABASE_URL'],
    [['list'], { REDIS_URL: 'shop' }, 'REDIS_URL must be an address'],
    [['list', '--kind', 'purchse'], {}, 'Did you mean "purchase"?'],
    [['retry'], {}, 'either the id of an event or --all'],
    [['retry', 'evt_1', '--all'], {}, 'either the id of an event or --all'],
  ])('%j is refused', async (args, env, words) => {
    expect(await run(['events', ...args], env)).toMatchObject({ code: 2, errors: expect.stringContaining(words) as string });
  });
});
