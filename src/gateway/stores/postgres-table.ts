import type { PostgresConnection } from './postgres-connection.js';

/** Number of the advisory lock under which tables are created. It only has to differ from those of other programs. */
const CREATION_LOCK = 7_203_041_129;

/** Name as an SQL identifier. */
const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Name of a table as SQL, and the schema alone if there is one. */
export interface TableName {
  readonly table: string;
  readonly schema: string | undefined;
  /** Name of an index of the table. */
  readonly index: (suffix: string) => string;
}

export function tableName(table: string, schema: string | undefined): TableName {
  const quotedSchema = schema === undefined ? undefined : quote(schema);
  return {
    table: quotedSchema === undefined ? quote(table) : `${quotedSchema}.${quote(table)}`,
    schema: quotedSchema,
    index: (suffix) => quote(`${table}_${suffix}`),
  };
}

/**
 * Returns a function that creates a table unless it exists, once for each process and again after a failure. Safe while other processes
 * create the same table: they wait for each other. If the table exists, no right to create tables is needed.
 *
 * @param definition statements that create the table and its indexes, separated by semicolons. They may run again
 */
export function ensureTable(connection: PostgresConnection, { table, schema }: TableName, definition: string): () => Promise<void> {
  let ensured: Promise<void> | undefined;
  const create = async (): Promise<void> => {
    const { rows } = await connection.query('select to_regclass($1) is not null as present', [table]);
    const [row] = rows;
    if (typeof row === 'object' && row !== null && 'present' in row && row.present === true) return;
    // Statements that are sent together run in one transaction, which holds the lock until its end.
    const schemaStatement = schema === undefined ? '' : `create schema if not exists ${schema};`;
    await connection.query(`select pg_advisory_xact_lock(${CREATION_LOCK}); ${schemaStatement} ${definition}`);
  };
  return () => {
    if (ensured) return ensured;
    const attempt = create();
    ensured = attempt;
    attempt.catch(() => {
      if (ensured === attempt) ensured = undefined;
    });
    return attempt;
  };
}
