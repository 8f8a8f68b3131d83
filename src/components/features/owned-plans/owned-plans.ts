import type { ReactiveControllerHost } from 'lit';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { Subscription, SubscriptionRatePlan, Subscriptions } from '../../../api/schemas/storefront/subscriptions.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';

/** Plan of the session's account, with its subscription. */
interface OwnedPlan extends SubscriptionRatePlan {
  readonly subscription: Subscription;
}

/** Status of the request. `none`: nobody is signed in. */
type OwnedPlansStatus = 'none' | 'loading' | 'ready' | 'error';

/** True if a subscription gives access: it is active or pending. A canceled subscription is active until its last day. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'Active' || status.startsWith('Pending');
}

/**
 * Plans of the session's account. They are fetched once per page, and again after each purchase, including purchases in other tabs. Nothing
 * is fetched while nobody is signed in.
 */
export class OwnedPlans {
  readonly #connection: Connection;
  readonly #subscriptions: Resource<Record<string, never>, Subscriptions>;
  readonly #isNeeded: () => boolean;

  /** @param isNeeded returns true while the plans are needed; default: always true */
  constructor(host: ReactiveControllerHost, connection: Connection, isNeeded: () => boolean = () => true) {
    this.#connection = connection;
    this.#isNeeded = isNeeded;
    this.#subscriptions = new Resource(host, connection, listSubscriptions, () => (this.#isSignedIn && isNeeded() ? {} : undefined));
  }

  get #isSignedIn(): boolean {
    return this.#connection.storefront?.session === 'active';
  }

  get status(): OwnedPlansStatus {
    // The session is unknown until the provider is ready.
    if (!this.#connection.store) return 'loading';
    if (!this.#isSignedIn || !this.#isNeeded()) return 'none';
    const { data, error } = this.#subscriptions.snapshot;
    if (data) return 'ready';
    return error ? 'error' : 'loading';
  }

  /** Error of the request, if it failed. */
  get error(): Resource<unknown, unknown>['snapshot']['error'] {
    return this.#subscriptions.snapshot.error;
  }

  /** The account's current and suspended subscriptions. Empty until they are loaded. */
  get subscriptions(): readonly Subscription[] {
    const { data } = this.#subscriptions.snapshot;
    if (this.status !== 'ready' || !data) return [];
    return data.subscriptions.filter((subscription) => isRunning(subscription) || subscription.status === 'Suspended');
  }

  /** `one`: the shop allows only one subscription of each product family. */
  get perFamily(): Subscriptions['perFamily'] {
    return this.#subscriptions.snapshot.data?.perFamily;
  }

  /**
   * Returns the account's plans, including plans of suspended subscriptions. If ids are given, returns only plans with these ids. Empty until
   * the plans are loaded.
   */
  list(productRatePlanIds?: readonly string[]): OwnedPlan[] {
    return this.subscriptions
      .flatMap((subscription) => subscription.ratePlans.map((plan) => ({ ...plan, subscription })))
      .filter(({ productRatePlanId }) => productRatePlanIds?.includes(productRatePlanId) ?? true);
  }

  /** Fetches the plans again. */
  async refresh(): Promise<void> {
    await this.#subscriptions.refresh();
  }
}
