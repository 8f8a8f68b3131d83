import type { Catalog } from '../../../api/schemas/storefront/catalog.js';
import type { Localizer } from '../../locales/localizer.js';
import type { Connection } from '../connection/connection.js';
import type { DetailsEvents, PlanDetails } from './details/plan-details.js';
import type { PlansMessages } from '../../../generated/locales/plans.js';
import { needsDetails } from './offer.js';
import type { PlansAttributes } from './plans-attributes.js';

/**
 * What most catalogs do without is a file of its own, loaded when attributes or catalog ask for it. If it does not arrive, the plans are shown
 * without it: prices are true then too, or not said.
 */
export class LazyDetails {
  readonly #host: PlansAttributes;
  readonly #connection: Connection;
  readonly #words: Localizer<PlansMessages>;
  readonly #events: DetailsEvents;
  #asked = false;
  /** Whether it is on its way. */
  isLoading = false;
  loaded: PlanDetails | undefined;

  constructor(host: PlansAttributes, connection: Connection, words: Localizer<PlansMessages>, events: DetailsEvents) {
    this.#host = host;
    this.#connection = connection;
    this.#words = words;
    this.#events = events;
  }

  /** Called before each rendering. */
  update(catalog: Catalog | undefined): void {
    if (!this.#asked && this.#isNeeded(catalog)) void this.#load();
    this.loaded?.update(catalog);
  }

  #isNeeded(catalog: Catalog | undefined): boolean {
    const { currencySwitch, estimator, comparison, products, plans } = this.#host;
    return (
      currencySwitch ||
      estimator ||
      comparison !== undefined ||
      !!(products ?? plans ?? this.#host.category ?? this.#host.order ?? this.#host.layout ?? this.#host.approximateIn) ||
      (catalog !== undefined && (needsDetails(catalog) || this.#connection.session === 'active'))
    );
  }

  async #load(): Promise<void> {
    this.#asked = this.isLoading = true;
    try {
      const { PlanDetails } = await import('./details/plan-details.js');
      this.loaded = await PlanDetails.create(this.#host, this.#connection, this.#words, this.#events);
    } catch {
      // See above.
    }
    this.isLoading = false;
    this.#host.requestUpdate();
  }
}
