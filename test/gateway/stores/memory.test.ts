import { describe, expect, it } from 'vitest';
import { createMemoryStore, storeNotice } from '../../../src/gateway/index.js';
import { storeContract } from './contract.js';

storeContract('memory', () => {
  let now = Date.now();
  const store = createMemoryStore({ now: () => now });
  return Promise.resolve({
    stores: [store, store],
    short: 1_000,
    pass: () => {
      now += 1_000;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});

describe('memory store', () => {
  it('stays within its capacity, and many counters do not evict results', async () => {
    const store = createMemoryStore({ capacity: 1000 });
    await store.set('result', 'kept', 60_000);
    for (let address = 0; address < 5000; address += 1) await store.count(`address ${address}`, 60_000);
    expect(await store.get('result')).toBe('kept');
    for (let key = 0; key < 5000; key += 1) await store.set(`key ${key}`, '', 60_000);
    expect(await store.get('result')).toBeUndefined();
    expect(await store.get('key 4999')).toBe('');
  });

  it('keeps revoked sessions and locks, however many other entries there are', async () => {
    const store = createMemoryStore({ capacity: 100 });
    const lock = { name: 'lock', token: 'holder' };
    await store.revoke('session', 60_000);
    await store.acquire(lock, 60_000);
    for (let key = 0; key < 1000; key += 1) {
      await store.set(`key ${key}`, '', 60_000);
      await store.count(`key ${key}`, 60_000);
    }
    expect(await store.isRevoked('session')).toBe(true);
    expect(await store.acquire({ ...lock, token: 'other' }, 60_000)).toBe(false);
  });

  it('refuses a revocation that it cannot keep, and accepts it once others have expired', async () => {
    let now = 0;
    const store = createMemoryStore({ now: () => now, capacity: 100 });
    for (let session = 0; session < 100; session += 1) await store.revoke(`session ${session}`, 60_000);
    await expect(store.revoke('one more', 60_000)).rejects.toThrow('full');
    expect(await store.isRevoked('session 0')).toBe(true);
    now = 60_000;
    await store.revoke('one more', 60_000);
    expect(await store.isRevoked('one more')).toBe(true);
  });

  it('says that its gateway must be the only one', () => {
    expect(storeNotice(createMemoryStore())).toContain('must be the only gateway');
    expect(storeNotice({ kind: 'redis', shared: true })).toBeUndefined();
  });
});
