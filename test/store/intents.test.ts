import { describe, expect, it } from 'vitest';
import { InvalidRequestError, StorefrontError, type ErrorDetails } from '../../src/api/errors.js';
import { Intent, IntentBusyError, type IntentStorage } from '../../src/store/intents.js';
import { webLock, type LockManagerLike } from '../../src/store/web-lock.js';

type Keys = Parameters<Parameters<Intent['run']>[0]>[0];

class MemoryStorage implements IntentStorage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** Creates the Web Locks of one browser. */
class BrowserLocks implements LockManagerLike {
  readonly #held = new Set<string>();
  async request(name: string, _options: { ifAvailable: boolean }, callback: (lock: object | null) => Promise<void>): Promise<void> {
    if (this.#held.has(name)) return callback(null);
    this.#held.add(name);
    try {
      await callback({ name });
    } finally {
      this.#held.delete(name);
    }
  }
}

const noLock = webLock(undefined);
const error = (details: Partial<ErrorDetails>): StorefrontError =>
  new StorefrontError({ type: 'api', code: 'c', message: 'm', status: 200, ...details });
const unknown = error({ type: 'outcome-unknown', code: 'no-answer', status: 0 });

/** Makes an attempt that succeeds or fails, and returns its keys. */
async function attempt(intent: Intent, end: 'success' | Error): Promise<Keys> {
  let keys: Keys | undefined;
  await intent
    .run((given) => {
      keys = given;
      return end === 'success' ? Promise.resolve() : Promise.reject(end);
    })
    .catch((reason: unknown) => {
      if (reason !== end) throw reason;
    });
  if (!keys) throw new Error('No attempt was made.');
  return keys;
}

describe('the keys of an intent', () => {
  it('are random, URL-safe and at least 128 bits long', async () => {
    const seen = new Set<string>();
    for (let count = 0; count < 100; count += 1) {
      const keys = await attempt(new Intent('subscribe', undefined, noLock), 'success');
      for (const key of [keys.intentId, keys.idempotencyKey]) {
        expect(key).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
        seen.add(key);
      }
    }
    expect(seen.size).toBe(200);
  });

  it('stay the same while the outcome is unknown', async () => {
    const intent = new Intent('subscribe', new MemoryStorage(), noLock);
    const first = await attempt(intent, unknown);
    expect(intent.state).toBe('unknown');
    expect(await attempt(intent, unknown)).toEqual(first);
    expect(await attempt(intent, 'success')).toEqual(first);
    expect(intent.state).toBe('done');
  });

  it('get a new idempotency key after a definite failure', async () => {
    const intent = new Intent('subscribe', new MemoryStorage(), noLock);
    const first = await attempt(intent, error({ type: 'payment', code: 'payment-declined', status: 402 }));
    expect(intent.state).toBe('pending');
    const second = await attempt(intent, 'success');
    expect(second.intentId).toBe(first.intentId);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('settle an unknown outcome with a definite response', async () => {
    const intent = new Intent('subscribe', new MemoryStorage(), noLock);
    const first = await attempt(intent, unknown);
    await attempt(intent, error({ type: 'conflict', code: 'quote-changed', status: 409 }));
    expect(intent.state).toBe('pending');
    expect((await attempt(intent, 'success')).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it.each([
    ['a rate limit', error({ type: 'rate-limit', code: 'too-many-requests', status: 429, retryable: true })],
    ['an ended session', error({ type: 'authentication', code: 'session-required', status: 401 })],
    ['a missing permission', error({ type: 'permission', code: 'not-allowed', status: 403 })],
    ['a key reported to belong to another request', error({ type: 'invalid-request', code: 'idempotency-key-reused', status: 422 })],
    ['a missing credential', error({ type: 'connection', code: 'no-answer', status: 0, retryable: true })],
    ['an invalid input', new InvalidRequestError({ type: 'invalid-request', code: 'invalid-request', message: 'm' })],
    ['an unexpected error', new TypeError('oops')],
    ['an abort', new DOMException('aborted', 'AbortError')],
  ])('stay the same if the outcome was unknown and the retry ends with %s', async (_, end) => {
    const intent = new Intent('subscribe', new MemoryStorage(), noLock);
    const first = await attempt(intent, unknown);
    await attempt(intent, end);
    expect(intent.state).toBe('unknown');
    expect(await attempt(intent, 'success')).toEqual(first);
  });

  it('get a new idempotency key for the next attempt and a new id for the next intent', async () => {
    const intent = new Intent('subscribe', new MemoryStorage(), noLock);
    const first = await attempt(intent, 'success');
    intent.reopen();
    expect(intent.state).toBe('pending');
    const second = await attempt(intent, 'success');
    expect(second.intentId).toBe(first.intentId);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
    intent.renew();
    expect((await attempt(intent, 'success')).intentId).not.toBe(first.intentId);
  });
});

describe('a reload', () => {
  it('finds the same intent', async () => {
    const storage = new MemoryStorage();
    const before = await attempt(new Intent('subscribe', storage, noLock), unknown);
    const after = new Intent('subscribe', storage, noLock);
    expect(after.state).toBe('unknown');
    expect(await attempt(after, 'success')).toEqual(before);
    expect(new Intent('subscribe', storage, noLock).state).toBe('pending');
  });

  it('finds nothing of an intent that succeeded or definitely failed', async () => {
    const storage = new MemoryStorage();
    for (const end of ['success', error({ type: 'payment', code: 'payment-declined', status: 402 })] as const) {
      await attempt(new Intent('subscribe', storage, noLock), end);
      expect(storage.items.size).toBe(0);
    }
  });

  it('finds an intent that definitely failed if a stored draft refers to it', async () => {
    const storage = new MemoryStorage();
    const intent = new Intent('subscribe', storage, noLock);
    intent.keep();
    await attempt(intent, error({ type: 'conflict', code: 'quote-changed', status: 409 }));
    expect(new Intent('subscribe', storage, noLock).intentId).toBe(intent.intentId);
    await attempt(intent, 'success');
    expect(storage.items.size).toBe(0);
  });

  it('finds an unfinished intent that was reopened', async () => {
    const storage = new MemoryStorage();
    const intent = new Intent('subscribe', storage, noLock);
    await attempt(intent, 'success');
    intent.reopen();
    intent.keep();
    expect(new Intent('subscribe', storage, noLock).intentId).toBe(intent.intentId);
  });

  it('does not remove another intent of the same name', async () => {
    const storage = new MemoryStorage();
    const one = new Intent('subscribe', storage, noLock);
    storage.items.clear();
    const other = new Intent('subscribe', storage, noLock);
    one.renew();
    expect(new Intent('subscribe', storage, noLock).intentId).toBe(other.intentId);
    await attempt(other, 'success');
    expect(storage.items.size).toBe(0);
  });

  it('during an attempt leaves its outcome unknown', () => {
    const storage = new MemoryStorage();
    void new Intent('subscribe', storage, noLock).run(() => new Promise(() => undefined));
    expect(new Intent('subscribe', storage, noLock).state).toBe('unknown');
  });

  it('keeps intents with different names separate', () => {
    const storage = new MemoryStorage();
    const one = new Intent('subscribe', storage, noLock);
    expect(new Intent('add-card', storage, noLock).intentId).not.toBe(one.intentId);
    expect(new Intent('subscribe', storage, noLock).intentId).toBe(one.intentId);
  });

  it('stores only random ids and the state', async () => {
    const storage = new MemoryStorage();
    await attempt(new Intent('subscribe', storage, noLock), unknown);
    const [kept = ''] = storage.items.values();
    expect(storage.items.size).toBe(1);
    expect(JSON.parse(kept)).toEqual({
      intentId: expect.stringMatching(/^\w{32}$/) as string,
      key: expect.stringMatching(/^\w{32}$/) as string,
      state: 'unknown',
    });
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"intentId":"short","key":"k","state":"pending"}',
    '{"intentId":"<script>alert(1)</script>","key":"k","state":"done"}',
  ])('starts a new intent if the stored data is invalid: %s', async (kept) => {
    const storage = new MemoryStorage();
    storage.setItem('storefront-elements:intent:subscribe', kept);
    const intent = new Intent('subscribe', storage, noLock);
    expect(intent.state).toBe('pending');
    expect((await attempt(intent, 'success')).intentId).toMatch(/^\w{32}$/);
  });

  it('loses the intent if storage is forbidden, but everything else works', async () => {
    const forbidden: IntentStorage = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const intent = new Intent('subscribe', forbidden, noLock);
    const first = await attempt(intent, unknown);
    expect(await attempt(intent, 'success')).toEqual(first);
  });
});

describe('an intent in progress', () => {
  it('is not started again by twenty clicks', async () => {
    const intent = new Intent('subscribe', new MemoryStorage(), noLock);
    let sent = 0;
    let finish = (): void => undefined;
    const clicks = Array.from({ length: 20 }, () =>
      intent.run(() => {
        sent += 1;
        return new Promise<string>((resolve) => {
          finish = () => resolve('bought');
        });
      }),
    );
    const results = Promise.allSettled(clicks);
    finish();
    const [first, ...others] = await results;
    expect(sent).toBe(1);
    expect(first).toEqual({ status: 'fulfilled', value: 'bought' });
    for (const other of others) expect(other).toMatchObject({ status: 'rejected', reason: { name: 'IntentBusyError', where: 'here' } });
  });

  it('is not started again in another tab with a copy of the storage', async () => {
    const storage = new MemoryStorage();
    const browser = new BrowserLocks();
    let finish = (): void => undefined;
    const first = new Intent('subscribe', storage, webLock(browser)).run(() => new Promise<void>((resolve) => (finish = resolve)));
    const copy = new Intent('subscribe', storage, webLock(browser));
    const second = copy.run(() => Promise.reject(new Error('It was sent.')));
    await expect(second).rejects.toEqual(new IntentBusyError('other-tab'));
    finish();
    await first;
    await expect(attempt(copy, 'success')).resolves.toBeDefined();
  });

  it('waits for an earlier attempt of the same page', async () => {
    const storage = new MemoryStorage();
    const page = webLock(new BrowserLocks());
    let finish = (): void => undefined;
    const events: string[] = [];
    const first = new Intent('pay', storage, page).run(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      events.push('first');
    });
    const second = new Intent('pay', storage, page).run(() => Promise.resolve(events.push('second')));
    finish();
    await Promise.all([first, second]);
    expect(events).toEqual(['first', 'second']);
  });

  it('is sent once per click and can be retried after an error', async () => {
    const intent = new Intent('subscribe', new MemoryStorage(), webLock(new BrowserLocks()));
    let sent = 0;
    const failing = intent.run(() => {
      sent += 1;
      return Promise.reject(unknown);
    });
    await expect(failing).rejects.toBe(unknown);
    expect(sent).toBe(1);
    await expect(attempt(intent, 'success')).resolves.toBeDefined();
  });

  it('works without Web Locks', async () => {
    const denied: LockManagerLike = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    const intent = new Intent('subscribe', new MemoryStorage(), webLock(denied));
    await attempt(intent, unknown);
    expect(intent.state).toBe('unknown');
    await attempt(intent, 'success');
    expect(intent.state).toBe('done');
  });
});
