import type { Store } from '../../../store/store.js';

/** Whose plans these are, where one gateway sells for several on one site: what was typed and ordered at one is no business of another. */
function sellerOf(element: Element): string {
  for (let inner: Element | undefined = element; inner;) {
    const provider = inner.closest('storefront-provider');
    if (provider) return `#${provider.publishableKey}`;
    const root: Node = inner.getRootNode();
    inner = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}

/** What tells the purchases of one tab apart: gateway and seller. */
export function draftName(store: Store, element: Element): string {
  return `${store.client.baseUrl}${sellerOf(element)}`;
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
