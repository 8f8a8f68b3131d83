import type { Operation } from '../../api/operations/operation.js';
import { Refusal } from '../refusal.js';
import { checkShape, readJson } from './json-body.js';

/** Maximum number of fields that a refusal names. */
const MAX_FIELDS = 50;

/** Maximum number of parameters in a query. */
const MAX_PARAMETERS = 100;

/**
 * Reads the query. A repeated parameter becomes a list.
 * @throws {Refusal} 400 if there are too many parameters
 */
function readQuery(request: Request): object {
  const query = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, value] of new URL(request.url).searchParams) {
    count += 1;
    if (count > MAX_PARAMETERS) {
      const message = `The address has too many query parameters. Send at most ${MAX_PARAMETERS}.`;
      throw new Refusal({ status: 400, type: 'invalid-request', code: 'too-many-parameters', message });
    }
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}

/**
 * Reads and validates the input of an operation: path parameters, then the query or the body.
 * @throws {Refusal} 400 naming every invalid field; 408 if the body does not arrive in time
 */
export async function readInput<Input>(
  row: Operation<Input, unknown>,
  request: Request,
  pathParameters: Readonly<Record<string, string>>,
  bodyTimeout: number,
): Promise<Input> {
  const isQuery = row.method === 'GET' || row.method === 'DELETE';
  const input: object = isQuery ? readQuery(request) : await readJson(request, bodyTimeout);
  checkShape(input);
  const parsed = row.request.safeParse({ ...input, ...pathParameters });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues
    .slice(0, MAX_FIELDS)
    .map(({ path, code, message }) => ({ field: path.map(String).join('.'), code, message }));
  throw new Refusal({
    status: 400,
    type: 'invalid-request',
    code: 'invalid-request',
    message: fields.map(({ field, message }) => `${field} ${message}`).join('; '),
    fields,
  });
}
