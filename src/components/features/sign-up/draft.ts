import { createOrder } from '../../../api/operations/storefront/orders.js';
import type { OrderRequest, PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import { DETAIL_FIELDS, NO_DETAILS, type Details } from './details.js';
import { NEW_PURCHASE, STEPS, type Owing, type Purchase, type Step } from './purchase.js';

/** Where a draft is kept over a reload; `sessionStorage` in a page, so it ends with the tab. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The plan that the page asked for when the draft was begun: if the page now asks for another one, the page is right. */
export type Asked = PlanChoice | undefined;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Keeps what was typed and how far a sign-up is. Card data is never part of it: it never reaches this page. */
export class Draft {
  readonly #storage: DraftStorage | undefined;
  readonly #place: string;

  /** @param name tells drafts of one origin apart, for example the gateway's address */
  constructor(name: string, storage: DraftStorage | undefined) {
    this.#storage = storage;
    this.#place = `storefront-elements:sign-up:${name}`;
  }

  save(purchase: Purchase, asked: Asked): void {
    const { step, plan, details, accepted, paymentMethodId, owing, sent } = purchase;
    try {
      this.#storage?.setItem(this.#place, JSON.stringify({ step, plan, details, accepted, paymentMethodId, owing, sent, asked }));
    } catch {
      // Full or forbidden: the draft then lives as long as the page, which is all that can be had.
    }
  }

  clear(): void {
    try {
      this.#storage?.removeItem(this.#place);
    } catch {
      // Forbidden: then nothing was kept either.
    }
  }

  /** What was kept, as far as it still makes sense. Storage is not trusted: anyone with the page's origin can write there. */
  read(): { purchase: Purchase; asked: Asked } | undefined {
    let kept: unknown;
    try {
      kept = JSON.parse(this.#storage?.getItem(this.#place) ?? 'null');
    } catch {
      return undefined;
    }
    if (!isFields(kept)) return undefined;
    const purchase: Purchase = {
      ...NEW_PURCHASE,
      plan: planOf(kept['plan']),
      details: detailsOf(kept['details']),
      accepted: acceptedOf(kept['accepted']),
      paymentMethodId: textOf(kept['paymentMethodId']),
      owing: owingOf(kept['owing']),
      sent: sentOf(kept['sent']),
    };
    return { purchase: { ...purchase, step: stepOf(kept['step'], purchase) }, asked: planOf(kept['asked']) };
  }
}

function planOf(value: unknown): PlanChoice | undefined {
  if (!isFields(value)) return undefined;
  const productRatePlanId = textOf(value['productRatePlanId']);
  const quantity = value['quantity'];
  if (!productRatePlanId) return undefined;
  return typeof quantity === 'number' ? { productRatePlanId, quantity } : { productRatePlanId };
}

function detailsOf(value: unknown): Details {
  const given = isFields(value) ? value : {};
  return DETAIL_FIELDS.reduce((details, field) => ({ ...details, [field]: textOf(given[field]) ?? '' }), NO_DETAILS);
}

function acceptedOf(value: unknown): Purchase['accepted'] {
  return (Array.isArray(value) ? value : []).filter(isFields).flatMap((consent) => {
    const [id, version] = [textOf(consent['id']), textOf(consent['version'])];
    return id && version ? [{ id, version }] : [];
  });
}

function owingOf(value: unknown): Owing | undefined {
  if (!isFields(value) || !isFields(value['due'])) return undefined;
  const [accountNumber, amount, currency] = [
    textOf(value['accountNumber']),
    textOf(value['due']['amount']),
    textOf(value['due']['currency']),
  ];
  return accountNumber && amount && currency ? { accountNumber, due: { amount, currency } } : undefined;
}

function sentOf(value: unknown): OrderRequest | undefined {
  const sent = createOrder.request.safeParse(value);
  return sent.success ? sent.data : undefined;
}

function stepOf(value: unknown, { plan, owing }: Purchase): Step {
  const step = STEPS.find((known) => known === value) ?? 'plan';
  if (owing) return 'payment';
  return plan && step !== 'done' ? step : 'plan';
}

/** The tab's own storage; undefined where it is missing or forbidden. */
export function pageDraftStorage(): DraftStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
