/** What happens to fields and query parameters that an operation does not have. The platform ignores them. */
export type UnknownFields = 'refuse' | 'ignore';

type Path = readonly PropertyKey[];

interface Issue {
  code?: string | undefined;
  path: Path;
  keys?: unknown;
  errors?: unknown;
}

type Parsed = { success: true } | { success: false; error: { issues: readonly Issue[] } };

/** Returns the paths of fields that a strict schema does not know. Undefined for other issues. */
export function unrecognizedPaths(issue: Issue): Path[] | undefined {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
  return issue.keys.map((key: unknown) => (issue.path.at(-1) === key ? issue.path : [...issue.path, String(key)]));
}

function isIssue(value: unknown): value is Issue {
  return typeof value === 'object' && value !== null && 'path' in value && Array.isArray(value.path);
}

const keyOf = (path: Path): string => JSON.stringify(path.map(String));

/**
 * Returns the paths of fields without which an alternative of a union fits. Leaves out fields that another alternative knows: an alternative reports
 * either unknown fields only, or the invalid fields that it knows.
 */
function unknownToUnion(alternatives: readonly unknown[]): Path[] {
  const issues = alternatives.map((own) => (Array.isArray(own) ? own.filter(isIssue) : []));
  const fitting = issues.filter((own) => own.length > 0 && own.every((issue) => unknownPathsOf(issue).length > 0));
  const [first = [], ...others] = fitting.map((own) => own.flatMap(unknownPathsOf));
  const known = issues.filter((own) => !fitting.includes(own)).flatMap((own) => own.map(({ path }) => String(path[0])));
  const isUnknownTo = (paths: readonly Path[], path: Path): boolean => paths.some((other) => keyOf(other) === keyOf(path));
  return first.filter((path) => others.every((paths) => isUnknownTo(paths, path)) && !known.includes(String(path[0])));
}

function unknownPathsOf(issue: Issue): Path[] {
  if (issue.code !== 'invalid_union' || !Array.isArray(issue.errors)) return unrecognizedPaths(issue) ?? [];
  return unknownToUnion(issue.errors).map((path) => [...issue.path, ...path]);
}

/** Returns the rest of each path that begins with a name. */
const pathsBelow = (paths: readonly Path[], name: string): Path[] =>
  paths.filter(([first]) => String(first) === name).map(([, ...rest]) => rest);

function withoutPaths(fields: Record<string, unknown>, paths: readonly Path[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const own = pathsBelow(paths, name);
      return own.some(({ length }) => length === 0) ? [] : [[name, withoutNested(value, own)]];
    }),
  );
}

function withoutNested(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return withoutPaths({ ...value }, paths);
  return value.map((entry: unknown, index) => withoutNested(entry, pathsBelow(paths, String(index))));
}

/** Returns the fields that an operation knows. `parse` validates fields strictly. */
export function withoutUnknownFields(
  fields: Record<string, unknown>,
  parse: (fields: Record<string, unknown>) => Parsed,
): Record<string, unknown> {
  let known = fields;
  for (;;) {
    const parsed = parse(known);
    const unknown = parsed.success ? [] : parsed.error.issues.flatMap(unknownPathsOf);
    if (unknown.length === 0) return known;
    known = withoutPaths(known, unknown);
  }
}
