import type { Catalog } from '../../../api/schemas/storefront/catalog.js';
import type { Localizer } from '../../locales/localizer.js';
import type { Connection } from '../connection/connection.js';
import type { DetailsEvents, PlanDetails } from './details/plan-details.js';
import type { PlansMessages } from '../../../generated/locales/plans.js';
import { needsDetails } from './offer.js';
import type { PlansAttributes } from './plans-attributes.js';

/**
 * Loads `PlanDetails` only if the attributes or the catalog need it. In most cases, they do not. If loading fails, the plans are shown
 * without details. Prices that only `PlanDetails` can calculate are then left out.
 */
export class LazyDetails {
  readonly #host: PlansAttributes;
  readonly #connection: Connection;
  readonly #localizer: Localizer<PlansMessages>;
  readonly #events: DetailsEvents;
  #isRequested = false;
  /** True while the file is being loaded. */
  isLoading = false;
  loaded: PlanDetails | undefined;

  constructor(host: PlansAttributes, connection: Connection, localizer: Localizer<PlansMessages>, events: DetailsEvents) {
    this.#host = host;
    this.#connection = connection;
    this.#localizer = localizer;
    this.#events = events;
  }

  /** Called before each render. */
  update(catalog: Catalog | undefined): void {
    if (!this.#isRequested && this.#isNeeded(catalog)) void this.#load();
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
    this.#isRequested = this.isLoading = true;
    try {
      const { PlanDetails } = await import('./details/plan-details.js');
      this.loaded = await PlanDetails.create(this.#host, this.#connection, this.#localizer, this.#events);
    } catch {
      // Shows the plans without details.
    }
    this.isLoading = false;
    this.#host.requestUpdate();
  }
}
