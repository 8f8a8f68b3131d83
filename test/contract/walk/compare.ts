import type { Definition, DefinitionOperation } from '../../../scripts/contract/definition.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { factsOfDefinition } from './definition-side.js';
import type { Facts, FieldFacts } from './facts.js';
import { factsOfSchema } from './schema-side.js';
import { zodSchema } from '../../support/zod-schema.js';

type Direction = 'request' | 'answer';

/** Everything in which a row's schemas are not what the definition says: `request CreateOrder.orderDate: required`. */
export function differencesOf(definition: Definition, operation: DefinitionOperation, row: AnyOperation): string[] {
  const found = new Set<string>();
  const request = factsOfSchema(zodSchema(row.request));
  compare({ direction: 'request', found, seen: new Set() }, requestFacts(definition, operation), request, operation.id);
  const { schema } = operation.response;
  if (schema && row.answer !== 'xml') {
    const answer = factsOfSchema(zodSchema(row.response));
    compare({ direction: 'answer', found, seen: new Set() }, factsOfDefinition(definition, schema), answer, operation.id);
  }
  return [...found];
}

/** Parameters and body as one flat input; a body that is a list is the field `body`. */
function requestFacts(definition: Definition, operation: DefinitionOperation): Facts {
  const parameters = new Map(
    operation.parameters.map(({ name, required, schema, in: place }): [string, FieldFacts] => [
      name,
      { required: required === true || place === 'path', facts: () => factsOfDefinition(definition, schema) },
    ]),
  );
  const body = operation.request && factsOfDefinition(definition, operation.request.schema);
  const withParameters = (facts: Facts | undefined): Facts => ({
    kind: 'object',
    nullable: false,
    fields: new Map([...(facts?.fields ?? []), ...parameters]),
    further: facts?.further ?? (facts?.kind === 'record' ? 'custom' : 'none'),
    ...(facts?.name !== undefined && { name: facts.name }),
  });
  if (body?.kind === 'list')
    return withParameters({ kind: 'object', nullable: false, fields: new Map([['body', { required: true, facts: () => body }]]) });
  if (body?.kind === 'options') return { ...body, options: (body.options ?? []).map((option) => () => withParameters(option())) };
  return withParameters(body);
}

interface Walk {
  readonly direction: Direction;
  readonly found: Set<string>;
  /** Named schemas that are done, by name and our facts' fields. */
  readonly seen: Set<string>;
}

function compare(walk: Walk, theirs: Facts, ours: Facts, place: string): void {
  const at = theirs.name ?? place;
  const differs = (what: string): void => void walk.found.add(`${walk.direction} ${at}: ${what}`);
  if (theirs.nullable !== ours.nullable) differs(theirs.nullable ? 'may be null' : 'may not be null');
  // Instants of answers are text as the platform writes it.
  const kind = walk.direction === 'answer' && theirs.kind === 'instant' ? 'text' : theirs.kind;
  if (kind !== ours.kind) return differs(`${theirs.kind}, here ${ours.kind}`);
  const [missing, surplus] = [lacking(theirs.values, ours.values), lacking(ours.values, theirs.values)];
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
  theirs: ReadonlyMap<string, FieldFacts>,
  ours: ReadonlyMap<string, FieldFacts>,
  at: string,
  name: string | undefined,
): void {
  // A named schema that refers to itself would be walked for ever; how often it was said is not the point.
  if (name !== undefined) {
    if (walk.seen.has(name)) return;
    walk.seen.add(name);
  }
  for (const [field, { required, facts }] of theirs) {
    const own = ours.get(field);
    const place = `${at}.${field}`;
    if (!own) {
      walk.found.add(`${walk.direction} ${place}: is missing here`);
      continue;
    }
    if (required !== own.required) walk.found.add(`${walk.direction} ${place}: ${required ? 'required' : 'optional'}`);
    compare(walk, facts(), own.facts(), place);
  }
  for (const field of ours.keys()) if (!theirs.has(field)) walk.found.add(`${walk.direction} ${at}.${field}: is not in the definition`);
}

function lacking(of: readonly string[] = [], within: readonly string[] = []): string[] {
  return of.filter((value) => !within.includes(value));
}
