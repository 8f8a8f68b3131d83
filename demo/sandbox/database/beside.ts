import pg from 'pg';

/** Made meanwhile by another process: the answer of a server that has the database, or just gets it. */
const THERE_ALREADY = ['42P04', '23505'];

/**
 * Address of the database whose name is that of `url` and an ending, on the same server; makes it if it is not there.
 *
 * @throws {Error} in one sentence, if it is not there and may not be made
 */
export async function databaseBeside(url: string, ending: string): Promise<string> {
  const address = new URL(url);
  const name = `${decodeURIComponent(address.pathname.slice(1))}_${ending}`;
  address.pathname = `/${encodeURIComponent(name)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!THERE_ALREADY.includes(code)) {
      throw new Error(`The database '${name}' is not there and could not be made. Make it, or let this user create databases.`, { cause });
    }
  } finally {
    await client.end();
  }
  return address.href;
}
