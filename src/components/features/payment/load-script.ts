import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import { PaymentFormError } from './adapter.js';

/** Resolves after so many milliseconds, or never once the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** How long the script may take, in milliseconds. */
const MAX_LOAD_TIME = 15_000;

/** Scripts of this page, by address: each is loaded once, and again only after it failed. */
const scripts = new Map<string, Promise<void>>();

interface ScriptPolicy {
  createScriptURL(address: string): object | string;
}

/** Addresses that {@link loadScript} has checked; the policy lets nothing else through. */
const checkedUrls = new Set<string>();
let policy: ScriptPolicy | undefined;

/** The address as something that the page's Trusted Types accept as the source of a script. */
function toTrustedUrl(address: string): object | string {
  checkedUrls.add(address);
  policy ??= createPolicy();
  return policy.createScriptURL(address);
}

function createPolicy(): ScriptPolicy {
  const createScriptURL = (address: string): string => {
    if (checkedUrls.has(address)) return address;
    throw new TypeError(`storefront-elements: ${address} is not the address of the payment form.`);
  };
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof types !== 'object' || types === null || !('createPolicy' in types) || typeof types.createPolicy !== 'function') {
    return { createScriptURL };
  }
  const made: unknown = Reflect.apply(types.createPolicy, types, ['storefront-elements', { createScriptURL }]);
  if (!isPolicy(made)) throw new TypeError('Trusted Types made no policy.');
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
    throw new PaymentFormError('forbidden', `The address of the payment form is not absolute: ${address}`, cause);
  }
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && local)) return url.href;
  throw new PaymentFormError('forbidden', `The payment form must come over https: ${address}`);
}

/**
 * Brings the payment form's script into the page, once for each address. Over https, or over http from this machine.
 * @param pause the clock that decides when it takes too long
 * @throws {PaymentFormError} it is forbidden, did not arrive or took too long; calling again tries again
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
    // Reflect, because the type of `src` knows text only.
    Reflect.set(script, 'src', toTrustedUrl(address));
  } catch (cause) {
    const message = "The page's Trusted Types refuse the payment form's script: allow the policy storefront-elements.";
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
