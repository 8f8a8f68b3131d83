/** Start tag in a page. */
interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Style tag with its content. */
interface Style {
  readonly css: string;
  readonly nonce: string | undefined;
}

/** Page as its server sends it, before scripts run. */
export interface CheckedPage {
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly tags: readonly Tag[];
  readonly styles: readonly Style[];
  /** Content security policies of the response and of `<meta>`, as directives with their values. All of them apply. */
  readonly policies: readonly ReadonlyMap<string, readonly string[]>[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };
const decode = (text: string): string => text.replace(/&(amp|quot|apos|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function readTags(html: string): Tag[] {
  // Comments and the content of scripts and styles contain no tags.
  const markup = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2\s*>/gi, '$1');
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi)].map(
    ([, name = '', list = '']) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...list.matchAll(/([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)].map(([, key = '', double, single, bare]) => [
          key.toLowerCase(),
          decode(double ?? single ?? bare ?? ''),
        ]),
      ),
    }),
  );
}

function readStyles(html: string): Style[] {
  const markup = html.replace(/<!--[\s\S]*?-->/g, '');
  return [...markup.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style\s*>/gi)].map(([, list = '', css = '']) => ({
    css,
    nonce: /\bnonce\s*=\s*["']?([^"'\s>]+)/i.exec(list)?.[1],
  }));
}

function readPolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...values]) => (name ? [[name.toLowerCase(), values] as const] : [])));
}

/** Reads a page with its policies. */
export async function readPage(response: Response, url: string): Promise<CheckedPage> {
  const html = await response.text();
  const tags = readTags(html);
  const header = response.headers.get('content-security-policy');
  const metas = tags.flatMap(({ name, attributes }) =>
    name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy' ? [attributes.get('content') ?? ''] : [],
  );
  const policies = [...(header?.split(',') ?? []), ...metas].filter((text) => text.trim() !== '').map(readPolicy);
  return {
    url: response.url || url,
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    tags,
    styles: readStyles(html),
    policies,
  };
}

/** True if every policy of the page lets a directive load an address. */
export function allowsUrl(page: CheckedPage, directive: string, address: string): boolean {
  const { origin, protocol, host, pathname } = new URL(address);
  const own = new URL(page.url).origin;
  return page.policies.every((policy) => {
    const sources = policy.get(directive) ?? (directive === 'frame-src' ? policy.get('child-src') : undefined) ?? policy.get('default-src');
    return (
      !sources ||
      sources.some((source) => {
        if (source === '*' || source === protocol) return true;
        if (source === "'self'") return origin === own;
        const [, scheme, name = '', path = ''] = /^(?:([a-z]+:)\/\/)?([^/]+)(\/.*)?$/i.exec(source) ?? [];
        if (scheme && scheme !== protocol) return false;
        const isHost = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
        return isHost && (path === '' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
      })
    );
  });
}

/** True if every policy of the page applies a style tag or a style attribute. Hashes are not calculated: a policy with a hash counts as allowing. */
export function allowsInline(page: CheckedPage, directive: 'style-src-elem' | 'style-src-attr', nonce: string | undefined): boolean {
  return page.policies.every((policy) => {
    const sources = policy.get(directive) ?? policy.get('style-src') ?? policy.get('default-src');
    if (!sources || sources.some((source) => /^'sha\d+-/.test(source))) return true;
    // A nonce switches 'unsafe-inline' off.
    const hasNonce = sources.some((source) => source.startsWith("'nonce-"));
    return hasNonce ? nonce !== undefined && sources.includes(`'nonce-${nonce}'`) : sources.includes("'unsafe-inline'");
  });
}
