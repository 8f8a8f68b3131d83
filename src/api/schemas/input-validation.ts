/** Validators that only requests need. */
import { parseFailure, number, oneOf, readFields, record, refine, type ValueCheck, type FieldValidators } from './validation.js';
import type { ParseResult, Validator } from './validator.js';

/* @__NO_SIDE_EFFECTS__ */
export function minLength(min: number): ValueCheck<{ readonly length: number }> {
  return { code: 'too-small', message: `must have a length of at least ${min}`, holds: ({ length }) => length >= min };
}

/** Accepts a whole number from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Validator<number> {
  const whole = refine(number, { code: 'invalid-type', message: 'must be a whole number', holds: Number.isInteger });
  return refine(
    whole,
    { code: 'too-small', message: `must be at least ${min}`, holds: (value) => value >= min },
    { code: 'too-big', message: `must be at most ${max}`, holds: (value) => value <= max },
  );
}

/**
 * Accepts objects of several kinds. The field `key` contains the name of the kind, and `kinds` lists the other fields of each kind. Refuses all other
 * fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion<Key extends string, Output extends Record<Key, string>>(
  key: Key,
  kinds: NoInfer<{ readonly [Kind in Output[Key]]: FieldValidators<Omit<Extract<Output, Record<Key, Kind>>, Key>> }>,
): Validator<Output> {
  return { safeParse: (value) => readVariant<Output>(value, key, kinds) };
}

function readVariant<Output>(
  value: unknown,
  key: string,
  kinds: Readonly<Record<string, Readonly<Record<string, Validator<unknown>>>>>,
): ParseResult<Output> {
  const parsed = record.safeParse(value);
  if (!parsed.success) return parsed;
  const [kind, fields] = Object.entries(kinds).find(([name]) => name === parsed.data[key]) ?? [];
  if (kind === undefined)
    return parseFailure([{ code: 'invalid-union', path: [key], message: `must be ${Object.keys(kinds).join(' or ')}` }]);
  return readFields<Output>(value, { [key]: oneOf(kind), ...fields }, true);
}

/** Accepts a value that one of the alternatives accepts. Otherwise reports the issues of the alternative with the fewest issues. */
/* @__NO_SIDE_EFFECTS__ */
export function anyOf<Output>(...alternatives: readonly Validator<Output>[]): Validator<Output> {
  return {
    safeParse: (value) =>
      alternatives
        .map((alternative) => alternative.safeParse(value))
        .reduce((closest, next) => (countIssues(next) < countIssues(closest) ? next : closest)),
  };
}

function countIssues({ error }: ParseResult<unknown>): number {
  return error?.issues.length ?? 0;
}
