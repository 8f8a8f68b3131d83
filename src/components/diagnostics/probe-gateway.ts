import { isReachable } from '../../api/is-reachable.js';

/** Milliseconds that a browser needs at most to report a violation of the content security policy. */
const REPORT_TIME = 200;

const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** Result of a request without CORS, which reaches servers that refuse the origin of the page. */
async function probe(url: string): Promise<'answers' | 'blocked' | 'silent'> {
  const ended = new AbortController();
  const { signal } = ended;
  const violated = new Promise<'blocked'>((resolve) => {
    const listener = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'connect-src') resolve('blocked');
    };
    document.addEventListener('securitypolicyviolation', listener, { signal });
  });
  try {
    if (await isReachable(url)) return 'answers';
    // Some browsers report the violation after the request has failed.
    return await Promise.race([violated, new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), REPORT_TIME))]);
  } finally {
    ended.abort();
  }
}

/**
 * Explains why no answer arrived from the gateway. The browser hides the reason from the page, so a second request finds it.
 * Undefined if there is no network, because this is no mistake of the page's developer.
 */
export async function explainConnection(gateway: string): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  const { href, origin, protocol, hostname } = new URL(gateway, document.baseURI);
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal(hostname)) {
    return `The browser blocks ${href}, because a page with https must not call an address with http. Serve the gateway with https.`;
  }
  switch (await probe(href)) {
    case 'blocked':
      return `The Content-Security-Policy of this page blocks the gateway. Add ${origin} to connect-src.`;
    case 'answers':
      return origin === location.origin
        ? `${href} answers now. The connection was interrupted.`
        : `${href} answers, but does not allow pages of ${location.origin}. Add exactly this origin to the origins of the gateway (option allowedOrigins or variable STOREFRONT_ORIGINS).`;
    case 'silent':
      return `Nothing answers at ${href}. Check that the gateway runs, and that its host name, port and certificate are right.`;
  }
}
