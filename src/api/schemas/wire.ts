import * as z from 'zod/mini';
import type { Schema } from './schema.js';
import { decimal } from './decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, OpenEnum } from './values.js';

/**
 * Building blocks of the billing API's schemas.
 *
 * Responses are parsed tolerantly: unknown fields stay, missing fields are `undefined`, `null` counts as missing unless the definition gives it a
 * meaning, and text may arrive as a number. Requests are strict: unknown fields are refused before anything is sent.
 *
 * All schemas are marked as free of side effects, so that a bundle with one row contains only the schemas of that row.
 */

declare const kind: unique symbol;

/** Id of an object on the platform: 32 hexadecimal digits. Not interchangeable with ids of other objects or with numbers. */
export type Id<Kind extends string> = string & { readonly [kind]?: `id of ${Kind}` };
/** Number of an object as shown to users, for example `INV-00000012`. Stays the same when the id changes. */
export type NumberOf<Kind extends string> = string & { readonly [kind]?: `number of ${Kind}` };
/** Id or number, for operations that accept both. */
export type KeyOf<Kind extends string> = Id<Kind> | NumberOf<Kind>;

/** Custom fields of a tenant, named `<Name>__c`. */
export interface CustomFieldValues {
  [name: `${string}__c`]: unknown;
}

/** Text in a response. */
export const wireText: Schema<string> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.union([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.number()]),
  /* @__PURE__ */ z.transform((value: string | number) => String(value)),
);

/** Whole number in a response. Some operations write it as text. */
export const wireInteger: Schema<number> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.union([/* @__PURE__ */ z.number(), /* @__PURE__ */ z.string()]),
  /* @__PURE__ */ z.transform((value: string | number, context) => {
    const read = typeof value === 'number' ? value : /^-?\d{1,15}(?:\.0+)?$/.test(value) ? Number(value) : NaN;
    if (Number.isSafeInteger(read)) return read;
    context.issues.push({ code: 'custom', message: 'must be a whole number', input: value });
    return z.NEVER;
  }),
);

/** Boolean in a response. Some operations write it as text. */
export const wireBoolean: Schema<boolean> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.union([/* @__PURE__ */ z.boolean(), /* @__PURE__ */ z.enum(['true', 'false', 'True', 'False', 'TRUE', 'FALSE'])]),
  /* @__PURE__ */ z.transform((value) => String(value).toLowerCase() === 'true'),
);

/** Date in a response. Cuts off the time, which some operations add. */
export const wireDate: Schema<IsoDate> = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.string(),
  /* @__PURE__ */ z.transform((value: string, context) => {
    const date = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:$|[T ]\d\d:)/.exec(value)?.[1];
    if (date !== undefined) return date;
    context.issues.push({ code: 'custom', message: 'must be a date YYYY-MM-DD', input: value });
    return z.NEVER;
  }),
);

/** Instant in a response, as the platform writes it. */
export const wireDateTime: Schema<IsoDateTime> = wireText;

/**
 * Decimal that is sent as text, unlike `decimal`, which is sent as a JSON number. In responses, both accept numbers and text, and return decimal
 * strings.
 */
export const decimalText: Schema<DecimalString> = /* @__PURE__ */ z.pipe(/* @__PURE__ */ z.unknown(), decimal);

/** One of the known values, or an unknown value that was added later. */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<const Known extends string>(known: readonly Known[]): Schema<OpenEnum<Known>> {
  return z.union([z.enum(known), wireText]);
}

/** Optional field of a response. `null` counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalField<Value>(schema: Schema<Value>): z.ZodMiniOptional<Schema<Value | undefined>> {
  return z.optional(
    z.pipe(
      z.transform((value): unknown => (value === null ? undefined : value)),
      z.optional(schema),
    ),
  );
}

/** Optional field of a response in which `null` has a meaning. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalOrNull<Value>(schema: Schema<Value>): z.ZodMiniOptional<z.ZodMiniNullable<Schema<Value>>> {
  return z.optional(z.nullable(schema));
}

/** Text of a request with a maximum and minimum length. */
/* @__NO_SIDE_EFFECTS__ */
export function textUpTo(max: number, min = 0): Schema<string> {
  return z.string().check(z.minLength(min), z.maxLength(max));
}

/** Text of a request with a minimum length. */
/* @__NO_SIDE_EFFECTS__ */
export function textAtLeast(min: number): Schema<string> {
  return z.string().check(z.minLength(min));
}

/** Whole number of a request. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  return z.int().check(z.gte(min), z.lte(max));
}

/** Date of a request. The day must exist. */
export const date: Schema<IsoDate> = /* @__PURE__ */ textMatching(isDay, 'must be a date YYYY-MM-DD that exists');

/**
 * Instant of a request: `YYYY-MM-DDThh:mm:ss` with or without fraction and offset, or with a space instead of the `T`. Date and time must be valid.
 */
export const instant: Schema<IsoDateTime> = /* @__PURE__ */ textMatching(isInstant, 'must be an instant YYYY-MM-DDThh:mm:ss that exists');

/* @__NO_SIDE_EFFECTS__ */
function textMatching(holds: (text: string) => boolean, message: string): Schema<string> {
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

/** Maximum size of an uploaded file in bytes. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** File of usage records: CSV or zip, at most 4 MB, with a name of at most 50 characters. */
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

/** List of a request with a maximum length. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Entry>(entry: Schema<Entry>, max: number): Schema<Entry[]> {
  return z.array(entry).check(z.maxLength(max));
}

const CUSTOM = /^[\w-]+__(?:c|NS|QT)$/;

/** True if the name of a field ends like a custom field: `__c` (own), `__NS` or `__QT` (of connected systems). */
export function isCustomField(name: string): boolean {
  return CUSTOM.test(name);
}

/** Object of a request. Refuses unknown fields by name. */
/* @__NO_SIDE_EFFECTS__ */
export function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$loose> {
  return onlyKnown(shape, (name) => Object.hasOwn(shape, name));
}

/** As `strict`, for objects that may have custom fields. */
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
        // Continue, so that the object around this one is validated too.
        continue: true,
        input: context.value,
      });
    }
  });
}
