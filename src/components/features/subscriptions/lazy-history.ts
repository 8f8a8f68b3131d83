import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { Connection } from '../connection/connection.js';
import type { History } from './history/history.js';
import type { SubscriptionsLocalizer } from './status-summary.js';

/** History of subscriptions in a section that is closed at first. Code and data are loaded when the section is opened. */
export class LazyHistory {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #l: SubscriptionsLocalizer;
  readonly #open = new Set<string>();
  #loaded: History | undefined;
  #isLoading = false;

  constructor(host: LitElement, connection: Connection, l: SubscriptionsLocalizer) {
    this.#host = host;
    this.#connection = connection;
    this.#l = l;
  }

  render({ subscriptionNumber }: Subscription): TemplateResult {
    const isOpen = this.#open.has(subscriptionNumber);
    return html`<details
      class="history"
      part="history"
      ?open=${isOpen}
      @toggle=${(event: Event) => this.#toggle(event, subscriptionNumber)}
    >
      <summary>${this.#l.t('history')}</summary>
      ${isOpen ? (this.#loaded?.render(subscriptionNumber) ?? nothing) : nothing}
    </details>`;
  }

  #toggle({ target }: Event, number: string): void {
    if (!(target instanceof HTMLDetailsElement) || target.open === this.#open.has(number)) return;
    if (target.open) this.#open.add(number);
    else this.#open.delete(number);
    if (target.open) void this.#load();
    this.#host.requestUpdate();
  }

  async #load(): Promise<void> {
    if (this.#loaded || this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { History } = await import('./history/history.js');
      this.#loaded = await History.create(this.#host, this.#connection, this.#l);
    } catch {
      // Closes the section. Opening it again retries.
      this.#open.clear();
    }
    this.#isLoading = false;
    this.#host.requestUpdate();
  }
}
