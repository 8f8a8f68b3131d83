import { describe, expect, it, vi } from 'vitest';
import { idempotent, type MutationSuccess } from '../../src/gateway/idempotency.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { outcomeUnknown, Refusal } from '../../src/gateway/refusal.js';

const mutation = { tenant: 'kestrel', subject: 'publishable:0', route: 'storefront.orders', key: 'key-00000001', fingerprint: 'same' };
const admit = (): Promise<void> => Promise.resolve();
const success = (body: unknown) => (): Promise<MutationSuccess> => Promise.resolve({ body });

describe('idempotency', () => {
  it('returns the first result to a retry and does nothing again', async () => {
    const store = createMemoryStore();
    const run = vi.fn(success({ order: 1 }));
    expect(await idempotent(store, mutation, admit, run)).toEqual({ body: { order: 1 } });
    expect(await idempotent(store, mutation, admit, run)).toEqual({ body: { order: 1 } });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('repeats a definite refusal word for word', async () => {
    const store = createMemoryStore();
    const details = {
      status: 409,
      type: 'conflict',
      code: 'quote-changed',
      message: 'changed',
      data: { old: 'a', new: { total: '1' } },
    } as const;
    const run = vi.fn(() => Promise.reject(new Refusal(details)));
    await expect(idempotent(store, mutation, admit, run)).rejects.toMatchObject({ details });
    await expect(idempotent(store, mutation, admit, run)).rejects.toMatchObject({ details });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs again with the same derived key while the outcome is unknown', async () => {
    const store = createMemoryStore();
    const keys: string[] = [];
    const run = async (key: string): Promise<MutationSuccess> => {
      keys.push(key);
      if (keys.length === 1) throw outcomeUnknown();
      return success('done')();
    };
    await expect(idempotent(store, mutation, admit, run)).rejects.toMatchObject({ details: { type: 'outcome-unknown', retryable: true } });
    expect(await idempotent(store, mutation, admit, run)).toEqual({ body: 'done' });
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toContain(mutation.key);
  });

  it('counts a purchase once, however often it is retried, and not at all if it is refused by the rate limit', async () => {
    const store = createMemoryStore();
    const count = vi.fn(admit);
    await expect(idempotent(store, mutation, count, () => Promise.reject(outcomeUnknown()))).rejects.toThrow();
    await idempotent(store, mutation, count, success(1));
    await idempotent(store, mutation, count, success(1));
    expect(count).toHaveBeenCalledTimes(1);
    const run = vi.fn(success(1));
    const refused = new Refusal({ status: 429, type: 'rate-limit', code: 'too-many-requests', message: 'wait', retryable: true });
    const other = { ...mutation, key: 'key-00000002' };
    await expect(idempotent(store, other, () => Promise.reject(refused), run)).rejects.toBe(refused);
    expect(run).not.toHaveBeenCalled();
    expect(await idempotent(store, other, admit, run)).toEqual({ body: 1 });
  });

  it('refuses the same key with another body, even before the first request has finished', async () => {
    const store = createMemoryStore();
    await expect(idempotent(store, mutation, admit, () => Promise.reject(outcomeUnknown()))).rejects.toThrow();
    const other = idempotent(store, { ...mutation, fingerprint: 'other' }, admit, success(2));
    await expect(other).rejects.toMatchObject({ details: { status: 422, code: 'idempotency-key-reused' } });
  });

  it.each([['tenant'], ['subject'], ['route']] as const)('separates the keys of one %s from those of another', async (part) => {
    const store = createMemoryStore();
    await idempotent(store, mutation, admit, success('mine'));
    const result = await idempotent(store, { ...mutation, [part]: 'other', fingerprint: 'other' }, admit, success('theirs'));
    expect(result.body).toBe('theirs');
  });

  it('lets one of twenty concurrent requests through and tells the others to retry', async () => {
    const store = createMemoryStore();
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const run = vi.fn(async (): Promise<MutationSuccess> => {
      await held;
      return { body: 'done' };
    });
    const refusals: unknown[] = [];
    const all = Array.from({ length: 20 }, () =>
      idempotent(store, mutation, admit, run).catch((error: unknown) => {
        refusals.push(error);
        if (refusals.length === 19) finish();
      }),
    );
    await Promise.all(all);
    for (const refusal of refusals) expect(refusal).toMatchObject({ details: { status: 409, code: 'in-progress', retryable: true } });
    expect(run).toHaveBeenCalledTimes(1);
    expect(await idempotent(store, mutation, admit, run)).toEqual({ body: 'done' });
  });
});
