import type { Store } from '../../../store/store.js';
import { tenantKey } from './tenant-key.js';

/** Returns the storage key for a name. The key is unique for each gateway and for each tenant that uses the gateway. */
export function storageKey(host: Element, store: Store, name: string): string {
  return `${store.client.baseUrl}${tenantKey(host)}:${name}`;
}
