import type { ReactiveControllerHost } from 'lit';
import { listInvoices } from '../../../api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../../api/operations/storefront/payment-methods.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { Subscription, SubscriptionRatePlan } from '../../../api/schemas/storefront/subscriptions.js';
import type { Store } from '../../../store/store.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';

/** A plan of the session's account, and the subscription that it belongs to. */
export interface OwnedPlan extends SubscriptionRatePlan {
  readonly subscription: Subscription;
}

/** `none`: nobody is signed in; `error`: it could not be asked, so nothing is known. */
export type OwnedPlansStatus = 'none' | 'loading' | 'ready' | 'error';

/** Whether a subscription gives what was bought: it runs, or it waits for the end of a trial. A cancelled one runs until its last day. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'Active' || status.startsWith('Pending');
}

/**
 * What the account of the session has already, on an element: asked for once on a page, and again after each purchase, also in another tab.
 * Asks for nothing where nobody is signed in.
 */
export class OwnedPlans {
  readonly #connection: Connection;
  readonly #subscriptions: Resource<Record<string, never>, { subscriptions: Subscription[] }>;
  readonly #wanted: () => boolean;

  /** @param wanted whether it matters now; without, always */
  constructor(host: ReactiveControllerHost, connection: Connection, wanted: () => boolean = () => true) {
    this.#connection = connection;
    this.#wanted = wanted;
    this.#subscriptions = new Resource(host, connection, listSubscriptions, () => (this.#isSignedIn && wanted() ? {} : undefined));
  }

  get #isSignedIn(): boolean {
    return this.#connection.storefront?.session === 'active';
  }

  get status(): OwnedPlansStatus {
    // A provider that is not ready yet does not say whether somebody is signed in.
    if (!this.#connection.store) return 'loading';
    if (!this.#isSignedIn || !this.#wanted()) return 'none';
    const { data, error } = this.#subscriptions.snapshot;
    if (data) return 'ready';
    return error ? 'error' : 'loading';
  }

  /** Why nothing is known, if that could not be asked. */
  get error(): Resource<unknown, unknown>['snapshot']['error'] {
    return this.#subscriptions.snapshot.error;
  }

  /** Plans that the account has, suspended ones too, of those named; of all without names. Empty while nothing is known. */
  list(productRatePlanIds?: readonly string[]): OwnedPlan[] {
    if (this.status !== 'ready') return [];
    const subscriptions = this.#subscriptions.snapshot.data?.subscriptions ?? [];
    return subscriptions
      .filter((subscription) => isRunning(subscription) || subscription.status === 'Suspended')
      .flatMap((subscription) => subscription.ratePlans.map((plan) => ({ ...plan, subscription })))
      .filter(({ productRatePlanId }) => productRatePlanIds?.includes(productRatePlanId) ?? true);
  }

  /** Asks again, for a retry button. */
  async refresh(): Promise<void> {
    await this.#subscriptions.refresh();
  }
}

/** After something was bought: what the account has, owes and pays with is asked for again wherever it is shown, in other tabs too. */
export function invalidateAfterPurchase(store: Store): void {
  store.invalidate(listSubscriptions, listInvoices, getProfile, listPaymentMethods, createQuote);
}
