import type { PlanChoice } from '../../../../api/schemas/storefront/quote.js';
import type { PageRequest } from '../purchase-flow.js';
import type { SignUpAttributes } from '../sign-up-attributes.js';
import { readDeepLink, type DeepLink } from '../deep-link.js';
import { toDetails } from '../prefill.js';

/** Reads the plan, add-ons and details that the page requests by attributes, properties and its URL. */
export class PageRequestReader {
  readonly #element: SignUpAttributes;
  readonly #country: () => string | undefined;
  readonly #warn: (message: string) => void;
  #link: DeepLink | undefined;

  /** @param country returns the provider's country */
  constructor(element: SignUpAttributes, country: () => string | undefined, warn: (message: string) => void) {
    this.#element = element;
    this.#country = country;
    this.#warn = warn;
  }

  /** Values from the page's URL. Attributes take precedence. */
  get link(): DeepLink {
    if (!this.#element.deepLinks) return {};
    return (this.#link ??= readDeepLink(location.search, this.#warn));
  }

  get pageRequest(): PageRequest {
    const { link } = this;
    const { plan, email, prefill } = this.#element;
    const country = this.#element.country || this.#country();
    return {
      plan: plan ? this.#planOfAttributes() : link.plan,
      addOns: prefill?.addOns ?? link.addOns ?? [],
      details: toDetails({
        ...(country && { country }),
        ...(link.email && { email: link.email }),
        ...prefill,
        ...(email && { email }),
      }),
    };
  }

  get coupon(): string | undefined {
    const { coupon, prefill } = this.#element;
    return coupon || prefill?.coupon || this.link.coupon;
  }

  #planOfAttributes(): PlanChoice {
    const { plan, quantity } = this.#element;
    const counted = quantity !== undefined && Number.isSafeInteger(quantity);
    return { productRatePlanId: plan, ...(counted && { quantity }) };
  }
}
