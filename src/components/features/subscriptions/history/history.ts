import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { getTimeline } from '../../../../api/operations/storefront/subscriptions.js';
import type { Timeline, TimelineEntry, TimelineRequest } from '../../../../api/schemas/storefront/timeline.js';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import { notice } from '../../../primitives/notice.js';
import type { Connection } from '../../connection/connection.js';
import { Resource } from '../../connection/resource.js';
import type { SubscriptionsLocalizer } from '../status-summary.js';
import { styles } from './history.styles.js';
import { subscriptionsHistoryMessages, type SubscriptionsHistoryMessages } from '../../../../generated/locales/subscriptions-history.js';

const WORDS: ReadonlyMap<string, { message: keyof SubscriptionsHistoryMessages; to?: keyof SubscriptionsHistoryMessages }> = new Map([
  ['created', { message: 'created', to: 'createdWith' }],
  ['change-plan', { message: 'changePlan', to: 'changePlanTo' }],
  ['change-quantity', { message: 'changeQuantity', to: 'changeQuantityTo' }],
  ['change-add-ons', { message: 'changeAddOns', to: 'changeAddOnsTo' }],
  ['pause', { message: 'pause' }],
  ['resume', { message: 'resume' }],
  ['cancel', { message: 'cancel' }],
  ['renew', { message: 'renew' }],
  ['terms', { message: 'terms' }],
  ['trial-end', { message: 'trialEnd' }],
  ['term-end', { message: 'termEnd' }],
]);

/** History of subscriptions: earlier and scheduled versions with their dates. */
export class History {
  readonly #host: LitElement;
  readonly #connection: Connection;
  readonly #l: FullLocalizer<SubscriptionsHistoryMessages>;
  readonly #answers = new Map<string, Resource<TimelineRequest, Timeline>>();

  private constructor(host: LitElement, connection: Connection, around: SubscriptionsLocalizer) {
    this.#host = host;
    this.#connection = connection;
    this.#l = new FullLocalizer(host, subscriptionsHistoryMessages, () => ({
      locale: around.locale,
      overrides: connection.storefront?.messages,
    }));
  }

  /** Resolves when the messages have loaded in the language of the element. */
  static async create(host: LitElement, connection: Connection, around: SubscriptionsLocalizer): Promise<History> {
    const { renderRoot } = host;
    const sheet = styles.styleSheet;
    if (renderRoot instanceof ShadowRoot && sheet) renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, sheet];
    await subscriptionsHistoryMessages.translations[around.locale.split('-')[0] ?? '']?.().catch(() => undefined);
    return new History(host, connection, around);
  }

  render(number: string): TemplateResult {
    const { data, error } = this.#answer(number).snapshot;
    if (!data) return error ? this.#failed(number) : html`<p class="soft">${this.#l.t('loading')}</p>`;
    // Newest first, as in the other lists of the account.
    const entries = [...data.entries].reverse();
    if (entries.length === 0) return html`<p class="soft">${this.#l.t('empty')}</p>`;
    return html`<ol class="entries">
      ${entries.map((entry) => this.#entry(entry))}
    </ol>`;
  }

  #answer(number: string): Resource<TimelineRequest, Timeline> {
    let answer = this.#answers.get(number);
    if (!answer) {
      answer = new Resource(this.#host, this.#connection, getTimeline, () => ({ number }));
      this.#answers.set(number, answer);
    }
    return answer;
  }

  #failed(number: string): TemplateResult {
    const action = { label: this.#l.t('tryAgain'), onClick: () => void this.#answer(number).refresh() };
    return notice({ kind: 'error', text: this.#l.t('failed'), action });
  }

  #entry(entry: TimelineEntry): TemplateResult {
    return html`<li class=${entry.coming ? 'coming' : nothing} part="entry">
      <span class="when">${this.#l.date(entry.date, 'medium')}</span>
      <span>${this.#words(entry)}${entry.coming ? html` <small>${this.#l.t('coming')}</small>` : nothing}</span>
    </li>`;
  }

  #words({ kind, to = [] }: TimelineEntry): string {
    const l = this.#l;
    const known = WORDS.get(kind);
    if (!known?.to || to.length === 0) return l.t(known?.message ?? 'other');
    const plans = to.map(({ productName, quantity }) =>
      quantity === undefined ? productName : l.t('counted', { plan: productName, quantity: l.number(quantity) }),
    );
    return l.t(known.to, { plans: plans.join(' + ') });
  }
}
