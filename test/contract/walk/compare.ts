import type { Definition, DefinitionOperation } from '../../../scripts/contract/definition.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { summarizeDefinition } from './definition-side.js';
import type { SchemaSummary, FieldSummary } from './schema-summary.js';
import { summarizeSchema } from './schema-side.js';
import { zodSchema } from '../../support/zod-schema.js';

type Direction = 'request' | 'answer';

/** Returns the differences between a row's schemas and the definition, such as `request CreateOrder.orderDate: required`. */
export function differencesOf(definition: Definition, operation: DefinitionOperation, row: AnyOperation): string[] {
  const found = new Set<string>();
  const request = summarizeSchema(zodSchema(row.request));
  compare({ direction: 'request', found, seen: new Set() }, summarizeRequest(definition, operation), request, operation.id);
  const { schema } = operation.response;
  if (schema && row.answer !== 'xml') {
    const answer = summarizeSchema(zodSchema(row.response));
    compare({ direction: 'answer', found, seen: new Set() }, summarizeDefinition(definition, schema), answer, operation.id);
  }
  return [...found];
}

/** Summarizes parameters and body as one flat input. A list body becomes the field `body`. */
function summarizeRequest(definition: Definition, operation: DefinitionOperation): SchemaSummary {
  const parameters = new Map(
    operation.parameters.map(({ name, required, schema, in: place }): [string, FieldSummary] => [
      name,
      { required: required === true || place === 'path', summary: () => summarizeDefinition(definition, schema) },
    ]),
  );
  const body = operation.request && summarizeDefinition(definition, operation.request.schema);
  const withParameters = (summary: SchemaSummary | undefined): SchemaSummary => ({
    kind: 'object',
    nullable: false,
    fields: new Map([...(summary?.fields ?? []), ...parameters]),
    further: summary?.further ?? (summary?.kind === 'record' ? 'custom' : 'none'),
    ...(summary?.name !== undefined && { name: summary.name }),
  });
  if (body?.kind === 'list')
    return withParameters({ kind: 'object', nullable: false, fields: new Map([['body', { required: true, summary: () => body }]]) });
  if (body?.kind === 'options') return { ...body, options: (body.options ?? []).map((option) => () => withParameters(option())) };
  return withParameters(body);
}

interface Walk {
  readonly direction: Direction;
  readonly found: Set<string>;
  /** Names of compared schemas. */
  readonly seen: Set<string>;
}

function compare(walk: Walk, theirs: SchemaSummary, ours: SchemaSummary, place: string): void {
  const at = theirs.name ?? place;
  const differs = (what: string): void => void walk.found.add(`${walk.direction} ${at}: ${what}`);
  if (theirs.nullable !== ours.nullable) differs(theirs.nullable ? 'may be null' : 'may not be null');
  // Our responses contain instants as text.
  const kind = walk.direction === 'answer' && theirs.kind === 'instant' ? 'text' : theirs.kind;
  if (kind !== ours.kind) return differs(`${theirs.kind}, here ${ours.kind}`);
  const [missing, surplus] = [valuesMissingIn(theirs.values, ours.values), valuesMissingIn(ours.values, theirs.values)];
  if (missing.length > 0) differs(`values ${missing.join(', ')}`);
  if (surplus.length > 0) differs(`no values ${surplus.join(', ')}`);
  if (walk.direction === 'request') {
    if (theirs.min !== ours.min && !(theirs.min === 0 || ours.min === 0)) differs(`at least ${theirs.min}, here ${ours.min}`);
    if (theirs.max !== ours.max) differs(`at most ${theirs.max}, here ${ours.max}`);
    if (theirs.kind === 'object' && theirs.further !== ours.further) differs(`further fields ${theirs.further}, here ${ours.further}`);
  }
  if (theirs.entry && ours.entry) compare(walk, theirs.entry(), ours.entry(), `${at}[]`);
  if (theirs.options && ours.options) {
    if (theirs.options.length !== ours.options.length) differs(`${theirs.options.length} options, here ${ours.options.length}`);
    theirs.options.forEach((option, index) => {
      const own = ours.options?.[index];
      if (own) compare(walk, option(), own(), `${at}<${index}>`);
    });
  }
  if (theirs.fields && ours.fields) compareFields(walk, theirs.fields, ours.fields, at, theirs.name);
}

function compareFields(
  walk: Walk,
  theirs: ReadonlyMap<string, FieldSummary>,
  ours: ReadonlyMap<string, FieldSummary>,
  at: string,
  name: string | undefined,
): void {
  // Compares each named schema once. A recursive schema would never end.
  if (name !== undefined) {
    if (walk.seen.has(name)) return;
    walk.seen.add(name);
  }
  for (const [field, { required, summary }] of theirs) {
    const own = ours.get(field);
    const place = `${at}.${field}`;
    if (!own) {
      walk.found.add(`${walk.direction} ${place}: is missing here`);
      continue;
    }
    if (required !== own.required) walk.found.add(`${walk.direction} ${place}: ${required ? 'required' : 'optional'}`);
    compare(walk, summary(), own.summary(), place);
  }
  for (const field of ours.keys()) if (!theirs.has(field)) walk.found.add(`${walk.direction} ${at}.${field}: is not in the definition`);
}

function valuesMissingIn(of: readonly string[] = [], within: readonly string[] = []): string[] {
  return of.filter((value) => !within.includes(value));
}
