import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { and, eq, gt, lte } from 'drizzle-orm';
import { newId, queryCursors } from '../database/schema.js';
import { partialEndpoint } from '../http/endpoint.js';
import { queryInput, queryMoreInput, type QueryInput, type QueryMoreInput } from '../supported/query.js';
import type { Call, WireBody } from '../context.js';
import { ActionError } from '../errors.js';
import { parseQuery, QuerySyntaxError } from '../query/parse.js';
import { QueryMeaningError, runQuery } from '../query/run.js';

const MOST_ROWS = 2000;
/** How long a locator lives without being used (conventions.md §4). */
const IDLE = 15 * 60 * 1000;

type Cursor = Pick<typeof queryCursors.$inferSelect, 'queryString' | 'after' | 'size'>;

/** Runs a part of a query. What is left gets a locator, which stays good when it is asked for again. */
async function runPart(queryString: string, limit: number, from: Cursor | undefined, call: Call): Promise<WireBody> {
  const { realNow } = call.moment;
  try {
    const part = { limit, after: from?.after, size: from?.size };
    const { after, ...answer } = await runQuery(parseQuery(queryString), part, call);
    if (after === undefined) return { ...answer, done: true };
    const locator = newId();
    const expiresAt = new Date(realNow.getTime() + IDLE);
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

/** `POST /v1/action/query`: ZOQL. An answer that is not `done` has more rows than one call gives, and says where they are. */
async function query(input: QueryInput, call: Call): Promise<WireBody> {
  return runPart(input.queryString, input.conf?.batchSize ?? MOST_ROWS, undefined, call);
}

/** `POST /v1/action/queryMore`. */
async function queryMore(input: QueryMoreInput, call: Call): Promise<WireBody> {
  const { realNow } = call.moment;
  const [cursor] = await call.tx
    .update(queryCursors)
    .set({ expiresAt: new Date(realNow.getTime() + IDLE) })
    .where(and(eq(queryCursors.locator, input.queryLocator), gt(queryCursors.expiresAt, realNow)))
    .returning();
  if (!cursor) throw new ActionError('INVALID_QUERY_LOCATOR', "Unknown 'queryLocator', or not used for 15 minutes. Ask the query again.");
  return runPart(cursor.queryString, input.conf?.batchSize ?? MOST_ROWS, cursor, call);
}

/** What is served here, by row. Both keep locators, although they only read otherwise. */
export const queryEndpoints = {
  query: { ...partialEndpoint(rows.query, 'none', queryInput, query), writes: true },
  queryMore: { ...partialEndpoint(rows.queryMore, 'none', queryMoreInput, queryMore), writes: true },
};
