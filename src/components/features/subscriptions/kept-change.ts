import type { Store } from '../../../store/store.js';
import { keptRequest, placeOf } from '../connection/kept-request.js';
import { isFlow } from './actions.js';

/** Name of the one change of a subscription that may be under way. */
export function changeName(number: string): string {
  return `change:${number}`;
}

/** The task of a change of which nobody knows what became of it, because the page was left in the middle of it; undefined if there is none. */
export function flowUnderWay(host: Element, store: Store, number: string): string | undefined {
  const kept = keptRequest(placeOf(host, store, changeName(number)));
  if (!isObject(kept) || !isObject(kept['change'])) return undefined;
  const { intent, offer, what, orderNumber } = kept['change'];
  if (typeof intent !== 'string') return undefined;
  if (intent === 'undo') return `undo:${String(what === 'order' ? orderNumber : what)}`;
  if (intent === 'accept-offer') return `accept-offer:${String(offer)}`;
  return isFlow(intent) ? intent : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
