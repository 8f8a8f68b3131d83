import type { OrderResult } from '../../../api/schemas/storefront/purchase.js';
import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import { isRecord } from '../../../store/is-record.js';
import { draftStorageKey, completionStorageKey } from './draft-keys.js';
import {
  parseConsents,
  parseMethod,
  parseFirstBillBalance,
  parsePlan,
  parsePlans,
  parseResult,
  parseStep,
  parseText,
  type StoredFields,
} from './parse-draft.js';
import { parseDetails } from './details.js';
import { NEW_PURCHASE, type Purchase } from './purchase.js';

/** Storage of drafts; `sessionStorage` in a page. */
interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Plan and add-ons that the page requests, as text. If they differ from those that the draft was stored with, the page's request wins. */
type PageRequestKey = string;

/** Format version. Drafts with another version are dropped. */
const VERSION = 2;
/** Age in milliseconds at which a draft is old: prices, terms and the stored payment method may have changed. */
const MAX_AGE = 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly purchase: Purchase;
  readonly pageRequest: PageRequestKey;
  /** True if the draft is older than a day. */
  readonly isOld: boolean;
}

/** Stored confirmation, without personal data. */
interface StoredCompletion {
  readonly plan: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  readonly result: OrderResult;
  readonly pageRequest: PageRequestKey;
}

/** Persists the progress of a sign-up. Card data is never stored, because this page never receives it. */
export class Draft {
  readonly #storage: DraftStorage | undefined;
  readonly #key: string;
  readonly #completionKey: string;

  /** @param name unique name of the draft within the origin */
  constructor(name: string, storage: DraftStorage | undefined) {
    this.#storage = storage;
    this.#key = draftStorageKey(name);
    this.#completionKey = completionStorageKey(name);
  }

  save(purchase: Purchase, pageRequest: PageRequestKey): void {
    const { step, plan, addOns, coupon, details, accepted, method, invoiceTerm, again, unpaidFirstBill } = purchase;
    this.#write(this.#key, {
      step,
      plan,
      addOns,
      coupon,
      details,
      accepted,
      method,
      invoiceTerm,
      again,
      owing: unpaidFirstBill,
      asked: pageRequest,
    });
  }

  clear(): void {
    this.#remove(this.#key);
  }

  /** Returns the stored draft without its invalid parts. Undefined if nothing is stored. */
  read(now = Date.now()): StoredDraft | undefined {
    const kept = this.#read(this.#key);
    if (!kept) return undefined;
    const purchase: Purchase = {
      ...NEW_PURCHASE,
      plan: parsePlan(kept['plan']),
      addOns: parsePlans(kept['addOns']),
      coupon: parseText(kept['coupon']),
      details: isRecord(kept['details']) ? parseDetails(kept['details']) : {},
      accepted: parseConsents(kept['accepted']),
      method: parseMethod(kept['method']),
      invoiceTerm: parseText(kept['invoiceTerm']),
      again: kept['again'] === true,
      unpaidFirstBill: parseFirstBillBalance(kept['owing']),
    };
    const step = purchase.unpaidFirstBill ? 'payment' : parseStep(kept['step']);
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
      // If storage is full or forbidden, the draft exists only until the page is closed.
    }
  }

  #remove(key: string): void {
    try {
      this.#storage?.removeItem(key);
    } catch {
      // Storage is forbidden, so nothing was stored.
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

/** Returns the session storage. Undefined if the page may not use it. */
export function pageDraftStorage(): DraftStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
