import { guard, isObject, maxLength, primitive, report, sizeOf, type Guard, type Issue, type Read } from './cdn-guards.js';

/** The stand-in for `zod/mini` as the files get it that are loaded after the first: with what only they use. */
export * from './cdn-guards.js';

export { maxLength as lte };
export const minLength =
  (least: number): Read =>
  (value, path, issues) =>
    sizeOf(value) < least ? report(issues, path, 'too_small') : undefined;
export { minLength as gte };

/* @__NO_SIDE_EFFECTS__ */
export const literal = (wanted: unknown): Guard => primitive((value) => value === wanted, 'invalid_value');

/* @__NO_SIDE_EFFECTS__ */
export const int = (): Guard => primitive(Number.isInteger).check(maxLength(Number.MAX_SAFE_INTEGER), minLength(Number.MIN_SAFE_INTEGER));

/* @__NO_SIDE_EFFECTS__ */
export const nullable = (inner: Guard): Guard =>
  guard((value, path, issues) => (value === null ? value : inner.read(value, path, issues)), inner.optional);

/* @__NO_SIDE_EFFECTS__ */
export const custom = (fits: (value: unknown) => boolean): Guard => primitive(fits, 'custom');

/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion = (key: string, options: readonly Guard[]): Guard =>
  guard((value, path, issues) => {
    if (!isObject(value)) return report(issues, path, 'invalid_type');
    for (const option of options) {
      const found: Issue[] = [];
      const data = option.read(value, path, found);
      if (found.some((issue) => issue.path.length === path.length + 1 && issue.path.at(-1) === key)) continue;
      issues.push(...found);
      return data;
    }
    return report(issues, [...path, key], 'invalid_union');
  });

/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Guard[]): Guard =>
  guard((value, path, issues) => {
    for (const option of options) {
      const parsed = option.safeParse(value);
      if (parsed.success) return parsed.data;
    }
    return report(issues, path, 'invalid_union');
  });

type Transform = (value: unknown, context: { issues: { code: string; message: string }[] }) => unknown;

/* @__NO_SIDE_EFFECTS__ */
export const transform = (change: Transform): Guard =>
  guard((value, path, issues) => {
    const found: { code: string; message: string }[] = [];
    const result = change(value, { issues: found });
    for (const { code, message } of found) report(issues, path, code, message);
    return result;
  });

/* @__NO_SIDE_EFFECTS__ */
export const pipe = (first: Guard, second: Guard): Guard =>
  guard((value, path, issues) => {
    const before = issues.length;
    const result = first.read(value, path, issues);
    return issues.length > before ? undefined : second.read(result, path, issues);
  }, first.optional);

/** What a transformation returns that has found an issue. */
export const NEVER = undefined;
