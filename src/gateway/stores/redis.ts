import { createRedisOutbox } from '../events/redis-outbox.js';
import { connectRedis, type RedisConnection, type RedisTarget } from './redis-connection.js';
import { readRedisWarnings } from './redis-settings.js';
import { requireOptions } from '../option-problems.js';
import { redisStoreSchema } from './store-options.js';
import type { GatewayStore } from './store.js';

export type { RedisClient, RedisTarget } from './redis-connection.js';

/** Options of {@link createRedisStore}. */
type RedisStoreOptions = RedisTarget & {
  /**
   * Start of every key. Default `storefront:`. Gateways of one tenant use the same prefix; each tenant has its own keys anyway. On Redis
   * Cluster, put it in braces, for example `{storefront}:`, so that all keys are on one node.
   */
  prefix?: string;
  /** Milliseconds until a command is given up. Default 2,000. */
  timeout?: number;
};

/** Store on a Redis server. */
interface RedisStore extends GatewayStore {
  check(): Promise<readonly string[]>;
  /** Closes the connection if it was opened by `url`. */
  close(): Promise<void>;
}

const COUNT = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;
const EXTEND = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;
const RELEASE = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;
const SET_WHILE_HELD = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Redis accepts only whole milliseconds, at least one. */
const lifetime = (milliseconds: number): string => String(Math.max(1, Math.ceil(milliseconds)));

function unexpected(reply: unknown): Error {
  return new Error(`The Redis server sent an unexpected reply of type ${typeof reply}.`);
}

/**
 * Creates a store on a Redis server (6.2 or later, or a compatible server such as Valkey), for gateways in several processes. Give the server
 * the policy `maxmemory-policy noeviction`: any other policy may evict locks and revoked sessions. Expiry uses the server's clock.
 *
 * @throws {TypeError} naming every invalid option
 */
export function createRedisStore(options: RedisStoreOptions): RedisStore {
  requireOptions('createRedisStore', redisStoreSchema, options);
  const { prefix = 'storefront:', timeout = 2_000, ...target } = options;
  const connection: RedisConnection = connectRedis(target, timeout);
  const value = (key: string): string => `${prefix}value:${key}`;
  const counter = (key: string): string => `${prefix}count:${key}`;
  const lockKey = (name: string): string => `${prefix}lock:${name}`;
  const revoked = (sessionId: string): string => `${prefix}revoked:${sessionId}`;
  const evaluate = (script: string, keys: readonly string[], ...args: readonly string[]): Promise<unknown> =>
    connection.send('EVAL', script, String(keys.length), ...keys, ...args);
  const addKey = async (key: string, text: string, milliseconds: number): Promise<boolean> =>
    (await connection.send('SET', key, text, 'PX', lifetime(milliseconds), 'NX')) !== null;

  return {
    kind: 'redis',
    shared: true,
    async get(key) {
      const reply = await connection.send('GET', value(key));
      if (reply === null) return undefined;
      if (typeof reply === 'string') return reply;
      throw unexpected(reply);
    },
    async set(key, text, milliseconds) {
      await connection.send('SET', value(key), text, 'PX', lifetime(milliseconds));
    },
    add: (key, text, milliseconds) => addKey(value(key), text, milliseconds),
    async remove(key) {
      await connection.send('DEL', value(key));
    },
    async count(key, windowMilliseconds) {
      const reply = await evaluate(COUNT, [counter(key)], lifetime(windowMilliseconds));
      const numbers: readonly unknown[] = Array.isArray(reply) ? reply : [];
      const [count, endsIn] = numbers;
      if (typeof count !== 'number' || typeof endsIn !== 'number') throw unexpected(reply);
      return { count, endsIn };
    },
    acquire: ({ name, token }, milliseconds) => addKey(lockKey(name), token, milliseconds),
    async extend({ name, token }, milliseconds) {
      return (await evaluate(EXTEND, [lockKey(name)], token, lifetime(milliseconds))) === 1;
    },
    async release({ name, token }) {
      await evaluate(RELEASE, [lockKey(name)], token);
    },
    async setWhileHeld({ name, token }, key, text, milliseconds) {
      return (await evaluate(SET_WHILE_HELD, [lockKey(name), value(key)], token, text, lifetime(milliseconds))) === 1;
    },
    async revoke(sessionId, milliseconds) {
      await connection.send('SET', revoked(sessionId), '1', 'PX', lifetime(milliseconds));
    },
    async isRevoked(sessionId) {
      return (await connection.send('EXISTS', revoked(sessionId))) === 1;
    },
    outbox: createRedisOutbox(evaluate, prefix),
    check: () => readRedisWarnings(connection),
    close: () => connection.close(),
  };
}
