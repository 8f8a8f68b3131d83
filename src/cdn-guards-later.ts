import type { Guard, Issue, Read } from './cdn-guards.js';

/** The rest of the stand-in for `zod/mini` (cdn-guards.ts): what only elements use that are loaded later. It imports nothing of the first file. */
function guard(read: Read): Guard {
  return {
    read,
    check: (...checks) =>
      guard((value, path, issues) => {
        const before = issues.length;
        const result = read(value, path, issues);
        if (issues.length === before) for (const check of checks) check(result, path, issues);
        return result;
      }),
    safeParse(value) {
      const issues: Issue[] = [];
      const data = read(value, [], issues);
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
    },
  };
}

function report(issues: Issue[], path: readonly PropertyKey[], code: string): undefined {
  issues.push({ code, path: [...path], message: 'Invalid input' });
}

/* @__NO_SIDE_EFFECTS__ */
export const custom = (fits: (value: unknown) => boolean): Guard =>
  guard((value, path, issues) => (fits(value) ? value : report(issues, path, 'custom')));

/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion = (key: string, options: readonly Guard[]): Guard =>
  guard((value, path, issues) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return report(issues, path, 'invalid_type');
    for (const option of options) {
      const found: Issue[] = [];
      const data = option.read(value, path, found);
      if (found.some((issue) => issue.path.length === path.length + 1 && issue.path.at(-1) === key)) continue;
      issues.push(...found);
      return data;
    }
    return report(issues, [...path, key], 'invalid_union');
  });
