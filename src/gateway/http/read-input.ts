import type { Operation } from '../../api/operations/operation.js';
import { Refusal } from '../refusal.js';
import { checkShape, readJson } from './json-body.js';

/** Maximum number of fields that a refusal names. */
const MAX_FIELDS = 50;

/**
 * Reads and validates the input of an operation: path parameters, then the query or the body.
 * @throws {Refusal} 400 naming every invalid field
 */
export async function readInput<Input>(
  row: Operation<Input, unknown>,
  request: Request,
  pathParameters: Readonly<Record<string, string>>,
): Promise<Input> {
  const isQuery = row.method === 'GET' || row.method === 'DELETE';
  const query: [string, string | string[]][] = [];
  if (isQuery) {
    const parameters = new URL(request.url).searchParams;
    for (const name of new Set(parameters.keys())) {
      const values = parameters.getAll(name);
      query.push([name, values.length === 1 ? values.join() : values]);
    }
  }
  const input: object = isQuery ? Object.fromEntries(query) : await readJson(request);
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
