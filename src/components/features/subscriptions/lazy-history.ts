import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { Connection } from '../connection/connection.js';
import type { History } from './history/history.js';
import type { SubscriptionsLocalizer } from './standing.js';

/** Past and coming versions of subscriptions, behind a press: neither code nor answer is loaded before somebody wants to see them. */
export class LazyHistory {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #l: SubscriptionsLocalizer;
  readonly #open = new Set<string>();
  #here: History | undefined;
  #coming = false;

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
      ${isOpen ? (this.#here?.render(subscriptionNumber) ?? nothing) : nothing}
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
    if (this.#here || this.#coming) return;
    this.#coming = true;
    try {
      const { History } = await import('./history/history.js');
      this.#here = await History.create(this.#host, this.#connection, this.#l);
    } catch {
      // It stays closed; a press asks again.
      this.#open.clear();
    }
    this.#coming = false;
    this.#host.requestUpdate();
  }
}
