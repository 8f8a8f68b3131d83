import type { ReactiveControllerHost } from 'lit';
import { getSession } from '../../../api/operations/storefront/sessions.js';
import type { SessionRights } from '../../../api/schemas/storefront/session.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';

/**
 * Permissions of the page's session. Used to hide actions that the gateway would refuse. If the permissions cannot be loaded, every action
 * is offered, because the gateway checks each request anyway.
 */
export class Permissions {
  readonly #connection: Connection;
  readonly #session: Resource<Record<string, never>, SessionRights>;

  constructor(host: ReactiveControllerHost, connection: Connection) {
    this.#connection = connection;
    this.#session = new Resource(host, connection, getSession, () => (connection.storefront?.session === 'active' ? {} : undefined));
  }

  /** True while the permissions are being loaded. */
  get isLoading(): boolean {
    return this.#session.snapshot.status === 'loading';
  }

  /** True if the session belongs to a user who has no billing account yet. False until that is known. */
  get hasNoAccount(): boolean {
    const { data } = this.#session.snapshot;
    return this.#connection.storefront?.session === 'no-account' || (data !== undefined && data.accountNumber === undefined);
  }

  /** Number of the account that the session belongs to. Undefined until it is loaded. */
  get accountNumber(): string | undefined {
    return this.#session.snapshot.data?.accountNumber;
  }

  /** True if the session has a scope, such as `invoices:pay`. Also true while the permissions are unknown. */
  can(scope: string): boolean {
    return this.#session.snapshot.data?.scopes.includes(scope) ?? true;
  }
}
