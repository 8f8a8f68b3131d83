import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import { PaymentFormError } from './adapter.js';

/** Resolves after the given milliseconds. Never resolves if the signal is aborted first. */
export type WaitFunction = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: WaitFunction = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Time limit for loading the script, in milliseconds. */
const MAX_LOAD_TIME = 15_000;

/** Scripts of this page by URL. Each is loaded once, and again only after a failure. */
const scripts = new Map<string, Promise<void>>();

interface ScriptPolicy {
  createScriptURL(url: string): object | string;
}

/** URLs that {@link loadScript} has checked. The Trusted Types policy refuses all other URLs. */
const checkedUrls = new Set<string>();
let policy: ScriptPolicy | undefined;

/** Converts a checked URL to a `TrustedScriptURL` if the browser supports Trusted Types. */
function toTrustedUrl(url: string): object | string {
  checkedUrls.add(url);
  policy ??= createPolicy();
  return policy.createScriptURL(url);
}

function createPolicy(): ScriptPolicy {
  const createScriptURL = (url: string): string => {
    if (checkedUrls.has(url)) return url;
    throw new TypeError(`storefront-elements: ${url} is not the URL of the payment form.`);
  };
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof types !== 'object' || types === null || !('createPolicy' in types) || typeof types.createPolicy !== 'function') {
    return { createScriptURL };
  }
  const created: unknown = Reflect.apply(types.createPolicy, types, ['storefront-elements', { createScriptURL }]);
  if (!isPolicy(created)) throw new TypeError('Trusted Types returned no policy.');
  return created;
}

function isPolicy(value: unknown): value is ScriptPolicy {
  return typeof value === 'object' && value !== null && 'createScriptURL' in value && typeof value.createScriptURL === 'function';
}

function checkUrl(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch (cause) {
    throw new PaymentFormError('forbidden', `The URL of the payment form is not absolute: ${text}`, cause);
  }
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return url.href;
  throw new PaymentFormError('forbidden', `The URL of the payment form must use https: ${text}`);
}

/**
 * Loads the payment form's script, once per URL, with the nonce of the page's scripts, if they have one. Requires https, or http on localhost.
 * @param pause timer of the time limit
 * @throws {PaymentFormError} if the script is forbidden, cannot be loaded or takes too long. Another call tries again.
 */
export async function loadScript({ scriptUrl, integrity }: PaymentFormSource, pause: WaitFunction = wait): Promise<void> {
  const url = checkUrl(scriptUrl);
  let loading = scripts.get(url);
  if (!loading) {
    loading = insert(url, integrity, pause);
    scripts.set(url, loading);
    loading.catch(() => scripts.delete(url));
  }
  await loading;
}

async function insert(url: string, integrity: string | undefined, pause: WaitFunction): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  // For a policy that allows scripts by nonce. Browsers hide the value of the attribute, but not of the property.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  const timerAbort = new AbortController();
  try {
    // Uses `Reflect`, because TypeScript accepts only a string for `src`.
    Reflect.set(script, 'src', toTrustedUrl(url));
  } catch (cause) {
    const message = "The page's Trusted Types policy refuses the payment form's script. Allow the policy storefront-elements.";
    throw new PaymentFormError('forbidden', message, cause);
  }
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new PaymentFormError('not-loaded', `${url} could not be loaded.`));
  });
  const timedOut = pause(MAX_LOAD_TIME, timerAbort.signal).then(() => {
    throw new PaymentFormError('timeout', `${url} took longer than ${MAX_LOAD_TIME / 1000} seconds.`);
  });
  document.head.append(script);
  try {
    await Promise.race([loaded, timedOut]);
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    timerAbort.abort();
  }
}
