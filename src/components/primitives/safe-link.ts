const SAFE = ['http:', 'https:', 'mailto:'];

/** Returns a URL if it is safe to use in a link: http(s), mailto, or a path on this site. Undefined for other URLs, such as `javascript:`. */
export function safeHref(href: string | undefined): string | undefined {
  return href && URL.canParse(href, document.baseURI) && SAFE.includes(new URL(href, document.baseURI).protocol) ? href : undefined;
}

type Parameter = string | number | undefined;

/** Adds query parameters to a URL. For a list, adds one parameter per entry. Undefined for an unsafe URL. */
export function withQuery(
  href: string | undefined,
  parameters: Readonly<Record<string, Parameter | readonly Parameter[]>>,
): string | undefined {
  const safe = safeHref(href);
  if (safe === undefined) return undefined;
  const url = new URL(safe, document.baseURI);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.delete(name);
    for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(name, String(each));
  }
  return url.href;
}
