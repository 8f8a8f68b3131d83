import * as z from 'zod/mini';
import type { Operation } from '../../api/operations/operation.js';
import type { FieldError } from '../../api/errors.js';
import { Refusal } from '../refusal.js';
import { checkShape, readJson } from './body.js';

type Issue = z.core.$ZodIssue;

function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `must have a length of at least ${issue.minimum}`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `must have a length of at most ${issue.maximum}`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_format':
      return issue.message === 'Invalid input' ? 'has an invalid format' : issue.message;
    default:
      return issue.message;
  }
}

/** Returns the issues of the alternative that fits best: the one with the fewest issues. */
function closestAlternative(alternatives: readonly (readonly Issue[])[]): readonly Issue[] {
  const [first = [], ...others] = alternatives;
  return others.reduce((fewest, issues) => (issues.length < fewest.length ? issues : fewest), first);
}

function fieldErrors(issue: Issue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closestAlternative(issue.errors).flatMap((inner) => fieldErrors({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      code: 'unknown-field',
      message: 'is not a field of this operation; remove it',
    }));
  }
  const code = issue.code === 'invalid_type' && issue.input === undefined ? 'missing' : issue.code.replaceAll('_', '-');
  return [{ field: path.join('.'), code, message: explain(issue) }];
}

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
  const parsed = z.safeParse(row.request, { ...input, ...pathParameters }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap(fieldErrors).slice(0, 50);
  throw new Refusal({
    status: 400,
    type: 'invalid-request',
    code: 'invalid-request',
    message: fields.map(({ field, message }) => `${field} ${message}`).join('; '),
    fields,
  });
}
