import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { partialEndpoint } from '../http/endpoint.js';
import { queryRequest, type QueryRequest } from '../supported/query.js';
import type { Call, WireBody } from '../context.js';
import { ActionError } from '../errors.js';
import { parseQuery, QuerySyntaxError } from '../query/parse.js';
import { QueryMeaningError, runQuery } from '../query/run.js';

const MOST_ROWS = 2000;

/** `POST /v1/action/query`: ZOQL. An answer that is not `done` has more rows than one call gives; narrow the query. */
async function query(input: QueryRequest, call: Call): Promise<WireBody> {
  try {
    const { size, records } = await runQuery(parseQuery(input.queryString), input.conf?.batchSize ?? MOST_ROWS, call);
    const done = records.length === size;
    return { size, records, done };
  } catch (error) {
    if (error instanceof QuerySyntaxError)
      throw new ActionError('MALFORMED_QUERY', `You have an error in your ZOQL syntax: ${error.message}.`);
    if (error instanceof QueryMeaningError) throw new ActionError(error.code, error.message);
    throw error;
  }
}

/** What is served here, by row. */
export const queryEndpoints = {
  query: partialEndpoint(rows.query, 'none', queryRequest, query),
};
