import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../src/gateway/index.js';
import { DEFAULT_LIMITS, consumeLimit } from '../../src/gateway/limits.js';
import { Refusal } from '../../src/gateway/refusal.js';

async function isAdmitted(attempt: Promise<void>): Promise<number | true> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.details.status === 429) return error.details.retryAfter ?? 0;
    throw error;
  }
}

describe('memory store', () => {
  it('drops expired values', async () => {
    let now = 0;
    const store = createMemoryStore({ now: () => now });
    await store.set('a', '1', 1000);
    expect(await store.add('a', '2', 1000)).toBe(false);
    now = 1000;
    expect(await store.get('a')).toBeUndefined();
    expect(await store.add('a', '2', 1000)).toBe(true);
  });

  it('stays within its capacity, and many counters do not evict results', async () => {
    const store = createMemoryStore({ capacity: 1000 });
    await store.set('result', 'kept', 60_000);
    for (let address = 0; address < 5000; address += 1) await store.count(`address ${address}`, 60_000);
    expect(await store.get('result')).toBe('kept');
    for (let key = 0; key < 5000; key += 1) await store.set(`key ${key}`, '', 60_000);
    expect(await store.get('result')).toBeUndefined();
    expect(await store.get('key 4999')).toBe('');
  });
});

describe('limits', () => {
  it('allow three orders a minute and seven an hour per visitor, and return how long to wait', async () => {
    let now = 0;
    const store = createMemoryStore({ now: () => now });
    const order = () => isAdmitted(consumeLimit(store, 'orders', DEFAULT_LIMITS.orders, '192.0.2.1|publishable:0'));
    expect([await order(), await order(), await order(), await order()]).toEqual([true, true, true, 60]);
    now = 60_000;
    expect([await order(), await order(), await order()]).toEqual([true, true, true]);
    now = 120_000;
    expect(await order()).toBe(3480);
    now = 3_600_000;
    expect(await order()).toBe(true);
  });

  it('separate visitors', async () => {
    const store = createMemoryStore();
    for (let visitor = 0; visitor < 10; visitor += 1) {
      expect(await isAdmitted(consumeLimit(store, 'orders', DEFAULT_LIMITS.orders, `192.0.2.${visitor}`))).toBe(true);
    }
  });
});
