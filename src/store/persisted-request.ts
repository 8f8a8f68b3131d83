import type { Operation } from '../api/operations/operation.js';

/** Storage that survives a reload; `sessionStorage` in a page. */
export interface RequestStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const itemOf = (storageKey: string): string => `storefront-elements:request:${storageKey}`;

/** Returns a persisted request without validating it. Used to choose the task to open. Null if there is none. */
export function rawPersistedRequest(storageKey: string, storage: RequestStorage | undefined): unknown {
  try {
    return JSON.parse(storage?.getItem(itemOf(storageKey)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Request with an unknown outcome, stored in the tab. After a reload, the same idempotency key must be sent with the same request. The
 * request is removed as soon as the outcome is certain. It is validated when read, because every script of the origin can change the
 * storage.
 */
export class PersistedRequest<Input> {
  readonly #item: string;
  readonly #row: Operation<Input, unknown>;
  readonly #storage: RequestStorage | undefined;

  constructor(storageKey: string, row: Operation<Input, unknown>, storage: RequestStorage | undefined) {
    this.#item = itemOf(storageKey);
    this.#row = row;
    this.#storage = storage;
  }

  /** Returns the request. Undefined if there is none or it is invalid. */
  read(): Input | undefined {
    try {
      const text = this.#storage?.getItem(this.#item);
      const parsed = text ? this.#row.request.safeParse(JSON.parse(text)) : undefined;
      return parsed?.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  }

  write(request: Input): void {
    try {
      this.#storage?.setItem(this.#item, JSON.stringify(request));
    } catch {
      // If storage is full or forbidden, the request exists only until the page is closed.
    }
  }

  remove(): void {
    try {
      this.#storage?.removeItem(this.#item);
    } catch {
      // If storage is forbidden, there is nothing to remove.
    }
  }
}
