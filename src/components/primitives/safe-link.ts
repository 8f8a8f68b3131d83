const SAFE = ['http:', 'https:', 'mailto:'];

/** An address from data as the `href` of a link: web, mail or a path on this site; undefined for everything else, such as `javascript:`. */
export function safeHref(href: string | undefined): string | undefined {
  return href && URL.canParse(href, document.baseURI) && SAFE.includes(new URL(href, document.baseURI).protocol) ? href : undefined;
}

type Parameter = string | number | undefined;

/** A web address with further query parameters, those with a list once for each entry; undefined if it is not one. */
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
