import * as z from 'zod';
import { exactObject, exactlyOneOf, hookFunction, objectWithMethods, ruleOf, wholeNumber } from '../option-problems.js';

const text = (fix: string) => {
  const rule = 'must be a text that is not empty';
  return z.string(ruleOf(rule, fix)).min(1, { error: rule }).optional();
};
const timeout = wholeNumber(1, 600_000, 'of milliseconds ').optional();

/** Checks the options of `createMemoryStore`. */
export const memoryStoreSchema = exactObject({ now: hookFunction, capacity: wholeNumber(1, 100_000_000).optional() });

/** Checks the options of `createRedisStore`. */
export const redisStoreSchema = exactlyOneOf(
  exactObject({
    url: text('the address of the Redis server'),
    client: objectWithMethods(['sendCommand'], 'must be a connected client of the package redis').optional(),
    prefix: z.string({ error: 'must be a text' }).optional(),
    timeout,
  }),
  ['url', 'client'],
  'the address of the Redis server',
);

/** Checks the options of `createPostgresStore`. */
export const postgresStoreSchema = exactlyOneOf(
  exactObject({
    connectionString: text('the address of the database'),
    pool: objectWithMethods(['query'], 'must be a pool of the package pg').optional(),
    schema: text('the schema of the table'),
    table: text('the name of the table'),
    timeout,
  }),
  ['connectionString', 'pool'],
  'the address of the database',
);
