import type { OrderResult, PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import { draftStorageKey, completionStorageKey } from './draft-keys.js';
import {
  parseConsents,
  parseDetails,
  isRecord,
  parseMethod,
  parseFirstBillBalance,
  parsePlan,
  parsePlans,
  parseResult,
  parseStep,
  parseText,
  type StoredFields,
} from './parse-draft.js';
import { NEW_PURCHASE, type Purchase } from './purchase.js';

/** Where a draft is kept over a reload; `sessionStorage` in a page, so it ends with the tab. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What the page asks for, as text to compare: if it is another than when the draft was begun, the page is right. */
export type PageRequestKey = string;

/** A draft of another version is dropped: what its parts mean may have changed. */
const VERSION = 2;
/** After so long prices and terms may be others, and a stored method may be gone. */
const MAX_AGE = 24 * 60 * 60 * 1000;

export interface StoredDraft {
  readonly purchase: Purchase;
  readonly pageRequest: PageRequestKey;
  /** It was kept for longer than a day. */
  readonly isOld: boolean;
}

/** What is shown at the end, without anything about a person. */
export interface StoredCompletion {
  readonly plan: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  readonly result: OrderResult;
  readonly pageRequest: PageRequestKey;
}

/** Keeps what was typed and how far a sign-up is. Card data is never part of it: it never reaches this page. */
export class Draft {
  readonly #storage: DraftStorage | undefined;
  readonly #key: string;
  readonly #completionKey: string;

  /** @param name tells drafts of one origin apart, for example the gateway's address */
  constructor(name: string, storage: DraftStorage | undefined) {
    this.#storage = storage;
    this.#key = draftStorageKey(name);
    this.#completionKey = completionStorageKey(name);
  }

  save(purchase: Purchase, pageRequest: PageRequestKey): void {
    const { step, plan, addOns, coupon, details, accepted, method, again, owing } = purchase;
    this.#write(this.#key, { step, plan, addOns, coupon, details, accepted, method, again, owing, asked: pageRequest });
  }

  clear(): void {
    this.#remove(this.#key);
  }

  /** What was kept, as far as it still makes sense. */
  read(now = Date.now()): StoredDraft | undefined {
    const kept = this.#read(this.#key);
    if (!kept) return undefined;
    const purchase: Purchase = {
      ...NEW_PURCHASE,
      plan: parsePlan(kept['plan']),
      addOns: parsePlans(kept['addOns']),
      coupon: parseText(kept['coupon']),
      details: parseDetails(kept['details']),
      accepted: parseConsents(kept['accepted']),
      method: parseMethod(kept['method']),
      again: kept['again'] === true,
      owing: parseFirstBillBalance(kept['owing']),
    };
    const step = purchase.owing ? 'payment' : parseStep(kept['step']);
    const savedAt = kept['savedAt'];
    const isOld = typeof savedAt !== 'number' || now - savedAt > MAX_AGE;
    return { purchase: { ...purchase, step }, pageRequest: parseText(kept['asked']) ?? '', isOld };
  }

  saveCompletion({ plan, addOns, result, pageRequest }: StoredCompletion): void {
    this.#write(this.#completionKey, { plan, addOns, result, asked: pageRequest });
  }

  clearCompletion(): void {
    this.#remove(this.#completionKey);
  }

  readCompletion(): StoredCompletion | undefined {
    const kept = this.#read(this.#completionKey);
    const result = parseResult(kept?.['result']);
    if (!kept || !result) return undefined;
    return { plan: parsePlan(kept['plan']), addOns: parsePlans(kept['addOns']), result, pageRequest: parseText(kept['asked']) ?? '' };
  }

  #write(key: string, fields: StoredFields): void {
    try {
      this.#storage?.setItem(key, JSON.stringify({ version: VERSION, savedAt: Date.now(), ...fields }));
    } catch {
      // Full or forbidden: the draft then lives as long as the page, which is all that can be had.
    }
  }

  #remove(key: string): void {
    try {
      this.#storage?.removeItem(key);
    } catch {
      // Forbidden: then nothing was kept either.
    }
  }

  #read(key: string): StoredFields | undefined {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(key) ?? 'null');
      return isRecord(kept) && kept['version'] === VERSION ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The tab's own storage; undefined where it is missing or forbidden. */
export function pageDraftStorage(): DraftStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
