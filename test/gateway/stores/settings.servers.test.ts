import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresStore } from '../../../src/gateway/stores/postgres.js';
import { createRedisStore } from '../../../src/gateway/stores/redis.js';
import { startRedis } from '../../../scripts/redis.mjs';
import { createTestDatabase } from '../../support/test-database.js';

describe('a store on Postgres', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url });
  });
  afterAll(async () => {
    await pool.end();
    await database.end();
  });

  it('creates its table once, although ten gateways start at the same time', async () => {
    const stores = Array.from({ length: 10 }, () => createPostgresStore({ connectionString: database.url }));
    const added = await Promise.all(stores.map((store) => store.add('key', 'value', 60_000)));
    expect(added.filter(Boolean)).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('uses the schema and table of its options, whatever their names, and a pool of the program', async () => {
    const names = { schema: 'Gate "way"', table: "store; drop table 'x" };
    const store = createPostgresStore({ pool, ...names });
    await store.set('here', 'value', 60_000);
    const other = createPostgresStore({ connectionString: database.url, ...names });
    expect(await other.get('here')).toBe('value');
    expect(await createPostgresStore({ pool }).get('here')).toBeUndefined();
    await Promise.all([store.close(), other.close()]);
    expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('needs no right to create tables if the table exists', async () => {
    const [role, table] = ['gateway_role', 'made_by_an_administrator'];
    const admin = createPostgresStore({ pool, table });
    await admin.check();
    await pool.query(`create role ${role} login; revoke create on schema public from public;
      grant select, insert, update, delete on ${table} to ${role}`);
    const url = new URL(database.url);
    url.username = role;
    const store = createPostgresStore({ connectionString: url.href, table });
    expect(await store.add('key', 'value', 60_000)).toBe(true);
    const elsewhere = createPostgresStore({ connectionString: url.href, table: 'missing_table' });
    await expect(elsewhere.check()).rejects.toThrow('permission denied');
    await Promise.all([store.close(), elsewhere.close()]);
    await pool.query(`drop owned by ${role}; drop role ${role}`);
  });

  it('deletes expired rows', async () => {
    const rows = async (): Promise<string[]> =>
      (await pool.query<{ key: string }>('select key from expiring order by key')).rows.map(({ key }) => key);
    const first = createPostgresStore({ pool, table: 'expiring' });
    await first.set('kept', 'value', 60_000);
    await Promise.all(Array.from({ length: 20 }, (_, index) => first.set(`expired ${index}`, 'value', 1)));
    expect((await rows()).length).toBe(21);
    // The first write of a process removes what has expired; later ones do so about once a minute.
    const next = createPostgresStore({ pool, table: 'expiring' });
    await next.set('next', 'value', 60_000);
    await expect.poll(rows).toEqual(['value:kept', 'value:next']);
  });
});

describe('a store on Redis', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  it('warns of settings with which the server could forget locks and revoked sessions', async () => {
    const store = createRedisStore({ url: server.url });
    const admin = await createClient({ url: server.url }).connect();
    expect(await store.check()).toEqual([]);
    await admin.configSet('maxmemory-policy', 'allkeys-lru');
    expect(await store.check()).toEqual([expect.stringMatching(/once a memory limit is set.*allkeys-lru.*Set it to noeviction/)]);
    await admin.configSet('maxmemory', '100mb');
    expect(await store.check()).toEqual([expect.stringContaining('when its memory is full')]);
    await admin.configSet('maxmemory-policy', 'noeviction');
    expect(await store.check()).toEqual([]);
    admin.destroy();
    await store.close();
  });

  it('warns if the settings cannot be read', async () => {
    const admin = await createClient({ url: server.url }).connect();
    await admin.sendCommand(['ACL', 'SETUSER', 'gateway', 'on', '>secret', '~*', '+@all', '-info']);
    const url = new URL(server.url);
    Object.assign(url, { username: 'gateway', password: 'secret' });
    const store = createRedisStore({ url: url.href });
    expect(await store.check()).toEqual([expect.stringContaining('could not be read')]);
    admin.destroy();
    await store.close();
  });

  it('needs only the rights that the guide lists', async () => {
    const guide = readFileSync(new URL('../../../docs/several-gateways.md', import.meta.url), 'utf8');
    const rights = /The ACL needs `([^`]+)`/.exec(guide)?.[1]?.split(/\s+/) ?? [];
    expect(rights).toContain('+eval');
    const admin = await createClient({ url: server.url }).connect();
    await admin.sendCommand(['ACL', 'SETUSER', 'guided', 'on', '>secret', '-@all', ...rights]);
    const url = new URL(server.url);
    Object.assign(url, { username: 'guided', password: 'secret' });
    const store = createRedisStore({ url: url.href });
    const lock = { name: 'guided', token: 'token' };
    expect(await store.check()).toEqual([]);
    expect(await store.add('guided', 'value', 60_000)).toBe(true);
    expect(await store.get('guided')).toBe('value');
    await store.remove('guided');
    expect(await store.count('guided', 60_000)).toMatchObject({ count: 1 });
    expect([await store.acquire(lock, 60_000), await store.extend(lock, 60_000)]).toEqual([true, true]);
    expect(await store.setWhileHeld(lock, 'guided', 'value', 60_000)).toBe(true);
    await store.release(lock);
    await store.revoke('guided', 60_000);
    expect(await store.isRevoked('guided')).toBe(true);
    const { outbox } = store;
    await outbox?.add('guided', [{ key: 'event', account: 'A1', destination: 'hook', body: '{}', dueAt: 0 }]);
    const claimed = await outbox?.claim('guided', { destination: 'hook', now: 1, until: 2, limit: 1 });
    expect(claimed).toHaveLength(1);
    await outbox?.settle('guided', claimed![0]!, { state: 'dead', dueAt: 3, body: '{}' });
    expect(await outbox?.listDead('guided', ['hook'], 1)).toHaveLength(1);
    await outbox?.reopen('guided', 'event', 0);
    await outbox?.prune('guided', 4);
    admin.destroy();
    await store.close();
  });

  it('refuses new entries when the memory is full, and keeps revoked sessions', async () => {
    const store = createRedisStore({ url: server.url });
    const admin = await createClient({ url: server.url }).connect();
    await store.revoke('session', 60_000);
    await admin.configSet('maxmemory', '1');
    await expect(store.set('key', 'value', 60_000)).rejects.toThrow('OOM');
    expect(await store.isRevoked('session')).toBe(true);
    await admin.configSet('maxmemory', '0');
    admin.destroy();
    await store.close();
  });

  it('uses a client of the program, with a prefix', async () => {
    const client = await createClient({ url: server.url }).connect();
    const store = createRedisStore({ client, prefix: '{shop}:' });
    await store.set('key', 'value', 60_000);
    expect(await store.setWhileHeld({ name: 'lock', token: 'token' }, 'key', 'other', 60_000)).toBe(false);
    expect(await client.get('{shop}:value:key')).toBe('value');
    await store.close();
    expect(await client.ping()).toBe('PONG');
    client.destroy();
  });
});
