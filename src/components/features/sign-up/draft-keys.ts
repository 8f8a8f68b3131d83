import type { Store } from '../../../store/store.js';
import { tenantKey } from '../connection/tenant-key.js';

/** Sign-ups of this page that own a draft, by draft name. */
const draftOwners = new Map<string, WeakRef<Element>>();

const nameOf = (store: Store, element: Element, suffix: string): string => `${store.client.baseUrl}${tenantKey(element)}${suffix}`;

/** Returns the suffix that distinguishes the sign-ups of one page: empty for the first sign-up, then `|2`, `|3` and so on. */
export function numberSuffix(store: Store, element: Element): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `|${number}`;
    const name = nameOf(store, element, suffix);
    const owner = draftOwners.get(name)?.deref();
    if (owner && owner !== element && owner.isConnected) continue;
    draftOwners.set(name, new WeakRef(element));
    return suffix;
  }
}

/**
 * Returns the name of a sign-up's draft. It is different for each gateway, seller and sign-up of a page, so that a sign-up never orders the choices
 * of another sign-up.
 */
export function draftName(store: Store, element: Element, suffix = numberSuffix(store, element)): string {
  return nameOf(store, element, suffix);
}

/** Returns the session storage key of a draft. */
export function draftStorageKey(name: string): string {
  return `storefront-elements:sign-up:${name}`;
}

/** Returns the session storage key of a completed purchase. */
export function completionStorageKey(name: string): string {
  return `${draftStorageKey(name)}:end`;
}

/** Returns the step of the stored purchase, without validating the rest of the draft. Undefined if nothing is stored. */
export function storedStep(name: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(draftStorageKey(name)) ?? sessionStorage.getItem(completionStorageKey(name)) ?? 'null',
    );
    if (typeof kept !== 'object' || kept === null) return undefined;
    return 'step' in kept && typeof kept.step === 'string' ? kept.step : 'done';
  } catch {
    // Storage is forbidden, or another script wrote the value.
    return undefined;
  }
}
