import { isRecord } from '../../../../store/is-record.js';
import { pageStorage } from '../../../../store/page-storage.js';
import type { Store } from '../../../../store/store.js';
import { storageKey } from '../../connection/storage-key.js';
import { isProfileFlow, type ProfileFlow } from './profile-flows.js';

/** Entries of a task that waits for a fresh sign-in. Kept across reloads, because the sign-in page may replace this page. */
interface ProfileDraft {
  readonly flow: ProfileFlow;
  /** Values of the form fields, not validated: every script of the origin can write to the storage. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly language: string;
}

/** Storage of the draft of one account. */
export class ProfileDraftStorage {
  readonly #key: string;

  constructor(host: Element, store: Store, accountNumber: string) {
    this.#key = `storefront-elements:draft:${storageKey(host, store, `profile:${accountNumber}`)}`;
  }

  /** Returns the draft. Undefined if there is none or it is invalid. */
  read(): ProfileDraft | undefined {
    try {
      const kept: unknown = JSON.parse(pageStorage()?.getItem(this.#key) ?? 'null');
      if (!isRecord(kept)) return undefined;
      const { flow, details, language } = kept;
      if (typeof flow !== 'string' || !isProfileFlow(flow) || !isRecord(details)) return undefined;
      return { flow, details, language: typeof language === 'string' ? language : '' };
    } catch {
      return undefined;
    }
  }

  write(draft: ProfileDraft): void {
    try {
      pageStorage()?.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // If storage is full or forbidden, the draft exists only until the page is closed.
    }
  }

  remove(): void {
    try {
      pageStorage()?.removeItem(this.#key);
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
  }
}
