import type { Store } from '../../../store/store.js';
import { sellerOf } from './seller.js';

/** Returns the storage key of something with a name: different for each gateway, and for each seller behind a gateway. */
export function storageKey(host: Element, store: Store, name: string): string {
  return `${store.client.baseUrl}${sellerOf(host)}:${name}`;
}
