/**
 * Validators for the storefront's own API. They replace a validation library and take less than a kilobyte, because every page loads them. The npm
 * package, the script tag and the gateway use this code. `input-validation.ts` contains the validators that only requests need.
 *
 * Functions are marked as free of side effects, so that a bundle drops the validators that a page does not use.
 */
import { isRecord } from './is-record.js';
import type { Issue, ParseResult, Validator } from './validator.js';

/** A validator for each field of an object. Use `optional` for a field that may be missing. */
export type FieldValidators<Output> = { readonly [Name in keyof Output]-?: Validator<Output[Name]> };

/** A condition on a value that has the right type. */
export interface ValueCheck<Value> {
  readonly code: string;
  readonly message: string;
  /** Pattern that the text must match. */
  readonly expression?: RegExp;
  holds(value: Value): boolean;
}

function success<Output>(data: Output): ParseResult<Output> {
  return { success: true, data };
}

export function parseFailure(issues: readonly Issue[]): ParseResult<never> {
  return { success: false, error: { issues } };
}

function refusal(code: string, message: string): ParseResult<never> {
  return parseFailure([{ code, path: [], message }]);
}

/** Accepts a value for which `is` returns true. */
/* @__NO_SIDE_EFFECTS__ */
export function ofType<Output>(type: string, is: (value: unknown) => value is Output): Validator<Output> {
  return {
    parts: { type },
    safeParse(value) {
      if (is(value)) return success(value);
      return value === undefined ? refusal('missing', 'is missing') : refusal('invalid-type', `must be of type ${type}`);
    },
  };
}

export const string = /* @__PURE__ */ ofType('string', (value) => typeof value === 'string');
/** Accepts a finite number. */
export const number = /* @__PURE__ */ ofType('number', (value): value is number => Number.isFinite(value));
export const boolean = /* @__PURE__ */ ofType('boolean', (value) => typeof value === 'boolean');
const list = /* @__PURE__ */ ofType('array', (value): value is unknown[] => Array.isArray(value));
export const record = /* @__PURE__ */ ofType('object', isRecord);

/** Accepts one of the given texts. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Value extends string>(...values: readonly Value[]): Validator<Value> {
  return {
    parts: { values },
    safeParse(value) {
      const found = values.find((known) => known === value);
      return found === undefined ? refusal('invalid-value', `must be ${values.join(' or ')}`) : success(found);
    },
  };
}

/** Accepts a missing value, and all values that `validator` accepts. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Output>(validator: Validator<Output>): Validator<Output | undefined> {
  return { parts: { optional: validator }, safeParse: (value) => (value === undefined ? success(value) : validator.safeParse(value)) };
}

/** Validates with `validator`, then runs all checks. Reports every failed check. */
/* @__NO_SIDE_EFFECTS__ */
export function refine<Output>(validator: Validator<Output>, ...checks: readonly ValueCheck<NoInfer<Output>>[]): Validator<Output> {
  return {
    parts: { refined: validator, checks },
    safeParse(value) {
      const parsed = validator.safeParse(value);
      if (!parsed.success) return parsed;
      const failed = checks.filter((check) => !check.holds(parsed.data));
      return failed.length > 0 ? parseFailure(failed.map(({ code, message }) => ({ code, path: [], message }))) : parsed;
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(max: number): ValueCheck<{ readonly length: number }> {
  return { code: 'too-big', message: `must have a length of at most ${max}`, holds: ({ length }) => length <= max };
}

/** @param message completes a sentence that starts with the name of the field */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(expression: RegExp, message = 'has an invalid format'): ValueCheck<string> {
  return { code: 'invalid-format', message, expression, holds: (text) => expression.test(text) };
}

/* @__NO_SIDE_EFFECTS__ */
export function array<Entry>(entry: Validator<Entry>): Validator<Entry[]> {
  return {
    parts: { entry },
    safeParse(value) {
      const parsed = list.safeParse(value);
      if (!parsed.success) return parsed;
      const data: Entry[] = [];
      const issues: Issue[] = [];
      for (const [index, item] of parsed.data.entries()) {
        const read = entry.safeParse(item);
        if (read.success) data.push(read.data);
        else addIssues(issues, index, read.error.issues);
      }
      return issues.length > 0 ? parseFailure(issues) : success(data);
    },
  };
}

/** Accepts an object. Drops fields that are not in `fields`. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Output>(fields: NoInfer<FieldValidators<Output>>): Validator<Output> {
  return { parts: { fields }, safeParse: (value) => readFields<Output>(value, fields) };
}

/** Accepts an object in a request. Refuses fields that are not in `fields`. */
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<Output>(fields: NoInfer<FieldValidators<Output>>): Validator<Output> {
  return { parts: { fields }, safeParse: (value) => readFields<Output>(value, fields, true) };
}

/** Reads an object whose fields are those of `Output`. */
export function readFields<Output>(
  value: unknown,
  fields: Readonly<Record<string, Validator<unknown>>>,
  isStrict = false,
): ParseResult<Output> {
  const parsed = record.safeParse(value);
  if (!parsed.success) return parsed;
  const data: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const read = field.safeParse(parsed.data[name]);
    if (!read.success) addIssues(issues, name, read.error.issues);
    else if (read.data !== undefined) data[name] = read.data;
  }
  if (isStrict) {
    for (const name of Object.keys(parsed.data)) {
      if (!Object.hasOwn(fields, name))
        issues.push({ code: 'unknown-field', path: [name], message: 'is not a field of this operation; remove it' });
    }
  }
  // If there are no issues, each field of `Output` is valid.
  const isComplete = (_data: unknown): _data is Output => issues.length === 0;
  return isComplete(data) ? success(data) : parseFailure(issues);
}

/** Adds the issues of the value at `key`. */
function addIssues(all: Issue[], key: PropertyKey, issues: readonly Issue[]): void {
  for (const { code, path, message } of issues) all.push({ code, path: [key, ...path], message });
}
