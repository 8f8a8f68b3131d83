import { sha256Hex } from '../digest.js';
import { createPostgresOutbox, outboxDefinition } from '../events/postgres-outbox.js';
import { connectPostgres, type PostgresConnection, type PostgresResult, type PostgresTarget } from './postgres-connection.js';
import { ensureTable, tableName } from './postgres-table.js';
import { storeStatements } from './postgres-statements.js';
import { requireOptions } from '../option-problems.js';
import { postgresStoreSchema } from './store-options.js';
import type { GatewayStore } from './store.js';

export type { PostgresPool, PostgresResult, PostgresTarget } from './postgres-connection.js';

/** Options of {@link createPostgresStore}. */
type PostgresStoreOptions = PostgresTarget & {
  /** Schema of the table. Created if it does not exist. Default: the first schema of the connection's search path. */
  schema?: string;
  /**
   * Name of the table. Created if it does not exist, together with a table for events, whose name ends with `_outbox`. Default
   * `storefront_gateway_store`.
   */
  table?: string;
  /** Milliseconds until a statement is given up. Default 2,000. */
  timeout?: number;
};

/** Store in a Postgres database. */
interface PostgresStore extends GatewayStore {
  check(): Promise<readonly string[]>;
  /** Closes the connections if they were opened by `connectionString`. */
  close(): Promise<void>;
}

/** Longest key that is stored as it is. The index of the table does not accept keys of any length. */
const MAX_PLAIN_KEY = 200;
/** Milliseconds between two removals of expired rows. */
const SWEEP_INTERVAL = 60_000;
/** Rows that one removal deletes at most, so that it never takes long. */
const SWEEP_SIZE = 5_000;

const encoder = new TextEncoder();
/** Keeps a byte order mark at the beginning of a value. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Value of a column. Bytes, because a text column cannot contain the character U+0000. */
const bytes = (text: string): Uint8Array => encoder.encode(text);

/** Key of a row. Long keys, and keys with characters that a column cannot contain, are replaced by their hash. */
async function rowKey(kind: 'value' | 'count' | 'lock' | 'revoked', key: string): Promise<string> {
  return `${kind}:${key.length <= MAX_PLAIN_KEY && /^[\x20-\x7e]*$/.test(key) ? key : `sha256:${await sha256Hex(key)}`}`;
}

function field(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === name)?.[1] : undefined;
}

const changedRow = ({ rowCount }: PostgresResult): boolean => rowCount === 1;

/**
 * Creates a store in a Postgres database (15 or later), for gateways in several processes. Creates its table with the first request. Expired
 * rows are deleted about once a minute. Expiry uses the server's clock.
 *
 * @throws {TypeError} naming every invalid option
 */
export function createPostgresStore(options: PostgresStoreOptions): PostgresStore {
  requireOptions('createPostgresStore', postgresStoreSchema, options);
  const { schema, table = 'storefront_gateway_store', timeout = 2_000, ...target } = options;
  const connection: PostgresConnection = connectPostgres(target, timeout);
  const name = tableName(table, schema);
  const sql = storeStatements(name);
  const ensured = ensureTable(connection, name, sql.definition);
  const outboxName = tableName(`${table}_outbox`, schema);
  const outboxEnsured = ensureTable(connection, outboxName, outboxDefinition(outboxName));
  const outboxQuery = async (text: string, values: readonly unknown[]): Promise<PostgresResult> => {
    await outboxEnsured();
    return connection.query(text, values);
  };
  let sweptAt = Number.NEGATIVE_INFINITY;

  const query = async (text: string, ...values: readonly unknown[]): Promise<PostgresResult> => {
    await ensured();
    return connection.query(text, values);
  };
  const sweep = async (): Promise<void> => {
    while (((await query(sql.sweep, SWEEP_SIZE)).rowCount ?? 0) === SWEEP_SIZE);
  };
  const write = async (text: string, ...values: readonly unknown[]): Promise<PostgresResult> => {
    const result = await query(text, ...values);
    if (performance.now() - sweptAt > SWEEP_INTERVAL) {
      sweptAt = performance.now();
      // A failure means that the server is lost, which the next request reports.
      sweep().catch(() => undefined);
    }
    return result;
  };

  return {
    kind: 'postgres',
    shared: true,
    async get(key) {
      const { rows } = await query(sql.get, await rowKey('value', key));
      const value = field(rows[0], 'value');
      return value instanceof Uint8Array ? decoder.decode(value) : undefined;
    },
    async set(key, value, milliseconds) {
      await write(sql.set, await rowKey('value', key), bytes(value), milliseconds);
    },
    add: async (key, value, milliseconds) => changedRow(await write(sql.add, await rowKey('value', key), bytes(value), milliseconds)),
    async remove(key) {
      await query(sql.remove, await rowKey('value', key));
    },
    async count(key, windowMilliseconds) {
      const { rows } = await write(sql.count, await rowKey('count', key), windowMilliseconds);
      return { count: Number(field(rows[0], 'count')), endsIn: Number(field(rows[0], 'ends_in')) };
    },
    acquire: async ({ name: lock, token }, milliseconds) =>
      changedRow(await write(sql.add, await rowKey('lock', lock), bytes(token), milliseconds)),
    extend: async ({ name: lock, token }, milliseconds) =>
      changedRow(await query(sql.extend, await rowKey('lock', lock), bytes(token), milliseconds)),
    async release({ name: lock, token }) {
      await query(sql.release, await rowKey('lock', lock), bytes(token));
    },
    async setWhileHeld({ name: lock, token }, key, value, milliseconds) {
      const [lockKey, valueKey] = [await rowKey('lock', lock), await rowKey('value', key)];
      return changedRow(await write(sql.setWhileHeld, lockKey, bytes(token), valueKey, bytes(value), milliseconds));
    },
    async revoke(sessionId, milliseconds) {
      await write(sql.set, await rowKey('revoked', sessionId), bytes('1'), milliseconds);
    },
    isRevoked: async (sessionId) => changedRow(await query(sql.get, await rowKey('revoked', sessionId))),
    outbox: createPostgresOutbox(outboxQuery, outboxName),
    async check() {
      await ensured();
      await outboxEnsured();
      await connection.query('select 1');
      return [];
    },
    close: () => connection.close(),
  };
}
