import * as z from 'zod/v4/core';
import { decimal } from '../../../src/api/schemas/decimal.js';
import { date, decimalText, instant } from '../../../src/api/schemas/wire.js';

/** Object in a request. */
export interface InputObject {
  readonly path: readonly (string | number)[];
  readonly fields: Readonly<Record<string, z.$ZodType>>;
  /** Smallest valid value: required fields only. */
  readonly least: Readonly<Record<string, unknown>>;
  /** True if the object allows fields with any name. */
  readonly isOpen: boolean;
  /** Returns the smallest valid input that contains `object` at this path. */
  within(object: unknown): unknown;
}

/** Yields every object of a request, each schema once. */
export function* objectsOf(request: z.$ZodType): Generator<InputObject> {
  yield* visit(request, (value) => value, [], new Set());
}

function* visit(
  schema: z.$ZodType,
  within: (value: unknown) => unknown,
  path: readonly (string | number)[],
  seen: Set<z.$ZodType>,
): Generator<InputObject> {
  const core = coreOf(schema);
  if (core instanceof z.$ZodUnion) for (const option of core._zod.def.options) yield* visit(option, within, path, seen);
  if (core instanceof z.$ZodArray) yield* visit(core._zod.def.element, (value) => within([value]), [...path, 0], seen);
  if (!(core instanceof z.$ZodObject) || seen.has(core)) return;
  seen.add(core);
  const fields: Record<string, z.$ZodType> = core._zod.def.shape;
  const least = leastObject(fields);
  // Objects that refuse unknown fields have a check for them.
  const isOpen = core._zod.def.catchall !== undefined && (core._zod.def.checks ?? []).length === 0;
  yield { path, fields, least, within, isOpen };
  for (const [name, field] of Object.entries(fields)) {
    yield* visit(field, (value) => within({ ...least, [name]: value }), [...path, name], seen);
  }
}

/** Returns the schema without its optional, nullable and lazy wrappers. */
export function coreOf(schema: z.$ZodType): z.$ZodType {
  if (schema instanceof z.$ZodOptional || schema instanceof z.$ZodNullable) return coreOf(schema._zod.def.innerType);
  return schema instanceof z.$ZodLazy ? coreOf(schema._zod.def.getter()) : schema;
}

export function isRequired(schema: z.$ZodType): boolean {
  return schema._zod.optin !== 'optional';
}

function leastObject(fields: Readonly<Record<string, z.$ZodType>>): Record<string, unknown> {
  const required = Object.entries(fields).filter(([, field]) => isRequired(field));
  return Object.fromEntries(required.map(([name, field]) => [name, leastOf(field)]));
}

const KNOWN = new Map<z.$ZodType, unknown>([
  [decimal, '12.50'],
  [decimalText, '12.50'],
  [date, '2026-03-01'],
  [instant, '2026-03-01T08:15:00Z'],
]);

/** Returns the smallest valid value of a schema. */
export function leastOf(schema: z.$ZodType): unknown {
  const core = coreOf(schema);
  if (KNOWN.has(core)) return KNOWN.get(core);
  if (core instanceof z.$ZodObject) return leastObject(core._zod.def.shape);
  if (core instanceof z.$ZodArray) return [leastOf(core._zod.def.element)];
  if (core instanceof z.$ZodUnion) return core._zod.def.options[0] && leastOf(core._zod.def.options[0]);
  if (core instanceof z.$ZodEnum) return Object.values(core._zod.def.entries)[0];
  if (core instanceof z.$ZodString) return 'x'.repeat(Math.max(1, boundOf(core, 'minimum') ?? 1));
  if (core instanceof z.$ZodNumber) return Math.max(1, boundOf(core, 'value') ?? 1);
  if (core instanceof z.$ZodBoolean) return true;
  if (core instanceof z.$ZodRecord) return {};
  if (core instanceof z.$ZodCustom) return new Blob(['a,b']);
  return 'anything';
}

/** Returns a limit from the checks of a schema. Undefined if the schema has no such check. */
export function boundOf(schema: z.$ZodType, name: 'minimum' | 'maximum' | 'value'): number | undefined {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { def } = _zod;
    if (name === 'value' && def.check !== 'greater_than') continue;
    const found: unknown = name in def ? Object.entries(def).find(([key]) => key === name)?.[1] : undefined;
    if (typeof found === 'number' && Number.isSafeInteger(found) && found > Number.MIN_SAFE_INTEGER) return found;
  }
  return undefined;
}
