import type { PGlite } from '@electric-sql/pglite';

/** What Drizzle reads as the text that the database sends: times, dates, and lists of them and of amounts. */
const AS_TEXT = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/** Keeps what is said with a query about how its columns are read from the database. */
function takeNoParsers(asked: Pick<PGlite, 'query'>): void {
  const query = asked.query.bind(asked);
  asked.query = (text, values, { parsers: _, ...options } = {}) => query(text, values, options);
}

/**
 * Tells the embedded database once how columns are read. Drizzle says the same with every query, and for that the database copies its hundreds of
 * parsers each time, which takes longer than most queries do.
 */
export function readAsDrizzle(pglite: PGlite): PGlite {
  for (const type of AS_TEXT) pglite.parsers[type] = (value) => value;
  takeNoParsers(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((tx) => {
      takeNoParsers(tx);
      return work(tx);
    });
  return pglite;
}
