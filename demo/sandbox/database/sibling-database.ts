import pg from 'pg';

/** SQL error codes when another process creates the same database at the same time. */
const ALREADY_EXISTS = ['42P04', '23505'];

/**
 * Creates a database on the server of `url` if necessary, and returns its URL. Its name is the name in `url` plus a suffix.
 *
 * @throws {Error} if the database does not exist and cannot be created
 */
export async function createSiblingDatabase(url: string, nameSuffix: string): Promise<string> {
  const address = new URL(url);
  const name = `${decodeURIComponent(address.pathname.slice(1))}_${nameSuffix}`;
  address.pathname = `/${encodeURIComponent(name)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!ALREADY_EXISTS.includes(code)) {
      throw new Error(`The database '${name}' does not exist and could not be created. Create it, or let this user create databases.`, {
        cause,
      });
    }
  } finally {
    await client.end();
  }
  return address.href;
}
