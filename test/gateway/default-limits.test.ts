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

describe('default limits', () => {
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
