import * as z from 'zod/v4/core';
import { InvalidRequestError, type FieldError } from '../errors.js';
import type { AnyOperation } from '../operations/operation.js';
import { isZod } from '../wire/schema-walk.js';

/**
 * Error messages that explain each invalid field and how to correct it. Only clients of the billing API load this module. Schemas have no
 * messages of their own, so that storefront pages stay small.
 */

/** Maximum number of values listed in a message. A longer list, such as all time zones, would bury the message. */
const MOST_VALUES = 30;

/** Maximum number of characters of a value in a message. */
const SHOWN = 40;

/**
 * Returns the error with a clear message and the path of each invalid field, even inside a union of objects. Returns other errors
 * unchanged.
 */
export function explainInput(error: unknown, row: AnyOperation, input: unknown): unknown {
  if (!(error instanceof InvalidRequestError) || !isZod(row.request)) return error;
  const fields = faultsOf(row.request, input);
  if (fields.length === 0) return error;
  const named = fields.map(({ field, message }) => (field ? `${field} ${message}` : message)).join('; ');
  return new InvalidRequestError({ type: 'invalid-request', code: 'invalid-request', message: `${row.name}: ${named}`, fields });
}

/** Returns the errors that a schema finds in a value, with the path of each field. Empty if the value is valid. */
export function faultsOf(schema: z.$ZodType, input: unknown): FieldError[] {
  const parsed = z.safeParse(schema, input, { error: explainIssue, reportInput: true });
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => fieldErrorsOf(issue, []));
}

function fieldErrorsOf(issue: z.$ZodIssue, above: readonly PropertyKey[]): FieldError[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && isObject(issue)) {
    const values = discriminatorError(issue.errors);
    if (values) return [{ field: [...path, values.name].map(String).join('.'), code: 'invalid_value', message: values.message }];
    return likeliest(issue.errors).flatMap((inside) => fieldErrorsOf(inside, path));
  }
  const message = issue.message === 'must be a decimal number' ? 'must be a decimal such as "12.50"' : issue.message;
  return [{ field: path.map(String).join('.'), code: issue.code, message }];
}

/** True for a union of objects. Its error belongs to a field of one of the objects, not to the whole value. */
function isObject(issue: z.$ZodIssueInvalidUnion): boolean {
  return issue.errors.some((option) => option.some(({ path }) => path.length > 0));
}

/** Returns the error for a discriminator that matches no option of a union. Undefined if it matches one. */
function discriminatorError(options: readonly (readonly z.$ZodIssue[])[]): { name: PropertyKey; message: string } | undefined {
  const discriminatorIssues = options.map((issues) => issues.find((issue) => issue.code === 'invalid_value' && issue.path.length === 1));
  const [name] = discriminatorIssues[0]?.path ?? [];
  if (name === undefined || discriminatorIssues.some((issue) => issue?.path[0] !== name)) return undefined;
  const isMissing = discriminatorIssues.some((issue) => issue?.message === REQUIRED);
  const values = discriminatorIssues.flatMap((issue) => (issue?.code === 'invalid_value' ? issue.values : []));
  const [input] = discriminatorIssues.map((issue) => issue?.input);
  return { name, message: isMissing ? REQUIRED : `${oneOf(values)}, is ${shown(input)}` };
}

/** Returns the issues of the union option that the caller probably meant: the option with the lowest total weight. */
function likeliest(options: readonly z.$ZodIssue[][]): z.$ZodIssue[] {
  const weight = (issues: readonly z.$ZodIssue[]): number => issues.reduce((sum, issue) => sum + weightOf(issue), 0);
  return options.reduce((best, option) => (weight(option) < weight(best) ? option : best));
}

/** Weight of an issue in a union option: high for a wrong discriminator, medium for missing and unknown fields, low for a wrong value. */
function weightOf({ code, path, message }: z.$ZodIssue): number {
  if (code === 'invalid_value' && path.length === 1) return 100;
  if (message === REQUIRED) return 20;
  return code === 'unrecognized_keys' ? 10 : 1;
}

const REQUIRED = 'is required';

function explainIssue(issue: z.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code)) return REQUIRED;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}, is ${kindOf(input)}`;
    case 'invalid_value':
      return `${oneOf(issue.values)}, is ${shown(input)}`;
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin, input);
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin, input);
    case 'invalid_union':
      // A union that contains a number is a decimal: decimals accept numbers and text.
      return issue.inst instanceof z.$ZodUnion && issue.inst._zod.def.options.some((option) => option instanceof z.$ZodNumber)
        ? `must be a decimal such as "12.50", is ${kindOf(input)}`
        : `has none of the kinds that are possible here, is ${kindOf(input)}`;
    case 'invalid_format':
      return `must look like ${issue.pattern ?? issue.format}`;
    default:
      return undefined;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? 'text' : typeof value === 'object' ? 'an object' : typeof value;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, SHOWN)}"` : kindOf(value);
}

function oneOf(values: readonly z.util.Primitive[]): string {
  const more = values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : '';
  return `must be one of ${[...new Set(values)].slice(0, MOST_VALUES).map(String).join(', ')}${more}`;
}

function bound(limit: string, size: number | bigint, origin: string, input: unknown): string {
  if (origin === 'string' && typeof input === 'string') return `must be ${limit} ${size} characters, has ${input.length}`;
  if (origin === 'array' && Array.isArray(input)) return `must have ${limit} ${size} entries, has ${input.length}`;
  return `must be ${limit} ${size}, is ${shown(input)}`;
}
