import * as z from 'zod';
import { suggestName } from '../api/nearest-name.js';

/** Mistake in an option. Contains no value, because some are secret. */
export interface OptionProblem {
  /** Place of the mistake, for example `['publishableKeys', 0]`. */
  readonly path: readonly (string | number)[];
  /** What is wrong and how to fix it. Continues a sentence that begins with the name of the option. */
  readonly rule: string;
}

/**
 * Error messages of an option: one if the value is missing, one if it is wrong.
 * @param fix what to set the option to, for example `the id of the OAuth client`
 */
export function ruleOf(rule: string, fix?: string) {
  return {
    error: ({ input }: { input?: unknown }): string =>
      input === undefined ? `is missing. Set it to ${fix ?? rule.replace(/^must be /, '')}` : rule,
  };
}

/** Schema of an object that accepts only these fields. Null and other types are refused with `rule`. */
export function exactObject<Shape extends z.core.$ZodShape>(shape: Shape, rule = 'must be an object') {
  return z.strictObject(shape, {
    // `toProblems` makes one problem of each unknown name. It needs the known names for the suggestion.
    error: (issue) => (issue.code === 'unrecognized_keys' ? Object.keys(shape).join(' ') : ruleOf(rule).error(issue)),
  });
}

/** Schema of an object whose fields have one of these names and all have the same schema. */
export function optionalFields<Name extends string, Schema extends z.core.SomeType>(names: readonly Name[], schema: Schema) {
  return z.partialRecord(z.enum(names), schema, {
    error: ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? names.join(' ') : 'must be an object'),
  });
}

/** Converts the issues of schemas that were made with {@link exactObject} and {@link ruleOf}. */
export function toProblems(issues: readonly z.core.$ZodIssue[]): OptionProblem[] {
  return issues.flatMap((issue): OptionProblem[] => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    if (issue.code !== 'unrecognized_keys') return [{ path, rule: issue.message }];
    const known = issue.message.split(' ');
    return issue.keys.map((key) => ({ path: [...path, key], rule: `is not known.${suggestName(key, known)}` }));
  });
}

/**
 * Describes problems as sentences, one a line. `nameOf` returns the name that the reader knows. A rule can name another option in braces, for example
 * `{baseUrl}`.
 */
export function describeProblems(problems: readonly OptionProblem[], nameOf = (path: OptionProblem['path']) => path.join('.')): string[] {
  const sentences = problems.map(({ path, rule }) => {
    const text = `${nameOf(path)} ${rule.replaceAll(/\{(\w+)\}/g, (_, option: string) => nameOf([option]))}`;
    return /[.?]$/.test(text) ? text : `${text}.`;
  });
  return [...new Set(sentences)];
}

/**
 * Refuses options of a public function. The message contains no values, because some are secret.
 * @throws {TypeError} naming every mistake
 */
export function requireOptions(name: string, schema: z.ZodType, options: unknown): void {
  const problems = toProblems(schema.safeParse(options ?? {}).error?.issues ?? []);
  if (problems.length > 0) throw new TypeError(describeOptions(name, problems));
}

/** Message of a public function that refuses its options. */
export function describeOptions(name: string, problems: readonly OptionProblem[]): string {
  return `${name}: ${describeProblems(problems).join(' ')}`;
}

/** Function that the caller passes. Its types are checked by the compiler only. */
export const hookFunction = z
  .custom<(...args: never[]) => unknown>((value) => typeof value === 'function', { error: 'must be a function' })
  .optional();

/** Object or function with these methods. */
export function objectWithMethods(methods: readonly string[], rule: string) {
  return z.custom<object>(
    (value) =>
      ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
      methods.every((name) => typeof Reflect.get(value, name) === 'function'),
    { error: rule },
  );
}

/** Whole number in a range. */
export function wholeNumber(min: number, max: number, unit = '', fix?: string) {
  const rule = `must be a whole number ${unit}from ${min} to ${max}`;
  return z.int(ruleOf(rule, fix)).min(min, { error: rule }).max(max, { error: rule });
}

/** Schema of an object of which exactly one of two fields must be set. `fix` says what to set the first field to. */
export function exactlyOneOf<Schema extends z.ZodObject>(schema: Schema, [first, second]: readonly [string, string], fix: string) {
  return schema.superRefine((options: Readonly<Record<string, unknown>>, context) => {
    const [hasFirst, hasSecond] = [first, second].map((name) => options[name] !== undefined);
    if (hasFirst && hasSecond)
      context.addIssue({ code: 'custom', path: [second], message: `must not be set together with {${first}}. Remove one of them` });
    if (!hasFirst && !hasSecond)
      context.addIssue({ code: 'custom', path: [first], message: `is missing. Set it to ${fix}, or set {${second}} instead` });
  });
}
