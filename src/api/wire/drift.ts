import * as z from 'zod/v4/core';
import type { AnyOperation } from '../operations/operation.js';
import type { Issue } from '../schemas/validator.js';
import { isCustomField } from '../schemas/wire.js';
import { unwrapSchemas, createGuide, fieldSchemas, isContainer, schemasOf, acceptsAnything, type Schemas } from './schema-walk.js';

/** Difference between a response and the definition of its operation. */
export interface Drift {
  /** Name of the operation. */
  operation: string;
  /** Path in the response: names separated by dots, `[]` for entries of a list, `*` for names that are data. */
  path: string;
  /**
   * - `unknown-field`: a field that the definition does not have
   * - `unknown-value`: a value that the definition of the field does not list
   * - `missing-field`: a required field is missing; the call failed
   * - `wrong-type`: a value has the wrong type; the call failed
   */
  kind: 'unknown-field' | 'unknown-value' | 'missing-field' | 'wrong-type';
  /** The unknown value, cut to 64 characters. Only for `unknown-value`, so that reports contain no personal data. */
  value?: string;
}

/** Inspects the response of a row. `issues` are the errors of its schema. */
export type InspectResponse = (row: AnyOperation, value: unknown, issues: readonly Issue[]) => void;

/** Maximum number of reports per client, because the server chooses the names of fields. */
const MOST_REPORTS = 1_000;
const LONGEST_TEXT = 64;

/** Fields of the envelope of every response, which definitions may omit. */
const ENVELOPE: readonly string[] = ['success', 'processId', 'requestId'];

/** Reports drift once per operation, path and kind. Exceptions of the hook do not affect the call. */
export function createInspect(onDrift: (drift: Drift) => void): InspectResponse {
  const reported = new Set<string>();
  return (row, value, issues) => {
    const report = (drift: Omit<Drift, 'operation'>): void => {
      const place = `${row.name} ${drift.kind} ${drift.path}`;
      if (reported.has(place) || reported.size >= MOST_REPORTS) return;
      reported.add(place);
      // A promise catches exceptions and rejections of the hook.
      void new Promise<void>((resolve) => resolve(onDrift({ operation: row.name, ...drift }))).catch(() => undefined);
    };
    for (const drift of driftOf(row, value)) report(drift);
    for (const issue of issues) {
      const drift = driftOfIssue(row, value, issue);
      if (drift) report(drift);
    }
  };
}

function* driftOf(row: AnyOperation, answer: unknown): Generator<Omit<Drift, 'operation'>> {
  const guide = createGuide(() => false);
  const open: { value: unknown; schemas: Schemas; path: string }[] = [
    { value: answer, schemas: unwrapSchemas(schemasOf(row.response), () => false), path: '' },
  ];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { value, schemas: said, path } = at;
    const isList = Array.isArray(value);
    if (typeof value === 'string' && isUnknownValue(said, value)) yield { path, kind: 'unknown-value', value: cut(value) };
    if (!isContainer(value) || said.length === 0 || said.some(acceptsAnything)) continue;
    for (const [name, part] of Object.entries(value)) {
      const here = step(path, value, said, name);
      if (isList || isKnownField(said, name)) open.push({ value: part, schemas: guide(said, name, isList), path: here });
      else if (!isCustomField(name) && !(path === '' && ENVELOPE.includes(name)))
        yield { path: join(path, cut(name)), kind: 'unknown-field' };
    }
  }
}

function step(path: string, value: unknown, said: Schemas, name: string): string {
  if (Array.isArray(value)) return `${path}[]`;
  return join(path, isNamed(said) ? cut(name) : '*');
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** True if the names in this object are field names. In a record, names are data. */
function isNamed(said: Schemas): boolean {
  return said.some((schema) => schema instanceof z.$ZodObject);
}

/** True if a schema contains the field. Schemas that allow any field are ignored. Also true if no schema describes an object. */
function isKnownField(said: Schemas, name: string): boolean {
  return !isNamed(said) || said.some((schema) => knows(schema, name));
}

function knows(schema: z.$ZodType, name: string): boolean {
  if (!(schema instanceof z.$ZodObject)) return schema instanceof z.$ZodRecord;
  const { shape, catchall } = schema._zod.def;
  return Object.hasOwn(shape, name) || (catchall !== undefined && !acceptsAnything(catchall) && !(catchall instanceof z.$ZodNever));
}

function isUnknownValue(said: Schemas, value: string): boolean {
  const known = said.flatMap((schema): unknown[] => {
    if (schema instanceof z.$ZodEnum) return Object.values(schema._zod.def.entries);
    return schema instanceof z.$ZodLiteral ? schema._zod.def.values : [];
  });
  return known.length > 0 && !known.includes(value);
}

/** Returns the drift of an issue. Undefined for values that `driftOf` has reported. */
function driftOfIssue(row: AnyOperation, answer: unknown, issue: Issue): Omit<Drift, 'operation'> | undefined {
  let value = answer;
  let path = '';
  let schemas = schemasOf(row.response);
  for (const part of issue.path) {
    const name = String(part);
    const said = unwrapSchemas(schemas, () => false);
    path = step(path, value, said, name);
    value = isContainer(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    schemas = fieldSchemas(said, name);
  }
  if (issue.code === 'invalid_value' && typeof value === 'string') return undefined;
  return { path, kind: value === undefined ? 'missing-field' : 'wrong-type' };
}
