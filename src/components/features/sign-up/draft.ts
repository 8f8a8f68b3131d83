import type { OrderResult, PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import { draftPlace, endPlace } from './kept-step.js';
import {
  acceptedOf,
  detailsOf,
  isFields,
  methodOf,
  owingOf,
  planOf,
  plansOf,
  resultOf,
  stepOf,
  textOf,
  type Fields,
} from './kept-values.js';
import { NEW_PURCHASE, type Purchase } from './purchase.js';

/** Where a draft is kept over a reload; `sessionStorage` in a page, so it ends with the tab. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What the page asks for, as text to compare: if it is another than when the draft was begun, the page is right. */
export type AskedKey = string;

/** A draft of another version is dropped: what its parts mean may have changed. */
const VERSION = 2;
/** After so long prices and terms may be others, and a stored method may be gone. */
const FRESH_FOR = 24 * 60 * 60 * 1000;

export interface KeptDraft {
  readonly purchase: Purchase;
  readonly asked: AskedKey;
  /** It was kept for longer than a day. */
  readonly old: boolean;
}

/** What is shown at the end, without anything about a person. */
export interface KeptEnd {
  readonly plan: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  readonly result: OrderResult;
  readonly asked: AskedKey;
}

/** Keeps what was typed and how far a sign-up is. Card data is never part of it: it never reaches this page. */
export class Draft {
  readonly #storage: DraftStorage | undefined;
  readonly #place: string;
  readonly #endPlace: string;

  /** @param name tells drafts of one origin apart, for example the gateway's address */
  constructor(name: string, storage: DraftStorage | undefined) {
    this.#storage = storage;
    this.#place = draftPlace(name);
    this.#endPlace = endPlace(name);
  }

  save(purchase: Purchase, asked: AskedKey): void {
    const { step, plan, addOns, coupon, details, accepted, method, again, owing } = purchase;
    this.#write(this.#place, { step, plan, addOns, coupon, details, accepted, method, again, owing, asked });
  }

  clear(): void {
    this.#remove(this.#place);
  }

  /** What was kept, as far as it still makes sense. */
  read(now = Date.now()): KeptDraft | undefined {
    const kept = this.#read(this.#place);
    if (!kept) return undefined;
    const purchase: Purchase = {
      ...NEW_PURCHASE,
      plan: planOf(kept['plan']),
      addOns: plansOf(kept['addOns']),
      coupon: textOf(kept['coupon']),
      details: detailsOf(kept['details']),
      accepted: acceptedOf(kept['accepted']),
      method: methodOf(kept['method']),
      again: kept['again'] === true,
      owing: owingOf(kept['owing']),
    };
    const step = purchase.owing ? 'payment' : stepOf(kept['step']);
    const savedAt = kept['savedAt'];
    const old = typeof savedAt !== 'number' || now - savedAt > FRESH_FOR;
    return { purchase: { ...purchase, step }, asked: textOf(kept['asked']) ?? '', old };
  }

  saveEnd({ plan, addOns, result, asked }: KeptEnd): void {
    this.#write(this.#endPlace, { plan, addOns, result, asked });
  }

  clearEnd(): void {
    this.#remove(this.#endPlace);
  }

  readEnd(): KeptEnd | undefined {
    const kept = this.#read(this.#endPlace);
    const result = resultOf(kept?.['result']);
    if (!kept || !result) return undefined;
    return { plan: planOf(kept['plan']), addOns: plansOf(kept['addOns']), result, asked: textOf(kept['asked']) ?? '' };
  }

  #write(place: string, fields: Fields): void {
    try {
      this.#storage?.setItem(place, JSON.stringify({ version: VERSION, savedAt: Date.now(), ...fields }));
    } catch {
      // Full or forbidden: the draft then lives as long as the page, which is all that can be had.
    }
  }

  #remove(place: string): void {
    try {
      this.#storage?.removeItem(place);
    } catch {
      // Forbidden: then nothing was kept either.
    }
  }

  #read(place: string): Fields | undefined {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(place) ?? 'null');
      return isFields(kept) && kept['version'] === VERSION ? kept : undefined;
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
