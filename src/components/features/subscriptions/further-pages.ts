import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { listSubscriptions } from '../../../api/operations/storefront/subscriptions.js';
import type { Subscription, Subscriptions, SubscriptionsRequest } from '../../../api/schemas/storefront/subscriptions.js';
import { notice } from '../../primitives/notice.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';
import type { SubscriptionsLocalizer } from './status-summary.js';

type Page = Resource<SubscriptionsRequest, Subscriptions>;

/**
 * Further pages of the list of subscriptions, shown on demand. Each page stays connected to the store, so that it is fetched again after a
 * change, like the first page.
 */
export class FurtherPages {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #l: SubscriptionsLocalizer;
  #pages: Page[] = [];
  #joined: { parts: readonly (Subscriptions | undefined)[]; data: Subscriptions } | undefined;

  constructor(host: LitElement, connection: Connection, l: SubscriptionsLocalizer) {
    this.#host = host;
    this.#connection = connection;
    this.#l = l;
  }

  /** Returns all subscriptions that are loaded, as one list. Returns the same object until a page changes. */
  join(first: Subscriptions): Subscriptions {
    // The list has become shorter, so its further pages do not exist anymore.
    if (first.nextCursor === undefined) this.#removePages();
    if (this.#pages.length === 0) return first;
    const parts = [first, ...this.#pages.map(({ snapshot }) => snapshot.data)];
    const { parts: known, data } = this.#joined ?? {};
    if (data && known?.length === parts.length && known.every((part, index) => part === parts[index])) return data;
    // A change between two fetches can move a subscription from one page to the next.
    const all = new Map<string, Subscription>();
    for (const subscription of parts.flatMap((part) => part?.subscriptions ?? [])) all.set(subscription.subscriptionNumber, subscription);
    this.#joined = { parts, data: { ...first, subscriptions: [...all.values()] } };
    return this.#joined.data;
  }

  /** Fetches the next page, unless it is already being fetched. Returns false if there is none, or if it could not be fetched. */
  showMore(first: Subscriptions): boolean {
    const last = this.#pages.at(-1);
    if (last && !last.snapshot.data) return !last.snapshot.error;
    const cursor = this.#nextCursor(first);
    if (cursor !== undefined) this.#add(cursor);
    return cursor !== undefined;
  }

  /** Fetches the further pages again. */
  async refresh(): Promise<void> {
    await Promise.all(this.#pages.map((page) => page.refresh()));
  }

  /** Text about the last click, for the live region. */
  get announcement(): string {
    const last = this.#pages.at(-1)?.snapshot;
    if (!last) return '';
    if (last.data) return this.#l.t('showMoreDone', { count: last.data.subscriptions.length });
    return this.#l.t(last.error ? 'showMoreFailed' : 'loading');
  }

  /** Renders the button that shows the next page. Renders nothing on the last page. */
  render(first: Subscriptions): TemplateResult | typeof nothing {
    const l = this.#l;
    const last = this.#pages.at(-1);
    if (last?.snapshot.status === 'error') {
      return notice({ kind: 'error', text: l.t('showMoreFailed'), action: { label: l.t('tryAgain'), onClick: () => void last.refresh() } });
    }
    const isLoading = last !== undefined && !last.snapshot.data;
    if (!isLoading && this.#nextCursor(first) === undefined) return nothing;
    return html`<p>
      <button
        class="button"
        part="more"
        type="button"
        aria-disabled=${isLoading ? 'true' : 'false'}
        @click=${() => void this.showMore(first)}
      >
        ${l.t(isLoading ? 'loading' : 'showMore')}
      </button>
    </p>`;
  }

  #nextCursor(first: Subscriptions): string | undefined {
    const last = this.#pages.at(-1);
    return last ? last.snapshot.data?.nextCursor : first.nextCursor;
  }

  #add(cursor: string): void {
    const page: Page = new Resource(this.#host, this.#connection, listSubscriptions, () =>
      this.#connection.storefront?.session === 'active' ? { locale: this.#l.locale, paged: 'true', cursor } : undefined,
    );
    this.#pages.push(page);
    this.#host.requestUpdate();
  }

  #removePages(): void {
    for (const page of this.#pages.splice(0)) {
      page.hostDisconnected();
      this.#host.removeController(page);
    }
  }
}
