const seen = new Set<string>();

/** Warns the page's developer in the console, once for each cause and page. */
export function warnOnce(cause: string, text = cause): void {
  if (seen.has(cause)) return;
  seen.add(cause);
  console.warn(`storefront-elements: ${text}`);
}
