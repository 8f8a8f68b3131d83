/**
 * Stands in for `zod/mini` in the files of the script tag, where every byte counts: the part of it that the storefront's schemas use, with the
 * same answers. What is marked free of side effects lets a schema that a page does not use fall away. The schemas stay the only source; a test compares both on each of them, and the build fails if a schema uses what is not here.
 */

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}

type Path = readonly PropertyKey[];

/** Reads a value: returns it as it is understood, and adds what is wrong with it to `issues`. */
type Read = (value: unknown, path: Path, issues: Issue[]) => unknown;

interface Guard {
  read: Read;
  /** True if the key of an object may be missing. */
  optional?: boolean;
  check(...checks: Read[]): Guard;
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
}

function report(issues: Issue[], path: Path, code: string, message = 'Invalid input'): undefined {
  issues.push({ code, path: [...path], message });
}

function guard(base: Read, optional = false, checks: readonly Read[] = []): Guard {
  const read: Read = (value, path, issues) => {
    const before = issues.length;
    const result = base(value, path, issues);
    if (issues.length === before) for (const check of checks) check(result, path, issues);
    return result;
  };
  return {
    read,
    optional,
    check: (...more) => guard(base, optional, [...checks, ...more]),
    safeParse(value) {
      const issues: Issue[] = [];
      const data = read(value, [], issues);
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
    },
  };
}

function sized(fails: (size: number) => boolean, code: string): Read {
  return (value, path, issues) => {
    const size = typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
    return fails(size) ? report(issues, path, code) : undefined;
  };
}

export const minLength = (least: number): Read => sized((size) => size < least, 'too_small');
export const maxLength = (most: number): Read => sized((size) => size > most, 'too_big');
export { minLength as gte, maxLength as lte };

const primitive = (fits: (value: unknown) => boolean, code = 'invalid_type'): Guard =>
  guard((value, path, issues) => (fits(value) ? value : report(issues, path, code)));

/* @__NO_SIDE_EFFECTS__ */
export const string = (): Guard => primitive((value) => typeof value === 'string');
export const boolean = (): Guard => primitive((value) => typeof value === 'boolean');
/* @__NO_SIDE_EFFECTS__ */
export const number = (): Guard => primitive(Number.isFinite);
export const literal = (wanted: unknown): Guard => primitive((value) => value === wanted, 'invalid_value');

function oneOf(wanted: readonly unknown[]): Guard {
  return primitive((value) => wanted.includes(value), 'invalid_value');
}
export { oneOf as enum };

export const int = (): Guard => primitive(Number.isInteger).check(maxLength(Number.MAX_SAFE_INTEGER), minLength(Number.MIN_SAFE_INTEGER));

export const optional = (inner: Guard): Guard =>
  guard((value, path, issues) => (value === undefined ? value : inner.read(value, path, issues)), true);

export const nullable = (inner: Guard): Guard =>
  guard((value, path, issues) => (value === null ? value : inner.read(value, path, issues)), inner.optional);

export const array = (inner: Guard): Guard =>
  guard((value, path, issues) =>
    Array.isArray(value)
      ? value.map((element, index) => inner.read(element, [...path, index], issues))
      : report(issues, path, 'invalid_type'),
  );

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function shaped(shape: Record<string, Guard>, strict: boolean): Guard {
  return guard((value, path, issues) => {
    if (!isObject(value)) return report(issues, path, 'invalid_type');
    const result: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(shape)) {
      const present = key in value;
      if (!present && inner.optional) continue;
      const read = inner.read(value[key], [...path, key], issues);
      if (present || read !== undefined) result[key] = read;
    }
    if (strict && Object.keys(value).some((key) => !Object.hasOwn(shape, key))) report(issues, path, 'unrecognized_keys');
    return result;
  });
}

export const object = (shape: Record<string, Guard>): Guard => shaped(shape, false);
export const strictObject = (shape: Record<string, Guard>): Guard => shaped(shape, true);

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

export const regex =
  (pattern: RegExp, message?: string): Read =>
  (value, path, issues) =>
    pattern.test(String(value)) ? undefined : report(issues, path, 'invalid_format', message);
