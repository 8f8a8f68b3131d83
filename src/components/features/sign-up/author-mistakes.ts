import type { LitElement, ReactiveController } from 'lit';
import type { Catalog } from '../../../api/schemas/storefront/catalog.js';
import { diagnose } from '../../base/diagnose.js';
import { checkAttributes } from '../../base/unknown-attributes.js';
import { offerOf } from '../plans/offer.js';

/** Warns the page's developer about unknown attributes, and about a plan that is not on sale. */
export class AuthorMistakes implements ReactiveController {
  readonly #host: LitElement & { readonly plan: string };
  readonly #catalog: () => Catalog | undefined;
  #checked: string | undefined;

  constructor(host: LitElement & { readonly plan: string }, catalog: () => Catalog | undefined) {
    this.#host = host;
    this.#catalog = catalog;
    host.addController(this);
    checkAttributes(host);
  }

  hostUpdated(): void {
    const { plan } = this.#host;
    const catalog = this.#catalog();
    if (!catalog || plan === this.#checked) return;
    this.#checked = plan;
    if (plan === '' || offerOf(catalog, plan)) return;
    const sold = catalog.products.flatMap(({ plans }) => plans.map(({ productRatePlanId }) => productRatePlanId));
    diagnose((file) => file.reportUnknownPlan(this.#host, plan, sold));
  }
}
