import type { AnyOperation } from '../../../src/api/operations/operation.js';
import type { AccountRow } from '../engine/accounts.js';
import { returnedFields } from '../supported/stored-fields.js';

/** Returns the stored fields of an account that a part of a response documents. In responses, `tagging` is called `tags`. */
export function accountDetails({ details }: AccountRow, row: Pick<AnyOperation, 'response'>, part = ''): Record<string, unknown> {
  const { tagging: tags, ...others } = details;
  return returnedFields({ ...others, tags }, row.response, part);
}
