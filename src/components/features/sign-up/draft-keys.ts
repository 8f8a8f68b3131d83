import type { Store } from '../../../store/store.js';
import { sellerOf } from '../connection/seller.js';

/** Sign-ups of this page that keep a purchase, by the name of their draft. */
const draftOwners = new Map<string, WeakRef<Element>>();

const nameOf = (store: Store, element: Element, suffix: string): string => `${store.client.baseUrl}${sellerOf(element)}${suffix}`;

/** Returns the suffix that tells the sign-ups of one page apart: empty for the first, the number of each further one. */
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

/** Returns the name of a sign-up's draft: different for each gateway, seller and sign-up of a page, so that none orders what was chosen in another. */
export function draftName(store: Store, element: Element, suffix = numberSuffix(store, element)): string {
  return nameOf(store, element, suffix);
}

/** Where the draft of a sign-up is kept in the tab's storage. `name` tells drafts of one origin apart. */
export function draftStorageKey(name: string): string {
  return `storefront-elements:sign-up:${name}`;
}

/** Where the end of one is kept. */
export function completionStorageKey(name: string): string {
  return `${draftStorageKey(name)}:end`;
}

/** The step in which a purchase was left that is kept in this tab, as far as one can tell without reading all of it; undefined if none is. */
export function storedStep(name: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(draftStorageKey(name)) ?? sessionStorage.getItem(completionStorageKey(name)) ?? 'null',
    );
    if (typeof kept !== 'object' || kept === null) return undefined;
    return 'step' in kept && typeof kept.step === 'string' ? kept.step : 'done';
  } catch {
    // Forbidden, or not ours.
    return undefined;
  }
}
