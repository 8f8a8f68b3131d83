import * as z from 'zod/mini';
import type { Schema } from './schema.js';
import { decimal } from './decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from './values.js';

/**
 * Building blocks of the billing API's schemas.
 *
 * Answers are read with tolerance: fields that are not known stay, a missing one is `undefined`, `null` counts as missing where the definition does
 * not speak of it, and text may arrive as a number. Requests are strict: what the definition does not know is refused before it is sent.
 *
 * All of them are marked as free of side effects, so that a bundle with one row carries only the schemas of that row.
 */

declare const kind: unique symbol;

/** Id that the platform gave an object: 32 hexadecimal digits. Not interchangeable with ids of other objects, nor with numbers. */
export type Id<Kind extends string> = string & { readonly [kind]?: `id of ${Kind}` };
/** Number by which people know an object, for example `INV-00000012`. Stays when the id changes. */
export type NumberOf<Kind extends string> = string & { readonly [kind]?: `number of ${Kind}` };
/** Id or number, where an operation takes both. */
export type KeyOf<Kind extends string> = Id<Kind> | NumberOf<Kind>;

/** Custom fields of a tenant, named `<Name>__c`. */
export interface CustomFieldValues {
  [name: `${string}__c`]: unknown;
}

/** Text as the platform gives it. */
export const wireText: Schema<string> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number()]),
  /* @__PURE__ */ z.transform((value: string | number) => String(value)),
);

/** A whole number, which some operations write as text. */
export const wireInteger: Schema<number> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.union([/* @__PURE__ */ z.number(), /* @__PURE__ */ z.string()]),
  /* @__PURE__ */ z.transform((value: string | number, context) => {
    const read = typeof value === 'number' ? value : /^-?\d{1,15}(?:\.0+)?$/.test(value) ? Number(value) : NaN;
    if (Number.isSafeInteger(read)) return read;
    context.issues.push({ code: 'custom', message: 'must be a whole number', input: value });
    return z.NEVER;
  }),
);

/** True or false, which some operations write as text. */
export const wireBoolean: Schema<boolean> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.union([/* @__PURE__ */ z.boolean(), /* @__PURE__ */ z.enum(['true', 'false', 'True', 'False', 'TRUE', 'FALSE'])]),
  /* @__PURE__ */ z.transform((value) => String(value).toLowerCase() === 'true'),
);

/** A date in an answer; a time behind it, which some operations add, is cut off. */
export const wireDate: Schema<IsoDate> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.string(),
  /* @__PURE__ */ z.transform((value: string, context) => {
    const date = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:$|[T ]\d\d:)/.exec(value)?.[1];
    if (date !== undefined) return date;
    context.issues.push({ code: 'custom', message: 'must be a date YYYY-MM-DD', input: value });
    return z.NEVER;
  }),
);

/** An instant in an answer, as the platform writes it. */
export const wireDateTime: Schema<IsoDateTime> = wireText;

/**
 * A decimal that travels as text; `decimal` is the one that travels as a JSON number. Both are read from either, and are decimal text on our side.
 */
export const decimalText: Schema<DecimalString> = /* @__PURE__ */ z.pipe(/* @__PURE__ */ z.unknown(), decimal);

/** One of the known values, or one that was added later. */
/* @__NO_SIDE_EFFECTS__ */
export function open<const Known extends string>(known: readonly Known[]): Schema<Open<Known>> {
  return z.union([z.enum(known), wireText]);
}

/** A field that an answer may leave out; `null` counts as left out. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Value>(schema: Schema<Value>): z.ZodMiniOptional<Schema<Value | undefined>> {
  return z.optional(
    z.pipe(
      z.transform((value): unknown => (value === null ? undefined : value)),
      z.optional(schema),
    ),
  );
}

/** A field that an answer may leave out, and that has a meaning where it is `null`. */
/* @__NO_SIDE_EFFECTS__ */
export function maybeNull<Value>(schema: Schema<Value>): z.ZodMiniOptional<z.ZodMiniNullable<Schema<Value>>> {
  return z.optional(z.nullable(schema));
}

/** Text of a request, of so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function upTo(max: number, min = 0): Schema<string> {
  return z.string().check(z.minLength(min), z.maxLength(max));
}

/** Text of a request, of at least so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function atLeast(min: number): Schema<string> {
  return z.string().check(z.minLength(min));
}

/** A whole number of a request. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  return z.int().check(z.gte(min), z.lte(max));
}

/** A day of a request, which must exist. */
export const date: Schema<IsoDate> = /* @__PURE__ */ textWhich(isDay, 'must be a date YYYY-MM-DD that exists');

/** An instant of a request: `YYYY-MM-DDThh:mm:ss` with or without fraction and offset, or with a space for the `T`. Day and time must exist. */
export const instant: Schema<IsoDateTime> = /* @__PURE__ */ textWhich(isInstant, 'must be an instant YYYY-MM-DDThh:mm:ss that exists');

/* @__NO_SIDE_EFFECTS__ */
function textWhich(holds: (text: string) => boolean, message: string): Schema<string> {
  return z.string().check(z.refine(holds, message));
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const found = new Date(Date.UTC(2000, month - 1, day));
  found.setUTCFullYear(year, month - 1, day);
  return month >= 1 && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}

function isInstant(text: string): boolean {
  const time = /^[T ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;
  return isDay(text.slice(0, 10)) && time.test(text.slice(10));
}

/** Largest file that may be uploaded, in bytes (conventions.md §4). */
const LARGEST_FILE = 4 * 1024 * 1024;

/** A file of usage: CSV or zip, at most 4 MB, with a name of at most 50 characters. */
export const usageFile: Schema<Blob> = /* @__PURE__ */ fileOfUsage();

/* @__NO_SIDE_EFFECTS__ */
function fileOfUsage(): Schema<Blob> {
  return z.instanceof(Blob, { error: 'must be a Blob or a File' }).check(
    z.refine((file: Blob) => file.size <= LARGEST_FILE, 'must be at most 4 MB'),
    z.refine((file: Blob) => !('name' in file) || (typeof file.name === 'string' && /^.{1,46}\.(?:csv|zip)$/i.test(file.name)), {
      message: 'must be named .csv or .zip, with at most 50 characters',
    }),
  );
}

/** A list of a request, of so many entries. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Entry>(entry: Schema<Entry>, max: number): Schema<Entry[]> {
  return z.array(entry).check(z.maxLength(max));
}

const CUSTOM = /^[\w-]+__(?:c|NS|QT)$/;

/** Whether a field is a custom one by its name: `__c` (own), `__NS` or `__QT` (of connected systems) at the end. */
export function isCustomField(name: string): boolean {
  return CUSTOM.test(name);
}

/** An object of a request. A field that the definition does not know is refused by its name. */
/* @__NO_SIDE_EFFECTS__ */
export function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$loose> {
  return onlyKnown(shape, (name) => Object.hasOwn(shape, name));
}

/** As `strict`, for objects that may carry custom fields. */
/* @__NO_SIDE_EFFECTS__ */
export function customizable<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$loose> {
  return onlyKnown(shape, (name) => Object.hasOwn(shape, name) || isCustomField(name));
}

/* @__NO_SIDE_EFFECTS__ */
function onlyKnown<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  isKnown: (name: string) => boolean,
): z.ZodMiniObject<Shape, z.core.$loose> {
  return z.looseObject(shape).check((context) => {
    for (const name of Object.keys(context.value)) {
      if (isKnown(name)) continue;
      context.issues.push({
        code: 'unrecognized_keys',
        keys: [name],
        path: [name],
        message: 'is not a field of this request',
        // So that the object around this one is looked at too.
        continue: true,
        input: context.value,
      });
    }
  });
}
