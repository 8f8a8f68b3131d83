import type { Store } from '../../../store/store.js';
import { sellerOf } from '../connection/seller.js';

/** Which sign-ups of this page keep a purchase, by the name of it. */
const keepers = new Map<string, WeakRef<Element>>();

/**
 * What tells the purchases of one tab apart: gateway and seller, and for a further sign-up on the same page its number, so that none orders what was
 * chosen in another.
 */
export function draftName(store: Store, element: Element): string {
  const name = `${store.client.baseUrl}${sellerOf(element)}`;
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : `${name}|${number}`;
    const keeper = keepers.get(own)?.deref();
    if (keeper && keeper !== element && keeper.isConnected) continue;
    keepers.set(own, new WeakRef(element));
    return own;
  }
}

/** Where the draft of a sign-up is kept in the tab's storage. `name` tells drafts of one origin apart. */
export function draftPlace(name: string): string {
  return `storefront-elements:sign-up:${name}`;
}

/** Where the end of one is kept. */
export function endPlace(name: string): string {
  return `${draftPlace(name)}:end`;
}

/** The step in which a purchase was left that is kept in this tab, as far as one can tell without reading all of it; undefined if none is. */
export function keptStep(name: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftPlace(name)) ?? sessionStorage.getItem(endPlace(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    return 'step' in kept && typeof kept.step === 'string' ? kept.step : 'done';
  } catch {
    // Forbidden, or not ours.
    return undefined;
  }
}
