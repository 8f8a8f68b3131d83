import { withTimeout } from '../timeout.js';

/** Rows of a statement. */
export interface PostgresResult {
  readonly rows: readonly unknown[];
  readonly rowCount: number | null;
}

/** The part of a pool of the package `pg` that the gateway uses. */
export interface PostgresPool {
  query(text: string, values?: unknown[]): Promise<PostgresResult>;
}

/** Where the Postgres database is: its address, or a pool of your program. */
export type PostgresTarget =
  | {
      /** Address of the database, for example `postgres://user:password@db.example/shop`. Needs the package `pg`. */
      connectionString: string;
      pool?: undefined;
    }
  | {
      /** A pool of the package `pg`. Your program closes it. */
      pool: PostgresPool;
      connectionString?: undefined;
    };

/** Connections to a database. They open when they are needed, also after the server was lost. */
export interface PostgresConnection {
  /**
   * Runs one statement.
   * @throws {Error} if the server cannot be reached, does not answer in time, or refuses the statement
   */
  query(text: string, values?: readonly unknown[]): Promise<PostgresResult>;
  /** Closes the connections if they were opened here. */
  close(): Promise<void>;
}

interface OwnPool extends PostgresPool {
  end(): Promise<void>;
}

async function openPool(connectionString: string, timeout: number): Promise<OwnPool> {
  // Imported only on use: programs that pass their own pool do not need this import.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    // Ends the statement on the server too, so that an abandoned statement does not keep its locks.
    statement_timeout: timeout,
    keepAlive: true,
    application_name: 'storefront-gateway',
  });
  // An idle connection was lost. The next statement opens another one. Without a listener, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Connects to a Postgres database.
 * @param timeout milliseconds until a statement is given up
 */
export function connectPostgres(target: PostgresTarget, timeout: number): PostgresConnection {
  const describe = (): string => `The Postgres server did not answer within ${timeout} ms.`;
  if (target.pool !== undefined) {
    const { pool } = target;
    return {
      query: (text, values) => withTimeout(pool.query(text, values && [...values]), timeout, describe),
      close: () => Promise.resolve(),
    };
  }
  const { connectionString } = target;
  let opened: Promise<OwnPool> | undefined;
  return {
    async query(text, values) {
      const pool = await (opened ??= openPool(connectionString, timeout));
      // The pool waits for a free connection as long as it waits for the answer of the server.
      return withTimeout(pool.query(text, values && [...values]), 2 * timeout, describe);
    },
    async close() {
      const closing = opened;
      opened = undefined;
      await (await closing)?.end();
    },
  };
}
