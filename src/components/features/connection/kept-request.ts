import type { Operation } from '../../../api/operations/operation.js';
import { pageStorage } from '../../../store/page-storage.js';
import type { Store } from '../../../store/store.js';
import { sellerOf } from './seller.js';

/** Where something that is wanted under a name is kept: apart for each gateway, and for each seller behind it. */
export function placeOf(host: Element, store: Store, name: string): string {
  return `${store.client.baseUrl}${sellerOf(host)}:${name}`;
}

const keyOf = (place: string): string => `storefront-elements:request:${place}`;

/** A request of unknown outcome that is kept, unchecked: for finding out which task has to be opened for it. */
export function keptRequest(place: string): unknown {
  try {
    return JSON.parse(pageStorage()?.getItem(keyOf(place)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The request of an attempt whose outcome is not known, kept in sessionStorage so that it can be asked for again after a reload: the same key needs
 * the same request. It is there only as long as nobody knows, and what is read is checked as everything that comes from outside.
 */
export class KeptRequest<Input> {
  readonly #key: string;
  readonly #row: Operation<Input, unknown>;

  constructor(place: string, row: Operation<Input, unknown>) {
    this.#key = keyOf(place);
    this.#row = row;
  }

  read(): Input | undefined {
    try {
      const text = pageStorage()?.getItem(this.#key);
      const parsed = text ? this.#row.request.safeParse(JSON.parse(text)) : undefined;
      return parsed?.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  }

  write(request: Input | undefined): void {
    try {
      if (request === undefined) pageStorage()?.removeItem(this.#key);
      else pageStorage()?.setItem(this.#key, JSON.stringify(request));
    } catch {
      // Full or forbidden: it then lives as long as the page.
    }
  }
}
