import type { ReactiveControllerHost } from 'lit';
import { getSession } from '../../../api/operations/storefront/sessions.js';
import type { SessionRights } from '../../../api/schemas/storefront/session.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';

/**
 * What the session of the page may do, so that nobody is offered what would be refused. Only for what is shown: the gateway decides what is done,
 * and where the answer cannot be had everything is offered.
 */
export class Rights {
  readonly #session: Resource<Record<string, never>, SessionRights>;

  constructor(host: ReactiveControllerHost, connection: Connection) {
    this.#session = new Resource(host, connection, getSession, () => (connection.storefront?.session === 'active' ? {} : undefined));
  }

  /** Whether the answer, or that there is none, is still to come. */
  get coming(): boolean {
    return this.#session.snapshot.status === 'loading';
  }

  /** Whose session it is; undefined while that is not known. */
  get accountNumber(): string | undefined {
    return this.#session.snapshot.data?.accountNumber;
  }

  /** @param scope for example `invoices:pay` */
  may(scope: string): boolean {
    return this.#session.snapshot.data?.scopes.includes(scope) ?? true;
  }
}
