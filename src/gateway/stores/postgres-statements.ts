import type { TableName } from './postgres-table.js';

/** SQL for the time that is this many milliseconds from now. `clock_timestamp` is the server's time now; `now()` would be the start of the transaction. */
const after = (milliseconds: string): string => `clock_timestamp() + ${milliseconds}::double precision * interval '1 ms'`;

/** Returns the statements of a store in a table. Each is atomic. */
export function storeStatements({ table, index }: TableName) {
  /** Replaces an expired row, which may not be deleted yet. */
  const replaceExpired = `on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at
    where entry.expires_at <= clock_timestamp()`;
  const replaceAny = 'on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at';
  // The start of a new window. Both columns must decide by the same time.
  const hasExpired = "entry.expires_at <= excluded.expires_at - $2::double precision * interval '1 ms'";
  return {
    definition: `
      create table if not exists ${table} (
        key text collate "C" primary key,
        value bytea,
        count bigint not null default 1,
        expires_at timestamptz not null
      );
      create index if not exists ${index('expires_at')} on ${table} (expires_at)`,
    get: `select value from ${table} where key = $1 and expires_at > clock_timestamp()`,
    set: `insert into ${table} as entry (key, value, expires_at) values ($1, $2, ${after('$3')}) ${replaceAny}`,
    add: `insert into ${table} as entry (key, value, expires_at) values ($1, $2, ${after('$3')}) ${replaceExpired}`,
    remove: `delete from ${table} where key = $1`,
    count: `insert into ${table} as entry (key, expires_at) values ($1, ${after('$2')})
      on conflict (key) do update set
        count = case when ${hasExpired} then 1 else entry.count + 1 end,
        expires_at = case when ${hasExpired} then excluded.expires_at else entry.expires_at end
      returning count::double precision as count,
        greatest(0, extract(epoch from expires_at - clock_timestamp()) * 1000)::double precision as ends_in`,
    extend: `update ${table} set expires_at = ${after('$3')}
      where key = $1 and value = $2 and expires_at > clock_timestamp()`,
    release: `delete from ${table} where key = $1 and value = $2`,
    // Locks the row of the lock, so that a new holder cannot take it before the value is stored.
    setWhileHeld: `with held as (
        select from ${table} where key = $1 and value = $2 and expires_at > clock_timestamp() for update
      )
      insert into ${table} as entry (key, value, expires_at) select $3, $4::bytea, ${after('$5')} from held ${replaceAny}`,
    // Skips rows that another process deletes or replaces at the same time.
    sweep: `delete from ${table} where key in (
        select key from ${table} where expires_at <= clock_timestamp() limit $1 for update skip locked
      )`,
  };
}
