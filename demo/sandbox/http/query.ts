/** Values of a query string; a name that stands there more than once has a list. */
export function readQuery(url: URL): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** As `readQuery`, of a row with a body: what the row does not take from the query is left alone there. */
export function readNamedQuery(url: URL, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(readQuery(url)).filter(([name]) => names.includes(name)));
}
