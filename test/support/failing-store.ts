import { createMemoryStore, type GatewayStore } from '../../src/gateway/index.js';

/** A store whose server a test can take down, and that notes the keys it is given. */
export interface FailingStore extends GatewayStore {
  /** True while every request to the store fails. */
  isDown: boolean;
  /** Lets time pass in the store only, for example until locks have expired. */
  pass(milliseconds: number): void;
  readonly keys: string[];
}

export function createFailingStore(): FailingStore {
  let passed = 0;
  const memory = createMemoryStore({ now: () => Date.now() + passed });
  const use = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    store.keys.push(key);
    return store.isDown ? Promise.reject(new Error('The connection to the store was refused.')) : work();
  };
  const store: FailingStore = {
    kind: 'test',
    shared: true,
    isDown: false,
    keys: [],
    pass(milliseconds) {
      passed += milliseconds;
    },
    get: (key) => use(key, () => memory.get(key)),
    set: (key, ...rest) => use(key, () => memory.set(key, ...rest)),
    add: (key, ...rest) => use(key, () => memory.add(key, ...rest)),
    remove: (key) => use(key, () => memory.remove(key)),
    count: (key, ...rest) => use(key, () => memory.count(key, ...rest)),
    acquire: (lock, ...rest) => use(lock.name, () => memory.acquire(lock, ...rest)),
    extend: (lock, ...rest) => use(lock.name, () => memory.extend(lock, ...rest)),
    release: (lock) => use(lock.name, () => memory.release(lock)),
    setWhileHeld: (lock, key, ...rest) => use(key, () => memory.setWhileHeld(lock, key, ...rest)),
    revoke: (id, ...rest) => use(id, () => memory.revoke(id, ...rest)),
    isRevoked: (id) => use(id, () => memory.isRevoked(id)),
  };
  return store;
}
