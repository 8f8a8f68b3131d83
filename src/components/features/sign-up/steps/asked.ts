import type { PlanChoice } from '../../../../api/schemas/storefront/purchase.js';
import type { Asked } from '../purchase-flow.js';
import type { SignUpWishes } from '../sign-up-wishes.js';
import { prefilledDetails, readDeepLink, type Wishes } from '../wishes.js';

/** What the page asks for, by attributes, properties and its own address. */
export class AskedByPage {
  readonly #element: SignUpWishes;
  readonly #country: () => string | undefined;
  readonly #warn: (message: string) => void;
  #link: Wishes | undefined;

  /** @param country the provider's, if it has one */
  constructor(element: SignUpWishes, country: () => string | undefined, warn: (message: string) => void) {
    this.#element = element;
    this.#country = country;
    this.#warn = warn;
  }

  /** What the address of the page asks for; attributes win. */
  get link(): Wishes {
    if (!this.#element.deepLinks) return {};
    return (this.#link ??= readDeepLink(location.search, this.#warn));
  }

  get asked(): Asked {
    const { link } = this;
    const { plan, email, prefill } = this.#element;
    const country = this.#element.country || this.#country();
    return {
      plan: plan ? this.#planOfAttributes() : link.plan,
      addOns: prefill?.addOns ?? link.addOns ?? [],
      details: prefilledDetails({
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
