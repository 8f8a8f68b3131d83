/**
 * Stands in for `zod/mini` in the files of the script tag, where every byte counts: the part of it that the storefront's schemas use, with the
 * same answers. This is what the schemas of the first file use; the rest is in later-guards.ts. What is marked free of side effects lets a schema that a page does not use fall away. The schemas stay the only source; a test compares both on each of them, and the build fails if a schema uses what is not here.
 */

export interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}

type Path = readonly PropertyKey[];

/** Reads a value: returns it as it is understood, and adds what is wrong with it to `issues`. */
export type Read = (value: unknown, path: Path, issues: Issue[]) => unknown;

export interface Guard {
  read: Read;
  /** True if the key of an object may be missing. */
  optional?: boolean;
  check(...checks: Read[]): Guard;
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
}

export function report(issues: Issue[], path: Path, code: string, message = 'Invalid input'): undefined {
  issues.push({ code, path: [...path], message });
}

export function guard(base: Read, optional = false, checks: readonly Read[] = []): Guard {
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

export const maxLength =
  (most: number): Read =>
  (value, path, issues) =>
    sizeOf(value) > most ? report(issues, path, 'too_big') : undefined;

export const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : Number(value));

export const primitive = (fits: (value: unknown) => boolean, code = 'invalid_type'): Guard =>
  guard((value, path, issues) => (fits(value) ? value : report(issues, path, code)));

/* @__NO_SIDE_EFFECTS__ */
export const string = (): Guard => primitive((value) => typeof value === 'string');
export const boolean = (): Guard => primitive((value) => typeof value === 'boolean');
/* @__NO_SIDE_EFFECTS__ */
export const number = (): Guard => primitive(Number.isFinite);

function oneOf(wanted: readonly unknown[]): Guard {
  return primitive((value) => wanted.includes(value), 'invalid_value');
}
export { oneOf as enum };

export const optional = (inner: Guard): Guard =>
  guard((value, path, issues) => (value === undefined ? value : inner.read(value, path, issues)), true);

export const array = (inner: Guard): Guard =>
  guard((value, path, issues) =>
    Array.isArray(value)
      ? value.map((element, index) => inner.read(element, [...path, index], issues))
      : report(issues, path, 'invalid_type'),
  );

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

export const regex =
  (pattern: RegExp, message?: string): Read =>
  (value, path, issues) =>
    pattern.test(String(value)) ? undefined : report(issues, path, 'invalid_format', message);
