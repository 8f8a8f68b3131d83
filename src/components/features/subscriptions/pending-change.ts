import { isRecord } from '../../../store/is-record.js';
import { pageStorage } from '../../../store/page-storage.js';
import { rawPersistedRequest } from '../../../store/persisted-request.js';
import type { Store } from '../../../store/store.js';
import { storageKey } from '../connection/storage-key.js';
import { isFlow } from './actions.js';

/** Returns the intent name that all changes of a subscription share, so that only one of them is sent at a time. */
export function changeName(number: string): string {
  return `change:${number}`;
}

/** Returns the task of a change whose outcome is unknown because the page or the task was closed during the request. Undefined if there is none. */
export function pendingFlow(host: Element, store: Store, number: string): string | undefined {
  const request = rawPersistedRequest(storageKey(host, store, changeName(number)), pageStorage());
  if (!isRecord(request) || !isRecord(request['change'])) return undefined;
  const { intent, offer, what, orderNumber } = request['change'];
  if (typeof intent !== 'string') return undefined;
  if (intent === 'undo') return `undo:${String(what === 'order' ? orderNumber : what)}`;
  if (intent === 'accept-offer') return `accept-offer:${String(offer)}`;
  return isFlow(intent) ? intent : undefined;
}
