import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { and, eq, gt, lte } from 'drizzle-orm';
import { newId, queryCursors } from '../database/schema.js';
import { partialEndpoint } from '../http/endpoint.js';
import { queryInput, queryMoreInput, type QueryInput, type QueryMoreInput } from '../supported/query.js';
import type { CallContext, WireBody } from '../context.js';
import { ActionError } from '../errors.js';
import { parseQuery, QuerySyntaxError } from '../query/parse-query.js';
import { QueryMeaningError, runQuery } from '../query/run-query.js';

const MOST_ROWS = 2000;
/** Milliseconds until an unused query locator (a cursor) expires, as on the platform. */
const LOCATOR_LIFETIME = 15 * 60 * 1000;

type Cursor = Pick<typeof queryCursors.$inferSelect, 'queryString' | 'after' | 'size'>;

/** Returns the next records of a query, with a query locator for the remaining records. A query locator can be used repeatedly. */
async function runPart(queryString: string, limit: number, from: Cursor | undefined, call: CallContext): Promise<WireBody> {
  const { realNow } = call.moment;
  try {
    const part = { limit, after: from?.after, size: from?.size };
    const { after, ...answer } = await runQuery(parseQuery(queryString), part, call);
    if (after === undefined) return { ...answer, done: true };
    const locator = newId();
    const expiresAt = new Date(realNow.getTime() + LOCATOR_LIFETIME);
    await call.tx.delete(queryCursors).where(lte(queryCursors.expiresAt, realNow));
    await call.tx.insert(queryCursors).values({ locator, queryString, after, size: answer.size, expiresAt });
    return { ...answer, done: false, queryLocator: locator };
  } catch (error) {
    if (error instanceof QuerySyntaxError)
      throw new ActionError('MALFORMED_QUERY', `You have an error in your ZOQL syntax: ${error.message}.`);
    if (error instanceof QueryMeaningError) throw new ActionError(error.code, error.message);
    throw error;
  }
}

/** `POST /v1/action/query`: runs a ZOQL query. If `done` is false, `queryMore` with the `queryLocator` returns the next records. */
async function query(input: QueryInput, call: CallContext): Promise<WireBody> {
  return runPart(input.queryString, input.conf?.batchSize ?? MOST_ROWS, undefined, call);
}

/** `POST /v1/action/queryMore`. */
async function queryMore(input: QueryMoreInput, call: CallContext): Promise<WireBody> {
  const { realNow } = call.moment;
  const [cursor] = await call.tx
    .update(queryCursors)
    .set({ expiresAt: new Date(realNow.getTime() + LOCATOR_LIFETIME) })
    .where(and(eq(queryCursors.locator, input.queryLocator), gt(queryCursors.expiresAt, realNow)))
    .returning();
  if (!cursor)
    throw new ActionError('INVALID_QUERY_LOCATOR', "The 'queryLocator' is unknown or was unused for 15 minutes. Run the query again.");
  return runPart(cursor.queryString, input.conf?.batchSize ?? MOST_ROWS, cursor, call);
}

/** Endpoints by operation name. `writes` is true because both store query locators. */
export const queryEndpoints = {
  query: { ...partialEndpoint(rows.query, 'none', queryInput, query), writes: true },
  queryMore: { ...partialEndpoint(rows.queryMore, 'none', queryMoreInput, queryMore), writes: true },
};
