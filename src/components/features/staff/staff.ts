import type { PropertyValues } from 'lit';
import { createClient } from '../../../api/client.js';
import { gatewayAddress } from '../provider/gateway-address.js';
import { StorefrontProvider } from '../provider/provider.js';
import { Session, type SessionStatus } from '../provider/session.js';

/**
 * @summary Connects the elements for the tenant's staff to the gateway. All requests use the staff session from `fetchSession`; there is no
 * publishable key. Renders nothing itself.
 *
 * @slot - Page content. The elements can be anywhere inside.
 * @cssstate none - There is no `fetchSession` yet.
 * @cssstate active - A staff member is signed in.
 * @cssstate no-account - The session belongs to a customer without an account, so it gives no access.
 * @cssstate expired - The session has ended and could not be renewed.
 * @cssstate misconfigured - A required attribute is missing or invalid; the elements inside say which.
 * @event {StorefrontErrorEvent} storefront-error - A required attribute is missing or invalid.
 */
export class StorefrontStaff extends StorefrontProvider {
  static override readonly tag = 'storefront-staff';

  /** Staff session. Fetched when a request first needs it. */
  readonly #session = new Session({
    element: this,
    store: () => undefined,
    onStatus: () => this.requestUpdate(),
    onOtherAccount: () => undefined,
    onFailure: () => undefined,
  });

  /** Fetches everything again, with a new session. */
  override refresh(): void {
    this.#session.renew();
    super.refresh();
  }

  /** Forgets the session and all data. */
  override logout(): void {
    this.#session.forget();
    super.logout();
  }

  protected override get status(): SessionStatus {
    // The base class reads the status in its constructor, before this field exists.
    return #session in this ? this.#session.status : 'none';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('fetchSession')) this.#session.source = this.fetchSession;
    if (changed.has('gateway')) this.client = this.#createStaffClient();
    super.willUpdate(changed);
  }

  #createStaffClient(): StorefrontProvider['client'] {
    const baseUrl = gatewayAddress(this.gateway);
    return baseUrl === undefined
      ? undefined
      : createClient({ baseUrl, keyEveryChange: true, credential: ({ rejected }) => this.#staffToken(rejected) });
  }

  /** A customer's token is not sent, because the gateway refuses it here. */
  async #staffToken(rejected: string | undefined): Promise<string | undefined> {
    const token = await this.#session.token(rejected);
    return this.#session.status === 'no-account' ? undefined : token;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-staff': StorefrontStaff;
  }
}
