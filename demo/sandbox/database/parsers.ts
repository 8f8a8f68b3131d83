import type { PGlite } from '@electric-sql/pglite';

/** Types that Drizzle expects as text: times, dates, and arrays of times, dates and amounts. */
const AS_TEXT = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/** Ignores the parsers that a query passes. */
function ignoreQueryParsers(queryable: Pick<PGlite, 'query'>): void {
  const query = queryable.query.bind(queryable);
  queryable.query = (text, values, { parsers: _, ...options } = {}) => query(text, values, options);
}

/**
 * Sets the parsers of the embedded database once. Drizzle passes parsers with each query, and the database then copies hundreds of parsers,
 * which takes longer than most queries.
 */
export function setDrizzleParsers(pglite: PGlite): PGlite {
  for (const type of AS_TEXT) pglite.parsers[type] = (value) => value;
  ignoreQueryParsers(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((tx) => {
      ignoreQueryParsers(tx);
      return work(tx);
    });
  return pglite;
}
