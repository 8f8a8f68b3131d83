/** Returns the values of a query string. A repeated name returns a list of values. */
export function readQuery(url: URL): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Returns the query values that an operation with a body defines. Other query values are ignored. */
export function readNamedQuery(url: URL, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(readQuery(url)).filter(([name]) => names.includes(name)));
}
