import { InvalidRequestError } from '../errors.js';

/** Returns the error for an invalid query. Nothing was sent. `path` is the position in the query, for example `where.and.1.Balance`. */
export function refuse(path: string, code: string, message: string): InvalidRequestError {
  return new InvalidRequestError({
    type: 'invalid-request',
    code: 'invalid-request',
    message: `query: ${path}: ${message}`,
    fields: [{ field: path, code, message }],
  });
}
