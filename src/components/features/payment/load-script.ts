import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import { PaymentFormError } from './adapter.js';

/** Resolves after a number of milliseconds. Never resolves if the signal is aborted first. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Time limit for loading the script, in milliseconds. */
const MAX_LOAD_TIME = 15_000;

/** Scripts of this page by URL. Each is loaded once, and again only after a failure. */
const scripts = new Map<string, Promise<void>>();

interface ScriptPolicy {
  createScriptURL(address: string): object | string;
}

/** URLs that {@link loadScript} has checked. The policy refuses all others. */
const checkedUrls = new Set<string>();
let policy: ScriptPolicy | undefined;

/** Converts a checked URL to a `TrustedScriptURL` if the browser supports Trusted Types. */
function toTrustedUrl(address: string): object | string {
  checkedUrls.add(address);
  policy ??= createPolicy();
  return policy.createScriptURL(address);
}

function createPolicy(): ScriptPolicy {
  const createScriptURL = (address: string): string => {
    if (checkedUrls.has(address)) return address;
    throw new TypeError(`storefront-elements: ${address} is not the URL of the payment form.`);
  };
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof types !== 'object' || types === null || !('createPolicy' in types) || typeof types.createPolicy !== 'function') {
    return { createScriptURL };
  }
  const made: unknown = Reflect.apply(types.createPolicy, types, ['storefront-elements', { createScriptURL }]);
  if (!isPolicy(made)) throw new TypeError('Trusted Types returned no policy.');
  return made;
}

function isPolicy(value: unknown): value is ScriptPolicy {
  return typeof value === 'object' && value !== null && 'createScriptURL' in value && typeof value.createScriptURL === 'function';
}

function checkUrl(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch (cause) {
    throw new PaymentFormError('forbidden', `The URL of the payment form is not absolute: ${address}`, cause);
  }
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && local)) return url.href;
  throw new PaymentFormError('forbidden', `The URL of the payment form must use https: ${address}`);
}

/**
 * Loads the payment form's script, once per URL. Requires https, or http on this machine.
 * @param pause clock of the time limit
 * @throws {PaymentFormError} if the script is forbidden, cannot be loaded or takes too long. Calling again tries again.
 */
export async function loadScript({ scriptUrl, integrity }: PaymentFormSource, pause: Wait = wait): Promise<void> {
  const address = checkUrl(scriptUrl);
  let loading = scripts.get(address);
  if (!loading) {
    loading = insert(address, integrity, pause);
    scripts.set(address, loading);
    loading.catch(() => scripts.delete(address));
  }
  await loading;
}

async function insert(address: string, integrity: string | undefined, pause: Wait): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  const ended = new AbortController();
  try {
    // Reflect, because TypeScript accepts only a string for `src`.
    Reflect.set(script, 'src', toTrustedUrl(address));
  } catch (cause) {
    const message = "The page's Trusted Types policy refuses the payment form's script. Allow the policy storefront-elements.";
    throw new PaymentFormError('forbidden', message, cause);
  }
  const arrived = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new PaymentFormError('not-loaded', `${address} could not be loaded.`));
  });
  const late = pause(MAX_LOAD_TIME, ended.signal).then(() => {
    throw new PaymentFormError('timeout', `${address} took longer than ${MAX_LOAD_TIME / 1000} seconds.`);
  });
  document.head.append(script);
  try {
    await Promise.race([arrived, late]);
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    ended.abort();
  }
}
