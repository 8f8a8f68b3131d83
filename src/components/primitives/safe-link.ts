const SAFE = ['http:', 'https:', 'mailto:'];

/** An address from data as the `href` of a link: web, mail or a path on this site; undefined for everything else, such as `javascript:`. */
export function safeHref(href: string | undefined): string | undefined {
  return href && URL.canParse(href, document.baseURI) && SAFE.includes(new URL(href, document.baseURI).protocol) ? href : undefined;
}

/** A web address with further query parameters; undefined if it is not one. */
export function withQuery(href: string | undefined, parameters: Readonly<Record<string, string | number | undefined>>): string | undefined {
  const safe = safeHref(href);
  if (safe === undefined) return undefined;
  const url = new URL(safe, document.baseURI);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}
