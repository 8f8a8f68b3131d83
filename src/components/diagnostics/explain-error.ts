import type { ErrorDetails } from '../../api/errors.js';
import { ancestors } from '../base/unknown-attributes.js';
import { warnOnce } from './console.js';
import { reportUnknownAttributes } from './unknown-attribute.js';

/** Provider of an element, as the page's developer wrote it. */
interface ProviderSettings {
  readonly gateway: string;
  readonly publishableKey: string;
}

type Fix = (settings: ProviderSettings) => string | Promise<string | undefined>;

const WRONG_KEY: Fix = ({ publishableKey }) =>
  `The gateway does not accept the publishable key "${publishableKey}". Set the attribute publishable-key of the provider to a key from the gateway's list of publishable keys. Check also that the attribute gateway is the address of the right tenant.`;
const NEW_SESSION: Fix = () =>
  'The session has ended and there is no new one, so the elements send no more requests for the account. Let fetchSession return a new session from your server, or undefined if nobody is signed in. Then call refresh() on the provider.';
const GATEWAY_LOG: Fix = () => 'The cause is behind the gateway, not in this page. Look up the request id in the log of the gateway.';
const WRONG_ADDRESS: Fix = ({ gateway }) => {
  const { href } = new URL(gateway, document.baseURI);
  // "shop.example/billing" is a valid relative URL, so the browser looks for it below the page.
  const missesScheme = /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(gateway);
  return missesScheme
    ? `The attribute gateway of the provider is "${gateway}", without a scheme. The browser reads it as ${href}. Write gateway="https://${gateway}".`
    : `The address ${href} answers, but not like a gateway. Set the attribute gateway of the provider to the address of your gateway, including its base path.`;
};
const NO_ANSWER: Fix = async ({ gateway }) => (await import('./probe-gateway.js')).explainConnection(gateway);

/** What to do, by error code. */
const FIXES: Readonly<Record<string, Fix>> = {
  'no-answer': NO_ANSWER,
  timeout: NO_ANSWER,
  'credential-missing': WRONG_KEY,
  'credential-invalid': WRONG_KEY,
  'secret-key-in-browser': () =>
    'Replace the secret key now: everyone can read this page. Use the publishable key, which starts with "pk_".',
  'session-required': NEW_SESSION,
  'session-expired': NEW_SESSION,
  'session-unavailable': NEW_SESSION,
  'session-refused': () =>
    'fetchSession must return a new session, not a stored one. Open it on your server when fetchSession asks, and send the response with Cache-Control: no-store.',
  'session-unusable': () => 'Return the JSON of POST /storefront/sessions from your server unchanged.',
  'scope-missing': () => 'Open the session on your server with the scope that this element needs, or leave the element out.',
  'currency-not-sold': () => 'Set the attribute currency to a currency of the catalog, or add the currency to the offers file.',
  'gateway-configuration': GATEWAY_LOG,
  internal: GATEWAY_LOG,
  'billing-unreachable': GATEWAY_LOG,
  'billing-busy': GATEWAY_LOG,
  'refused-by-billing': GATEWAY_LOG,
  'purchase-not-loaded': () => 'Check that all files of dist/cdn are on your server, and that script-src of the page allows them.',
  'chunk-load-failed': () => 'Check that all files of dist/cdn are on your server, and that script-src of the page allows them.',
};

function fixFor({ type, code }: ErrorDetails): Fix | undefined {
  if (FIXES[code]) return FIXES[code];
  return type === 'unexpected-response' || (type === 'not-found' && code.startsWith('http-')) ? WRONG_ADDRESS : undefined;
}

function settingsOf(host: Element): ProviderSettings | undefined {
  for (const element of ancestors(host)) {
    if (!('gateway' in element) || typeof element.gateway !== 'string' || element.gateway === '') continue;
    const publishableKey = 'publishableKey' in element ? String(element.publishableKey) : '';
    return { gateway: element.gateway, publishableKey };
  }
  return undefined;
}

/** Warns once about the cause of an error, and says what to do. Elements show their own text to visitors. */
export async function explainError(host: Element, details: ErrorDetails): Promise<void> {
  const { code, message, requestId, fields = [] } = details;
  // A misspelled attribute is a frequent cause.
  for (const element of ancestors(host)) reportUnknownAttributes(element);
  const settings = settingsOf(host);
  const fix = settings && (await fixFor(details)?.(settings));
  const named = fields.map(({ field, message: rule }) => ` ${field}: ${rule}.`).join('');
  const id = requestId ? `, request id ${requestId}` : '';
  const cause = fields.length > 0 ? named : fix ? '' : message;
  warnOnce(`${code} ${settings?.gateway ?? ''} ${cause}`, `${message}${named}${fix ? ` ${fix}` : ''} (${code}${id})`);
}
