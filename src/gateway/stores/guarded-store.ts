import { sha256Hex } from '../digest.js';
import type { OutboxStore } from '../events/outbox-store.js';
import { Refusal } from '../refusal.js';
import type { GatewayStore, LockClaim } from './store.js';
import { withTimeout } from '../timeout.js';

/** Milliseconds until an unanswered store counts as unavailable. Longer than the timeouts of the gateway's own stores. */
const TIMEOUT = 5_000;

/** Refusal of a request that needs the store while it does not answer. */
function storeUnavailable(cause: unknown): Refusal {
  return new Refusal(
    {
      status: 503,
      type: 'api',
      code: 'store-unavailable',
      message:
        'The gateway cannot reach the store that prevents duplicates. Send the same request with the same Idempotency-Key after the time in Retry-After.',
      retryable: true,
      retryAfter: 2,
    },
    cause,
  );
}

/** Keeps the kind of a key, which is the text before the first `|`, and replaces the rest by its hash. */
async function hashedKey(key: string): Promise<string> {
  const end = key.indexOf('|');
  return `${key.slice(0, Math.max(end, 0))}|${await sha256Hex('store-key', key)}`;
}

const hashedLock = async ({ name, token }: LockClaim): Promise<LockClaim> => ({ name: await hashedKey(name), token });

/** Does not hash the keys of the outbox, although they contain account and order numbers: it orders its entries by account. */
function guardOutbox(outbox: OutboxStore, answer: <Result>(work: () => Promise<Result>) => Promise<Result>): OutboxStore {
  return {
    add: (...input) => answer(() => outbox.add(...input)),
    claim: (...input) => answer(() => outbox.claim(...input)),
    settle: (...input) => answer(() => outbox.settle(...input)),
    remove: (...input) => answer(() => outbox.remove(...input)),
    listDead: (...input) => answer(() => outbox.listDead(...input)),
    reopen: (...input) => answer(() => outbox.reopen(...input)),
    prune: (...input) => answer(() => outbox.prune(...input)),
  };
}

/**
 * Wraps the tenant's store for use by the gateway. Keys are hashed, because they contain network addresses, account numbers and ids of
 * purchases. A failing or silent store refuses the request.
 */
export function guardStore(store: GatewayStore): GatewayStore {
  const answer = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await withTimeout(work(), TIMEOUT, () => `The store (${store.kind}) did not answer within ${TIMEOUT} ms.`);
    } catch (error) {
      throw storeUnavailable(error);
    }
  };
  const { outbox } = store;
  return {
    kind: store.kind,
    shared: store.shared,
    get: (key) => answer(async () => store.get(await hashedKey(key))),
    set: (key, value, milliseconds) => answer(async () => store.set(await hashedKey(key), value, milliseconds)),
    add: (key, value, milliseconds) => answer(async () => store.add(await hashedKey(key), value, milliseconds)),
    remove: (key) => answer(async () => store.remove(await hashedKey(key))),
    count: (key, windowMilliseconds) => answer(async () => store.count(await hashedKey(key), windowMilliseconds)),
    acquire: (lock, milliseconds) => answer(async () => store.acquire(await hashedLock(lock), milliseconds)),
    extend: (lock, milliseconds) => answer(async () => store.extend(await hashedLock(lock), milliseconds)),
    release: (lock) => answer(async () => store.release(await hashedLock(lock))),
    setWhileHeld: (lock, key, value, milliseconds) =>
      answer(async () => store.setWhileHeld(await hashedLock(lock), await hashedKey(key), value, milliseconds)),
    revoke: (sessionId, milliseconds) => answer(async () => store.revoke(await hashedKey(sessionId), milliseconds)),
    isRevoked: (sessionId) => answer(async () => store.isRevoked(await hashedKey(sessionId))),
    ...(outbox && { outbox: guardOutbox(outbox, answer) }),
  };
}
