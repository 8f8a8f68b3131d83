import { operation } from '../operation.js';
import { queryMore } from './generated/actions.js';
import { queryRequest, queryResult } from '../../schemas/billing/query.js';

/** Runs a ZOQL query (conventions.md §6). Reads only, so it may be repeated. */
export const query = operation({
  name: 'action.query',
  method: 'POST',
  path: '/v1/action/query',
  request: queryRequest,
  response: queryResult,
  paging: 'query',
  items: 'records',
  more: queryMore,
  retry: 'safe',
});
